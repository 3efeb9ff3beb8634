/* The program's version, defined only in meson.build. */
#ifndef QUATUOR_BASE_VERSION_H
#define QUATUOR_BASE_VERSION_H

const char *quatuor_version(void);

#endif
