// Rectangles, transforms, paths, colors, images and contexts are UIKit's values here, and come with them.
@_exported public import UIValues
