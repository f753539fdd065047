// Associated objects are beside UIKit's values, because UIKit's own objects keep what is associated with them.
@_exported public import UIValues
