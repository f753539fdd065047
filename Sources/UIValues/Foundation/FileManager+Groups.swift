public import Foundation

extension FileManager {
    /// A folder of an app group, which Foundation has only on Apple's systems: one beside the temporary files.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        temporaryDirectory.appending(path: groupIdentifier)
    }
}
