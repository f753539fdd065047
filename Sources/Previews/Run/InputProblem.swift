import Devices
import Diagnostics
import Foundation

/// What can be wrong with an input's path.
enum InputProblem: Problem, Hashable {
    /// Nothing lies there; beside it may lie what was meant.
    case noSuchInput(meant: String?)
    /// A device's name where an input is expected.
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
        case .deviceAsInput: "there is no such file or folder, but a device is called so"
        }
    }

    var remedy: String? {
        switch self {
        case .noSuchInput(let meant): meant.map { "did you mean \($0)?" } ?? "check the path"
        case .deviceAsInput(let device): "write --devices \(device)"
        }
    }
}

/// Why an input is none where nothing lies at its path, with what may have been meant; `nil` where something does.
func missingInput(_ path: String) -> Diagnostic? {
    let place = SplitPath(path)
    let neighbours = namesInFolder(place.folder)
    // A link that leads nowhere is there, and is reading's to tell.
    guard !FileManager.default.fileExists(atPath: path), !neighbours.contains(place.name) else { return nil }
    let names = neighbours.sorted().filter { name in
        !name.hasPrefix(".")
            && ["storyboard", "xib", "yaml", "yml", ""].contains((name as NSString).pathExtension.lowercased())
    }
    func stem(_ name: String) -> String { (name as NSString).deletingPathExtension }
    // Another ending is farther than a wrong letter, and likelier.
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

/// Whether a word is what `--devices` takes.
private func isDevice(_ word: String) -> Bool {
    do throws(DeviceProblem) {
        return !(try DeviceCatalog.standard.selections(matching: word)).isEmpty
    } catch {
        return false
    }
}
