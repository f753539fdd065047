// Has the C library ask the system for memory in large pieces. `make build` links it into the command.
//
// By itself it makes room for a thread by single pages, each a call of the system's in which all threads wait for one
// another: a command that draws one picture made a hundred of them. What is not touched takes no memory.
#include <malloc.h>

__attribute__((constructor)) static void take_large_pieces(void) {
#ifdef __GLIBC__
    mallopt(M_TOP_PAD, 1 << 20);
    // Once told anything it does not learn any more from what is given back. This is where it would have come to.
    mallopt(M_MMAP_THRESHOLD, 32 << 20);
    mallopt(M_TRIM_THRESHOLD, 64 << 20);
#endif
}
