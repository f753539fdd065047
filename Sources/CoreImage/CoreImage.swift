// The images that filters work on are Core Graphics' here.
@_exported public import CoreGraphics
