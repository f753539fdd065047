// Layers are a part of the model of UIKit here, because a view's layer is the view's own drawing.
@_exported public import AdaptiveKit
@_exported public import CoreGraphics
