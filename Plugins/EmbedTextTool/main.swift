import Foundation

// usage: EmbedTextTool OUTPUT INPUT...
// Writes one Swift file with a constant for each input, named after the file: `device-list.json` → `deviceList`.

func constantName(_ path: String) -> String {
    let words = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        .split { !$0.isLetter && !$0.isNumber }
    return words.enumerated().map { $0 == 0 ? $1.lowercased() : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
}

/// A target's JSON is part of its source: the target's tests decode every file, so a program cannot carry a bad one.
let decoding = """
        /// Decodes one of the JSON files of this target.
        static func decoded<Value: Decodable>(_ type: Value.Type, from json: String) -> Value {
            do {
                return try JSONDecoder().decode(type, from: Data(json.utf8))
            } catch {
                preconditionFailure("the embedded data is not a \\(type): \\(error)")
            }
        }

    """

let output = CommandLine.arguments[1]
let inputs = CommandLine.arguments.dropFirst(2)
let hasJSON = inputs.contains { $0.hasSuffix(".json") }
var source = hasJSON ? "import Foundation\n\n" : ""
source += "/// The text files of this target, compiled in.\nenum EmbeddedData {\n"
for input in inputs {
    let text = try String(contentsOf: URL(fileURLWithPath: input), encoding: .utf8)
    source += "    static let \(constantName(input)) = ####\"\"\"\n\(text)\n\"\"\"####\n"
}
if hasJSON { source += decoding }
source += "    /// Every file by name, without its extension, in the order of the names.\n"
source += "    static let all: [(name: String, text: String)] = [\n"
for input in inputs {
    let name = URL(fileURLWithPath: input).deletingPathExtension().lastPathComponent
    source += "        (name: \"\(name)\", text: \(constantName(input))),\n"
}
source += "    ]\n}\n"
try source.write(toFile: output, atomically: true, encoding: .utf8)
