import Devices
import Diagnostics
import Foundation

/// A problem with an input's path.
enum InputProblem: Problem, Hashable {
    /// Nothing is at the path. A file nearby may have been meant.
    case noSuchInput(meant: String?)
    /// A device's name in place of an input.
    case deviceAsInput(String)

    var code: String {
        switch self {
        case .noSuchInput: "no-such-input"
        case .deviceAsInput: "device-as-input"
        }
    }

    var message: String {
        switch self {
        case .noSuchInput: "there is no such file or folder"
        case .deviceAsInput: "there is no such file or folder, but there is a device of that name"
        }
    }

    var remedy: String? {
        switch self {
        case .noSuchInput(let meant): meant.map { "did you mean \($0)?" } ?? "check the path"
        case .deviceAsInput(let device): "write --devices \(device)"
        }
    }
}

/// The problem of an input whose path leads nowhere, with a likely alternative; `nil` if something is there.
func missingInput(_ path: String) -> Diagnostic? {
    let place = SplitPath(path)
    let neighbours = namesInFolder(place.folder)
    // A broken link exists, and reading it reports the problem.
    guard !FileManager.default.fileExists(atPath: path), !neighbours.contains(place.name) else { return nil }
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
