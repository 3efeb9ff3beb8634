/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#define _POSIX_C_SOURCE 200809L
#include "cli/child.h"

#ifndef _WIN32

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/i18n.h"

static const int ending_signals[] = {SIGINT, SIGTERM, SIGHUP};
enum { SIGNAL_COUNT = sizeof ending_signals / sizeof *ending_signals };

/* The running children. Signals are blocked while the list is locked: their handler locks it too,
 * and would deadlock with the thread it interrupted. */
static struct child *running;
static atomic_flag taken = ATOMIC_FLAG_INIT;

static void lock_children(sigset_t *before)
{
    sigset_t held;
    sigemptyset(&held);
    for (int i = 0; i < SIGNAL_COUNT; i++)
        sigaddset(&held, ending_signals[i]);
    pthread_sigmask(SIG_BLOCK, &held, before);
    while (atomic_flag_test_and_set(&taken))
        ;
}

static void unlock_children(const sigset_t *before)
{
    atomic_flag_clear(&taken);
    pthread_sigmask(SIG_SETMASK, before, NULL);
}

static void kill_group(const struct child *child)
{
    kill(-child->pid, SIGKILL); /* it has nothing to save */
    waitpid(child->pid, NULL, 0);
}

/* The lock is never released: no thread may start another child. */
static void kill_all(int ending)
{
    while (atomic_flag_test_and_set(&taken))
        ;
    for (const struct child *child = running; child; child = child->next)
        kill_group(child);
    signal(ending, SIG_DFL);
    raise(ending);
}

/* Ignored signals (nohup) stay ignored. */
static void set_handlers(void (*handler)(int))
{
    for (int i = 0; i < SIGNAL_COUNT; i++) {
        struct sigaction now;
        sigaction(ending_signals[i], NULL, &now);
        now.sa_flags = 0;
        if (now.sa_handler == SIG_IGN)
            continue;
        now.sa_handler = handler;
        sigaction(ending_signals[i], &now, NULL);
    }
}

/* The shell runs the command; everything it starts is in one process group and ends with it. */
static void run(const char *command, const int to[2], const int from[2], const sigset_t *mask)
{
    setpgid(0, 0);
    dup2(to[0], STDIN_FILENO);
    dup2(from[1], STDOUT_FILENO);
    close(to[0]), close(to[1]), close(from[0]), close(from[1]);
    signal(SIGPIPE, SIG_DFL);
    signal(SIGXFSZ, SIG_DFL);
    set_handlers(SIG_DFL);
    pthread_sigmask(SIG_SETMASK, mask, NULL);
    execl("/bin/sh", "sh", "-c", command, (char *)NULL);
    _exit(127);
}

/* Forks and lists the child with signals blocked in between. */
static bool start(struct child *child, const char *command, const int to[2], const int from[2])
{
    sigset_t before;
    lock_children(&before);
    child->pid = fork();
    if (child->pid == 0)
        run(command, to, from, &before);
    if (child->pid > 0) {
        setpgid(child->pid, child->pid); /* in both processes, so that the group exists at once */
        child->next = running;
        running = child;
    }
    unlock_children(&before);
    return child->pid > 0;
}

bool child_start(struct child *child, const char *command, struct fault *fault)
{
    int to[2] = {-1, -1}, from[2] = {-1, -1};
    signal(SIGPIPE, SIG_IGN); /* write() reports a child that has ended */
    set_handlers(kill_all);
    if (pipe(to) != 0 || pipe(from) != 0 || !start(child, command, to, from)) {
        fault_set(fault, _("a program cannot be started: %s"), strerror(errno));
        close(to[0]), close(to[1]), close(from[0]), close(from[1]);
        return false;
    }
    close(to[0]), close(from[1]);
    fcntl(to[1], F_SETFD, FD_CLOEXEC); /* the next child must not inherit it */
    fcntl(from[0], F_SETFD, FD_CLOEXEC);
    child->to = to[1];
    child->from = from[0];
    return true;
}

void child_end(struct child *child)
{
    sigset_t before;
    close(child->to);
    close(child->from);
    lock_children(&before);
    struct child **link = &running;
    while (*link != child)
        link = &(*link)->next;
    *link = child->next;
    kill_group(child);
    unlock_children(&before);
}

#endif
