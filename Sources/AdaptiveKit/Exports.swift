// The names that code written against UIKit gets with its single import.
@_exported public import Geometry
@_exported public import Job
@_exported public import Traits
@_exported public import UIValues

// The enumerations of the versatile split view.
@_exported public import enum Arrangement.ListDisplayStyle
@_exported public import enum Arrangement.SideViewDisplayOption
@_exported public import enum Arrangement.SideViewPosition
// The enumerations of split views, whose rules are in Arrangement and whose names UIKit nests in its class.
@_exported public import enum Arrangement.SplitBehavior
@_exported public import enum Arrangement.SplitColumn
@_exported public import enum Arrangement.SplitDisplayMode
@_exported public import enum Arrangement.SplitPrimaryEdge
@_exported public import enum Arrangement.SplitStyle
// The types of presentations, whose rules are in Arrangement.
@_exported public import enum Arrangement.UIModalPresentationStyle
@_exported public import struct Arrangement.UIPopoverArrowDirection
