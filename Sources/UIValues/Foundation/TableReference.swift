import Foundation

/// An object that a table holds, strongly or weakly.
struct TableReference {
    private var strong: AnyObject?
    private weak var weak: AnyObject?
    private let comparesPointers: Bool

    init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
        if options.contains(.weakMemory) { weak = object } else { strong = object }
        comparesPointers = options.contains(.objectPointerPersonality)
    }

    /// The object; `nil` once a weakly held one is gone.
    var object: AnyObject? { strong ?? weak }

    func refers(to other: AnyObject) -> Bool {
        guard let object else { return false }
        if object === other { return true }
        guard !comparesPointers, let object = object as? NSObject else { return false }
        return object.isEqual(other)
    }
}
