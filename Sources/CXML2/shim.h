#pragma once
// Without this, libxml2 includes ICU's headers, which clash with the copy of ICU in Foundation. It concerns only the
// last fields of the structure of a character encoding, which is never made here.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/HTMLparser.h>
