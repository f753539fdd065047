// Images and filters are UIKit's values here, as UIKit has them with its one import.
@_exported public import CoreGraphics
