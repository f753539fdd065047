public import Foundation

/// The bytes of an image or font.
public final class CGDataProvider {
    /// The bytes.
    public let data: NSData?

    public init?(data: NSData) { self.data = data }

    public init?(url: NSURL) {
        guard let path = url.path, let bytes = FileManager.default.contents(atPath: path) else { return nil }
        data = NSData(data: bytes)
    }
}
