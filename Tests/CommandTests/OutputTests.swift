import Foundation
import TestTraits
import Testing

/// The outputs of commands for programs, checked against their own schemas.
///
/// After an intended change, `MAQUETTE_WRITE_OUTPUT_PAGE=1 swift test --filter OutputTests` writes the page again.
@Suite("Outputs for programs", .blocking) struct OutputTests {
    private let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try FileManager.default.copyItem(atPath: CommandRun.sample, toPath: scratch.path + "/App")
    }

    @Test(
        "equal their schemas",
        arguments: [
            ("render", "render App --devices iphone-6-3,ipad-pro-11 --grid --gallery -o out --json"),
            ("layout", "layout App --devices iphone-6-3 --json"),
            ("lint-rules", "lint --list-rules --json"), ("matrix", "matrix --devices iphones --json"),
            ("sweep", "sweep App --device ipad-pro-11 --widths 400...420 --json"),
            ("trace", "trace App/LaunchScreen.storyboard --from iphone-6-3 --to iphone-6-3/landscape --json"),
            ("walk-log", "walk App/LaunchScreen.storyboard rotate --devices iphone-6-3 -o out --json"),
            ("golden", "golden check App --devices iphone-6-3 --goldens none --output report --json"),
            ("diagnostic", "render nowhere --json"),
        ])
    func schemas(name: String, words: String) throws {
        let schema = try object(CommandRun(["schema", name]).output)
        #expect((schema["$id"] as? String)?.hasPrefix("urn:maquette:output:\(name):") == true)
        let run = try CommandRun(words.split(separator: " ").map(String.init), in: scratch.path)
        var text = name == "diagnostic" ? run.errors : run.output
        if name == "matrix" { text = text.trimmingCharacters(in: CharacterSet(charactersIn: "[]\n")) }
        let lines = text.split(separator: "\n").map { $0.hasSuffix(",") ? $0.dropLast() : $0 }
        #expect(!lines.isEmpty, "\(run.output)\(run.errors)")
        for line in lines { #expect(misfits(try object(String(line)), schema, at: "") == [], "\(line.prefix(300))") }
    }

    @Test func thePageEqualsTheSchemas() throws {
        let path = CommandRun.package + "/Documentation/Output.md"
        let page = try CommandRun(["manual", "--outputs"]).output
        if ProcessInfo.processInfo.environment["MAQUETTE_WRITE_OUTPUT_PAGE"] != nil {
            try page.write(toFile: path, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == page)
    }

    private func object(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any], "\(text.prefix(300))")
    }

    /// The places at which a value does not equal its schema.
    private func misfits(_ value: Any, _ schema: [String: Any], at place: String) -> [String] {
        switch schema["type"] as? String {
        case "object":
            guard let value = value as? [String: Any] else { return ["\(place) is no object"] }
            let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
            let missing = (schema["required"] as? [String] ?? []).filter { value[$0] == nil }
            // Objects without described fields may have any.
            let unknown = properties.isEmpty ? [] : value.keys.filter { properties[$0] == nil }.sorted()
            return missing.map { "\(place).\($0) is missing" } + unknown.map { "\(place).\($0) is not described" }
                + properties.flatMap { name, inner in
                    value[name].map { misfits($0, inner, at: "\(place).\(name)") } ?? []
                }
        case "array":
            guard let value = value as? [Any] else { return ["\(place) is no array"] }
            let items = schema["items"] as? [String: Any] ?? [:]
            return value.flatMap { misfits($0, items, at: place + "[]") }
        case "string": return value is String || value is NSNull ? [] : ["\(place) is no string"]
        case "boolean": return value is Bool ? [] : ["\(place) is no boolean"]
        case "integer", "number": return value is NSNumber ? [] : ["\(place) is no number"]
        default: return ["\(place) has no type"]
        }
    }
}
