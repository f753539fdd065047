import CFuzzer
import Foundation

// maquette-fuzz READER CORPUS [libFuzzer's options]
// Feeds one reader with damaged documents until something breaks. New documents that are worth keeping go to CORPUS.

let names = Reader.allCases.map(\.rawValue).joined(separator: ", ")
guard CommandLine.arguments.count > 2, let reader = Reader(rawValue: CommandLine.arguments[1]) else {
    print("maquette-fuzz READER CORPUS [libFuzzer's options]; readers are \(names)")
    exit(2)
}
let corpus = CommandLine.arguments[2]
try FileManager.default.createDirectory(atPath: corpus, withIntermediateDirectories: true)
for (number, seed) in reader.seeds.enumerated() {
    try Data(seed).write(to: URL(fileURLWithPath: "\(corpus)/seed-\(number)"))
}
let words = reader.words.map { word in
    "\"" + word.utf8.map { "\\x" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() + "\"\n"
}
let dictionary = corpus + ".words"
try words.joined().write(toFile: dictionary, atomically: true, encoding: .utf8)

/// What is being fuzzed; a C function takes nothing along.
enum Target {
    nonisolated(unsafe) static var reader = Reader.theme
    static let folder = FileManager.default.temporaryDirectory.appending(path: "maquette-fuzz-\(getpid())").path
}
Target.reader = reader

let arguments = [CommandLine.arguments[0], corpus, "-dict=\(dictionary)"] + CommandLine.arguments.dropFirst(3)
var count = CInt(arguments.count)
var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
let status = pointers.withUnsafeMutableBufferPointer { buffer in
    var first = buffer.baseAddress
    return LLVMFuzzerRunDriver(&count, &first) { data, size in
        let bytes = Array(UnsafeBufferPointer(start: data, count: size))
        // A refusal is as good an end as any; what is looked for is a trap, a hang, and memory that runs out.
        do { try Target.reader.read(bytes, folder: Target.folder) } catch { return 0 }
        return 0
    }
}
exit(status)
