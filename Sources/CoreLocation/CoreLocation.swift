// The coordinates come with the map's.
@_exported public import UIControls
