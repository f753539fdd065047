#ifndef MAQUETTE_CFUZZER_H
#define MAQUETTE_CFUZZER_H

#include <stddef.h>
#include <stdint.h>

/// Calls a function with one input after the other, and makes new inputs of those that reached code not seen before.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*body)(const uint8_t *data, size_t size));

#endif
