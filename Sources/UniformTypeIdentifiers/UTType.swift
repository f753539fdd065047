/// A type of data, by its identifier, with the types that it conforms to.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
    public let identifier: String
    public var description: String { identifier }

    /// Creates a type with a known identifier, or one declared by an app.
    public init?(_ identifier: String) {
        guard !identifier.isEmpty else { return nil }
        self.identifier = identifier
    }

    private init(known identifier: String) { self.identifier = identifier }

    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(known: identifier)
    }

    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(known: identifier)
    }

    /// Creates the type of files with that extension.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let wanted = filenameExtension.lowercased()
        guard
            let found = Self.facts.first(where: {
                $0.value.extensions.contains(wanted) && Self(known: $0.key).conforms(to: supertype)
            })
        else { return nil }
        self.init(known: found.key)
    }

    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        guard
            let found = Self.facts.first(where: {
                $0.value.mimeType == mimeType && Self(known: $0.key).conforms(to: supertype)
            })
        else { return nil }
        self.init(known: found.key)
    }

    public var preferredFilenameExtension: String? { Self.facts[identifier]?.extensions.first }
    public var preferredMIMEType: String? { Self.facts[identifier]?.mimeType }
    public var localizedDescription: String? { nil }
    public var isDynamic: Bool { false }
    public var isDeclared: Bool { Self.facts[identifier] != nil }
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// Whether the type is the other one, or a kind of it.
    public func conforms(to type: UTType) -> Bool {
        if self == type { return true }
        return (Self.facts[identifier]?.parents ?? []).contains { Self(known: $0).conforms(to: type) }
    }

    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
    public var supertypes: Set<UTType> {
        (Self.facts[identifier]?.parents ?? []).reduce(into: []) { all, name in
            let parent = Self(known: name)
            all.formUnion(parent.supertypes)
            all.insert(parent)
        }
    }

    private struct Facts: Sendable {
        var parents: [String]
        var extensions: [String] = []
        var mimeType: String?
    }

    private static let facts: [String: Facts] = [
        "public.item": Facts(parents: []),
        "public.content": Facts(parents: []),
        "public.data": Facts(parents: ["public.item"]),
        "public.directory": Facts(parents: ["public.item"]),
        "public.folder": Facts(parents: ["public.directory"]),
        "public.archive": Facts(parents: ["public.data"]),
        "public.zip-archive": Facts(
            parents: ["public.archive"], extensions: ["zip"], mimeType: "application/zip"),
        "public.text": Facts(parents: ["public.data", "public.content"]),
        "public.plain-text": Facts(parents: ["public.text"], extensions: ["txt", "text"], mimeType: "text/plain"),
        "public.utf8-plain-text": Facts(parents: ["public.plain-text"]),
        "public.rtf": Facts(parents: ["public.text"], extensions: ["rtf"], mimeType: "text/rtf"),
        "public.html": Facts(parents: ["public.text"], extensions: ["html", "htm"], mimeType: "text/html"),
        "public.xml": Facts(parents: ["public.text"], extensions: ["xml"], mimeType: "application/xml"),
        "public.json": Facts(parents: ["public.text"], extensions: ["json"], mimeType: "application/json"),
        "public.yaml": Facts(parents: ["public.text"], extensions: ["yml", "yaml"]),
        "public.comma-separated-values-text": Facts(
            parents: ["public.text"], extensions: ["csv"], mimeType: "text/csv"),
        "public.source-code": Facts(parents: ["public.plain-text"]),
        "public.swift-source": Facts(parents: ["public.source-code"], extensions: ["swift"]),
        "com.adobe.pdf": Facts(
            parents: ["public.data", "public.content"], extensions: ["pdf"], mimeType: "application/pdf"),
        "public.image": Facts(parents: ["public.data", "public.content"]),
        "public.camera-raw-image": Facts(parents: ["public.image"]),
        "public.jpeg": Facts(parents: ["public.image"], extensions: ["jpeg", "jpg"], mimeType: "image/jpeg"),
        "public.png": Facts(parents: ["public.image"], extensions: ["png"], mimeType: "image/png"),
        "public.tiff": Facts(parents: ["public.image"], extensions: ["tiff", "tif"], mimeType: "image/tiff"),
        "public.heic": Facts(parents: ["public.image"], extensions: ["heic"], mimeType: "image/heic"),
        "com.compuserve.gif": Facts(parents: ["public.image"], extensions: ["gif"], mimeType: "image/gif"),
        "org.webmproject.webp": Facts(parents: ["public.image"], extensions: ["webp"], mimeType: "image/webp"),
        "public.svg-image": Facts(parents: ["public.image"], extensions: ["svg"], mimeType: "image/svg+xml"),
        "public.audiovisual-content": Facts(parents: ["public.data", "public.content"]),
        "public.movie": Facts(parents: ["public.audiovisual-content"]),
        "public.video": Facts(parents: ["public.movie"]),
        "public.audio": Facts(parents: ["public.audiovisual-content"]),
        "public.mpeg-4": Facts(parents: ["public.movie"], extensions: ["mp4"], mimeType: "video/mp4"),
        "com.apple.quicktime-movie": Facts(
            parents: ["public.movie"], extensions: ["mov"], mimeType: "video/quicktime"),
        "public.mp3": Facts(parents: ["public.audio"], extensions: ["mp3"], mimeType: "audio/mpeg"),
        "com.microsoft.waveform-audio": Facts(
            parents: ["public.audio"], extensions: ["wav"], mimeType: "audio/vnd.wave"),
        "public.url": Facts(parents: ["public.data"]),
        "public.file-url": Facts(parents: ["public.url"]),
        "public.vcard": Facts(parents: ["public.text"], extensions: ["vcf"], mimeType: "text/directory"),
    ]
}

extension UTType {
    public static let item = UTType(known: "public.item")
    public static let content = UTType(known: "public.content")
    public static let data = UTType(known: "public.data")
    public static let directory = UTType(known: "public.directory")
    public static let folder = UTType(known: "public.folder")
    public static let archive = UTType(known: "public.archive")
    public static let zip = UTType(known: "public.zip-archive")
    public static let text = UTType(known: "public.text")
    public static let plainText = UTType(known: "public.plain-text")
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    public static let rtf = UTType(known: "public.rtf")
    public static let html = UTType(known: "public.html")
    public static let xml = UTType(known: "public.xml")
    public static let json = UTType(known: "public.json")
    public static let yaml = UTType(known: "public.yaml")
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    public static let sourceCode = UTType(known: "public.source-code")
    public static let swiftSource = UTType(known: "public.swift-source")
    public static let pdf = UTType(known: "com.adobe.pdf")
    public static let image = UTType(known: "public.image")
    public static let rawImage = UTType(known: "public.camera-raw-image")
    public static let jpeg = UTType(known: "public.jpeg")
    public static let png = UTType(known: "public.png")
    public static let tiff = UTType(known: "public.tiff")
    public static let heic = UTType(known: "public.heic")
    public static let gif = UTType(known: "com.compuserve.gif")
    public static let webP = UTType(known: "org.webmproject.webp")
    public static let svg = UTType(known: "public.svg-image")
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    public static let movie = UTType(known: "public.movie")
    public static let video = UTType(known: "public.video")
    public static let audio = UTType(known: "public.audio")
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    public static let mp3 = UTType(known: "public.mp3")
    public static let wav = UTType(known: "com.microsoft.waveform-audio")
    public static let url = UTType(known: "public.url")
    public static let fileURL = UTType(known: "public.file-url")
    public static let vCard = UTType(known: "public.vcard")
}
