#include "core/network.h"

/* Apart, where compilers find the processor's instruction for it. */
int network_say(const int16_t *sums, const int16_t *output)
{
    int value = 0;
    for (int i = 0; i < NETWORK_LANES; i++)
        value += sums[i] * output[i];
    return value;
}
