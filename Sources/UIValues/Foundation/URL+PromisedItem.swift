public import Foundation

extension URL {
    /// Whether the file is there.
    ///
    /// - Throws: the reason why it is not.
    public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
