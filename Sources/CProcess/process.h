#ifndef MAQUETTE_PROCESS_H
#define MAQUETTE_PROCESS_H

// Calls of the system that Swift cannot make: C declares them with a variable number of arguments, or not at all unless
// asked to.

#ifdef __linux__
#include <malloc.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

/// Has the kernel kill this process when the thread that started it ends. Returns 0, or -1 with `errno`.
static inline int maquette_end_with_parent(void) {
    return prctl(PR_SET_PDEATHSIG, SIGKILL);
}

/// Lets all threads share one heap.
static inline void maquette_share_heap(void) {
#ifdef __GLIBC__
    mallopt(M_ARENA_MAX, 1);
#endif
}

/// A file in memory that the programs which this one runs inherit. Returns its descriptor, or -1 with `errno`.
static inline int maquette_memory_file(const char *name) {
    return (int)syscall(SYS_memfd_create, name, 0);
}
#endif

#endif
