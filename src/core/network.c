#include "core/network.h"

/* A separate function, for which compilers find the processor's instruction. */
int network_say(const int16_t *sums, const int16_t *output)
{
    int value = 0;
    for (int i = 0; i < NETWORK_LANES; i++)
        value += sums[i] * output[i];
    return value;
}
