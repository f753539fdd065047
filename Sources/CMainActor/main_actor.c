#include "main_actor.h"

// UIKit's classes are isolated to the main actor, as Apple's are. Here each job draws a tree of its own on a thread of
// its own, and several jobs run at once: the thread stands in for the main actor. The compiler inserts checks into
// isolated code that is passed as a closure, and on a job's thread they would end the process. The runtime has hooks for
// that question. These two answer yes for the main actor, and ask the runtime itself for every other actor.

#if defined(__linux__)

#include <stddef.h>
#include <stdint.h>

typedef struct {
    void *identity;
    uintptr_t implementation;
} SerialExecutor;

typedef __attribute__((swiftcall)) void (*CheckIsolated)(SerialExecutor);
typedef __attribute__((swiftcall)) int8_t (*IsIsolating)(SerialExecutor);

extern __attribute__((swiftcall)) SerialExecutor swift_task_getMainExecutor(void);
extern __attribute__((swiftcall)) void (*swift_task_checkIsolated_hook)(SerialExecutor, CheckIsolated);
extern __attribute__((swiftcall)) int8_t (*swift_task_isIsolatingCurrentContext_hook)(SerialExecutor, IsIsolating);

static bool is_main(SerialExecutor executor) {
    return executor.identity == swift_task_getMainExecutor().identity;
}

static __attribute__((swiftcall)) void check_isolated(SerialExecutor executor, CheckIsolated original) {
    if (!is_main(executor)) original(executor);
}

static __attribute__((swiftcall)) int8_t is_isolating(SerialExecutor executor, IsIsolating original) {
    return is_main(executor) ? 1 : original(executor);
}

__attribute__((constructor)) static void set_hooks(void) {
    swift_task_checkIsolated_hook = check_isolated;
    swift_task_isIsolatingCurrentContext_hook = is_isolating;
}

bool maquette_every_thread_is_main_actor(void) { return true; }

#else

bool maquette_every_thread_is_main_actor(void) { return false; }

#endif
