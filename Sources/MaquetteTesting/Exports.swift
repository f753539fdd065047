// The types in the interface of `expectPreview`: aspects, record modes and tolerances. A test that imports
// MaquetteTesting need not import more.
@_exported public import Bitmaps
@_exported public import Goldens
