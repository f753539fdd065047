// Maps are drawn as frames with their names, among the controls.
@_exported public import CoreLocation
