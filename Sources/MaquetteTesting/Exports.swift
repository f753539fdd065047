// The types in the interface of `expectPreview`: aspects, record modes and tolerances. A test that imports
// MaquetteTesting need not import more.
@_exported public import Bitmaps
@_exported public import Goldens

// The variants of a job that a test makes itself.
@_exported public import struct Devices.Variant
// The trace of a test's own controllers, and its steps.
@_exported public import struct Previews.TransitionTrace
