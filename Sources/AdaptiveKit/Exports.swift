// What code written against UIKit gets with its one import.
@_exported public import Foundation
@_exported public import Geometry
@_exported public import Traits
