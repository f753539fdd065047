import Bitmaps
import Foundation
import Geometry
import TestTraits
import Testing

/// `maquette mcp`, as a client of the protocol uses it.
@Suite("maquette mcp", .blocking) struct ContextServerTests {
    /// A client with a running server.
    private final class Client {
        private let process = Process()
        private let input = Pipe()
        private let output = Pipe()
        private let scratch: ScratchFolder
        private var rest: [UInt8] = []
        private var nextID = 1

        init(root: String, _ arguments: [String] = []) throws {
            scratch = try ScratchFolder()
            process.executableURL = try CommandRun.executable
            process.arguments = ["mcp", "--root", root] + arguments
            process.environment = ProcessInfo.processInfo.environment
                .merging(["XDG_CACHE_HOME": scratch.path + "/cache"]) { $1 }
                .merging(["SWIFT_BACKTRACE": "enable=no"]) { mine, _ in mine }
            process.standardInput = input
            process.standardOutput = output
            process.standardError = FileHandle(forWritingAtPath: try scratch.file("errors", ""))
            try process.run()
            let agreed = try request(
                "initialize", #"{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"test"}}"#)
            #expect((agreed["result"] as? [String: Any])?["protocolVersion"] as? String == "2025-06-18")
            try notify("notifications/initialized", "{}")
        }

        deinit {
            if process.isRunning { process.terminate() }
        }

        func send(_ line: String) throws { try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8)) }

        func notify(_ method: String, _ parameters: String) throws {
            try send(#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(parameters)}"#)
        }

        /// Sends a request, and returns its ID.
        func begin(_ method: String, _ parameters: String) throws -> Int {
            defer { nextID += 1 }
            try send(#"{"jsonrpc":"2.0","id":\#(nextID),"method":"\#(method)","params":\#(parameters)}"#)
            return nextID
        }

        /// The next message of the server; every line has to be one.
        func receive() throws -> [String: Any] {
            while true {
                if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                    let line = Data(rest[..<end])
                    rest.removeSubrange(...end)
                    let message = try #require(try JSONSerialization.jsonObject(with: line) as? [String: Any])
                    #expect(message["jsonrpc"] as? String == "2.0")
                    return message
                }
                let more = output.fileHandleForReading.availableData
                try #require(!more.isEmpty, "the server ended")
                rest += [UInt8](more)
            }
        }

        func request(_ method: String, _ parameters: String) throws -> [String: Any] {
            let id = try begin(method, parameters)
            let answer = try receive()
            #expect(answer["id"] as? Int == id)
            return answer
        }

        /// The texts and pictures of a tool's answer, and whether it is an error.
        func call(_ tool: String, _ arguments: String) throws -> (text: String, pictures: [Data], isError: Bool) {
            let answer = try request("tools/call", #"{"name":"\#(tool)","arguments":\#(arguments)}"#)
            let result = try #require(answer["result"] as? [String: Any], "\(answer)")
            let blocks = try #require(result["content"] as? [[String: Any]])
            let pictures = blocks.filter { $0["type"] as? String == "image" }
            #expect(pictures.allSatisfy { $0["mimeType"] as? String == "image/png" })
            return (
                blocks.compactMap { $0["text"] as? String }.joined(separator: "\n"),
                pictures.compactMap { ($0["data"] as? String).flatMap { Data(base64Encoded: $0) } },
                result["isError"] as? Bool ?? false
            )
        }

        /// Closes the server's input, and returns its status and what it wrote to standard error.
        func end() throws -> (status: Int32, errors: String) {
            try input.fileHandleForWriting.close()
            process.waitUntilExit()
            return (process.terminationStatus, try String(contentsOfFile: scratch.path + "/errors", encoding: .utf8))
        }

        func terminate() -> Int32 {
            process.terminate()
            process.waitUntilExit()
            return process.terminationStatus
        }
    }

    @Test func aPictureIsDrawnAndShown() throws {
        let client = try Client(root: CommandRun.sample)
        let answer = try client.call("render", #"{"input":"LaunchScreen.storyboard","appearances":["light","dark"]}"#)
        #expect(!answer.isError && answer.pictures.count == 4, "\(answer.text)")
        #expect(answer.text.contains("LaunchScreen-iphone-6-3-portrait-dark (1206 × 2622 pixels, shown at 603 × 1311)"))
        for picture in answer.pictures {
            let bitmap = try Bitmap(decoding: [UInt8](picture))
            #expect(bitmap.size.width > 500 && bitmap.size.width * bitmap.size.height <= 1_500_000)
        }
        let sheet = try client.call("render", #"{"devices":"iphone-se-3","sheet":true}"#)
        #expect(!sheet.isError && sheet.pictures.count == 1 && sheet.text.contains("grid"), "\(sheet.text)")
        let few = try client.call("render", #"{"devices":["iphones"],"pictures":1}"#)
        #expect(few.pictures.count == 1 && few.text.contains("more pictures are not shown"))
        let end = try client.end()
        #expect(end.status == 0 && end.errors.isEmpty, "\(end.errors)")
    }

    @Test func framesFindingsAndDevicesAreText() throws {
        let client = try Client(root: CommandRun.sample)
        let frames = try client.call("layout", #"{"input":"LaunchScreen.storyboard"}"#)
        #expect(!frames.isError && frames.text.contains("iphone-6-3") && frames.text.contains("Maquette"))
        let json = try client.call("layout", #"{"input":"LaunchScreen.storyboard","json":true}"#)
        #expect(json.text.hasPrefix("{\""))
        let findings = try client.call("lint", "{}")
        #expect(!findings.isError && !findings.text.isEmpty, "\(findings.text)")
        let devices = try client.call("devices", #"{"matching":"SE-3"}"#)
        #expect(devices.text.split(separator: "\n").count == 2 && devices.text.contains("iphone-4-7"))
        #expect(try client.end().status == 0)
    }

    @Test func anUnreadableInputFailsOnlyItsCall() throws {
        let scratch = try ScratchFolder()
        _ = try scratch.file("Broken.storyboard", "<document")
        let client = try Client(root: scratch.path)
        let broken = try client.call("render", #"{"input":"Broken.storyboard"}"#)
        #expect(broken.isError && broken.text.contains("Broken.storyboard:1") && broken.pictures.isEmpty)
        #expect(try client.call("layout", #"{"input":"Nothing.storyboard"}"#).isError)
        let deep = try scratch.file("Deep.storyboard", LimitTests.nestedControllers(1_200))
        let crashed = try client.call("render", #"{"input":"\#(deep)","devices":"iphone-15"}"#)
        #expect(crashed.isError && crashed.text.contains("the program crashed on this"), "\(crashed.text)")
        #expect((try client.request("ping", "{}"))["result"] != nil)
        #expect(try client.end().status == 0)
    }

    @Test func aChangeIsShownBeforeAndAfter() throws {
        let scratch = try ScratchFolder()
        try FileManager.default.copyItem(atPath: CommandRun.sample, toPath: scratch.path + "/App")
        let made = try Shell(
            "git init -q && git add App && git -c user.name=t -c user.email=t@example.com commit -qm one",
            in: scratch.path)
        #expect(made.status == 0, "\(made.output)")
        let path = scratch.path + "/App/LaunchScreen.storyboard"
        let text = try String(contentsOfFile: path, encoding: .utf8)
        try text.replacingOccurrences(of: "text=\"Maquette\"", with: "text=\"Maquette Two\"")
            .write(toFile: path, atomically: true, encoding: .utf8)
        let client = try Client(root: scratch.path)
        let changed = try client.call("compare", #"{"input":"App","devices":"iphone-3-5"}"#)
        #expect(!changed.isError && changed.pictures.count == 2, "\(changed.text)")
        #expect(changed.text.contains("gained the word ‘Two’") && changed.text.contains("before"))
        #expect(!changed.text.contains("report:"))
        let unknown = try client.call("compare", #"{"base":"nowhere"}"#)
        #expect(unknown.isError && unknown.text.contains("there is no 'nowhere'"))
        // Nothing but the change is in the working tree.
        let status = try Shell("git status --short App", in: scratch.path)
        #expect(status.output == " M App/LaunchScreen.storyboard\n", "\(status.output)")
        #expect(try client.end().status == 0)
    }

    @Test func aCancelledCallHasNoAnswer() throws {
        let client = try Client(root: CommandRun.sample)
        // Far more pictures than can be drawn before the next line is read.
        let id = try client.begin(
            "tools/call",
            #"{"name":"render","arguments":{"devices":"all","ios":"all","content_sizes":"all"}}"#
                .replacingOccurrences(of: "content_sizes", with: "content-sizes"))
        try client.notify("notifications/cancelled", #"{"requestId":\#(id),"reason":"no longer needed"}"#)
        // The next answer belongs to the next request.
        #expect((try client.request("ping", "{}"))["result"] != nil)
        #expect(try client.end().status == 0)
    }

    @Test func aSlowCallReportsATimeout() throws {
        let client = try Client(root: CommandRun.sample, ["--time-limit", "1"])
        let slow = try client.call(
            "render", #"{"devices":"all","ios":"all","content-sizes":"all","appearances":"all","directions":"all"}"#)
        #expect(slow.isError && slow.text.contains("took longer than 1 s"), "\(slow.text)")
        #expect(try client.end().status == 0)
    }

    @Test func aSignalEndsTheServerAndItsCalls() throws {
        let client = try Client(root: CommandRun.sample)
        _ = try client.begin("tools/call", #"{"name":"render","arguments":{"devices":"all","ios":"all"}}"#)
        #expect((try client.request("ping", "{}"))["result"] != nil)
        #expect(client.terminate() == 128 + SIGTERM)
    }

    @Test func aMissingFolderIsAnErrorOfTheCommand() throws {
        let run = try CommandRun(["mcp", "--root", "/dev/null/here"])
        #expect(run.status == 2 && run.output.isEmpty && run.errors.contains("/dev/null/here"))
    }
}
