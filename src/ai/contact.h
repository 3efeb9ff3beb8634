/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Communication between the thread that asks and the thread that thinks. Owned by the asking side,
 * and outlives the thinking. May be NULL: then thinking is neither cancelled nor reported. */
#ifndef AI_CONTACT_H
#define AI_CONTACT_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct contact {
    atomic_bool cancel;  /* set by the asking thread: the answer is no longer wanted */
    atomic_int permille; /* set by the thinking thread: share of the nodes or time used */
};

static inline bool contact_cancelled(const struct contact *contact)
{
    return contact && atomic_load_explicit(&contact->cancel, memory_order_relaxed);
}

/* A limit of 0 means none. */
static inline void contact_report(struct contact *contact, uint64_t nodes, uint64_t node_limit,
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
