/* The program's version, which is written in meson.build and nowhere else. */
#ifndef QUATUOR_BASE_VERSION_H
#define QUATUOR_BASE_VERSION_H

const char *quatuor_version(void);

#endif
