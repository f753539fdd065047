#include "main_actor.h"

// UIKit's classes are isolated to the main actor, as Apple's are. Here each job draws a tree of its own on a thread of
// its own, and several jobs run at once: the thread stands in for the main actor. The compiler inserts checks into
// isolated code that is passed as a closure, and on a job's thread they would end the process. The runtime has hooks for
// that question. These two answer yes for the main actor, and ask the runtime itself for every other actor.
//
// Tasks that the code of a job starts run on its thread as well. While a thread has a queue, the queue is the main
// actor's executor on it, and takes what would go to the threads that all tasks share. All other threads ask the runtime
// itself.

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

typedef __attribute__((swiftcall)) SerialExecutor (*GetMainExecutor)(void);
typedef __attribute__((swiftcall)) void (*EnqueueGlobal)(void *);

extern __attribute__((swiftcall)) SerialExecutor (*swift_task_getMainExecutor_hook)(GetMainExecutor);
extern __attribute__((swiftcall)) void (*swift_task_enqueueGlobal_hook)(void *, EnqueueGlobal);
extern __attribute__((swiftcall)) void swift_job_run(void *, SerialExecutor);

static _Thread_local maquette_task_queue task_queue;

static bool is_main(SerialExecutor executor) {
    return executor.identity == swift_task_getMainExecutor().identity;
}

static __attribute__((swiftcall)) void check_isolated(SerialExecutor executor, CheckIsolated original) {
    if (!is_main(executor)) original(executor);
}

static __attribute__((swiftcall)) int8_t is_isolating(SerialExecutor executor, IsIsolating original) {
    return is_main(executor) ? 1 : original(executor);
}

static __attribute__((swiftcall)) SerialExecutor main_executor(GetMainExecutor original) {
    if (!task_queue.queue) return original();
    SerialExecutor own = {task_queue.executor, task_queue.conformance};
    return own;
}

static __attribute__((swiftcall)) void enqueue_global(void *part, EnqueueGlobal original) {
    if (task_queue.queue) {
        task_queue.take(task_queue.queue, part);
    } else {
        original(part);
    }
}

__attribute__((constructor)) static void set_hooks(void) {
    swift_task_checkIsolated_hook = check_isolated;
    swift_task_isIsolatingCurrentContext_hook = is_isolating;
    swift_task_getMainExecutor_hook = main_executor;
    swift_task_enqueueGlobal_hook = enqueue_global;
}

bool maquette_every_thread_is_main_actor(void) { return true; }

maquette_task_queue maquette_exchange_task_queue(maquette_task_queue queue) {
    maquette_task_queue before = task_queue;
    task_queue = queue;
    return before;
}

maquette_task_queue maquette_current_task_queue(void) { return task_queue; }

void maquette_run_part(void *part, bool is_of_main_actor) {
    SerialExecutor any = {NULL, 0};
    swift_job_run(part, is_of_main_actor ? swift_task_getMainExecutor() : any);
}

#else

bool maquette_every_thread_is_main_actor(void) { return false; }

#include <stddef.h>

// Elsewhere, tasks run where the system runs them, and no queue gets parts.
maquette_task_queue maquette_current_task_queue(void) {
    maquette_task_queue none = {NULL, NULL, 0, NULL};
    return none;
}

maquette_task_queue maquette_exchange_task_queue(maquette_task_queue queue) {
    (void)queue;
    return maquette_current_task_queue();
}

void maquette_run_part(void *part, bool is_of_main_actor) {
    (void)part;
    (void)is_of_main_actor;
}

#endif
