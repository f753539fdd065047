// Loads a library when the first of its functions is called. Scripts/link-late compiles it into the command.
//
// late-functions.h, which that script writes, names the libraries and their functions: LIBRARY(number, "name") and
// FUNCTION(library, name). Each function is defined here as a jump through a pointer, which at first points to what
// loads the library, finds the function, and sets the pointer. Whatever is passed is left as it is.
#include <dlfcn.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <unistd.h>

#ifndef __x86_64__
#error "Scripts/load-late.c knows the calls of x86-64 alone"
#endif

struct late_library {
    const char *name;
    _Atomic(void *) handle;
};

struct late_function {
    const char *name;
    unsigned long library;
    _Atomic(void *) address;
};

#define LIBRARY(number, name) {name, NULL},
#define FUNCTION(library, name)
static struct late_library libraries[] = {
#include "late-functions.h"
};
#undef LIBRARY
#undef FUNCTION

// 24 bytes each: the number of a function is what it lies behind the first, and the pointer is its last part.
#define LIBRARY(number, name)
#define FUNCTION(library, name) extern char late_first_##name[];
#include "late-functions.h"
#undef FUNCTION
#define FUNCTION(library, name) {#name, library, late_first_##name},
struct late_function late_functions[] = {
#include "late-functions.h"
};
#undef FUNCTION

asm(".set late_number, 0");
#define FUNCTION(library, name)                                        \
    asm(".text\n"                                                      \
        ".globl " #name "\n.hidden " #name "\n"                        \
        ".type " #name ", @function\n"                                 \
        "" #name ": .cfi_startproc\n"                                  \
        "  jmp *late_functions + 24 * late_number + 16(%rip)\n"        \
        "late_first_" #name ":\n"                                      \
        "  pushq $late_number\n"                                       \
        "  .cfi_adjust_cfa_offset 8\n"                                 \
        "  jmp late_call\n"                                            \
        "  .cfi_endproc\n"                                             \
        ".size " #name ", . - " #name "\n"                             \
        ".set late_number, late_number + 1");
#include "late-functions.h"

// Keeps what a call may pass in registers, asks for the function, and goes on there.
asm("late_call: .cfi_startproc\n"
    "  .cfi_def_cfa_offset 16\n"
    "  pushq %rbp\n"
    "  .cfi_def_cfa_offset 24\n"
    "  .cfi_offset %rbp, -24\n"
    "  movq %rsp, %rbp\n"
    "  .cfi_def_cfa_register %rbp\n"
    "  subq $192, %rsp\n"
    "  andq $-16, %rsp\n"
    "  movq %rax, 128(%rsp)\n"
    "  movq %rdi, 136(%rsp)\n"
    "  movq %rsi, 144(%rsp)\n"
    "  movq %rdx, 152(%rsp)\n"
    "  movq %rcx, 160(%rsp)\n"
    "  movq %r8, 168(%rsp)\n"
    "  movq %r9, 176(%rsp)\n"
    "  movaps %xmm0, (%rsp)\n"
    "  movaps %xmm1, 16(%rsp)\n"
    "  movaps %xmm2, 32(%rsp)\n"
    "  movaps %xmm3, 48(%rsp)\n"
    "  movaps %xmm4, 64(%rsp)\n"
    "  movaps %xmm5, 80(%rsp)\n"
    "  movaps %xmm6, 96(%rsp)\n"
    "  movaps %xmm7, 112(%rsp)\n"
    "  movq 8(%rbp), %rdi\n"
    "  call late_find\n"
    "  movq %rax, %r11\n"
    "  movq 128(%rsp), %rax\n"
    "  movq 136(%rsp), %rdi\n"
    "  movq 144(%rsp), %rsi\n"
    "  movq 152(%rsp), %rdx\n"
    "  movq 160(%rsp), %rcx\n"
    "  movq 168(%rsp), %r8\n"
    "  movq 176(%rsp), %r9\n"
    "  movaps (%rsp), %xmm0\n"
    "  movaps 16(%rsp), %xmm1\n"
    "  movaps 32(%rsp), %xmm2\n"
    "  movaps 48(%rsp), %xmm3\n"
    "  movaps 64(%rsp), %xmm4\n"
    "  movaps 80(%rsp), %xmm5\n"
    "  movaps 96(%rsp), %xmm6\n"
    "  movaps 112(%rsp), %xmm7\n"
    "  leave\n"
    "  .cfi_def_cfa %rsp, 16\n"
    "  addq $8, %rsp\n"
    "  .cfi_adjust_cfa_offset -8\n"
    "  jmp *%r11\n"
    "  .cfi_endproc");

_Static_assert(sizeof(struct late_function) == 24, "as the jumps have it");

// What the loader itself would say and do, had the library been asked for at the start.
static _Noreturn void give_up(void) {
    const char *reason = dlerror();
    fprintf(stderr, "maquette: error: a library is missing: %s\nhelp: Scripts/set-up installs it\n",
            reason ? reason : "no reason is given");
    _exit(127);
}

// Several threads may come at once: each finds the same.
__attribute__((used)) void *late_find(unsigned long number) {
    struct late_function *function = &late_functions[number];
    struct late_library *library = &libraries[function->library];
    void *handle = atomic_load(&library->handle);
    if (!handle) {
        handle = dlopen(library->name, RTLD_LAZY);
        if (!handle) give_up();
        atomic_store(&library->handle, handle);
    }
    void *address = dlsym(handle, function->name);
    if (!address) give_up();
    atomic_store(&function->address, address);
    return address;
}
