// Layers of media are drawn as frames, and times are Core Media's.
@_exported public import CoreMedia
@_exported public import ImageIO
@_exported public import UIControls
