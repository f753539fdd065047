// A browser is drawn as a frame with its name, among the controls.
@_exported public import UIControls
