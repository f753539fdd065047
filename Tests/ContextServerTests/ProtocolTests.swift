import Diagnostics
import Foundation
import LocatedText
import Synchronization
import Testing

@testable import ContextServer

/// The rules of JSON-RPC and of the Model Context Protocol that need no call of a tool.
@Suite("The protocol of a context server") struct ProtocolTests {
    /// The answers of a server to lines, in order.
    private func answers(_ lines: String...) throws -> [LocatedJSON] {
        let written = Mutex<[String]>([])
        let server = ContextServer(
            program: "/dev/null/maquette", version: "1.2.3", limits: ContextServer.Limits(seconds: 5)
        ) { line in written.withLock { $0.append(line) } }
        for line in lines { server.receive(Array(line.utf8)) }
        server.finish()
        let texts = written.withLock { $0 }
        #expect(texts.allSatisfy { !$0.contains("\n") })
        return try texts.map { try LocatedJSON(parsing: Array($0.utf8), file: "answer") }
    }

    private func initialize(_ version: String) -> String {
        #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"\#(version)","capabilities":{}}}"#
    }

    private func code(of answer: LocatedJSON?) -> Double? { answer?["error"]?["code"]?.number }

    @Test(
        "A known version is agreed, and any other is answered by the newest",
        arguments: [
            ("2024-11-05", "2024-11-05"), ("2025-06-18", "2025-06-18"), ("2025-11-25", "2025-11-25"),
            ("1999-01-01", "2025-11-25"), ("", "2025-11-25"),
        ])
    func versions(asked: String, agreed: String) throws {
        let result = try #require(try answers(initialize(asked)).first?["result"])
        #expect(result["protocolVersion"]?.string == agreed)
        #expect(result["serverInfo"]?["name"]?.string == "maquette")
        #expect(result["serverInfo"]?["version"]?.string == "1.2.3")
        #expect(result["capabilities"]?["tools"]?.isObject == true)
    }

    @Test(
        "What is no request is answered by JSON-RPC's error",
        arguments: [
            ("{", -32700), ("[]", -32600), ("3", -32600), ("{}", -32600), (#"{"jsonrpc":"1.0","id":1}"#, -32600),
            (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600),
            (#"{"jsonrpc":"2.0","id":[1],"method":"ping"}"#, -32600),
            (#"{"jsonrpc":"2.0","id":1,"method":7}"#, -32600),
            (#"{"jsonrpc":"2.0","id":1,"method":"nothing/here"}"#, -32601),
            (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}"#, -32602),
            (#"{"jsonrpc":"2.0","id":1,"method":"initialize"}"#, -32602),
            (#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#, -32600),
        ])
    func errors(line: String, expected: Double) throws {
        let found = try answers(line)
        #expect(found.count == 1 && code(of: found.first) == expected, "\(line)")
    }

    @Test func anErrorHasTheRequestsID() throws {
        let found = try answers(
            #"{"jsonrpc":"2.0","id":"a\"b","method":"nope"}"#,
            #"{"jsonrpc":"2.0","id":9007199254740991,"method":"ping"}"#)
        #expect(found.first?["id"]?.string == "a\"b")
        #expect(found.last?["id"]?.number == 9_007_199_254_740_991)
    }

    @Test func notificationsAndResponsesHaveNoAnswer() throws {
        let found = try answers(
            initialize("2025-06-18"), #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
            #"{"jsonrpc":"2.0","method":"notifications/unknown","params":{}}"#,
            #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":99}}"#,
            #"{"jsonrpc":"2.0","id":4,"result":{}}"#, "  ")
        #expect(found.count == 1)
    }

    @Test func initializeComesFirstAndOnce() throws {
        let found = try answers(
            #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#, initialize("2025-06-18"), initialize("2025-06-18"))
        #expect(found[0]["result"]?.isObject == true)
        #expect(found[1]["result"]?.isObject == true)
        #expect(code(of: found[2]) == -32600)
    }

    @Test func aListOfMessagesIsAnsweredByOneListWhereTheVersionHasThem() throws {
        let list = """
            [{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","method":"notifications/initialized"},\
            {"jsonrpc":"2.0","id":2,"method":"nope"}]
            """
        let old = try answers(initialize("2025-03-26"), list, #"[{"jsonrpc":"2.0","method":"notifications/x"}]"#)
        #expect(old.count == 2 && old.last?.array?.count == 2)
        let new = try answers(initialize("2025-06-18"), list)
        #expect(code(of: new.last) == -32600)
    }

    @Test func everyToolHasASchemaOfItsArguments() throws {
        let found = try answers(initialize("2025-06-18"), #"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#)
        let tools = try #require(found.last?["result"]?["tools"]?.array)
        #expect(tools.compactMap { $0["name"]?.string } == ["render", "layout", "lint", "compare", "devices"])
        for tool in tools {
            let schema = try #require(tool["inputSchema"])
            #expect(schema["type"]?.string == "object" && schema["properties"]?.isObject == true)
            #expect(tool["description"]?.string?.isEmpty == false)
            #expect(tool["annotations"]?["readOnlyHint"]?.bool == true)
            for property in schema["properties"]?.members ?? [] {
                #expect(property.value["description"]?.string?.isEmpty == false, "\(property.key)")
            }
        }
        // The values are those that maquette.yaml may have.
        let frame = tools[0]["inputSchema"]?["properties"]?["frame"]?["enum"]?.array?.compactMap(\.string)
        #expect(frame == ["none", "screen", "bezel"])
    }

    @Test(
        "Wrong arguments are a result that says what would be right",
        arguments: [
            (#"{"devices":["iphone-99"]}"#, "iphone-99"), (#"{"device":"iphone-15"}"#, "did you mean 'devices'?"),
            (#"{"frame":"wide"}"#, "is not a valid 'frame'"), (#"{"pictures":0}"#, "a whole number from 1 to 12"),
            (#"{"input":"../.."}"#, "'../..' is not in the server's folder"),
            (#"{"input":"/"}"#, "'/' is not in the server's folder"), (#"{"input":3}"#, "'input'"),
            (#"{"theme":"../secret.yaml"}"#, "is outside"),
        ])
    func wrongArguments(arguments: String, words: String) throws {
        let found = try answers(
            initialize("2025-06-18"),
            #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"render","arguments":\#(arguments)}}"#)
        let result = try #require(found.last?["result"])
        let text = try #require(result["content"]?.array?.first?["text"]?.string)
        #expect(result["isError"]?.bool == true && text.hasPrefix("error: ") && text.contains(words), "\(text)")
    }

    @Test func anUnknownToolIsAnErrorOfTheProtocol() throws {
        let found = try answers(
            initialize("2025-06-18"),
            #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"rm","arguments":{}}}"#,
            #"{"jsonrpc":"2.0","id":2,"method":"tools/call"}"#)
        #expect(code(of: found[1]) == -32602 && code(of: found[2]) == -32602)
    }

    @Test func aCommandThatCannotRunIsAResultWithAnError() throws {
        let found = try answers(
            initialize("2025-06-18"),
            #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"devices"}}"#)
        #expect(found.last?["result"]?["isError"]?.bool == true)
    }

    @Test func linesAreReadWithinTheirLimit() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "lines-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let text = "a\n\n" + String(repeating: "x", count: 200_000) + "\nb\nlast"
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        let file = try #require(FileHandle(forReadingAtPath: path))
        var reader = LineReader(file.fileDescriptor, limit: 1000)
        var lines: [LineReader.Line] = []
        while let line = reader.next() { lines.append(line) }
        #expect(
            lines == [
                .bytes(Array("a".utf8)), .bytes([]), .tooLong, .bytes(Array("b".utf8)), .bytes(Array("last".utf8)),
            ])
    }

    @Test func aLongTextIsCutAtALine() throws {
        var answer = ToolAnswer()
        answer.add(String(repeating: "line of text\n", count: 20_000), remedy: "name a scene")
        let json = try LocatedJSON(parsing: Array(answer.json.utf8), file: "answer")
        let text = try #require(json["content"]?.array?.first?["text"]?.string)
        #expect(text.utf8.count < ToolAnswer.mostText + 100 && text.hasSuffix("more lines: name a scene"))
    }
}
