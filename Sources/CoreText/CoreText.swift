// Fonts and attributed text are UIKit's values here.
@_exported public import CoreGraphics
