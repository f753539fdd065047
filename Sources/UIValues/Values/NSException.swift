public import Foundation

/// The name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let genericException = NSExceptionName("NSGenericException")
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    public static let rangeException = NSExceptionName("NSRangeException")
}

/// An exception of Objective-C, which stops the app when it is raised.
open class NSException: NSObject {
    public let name: NSExceptionName
    public let reason: String?
    public let userInfo: [AnyHashable: Any]?

    public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
        (self.name, self.reason, self.userInfo) = (name, reason, userInfo)
        super.init()
    }

    /// Stops the app, as on iOS where nothing catches an exception.
    open func raise() { preconditionFailure("\(name.rawValue): \(reason ?? "no reason")") }
}
