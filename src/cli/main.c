#include "core/version.h"

#include <stdio.h>

int main(void)
{
    printf("quatuor-cli %s\n", quatuor_version());
    return 0;
}
