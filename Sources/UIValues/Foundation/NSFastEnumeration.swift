public import Foundation

/// A collection that Objective-C can enumerate.
///
/// On Apple's platforms an array becomes one by bridging; here it is one.
public protocol NSFastEnumeration {}

extension Array: NSFastEnumeration {}
extension Set: NSFastEnumeration {}
extension NSArray: NSFastEnumeration {}
extension NSSet: NSFastEnumeration {}
