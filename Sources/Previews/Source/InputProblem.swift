import Devices
import Diagnostics
import Foundation

/// A problem with an input's path.
enum InputProblem: Problem, Hashable {
    /// Nothing is at the path. A file nearby may have been meant.
    case noSuchInput(meant: String?)
    /// A device's name in place of an input.
    case deviceAsInput(String)
    /// The path has bytes that are not UTF-8.
    case nameNotUTF8

    var code: String {
        switch self {
        case .noSuchInput: "no-such-input"
        case .deviceAsInput: "device-as-input"
        case .nameNotUTF8: "name-not-utf8"
        }
    }

    var message: String {
        switch self {
        case .noSuchInput: "there is no such file or folder"
        case .deviceAsInput: "there is no such file or folder, but there is a device of that name"
        case .nameNotUTF8: "the file cannot be opened, because its name is not UTF-8 text"
        }
    }

    var remedy: String? {
        switch self {
        case .noSuchInput(let meant): meant.map { "did you mean \($0)?" } ?? "check the path"
        case .deviceAsInput(let device): "write --devices \(device)"
        case .nameNotUTF8: "rename it"
        }
    }
}

/// The problem of an input whose path leads nowhere, with a likely alternative; `nil` if something is there.
func missingInput(_ path: String) -> Diagnostic? {
    let place = SplitPath(path)
    let neighbours = namesInFolder(place.folder)
    // A broken link exists, and reading it reports the problem.
    guard !FileManager.default.fileExists(atPath: path), !neighbours.contains(place.name) else { return nil }
    // This character stands for bytes that are no text.
    if path.unicodeScalars.contains("\u{FFFD}") {
        return Diagnostic(.error, InputProblem.nameNotUTF8, at: SourceLocation(file: path))
    }
    let names = neighbours.sorted().filter { name in
        !name.hasPrefix(".")
            && ["storyboard", "xib", "yaml", "yml", ""].contains((name as NSString).pathExtension.lowercased())
    }
    func stem(_ name: String) -> String { (name as NSString).deletingPathExtension }
    // Another extension is a larger edit distance than a wrong letter, but likelier.
    let namesake = names.first { stem($0) == stem(place.name) }
    let problem: InputProblem =
        if let nearest = namesake ?? nearestWords(to: place.name, among: names).first {
            .noSuchInput(meant: place.beside(nearest))
        } else if isDevice(path) {
            .deviceAsInput(path)
        } else {
            .noSuchInput(meant: nil)
        }
    return Diagnostic(.error, problem, at: SourceLocation(file: path))
}

/// Whether a word is a value for `--devices`.
private func isDevice(_ word: String) -> Bool {
    do throws(DeviceProblem) {
        return !(try DeviceCatalog.standard.selections(matching: word)).isEmpty
    } catch {
        return false
    }
}
