import Foundation

// usage: EmbedTextTool OUTPUT INPUT...
// Writes one Swift file with a constant for each input, named after the file: `device-list.json` → `deviceList`.

func constantName(_ path: String) -> String {
    let words = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        .split { !$0.isLetter && !$0.isNumber }
    return words.enumerated().map { $0 == 0 ? $1.lowercased() : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
}

let output = CommandLine.arguments[1]
let inputs = CommandLine.arguments.dropFirst(2)
var source = "/// The text files of this target, compiled in.\nenum EmbeddedData {\n"
for input in inputs {
    let text = try String(contentsOf: URL(fileURLWithPath: input), encoding: .utf8)
    source += "    static let \(constantName(input)) = ####\"\"\"\n\(text)\n\"\"\"####\n"
}
source += "    /// Every file by name, without its extension, in the order of the names.\n"
source += "    static let all: [(name: String, text: String)] = [\n"
for input in inputs {
    let name = URL(fileURLWithPath: input).deletingPathExtension().lastPathComponent
    source += "        (name: \"\(name)\", text: \(constantName(input))),\n"
}
source += "    ]\n}\n"
try source.write(toFile: output, atomically: true, encoding: .utf8)
