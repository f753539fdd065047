// What the public face of `expectPreview` is made of: aspects and record modes, and tolerances. A test that imports
// MaquetteTesting has these without importing more.
@_exported public import Bitmaps
@_exported public import Goldens
