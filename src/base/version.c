#include "base/version.h"

const char *quatuor_version(void)
{
    return QUATUOR_VERSION;
}
