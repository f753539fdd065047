#pragma once
#include <librsvg/rsvg.h>

// The fields of GError belong to whichever module included GLib first, and Swift wants the import of that one.
static inline const char *crsvg_error_message(const GError *error) { return error->message; }
