/* Replaces functions of the C library: records every sync of a file, and can simulate a full disk.
 *
 * When preloaded, it appends a line "sync PATH" to the file DISK_LOG whenever a file has been synced to the disk, and
 * writes to a path that ends in "-wal" fail as on a full disk while the file DISK_FULL exists.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int path_of(int file, char *path, size_t room) {
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, room - 1);
    path[length < 0 ? 0 : length] = 0;
    return length > 0;
}

static int record_sync(int result, int file) {
    const char *log = getenv("DISK_LOG");
    char path[4096], line[4200];
    if (result == 0 && log && path_of(file, path, sizeof path)) {
        int length = snprintf(line, sizeof line, "sync %s\n", path);
        int out = open(log, O_WRONLY | O_APPEND | O_CREAT, 0600);
        if (out < 0 || write(out, line, length) != length) abort();
        close(out);
    }
    return result;
}

int fsync(int file) {
    static int (*real)(int);
    if (!real) real = dlsym(RTLD_NEXT, "fsync");
    return record_sync(real(file), file);
}

int fdatasync(int file) {
    static int (*real)(int);
    if (!real) real = dlsym(RTLD_NEXT, "fdatasync");
    return record_sync(real(file), file);
}

static int is_full(int file) {
    const char *marker = getenv("DISK_FULL");
    char path[4096];
    if (!marker || access(marker, F_OK) != 0 || !path_of(file, path, sizeof path)) return 0;
    size_t length = strlen(path);
    return length > 4 && strcmp(path + length - 4, "-wal") == 0;
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t at) {
    static ssize_t (*real)(int, const void *, size_t, off_t);
    if (!real) real = dlsym(RTLD_NEXT, "pwrite");
    if (is_full(file)) { errno = ENOSPC; return -1; }
    return real(file, bytes, count, at);
}

ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t at) {
    static ssize_t (*real)(int, const void *, size_t, off64_t);
    if (!real) real = dlsym(RTLD_NEXT, "pwrite64");
    if (is_full(file)) { errno = ENOSPC; return -1; }
    return real(file, bytes, count, at);
}
