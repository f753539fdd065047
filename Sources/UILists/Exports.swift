@_exported public import UIControls
