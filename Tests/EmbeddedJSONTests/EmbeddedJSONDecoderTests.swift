import EmbeddedJSON
import Foundation
import Testing

/// A record with all that the package's data holds.
private struct Record: Codable, Equatable {
    enum Size: String, Codable { case small, large }
    struct Part: Codable, Equatable {
        var name: String
        var width: Double?
    }

    var id: String
    var count: Int
    var share: Double
    var isWhole: Bool
    var size: Size
    var note: String?
    var numbers: [Double]
    var parts: [Part]
    var rows: [[Double]]
    var byName: [String: Double?]
    var small: UInt8
}

@Suite("JSON that the program carries") struct EmbeddedJSONDecoderTests {
    private let decoder = EmbeddedJSONDecoder()

    @Test("is decoded as Foundation decodes it")
    func records() throws {
        let text = """
            [ {"id": "a \\"b\\" \\u00e9\\ud83d\\ude00\\n/\\/", "count": -12, "share": 0.1, "isWhole": true, "size": "large",
               "note": null, "numbers": [1, 2.5, -3e2, 1E-3], "parts": [{"name": "é", "width": 7}, {"name": ""}],
               "rows": [[], [1], [2, 3]], "byName": {"x": 1.25, "y": null}, "small": 255, "left out": [{"deep": {}}]},
              {"small": 0, "byName": {}, "rows": [], "parts": [], "numbers": [], "note": "n", "size": "small",
               "isWhole": false, "share": 12345678901234567890.5, "count": 9007199254740992, "id": "", "id": "last"} ]
            """
        let records = try decoder.decode([Record].self, from: text)
        var expected = try JSONDecoder().decode([Record].self, from: Data(text.utf8))
        // Foundation takes the first of two members with one name.
        expected[1].id = "last"
        #expect(records == expected)
        #expect(records[0].byName.keys.sorted() == ["x", "y"])
    }

    @Test("has numbers that are the nearest to what is written")
    func numbers() throws {
        var texts = [
            "0", "-0", "0.1", "1e22", "1e23", "123456789012345", "1234567890123456", "0.000000000000001", "5e-324",
        ]
        for digits in 1...17 { texts.append("0.\(String(repeating: "7", count: digits))") }
        for step in 0..<500 { texts.append("\(step).\(step * 37 % 1000)") }
        for text in texts {
            #expect(try decoder.decode(Double.self, from: text).bitPattern == Double(text)?.bitPattern, "\(text)")
        }
        #expect(
            try decoder.decode([Double].self, from: "[\(texts.joined(separator: " , "))]") == texts.map { Double($0) })
    }

    @Test(
        "is refused where it is none",
        arguments: [
            "", " ", "{", "}", "[1,]", "[1 2]", "[,]", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{a:1}", "01", "-", ".5",
            "1.",
            "1e", "+1", "--1", "1.2.3", "tru", "nul", "\"", "\"\\", "\"a\nb\"", "1 1", "[1]]", "[\"\\\"]", "NaN",
            String(repeating: "[", count: 100_000),
        ])
    func wrongText(text: String) {
        #expect(throws: DecodingError.self) { try decoder.decode([Double].self, from: text) }
        #expect(throws: DecodingError.self) { try decoder.decode(Double.self, from: text) }
        #expect(throws: DecodingError.self) { try decoder.decode(Record.self, from: text) }
    }

    @Test(
        "says which value is not what is asked for",
        arguments: [
            ("{}", "name"), ("{\"name\": 1}", "name"), ("{\"name\": null}", "name"), ("{\"name\": \"\\\\x\"}", nil),
            ("{\"name\": \"\\x\"}", "name"), ("{\"name\": \"\\ud800\"}", "name"),
            ("{\"name\": \"a\", \"width\": \"1\"}", "width"),
        ] as [(String, String?)])
    func wrongValues(text: String, key: String?) {
        do {
            _ = try decoder.decode(Record.Part.self, from: text)
            #expect(key == nil)
        } catch DecodingError.keyNotFound(let missing, _) {
            #expect(missing.stringValue == key)
        } catch DecodingError.typeMismatch(_, let context) {
            #expect(context.codingPath.last?.stringValue == key)
        } catch {
            Issue.record("\(error)")
        }
    }

    @Test("counts no further than a type does")
    func integers() throws {
        #expect(try decoder.decode(UInt8.self, from: "255") == 255)
        for text in ["256", "-1", "1.5", "1e300"] {
            #expect(throws: DecodingError.self) { try decoder.decode(UInt8.self, from: text) }
        }
        #expect(throws: DecodingError.self) { try decoder.decode([Double].self, from: "[1, \"2\"]") }
        #expect(throws: DecodingError.self) { try decoder.decode(Bool.self, from: "1") }
    }
}
