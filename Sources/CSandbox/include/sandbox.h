#ifndef MAQUETTE_SANDBOX_H
#define MAQUETTE_SANDBOX_H

#include <stdbool.h>
#include <stdint.h>

// Two protections of Linux that a process can give itself and never take back: seccomp, which refuses system calls, and
// Landlock, which refuses files. The C library has no functions for them. Where the kernel has none, all of these fail.

/// What Landlock can allow below a folder, or for one file.
typedef enum {
    MAQUETTE_READ = 1,
    MAQUETTE_RUN = 2,
    MAQUETTE_WRITE = 4,
    MAQUETTE_LINK = 8,
} maquette_access;

/// The version of Landlock that the kernel offers; 0 for none.
int maquette_landlock_version(void);

/// Begins a set of rules that refuses all files and, where the kernel can, network and signals to other processes.
///
/// Returns its descriptor, or -1 with `errno`.
int maquette_landlock_begin(bool may_listen);

/// Allows access to a file or to everything below a folder. Returns 0, or -1 with `errno`.
int maquette_landlock_allow(int rules, const char *path, unsigned access);

/// Applies the rules to this thread and to all threads and processes that it starts from now on, and closes them.
///
/// Returns 0, or -1 with `errno`.
int maquette_landlock_apply(int rules);

/// Refuses this thread and all threads and processes that it starts from now on new privileges, the network, and calls
/// that look into other processes or change the machine.
///
/// With `may_listen`, TCP sockets can be made and listened on, but not connected. Returns 0, or -1 with `errno`.
int maquette_refuse_calls(bool may_listen);

/// Whether this thread can get no new privileges, which holds after `maquette_refuse_calls`.
bool maquette_has_no_new_privileges(void);

/// Whether the kernel refuses this thread a socket.
bool maquette_is_without_network(void);

#endif
