import CFuzzer
import Foundation

/// The target of the search, which is global because a C function captures nothing.
private enum Target {
    nonisolated(unsafe) static var reader = Reader.theme
    static let folder = FileManager.default.temporaryDirectory.appending(path: "maquette-fuzz-\(getpid())").path
}

/// Feeds one reader with damaged documents until something breaks.
///
/// New documents that are worth keeping go to the corpus.
///
/// - Parameter arguments: the reader, the corpus' folder, and libFuzzer's options.
/// - Throws: an error if the corpus or the dictionary cannot be written.
/// - Returns: the exit status.
func search(_ arguments: ArraySlice<String>) throws -> Int32 {
    let words = Array(arguments)
    guard words.count > 1, let reader = Reader(rawValue: words[0]) else {
        print("which reader, and where to keep what is found?")
        return 2
    }
    let corpus = words[1]
    try FileManager.default.createDirectory(atPath: corpus, withIntermediateDirectories: true)
    for (number, seed) in reader.seeds.enumerated() {
        try Data(seed).write(to: URL(fileURLWithPath: "\(corpus)/seed-\(number)"))
    }
    let dictionary = corpus + ".words"
    try reader.words.map(entry).joined().write(toFile: dictionary, atomically: true, encoding: .utf8)
    Target.reader = reader

    let options = [CommandLine.arguments[0], corpus, "-dict=\(dictionary)"] + words.dropFirst(2)
    var count = CInt(options.count)
    var pointers: [UnsafeMutablePointer<CChar>?] = options.map { strdup($0) } + [nil]
    return pointers.withUnsafeMutableBufferPointer { buffer in
        var first = buffer.baseAddress
        return LLVMFuzzerRunDriver(&count, &first) { data, size in
            let bytes = Array(UnsafeBufferPointer(start: data, count: size))
            // A rejection is a valid result; the search is for traps, hangs, and lack of memory.
            do { try Target.reader.read(bytes, folder: Target.folder) } catch { return 0 }
            return 0
        }
    }
}

/// A word in the form of libFuzzer's dictionaries.
private func entry(_ word: String) -> String {
    "\"" + word.utf8.map { "\\x" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() + "\"\n"
}
