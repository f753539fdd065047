public import Foundation

/// How a hash table or map table holds and compares its objects.
///
/// Foundation's own is not available on Linux.
open class NSPointerFunctions: NSObject {
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let strongMemory: Options = []
        public static let weakMemory = Options(rawValue: 5)
        public static let objectPersonality: Options = []
        public static let objectPointerPersonality = Options(rawValue: 1 << 9)
        public static let copyIn = Options(rawValue: 1 << 16)
    }
}

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
