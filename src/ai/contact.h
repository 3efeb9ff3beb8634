/* What whoever asks and whoever thinks tell each other meanwhile, from thread to thread. It belongs
 * to the one who asks and outlives the thinking. NULL where a contact is wanted: nobody listens. */
#ifndef AI_CONTACT_H
#define AI_CONTACT_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct contact {
    atomic_bool cancel;  /* by the one who asks: the answer is no longer wanted */
    atomic_int permille; /* by the one who thinks: so much of the nodes or the time is used */
};

static inline bool contact_cancelled(const struct contact *contact)
{
    return contact && atomic_load_explicit(&contact->cancel, memory_order_relaxed);
}

/* Limits of 0 are none. */
static inline void contact_tell(struct contact *contact, uint64_t nodes, uint64_t node_limit,
                                double seconds, int limit_milliseconds)
{
    if (!contact)
        return;
    double by_nodes = node_limit > 0 ? (double)nodes / (double)node_limit : 0;
    double by_time = limit_milliseconds > 0 ? seconds * 1000 / limit_milliseconds : 0;
    double share = by_nodes > by_time ? by_nodes : by_time;
    atomic_store_explicit(&contact->permille, share < 1 ? (int)(1000 * share) : 1000,
                          memory_order_relaxed);
}

#endif
