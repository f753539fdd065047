public import Foundation

extension FileManager {
    /// The identity of the user of iCloud: `nil`, as for nobody signed in.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

    /// The folder of the app in iCloud: `nil`, as for nobody signed in.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
}
