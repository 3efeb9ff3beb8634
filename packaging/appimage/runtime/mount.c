/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include <squashfuse/config.h>
#undef _POSIX_C_SOURCE
#define _GNU_SOURCE
#include "runtime.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <squashfuse/ll.h>
#include <squashfuse/squashfuse.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static struct fuse_lowlevel_ops operations = {
    .getattr = sqfs_ll_op_getattr,
    .opendir = sqfs_ll_op_opendir,
    .releasedir = sqfs_ll_op_releasedir,
    .readdir = sqfs_ll_op_readdir,
    .lookup = sqfs_ll_op_lookup,
    .open = sqfs_ll_op_open,
    .create = sqfs_ll_op_create,
    .release = sqfs_ll_op_release,
    .read = sqfs_ll_op_read,
    .readlink = sqfs_ll_op_readlink,
    .listxattr = sqfs_ll_op_listxattr,
    .getxattr = sqfs_ll_op_getxattr,
    .forget = sqfs_ll_op_forget,
    .statfs = stfs_ll_op_statfs,
};

/* Serves the kernel until the other end of `keep` is closed everywhere. */
static void serve(struct fuse_session *session, int keep)
{
    struct fuse_buf buffer = {0};
    struct pollfd watched[] = {{.fd = fuse_session_fd(session), .events = POLLIN}, {.fd = keep}};
    while (!fuse_session_exited(session)) {
        if (poll(watched, 2, -1) < 0 && errno != EINTR)
            break;
        if (watched[1].revents || (watched[0].revents & (POLLERR | POLLHUP)))
            break;
        if (!(watched[0].revents & POLLIN))
            continue;
        int count = fuse_session_receive_buf(session, &buffer);
        if (count == -EINTR)
            continue;
        if (count <= 0)
            break;
        fuse_session_process_buf(session, &buffer);
    }
    free(buffer.mem);
}

/* Uses its own session, so that Ctrl-C in a terminal only reaches the application: the mount must
 * outlive it. FUSE's own error messages are hidden from players unless they ask. */
static void leave_terminal(void)
{
    setsid();
    signal(SIGINT, SIG_IGN);
    signal(SIGHUP, SIG_IGN);
    signal(SIGTERM, SIG_IGN);
    int nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
    if (nothing < 0)
        return;
    dup2(nothing, STDIN_FILENO);
    dup2(nothing, STDOUT_FILENO);
    if (!getenv("APPIMAGE_DEBUG"))
        dup2(nothing, STDERR_FILENO);
}

static void run_server(const struct image *image, const char *folder, int ready, int keep)
{
    char *words[] = {"runtime", "-o", "ro,nodev,nosuid", NULL};
    struct fuse_args arguments = FUSE_ARGS_INIT(3, words);
    sqfs_ll_chan channel = {0};
    leave_terminal();
    sqfs_ll *ll = calloc(1, sizeof *ll);
    if (!ll || sqfs_open_image(&ll->fs, image->path, image->offset) != SQFS_OK ||
        sqfs_ll_init(ll) != SQFS_OK)
        _exit(1);
    if (sqfs_ll_mount(&channel, folder, &arguments, &operations, sizeof operations, ll) != SQFS_OK)
        _exit(1);
    if (chdir("/") == 0 && write(ready, "1", 1) == 1) {
        close(ready);
        serve(channel.session, keep);
    }
    sqfs_ll_unmount(&channel, folder);
    rmdir(folder);
    _exit(0);
}

int image_mount(const struct image *image, const char *folder)
{
    int ready[2], keep[2]; /* read end, write end */
    if (pipe2(ready, O_CLOEXEC) != 0)
        return -1;
    if (pipe(keep) != 0) {
        close(ready[0]);
        close(ready[1]);
        return -1;
    }
    pid_t child = fork();
    if (child == 0) {
        close(ready[0]);
        close(keep[1]);
        if (fork() == 0) /* fork twice, so that the application has no unknown child */
            run_server(image, folder, ready[1], keep[0]);
        _exit(0);
    }
    close(ready[1]);
    close(keep[0]);
    if (child > 0)
        waitpid(child, NULL, 0);
    char byte;
    bool mounted = child > 0 && read(ready[0], &byte, 1) == 1;
    close(ready[0]);
    if (mounted)
        return keep[1];
    close(keep[1]);
    return -1;
}
