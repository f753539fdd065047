// Sizes and rectangles of media are UIKit's values.
@_exported public import UIValues
