public import Foundation

/// A picture, a sound or a film in a notification.
public final class UNNotificationAttachment: NSObject {
    public let identifier: String
    public let url: URL

    /// - Throws: never, because nothing is copied.
    public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        self.identifier = identifier
        url = URL
        super.init()
    }
}
