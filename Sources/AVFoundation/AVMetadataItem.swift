public import CoreMedia
public import Foundation

/// A piece of metadata of a film or a sound, such as its title.
///
/// Files are not read.
open class AVMetadataItem: NSObject {
    open var identifier: AVMetadataIdentifier?
    open var keySpace: AVMetadataKeySpace?
    open var key: Any?
    open var commonKey: AVMetadataKey? { nil }
    open var value: Any?
    open var stringValue: String? { value as? String }
    open var numberValue: NSNumber? { value as? NSNumber }
    open var dateValue: Date? { nil }
    open var dataValue: Data? { nil }
    open var extraAttributes: [AnyHashable: Any]?
    open var locale: Locale?
    open var dataType: String?

    public override init() { super.init() }

    open class func metadataItems(
        from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
    ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }
}

/// A piece of metadata that can be changed.
open class AVMutableMetadataItem: AVMetadataItem {}

/// The identifier of a piece of metadata.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "comn/title")
    public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "comn/artist")
    public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "comn/artwork")
    public static let commonIdentifierDescription = AVMetadataIdentifier(rawValue: "comn/description")
    public static let quickTimeMetadataLocationISO6709 = AVMetadataIdentifier(
        rawValue: "mdta/com.apple.quicktime.location.ISO6709")
    public static let quickTimeMetadataContentIdentifier = AVMetadataIdentifier(
        rawValue: "mdta/com.apple.quicktime.content.identifier")
}

/// The namespace of a metadata key.
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let common = AVMetadataKeySpace(rawValue: "comn")
    public static let quickTimeMetadata = AVMetadataKeySpace(rawValue: "mdta")
    public static let id3 = AVMetadataKeySpace(rawValue: "org.id3")
}

/// A metadata key in a namespace.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let quickTimeMetadataKeyLocationISO6709 = AVMetadataKey(
        rawValue: "com.apple.quicktime.location.ISO6709")
    public static let quickTimeMetadataKeyContentIdentifier = AVMetadataKey(
        rawValue: "com.apple.quicktime.content.identifier")
    public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
    public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
    public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
    public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
}
