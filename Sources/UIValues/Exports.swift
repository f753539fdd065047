@_exported public import Foundation
@_exported public import Geometry
@_exported public import Job
@_exported public import Traits
