// Associated objects are implemented with UIKit's values, because UIKit's own objects store the associated values.
@_exported public import UIValues
