#ifndef MAQUETTE_MAIN_ACTOR_H
#define MAQUETTE_MAIN_ACTOR_H

#include <stdbool.h>
#include <stdint.h>

/// Whether every thread of this process counts as the main actor's, which holds on Linux from the process's start on.
bool maquette_every_thread_is_main_actor(void);

/// What takes the parts of tasks that a thread leaves for later.
typedef struct {
    /// The queue; NULL for the process's own ones.
    void *_Nullable queue;
    /// The queue as the executor of the main actor: its address, and its conformance.
    void *_Nullable executor;
    uintptr_t conformance;
    /// Takes a part that any thread may run.
    void (*_Nullable take)(void *_Nonnull queue, void *_Nonnull part);
} maquette_task_queue;

/// Sets what takes the parts of tasks that this thread leaves for later.
///
/// Returns what took them before.
maquette_task_queue maquette_exchange_task_queue(maquette_task_queue queue);

/// What takes the parts of tasks that this thread leaves for later.
maquette_task_queue maquette_current_task_queue(void);

/// Runs a part of a task on this thread: one of the main actor, or one that any thread may run.
void maquette_run_part(void *_Nonnull part, bool is_of_main_actor);

#endif
