import Devices
import Diagnostics
import Foundation
import Traits

/// The names of a run's files.
///
/// An example is `LaunchScreen-iphone-6-3-portrait-light.png`: the document's name, device, orientation and appearance.
/// Multitasking size, text size, direction and iOS version are added unless they are full, large, left to right and the
/// newest that the device runs. So a variant has the same name in every run.
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

    /// The stems of each picture's file names: its document's file name without the extension, then the shown part.
    ///
    /// If several documents of a run have the same name, it is preceded by as many of their folders as distinguish
    /// them, and followed by the extension if nothing else does. No picture may replace that of another document.
    ///
    /// - Parameters:
    ///   - paths: the paths of the documents.
    ///   - parts: the name of the part that is shown of each; none for the whole documents.
    ///   - words: the words after all of their names.
    /// - Returns: a stem for each path; the same stem for the same part of the same file.
    public static func stems(
        for paths: [String], parts: [String?] = [], followedBy words: [String] = []
    ) -> [String] {
        let files = paths.map { URL(fileURLWithPath: $0).standardizedFileURL }
        let components = files.map { file in
            file.deletingPathExtension().pathComponents.filter { $0 != "/" }.map(clean)
        }
        var owners: [String: Subject] = [:]
        var known: [URL: [String]] = [:]
        return components.indices.map { index in
            let names = known[files[index]] ?? distinctNames(at: index, files, components)
            known[files[index]] = names
            let subject = Subject(file: files[index], part: parts.indices.contains(index) ? parts[index] : nil)
            let stem = (names + (subject.part.map { [clean($0)] } ?? []) + words.map(clean)).joined(separator: "-")
            // Names that differ only in characters or at a length that file systems do not support are numbered.
            let candidates = sequence(first: 1) { $0 + 1 }.lazy.map { $0 == 1 ? stem : "\(stem)-\($0)" }
            let free = candidates.first { owners[$0] == nil || owners[$0] == subject } ?? stem
            owners[free] = subject
            return free
        }
    }

    private struct Subject: Hashable {
        var file: URL
        var part: String?
    }

    /// The end of a file's path that no other file of the run has.
    private static func distinctNames(at index: Int, _ files: [URL], _ components: [[String]]) -> [String] {
        let own = components[index]
        var length = 1
        while length < own.count {
            let tail = own.suffix(length)
            let rivals = components.indices.contains {
                $0 != index && components[$0] != own && components[$0].suffix(length).elementsEqual(tail)
            }
            if !rivals { break }
            length += 1
        }
        let isShared = components.indices.contains { components[$0] == own && files[$0] != files[index] }
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
