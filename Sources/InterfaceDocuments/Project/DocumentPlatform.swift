import Diagnostics

/// The platforms of documents that are not drawn.
enum DocumentPlatform {
    private static let marks = [
        ("WatchKit", "watchOS"), ("AppleTV", "tvOS"), ("watchKit", "watchOS"), ("XROS", "visionOS"),
        ("MacOSX", "macOS"), ("InterfaceBuilder3.Cocoa.", "macOS"), ("Mac.XIB", "macOS"),
    ]
    private static let bytesToRead = 4096

    /// The platform that a document's `type` and `targetRuntime` name; `nil` for iOS and for unknown ones.
    static func other(type: String, runtime: String) -> String? {
        marks.first { type.contains($0.0) || runtime.contains($0.0) }?.1
    }

    /// The platform of a document that is not for iOS, by the beginning of its file.
    ///
    /// - Parameter path: the document's path.
    /// - Returns: the platform's name; `nil` for iOS, and for a file that is unreadable or not a document, which reading
    ///   it reports.
    static func other(ofDocument path: String) -> String? {
        let text = beginning(of: path)
        guard let start = text.start(ofFirst: ["<document ", "<archive "]) else { return nil }
        let tag = text[start...].prefix { $0 != ">" }
        return other(type: attribute("type", in: tag), runtime: attribute("targetRuntime", in: tag))
    }

    private static func attribute(_ name: String, in tag: Substring) -> String {
        let key = " \(name)=\""
        var rest = tag
        while !rest.isEmpty {
            if rest.hasPrefix(key) { return String(rest.dropFirst(key.count).prefix { $0 != "\"" }) }
            rest = rest.dropFirst()
        }
        return ""
    }

    /// The first bytes of a regular file as text; empty for anything else.
    private static func beginning(of path: String) -> String {
        do {
            return String(decoding: try readBeginning(ofFile: path, upTo: bytesToRead), as: UTF8.self)
        } catch {
            return ""
        }
    }
}

extension String {
    /// The start of the first of some tags.
    fileprivate func start(ofFirst tags: [String]) -> Index? {
        indices.first { index in self[index] == "<" && tags.contains(where: self[index...].hasPrefix) }
    }
}
