@_exported public import AdaptiveKit
