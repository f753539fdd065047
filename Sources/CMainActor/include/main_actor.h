#ifndef MAQUETTE_MAIN_ACTOR_H
#define MAQUETTE_MAIN_ACTOR_H

#include <stdbool.h>

/// Whether every thread of this process counts as the main actor's, which holds on Linux from the process's start on.
bool maquette_every_thread_is_main_actor(void);

#endif
