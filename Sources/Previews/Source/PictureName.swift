import Bitmaps
public import DeviceFrames
import Devices
import Diagnostics
import Foundation
import Traits

/// The names of a run's files.
///
/// An example is `Settings-Main-About-de-iphone-6-3-portrait-light.png`: the document's place in its project, the scene
/// and the language if they are not the first one and the document's own, then device, orientation and appearance.
/// Theme, frame, annotations, multitasking size, text size, direction and iOS version are added unless they are the
/// default. So a picture has the same name in every run, and no other picture has it.
public enum PictureName {
    /// The name of a variant's picture, without the document's name and the extension.
    static func suffix(for variant: Variant) -> String { words(for: variant).joined(separator: "-") }

    /// The name that all appearances of a document's picture share.
    static func nameOfAllAppearances(stem: String, _ variant: Variant) -> String {
        ([stem] + words(for: variant, namesAppearance: false)).joined(separator: "-")
    }

    private static func words(for variant: Variant, namesAppearance: Bool = true) -> [String] {
        var parts = [variant.device.name, variant.orientation.rawValue]
        if variant.multitasking != .full { parts.append(variant.multitasking.rawValue) }
        if namesAppearance { parts.append(variant.appearance.rawValue) }
        if variant.contentSize != .large { parts.append(variant.contentSize.axisWord) }
        if variant.direction == .rightToLeft { parts.append(variant.direction.axisWord) }
        if variant.ios != variant.device.newestVersion { parts.append("ios\(variant.ios)") }
        return parts
    }

    /// The stems of each picture's file names: its document's place in the project, then the shown part.
    ///
    /// Documents of different projects may have the same place. They are preceded by as many of their folders as
    /// distinguish them, and followed by the extension if nothing else does.
    ///
    /// - Parameters:
    ///   - source: the source of the pictures.
    ///   - words: what follows the names of all of them.
    /// - Returns: a stem for each of the source's documents; the same stem for the same part of the same file.
    public static func stems(for source: any PictureSource, followedBy words: [String] = []) -> [String] {
        stems(for: source.documents, places: source.places, parts: source.parts, followedBy: words)
    }

    static func stems(
        for paths: [String], places: [[String]], parts: [[String]], followedBy words: [String]
    ) -> [String] {
        let files = paths.map { URL(fileURLWithPath: $0).standardizedFileURL }
        let components = files.map { file in
            file.deletingPathExtension().pathComponents.filter { $0 != "/" }.map(clean)
        }
        let names = places.map { $0.map(clean) }
        let groups = Dictionary(grouping: names.indices) { names[$0].joined(separator: "-") }
        var owners: [String: Subject] = [:]
        return names.indices.map { index in
            let rivals = groups[names[index].joined(separator: "-"), default: []]
            let isClear = rivals.allSatisfy { files[$0] == files[index] }
            let name = isClear ? names[index] : distinctNames(of: index, among: rivals, files, components)
            let subject = Subject(file: files[index], part: parts[index])
            let stem = shortened((name + parts[index].map(clean) + words.map(clean)).joined(separator: "-"))
            // Names that differ only in characters or at a length that file systems do not support are numbered.
            let candidates = sequence(first: 1) { $0 + 1 }.lazy.map { $0 == 1 ? stem : "\(stem)-\($0)" }
            let free = candidates.first { owners[$0] == nil || owners[$0] == subject } ?? stem
            owners[free] = subject
            return free
        }
    }

    /// A stem that leaves room for the variant in a file name: a digest stands for the middle of a long one.
    private static func shortened(_ stem: String) -> String {
        guard stem.utf8.count > longestStem else { return stem }
        var (start, end) = (stem.prefix(50), stem.suffix(50))
        while start.utf8.count > 60 { start = start.dropLast() }
        while end.utf8.count > 60 { end = end.dropFirst() }
        return "\(start)-\(ContentDigest(of: stem.utf8).hexadecimal.prefix(8))-\(end)"
    }

    private static let longestStem = 140

    /// Parts of file names for some names of one document: equal names are numbered.
    static func distinct(_ names: [String]) -> [String] {
        var counts: [String: Int] = [:]
        return names.map { name in
            let part = clean(name)
            counts[part, default: 0] += 1
            let count = counts[part, default: 1]
            return count == 1 ? part : "\(part)-\(count)"
        }
    }

    private struct Subject: Hashable {
        var file: URL
        var part: [String]
    }

    /// The words in the names of all pictures of a run: what is drawn around, beside and over the window, and how.
    ///
    /// - Parameters:
    ///   - theme: the name or path of the theme that was asked for; `nil` for the inputs' own.
    ///   - frame: the frame around the window.
    ///   - beside: the path of the input that shares the screen.
    ///   - annotations: the annotations over the pictures.
    /// - Returns: the words that are not the default.
    public static func surroundings(
        theme: String?, frame: FrameStyle, beside: String?, annotations: [NamedAnnotation]
    ) -> [String] {
        let themes = theme.map(name(ofFile:)).flatMap { $0 == "ios" ? nil : [$0] } ?? []
        let frames = frame == .none ? [] : [frame.rawValue]
        let others = beside.map { ["beside", name(ofFile: $0)] } ?? []
        return themes + frames + others + annotations.map(\.word)
    }

    /// The name of a file without its extension.
    static func name(ofFile path: String) -> String {
        ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    }

    /// The names that a document's pictures may have had before names followed from its place: its file name, preceded
    /// by any number of its folders; the longest first.
    public static func formerNames(of path: String, followedBy words: [String]) -> [String] {
        let file = URL(fileURLWithPath: path).standardizedFileURL
        let components = file.deletingPathExtension().pathComponents.filter { $0 != "/" }.map(clean)
        return (1...max(1, components.count)).reversed().flatMap { length in
            [[clean(file.pathExtension)], []].map { kind in
                (components.suffix(length) + kind + words.map(clean)).joined(separator: "-")
            }
        }
    }

    /// The end of a file's path that none of some other files has.
    private static func distinctNames(
        of index: Int, among rivals: [Int], _ files: [URL], _ components: [[String]]
    ) -> [String] {
        let own = components[index]
        var length = 1
        while length < own.count {
            let tail = own.suffix(length)
            let isShared = rivals.contains {
                components[$0] != own && components[$0].suffix(length).elementsEqual(tail)
            }
            if !isShared { break }
            length += 1
        }
        let isShared = rivals.contains { components[$0] == own && files[$0] != files[index] }
        let kind = isShared && !files[index].pathExtension.isEmpty ? [clean(files[index].pathExtension)] : []
        return Array(own.suffix(length)) + kind
    }

    /// A part of a file name that works on every file system.
    ///
    /// Other characters become hyphens.
    private static func clean(_ component: String) -> String {
        let bad: Set<Character> = ["/", "\\", ":", "*", "?", "\"", "<", ">", "|"]
        // Characters that are escaped in URLs would give another name there.
        let cleaned = component.map {
            bad.contains($0) || DiagnosticPrinter.printable(String($0)) != String($0) || $0 == "\t" ? "-" : $0
        }
        // A name that begins with a full stop would be hidden; one that is too long could not be created.
        var visible = String(cleaned).drop { $0 == "." }.prefix(80)
        while visible.utf8.count > 160 { visible = visible.dropLast() }
        return visible.isEmpty ? "untitled" : String(visible)
    }
}
