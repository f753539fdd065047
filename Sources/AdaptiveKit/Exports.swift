// What code written against UIKit gets with its one import.
@_exported public import Foundation
@_exported public import Geometry
@_exported public import Job
@_exported public import Traits
@_exported public import UIValues

// Those of the versatile split view.
@_exported public import enum Arrangement.ListDisplayStyle
@_exported public import enum Arrangement.SideViewDisplayOption
@_exported public import enum Arrangement.SideViewPosition
// The enumerations of split views, whose rules are Arrangement's and whose names UIKit gives inside its class.
@_exported public import enum Arrangement.SplitBehavior
@_exported public import enum Arrangement.SplitColumn
@_exported public import enum Arrangement.SplitDisplayMode
@_exported public import enum Arrangement.SplitPrimaryEdge
@_exported public import enum Arrangement.SplitStyle
// Types of presentations, whose rules are Arrangement's.
@_exported public import enum Arrangement.UIModalPresentationStyle
@_exported public import struct Arrangement.UIPopoverArrowDirection
