import Diagnostics
import Foundation
import LocatedText
import Settings
import Synchronization
import Workers

/// A server of the Model Context Protocol: a coding agent asks it for pictures, frames and findings.
///
/// Messages are lines of JSON. A call of a tool runs the command itself as a process of its own, so that a call can be
/// cancelled, and a crash ends only that call.
public final class ContextServer: Sendable {
    /// What a call may cost.
    public struct Limits: Sendable {
        /// The time for one call in seconds.
        public var seconds: Int
        /// Bytes of address space of one call.
        public var memory = 64 << 30
        /// The number of calls that run at the same time; others wait.
        public var callsAtOnce = 2
        /// The number of calls that run or wait; more are refused.
        public var mostCalls = 32

        public init(seconds: Int) { self.seconds = seconds }
    }

    private struct State {
        /// The agreed version; `nil` before `initialize`.
        var version: ProtocolVersion?
        var calls: [RequestID: ExternalProgram.Cancellation] = [:]
    }

    /// The largest message in bytes.
    private static let longestLine = 1 << 20
    private static let mostOutput = 16 << 20

    private let program: ExternalProgram
    private let version: String
    private let limits: Limits
    private let write: @Sendable (String) -> Void
    private let state = Mutex(State())
    private let places: DispatchSemaphore
    private let running = DispatchGroup()

    /// - Parameters:
    ///   - program: the path of the command.
    ///   - version: the command's version.
    ///   - limits: the limits of calls.
    ///   - write: receives one line of JSON without a line feed, from any thread.
    public init(
        program: String, version: String, limits: Limits, write: @escaping @Sendable (String) -> Void
    ) {
        self.program = ExternalProgram(path: program)
        self.version = version
        self.limits = limits
        self.write = write
        places = DispatchSemaphore(value: limits.callsAtOnce)
    }

    /// Answers the messages of a file, and returns when it has ended and all calls are answered.
    public func serve(_ descriptor: CInt) {
        var lines = LineReader(descriptor, limit: Self.longestLine)
        while let line = lines.next() {
            switch line {
            case .bytes(let bytes): receive(bytes)
            case .tooLong:
                write(
                    ProtocolError.invalidRequest("a message has at most \(Self.longestLine) bytes", id: nil).json)
            }
        }
        running.wait()
    }

    /// Ends all calls, which are not answered.
    public func cancelAll() {
        for call in state.withLock({ Array($0.calls.values) }) { call.cancel() }
    }

    /// Waits until all calls are answered.
    func finish() { running.wait() }

    // MARK: Messages

    /// Handles one line.
    func receive(_ line: [UInt8]) {
        guard line.contains(where: { ![0x20, 0x09, 0x0D].contains($0) }) else { return }
        let json: LocatedJSON
        do throws(JSONSyntaxError) {
            json = try LocatedJSON(parsing: line, file: "message")
        } catch {
            return write(ProtocolError.parseError("this is no JSON: \(error.reason)").json)
        }
        guard let messages = json.array else {
            return handle(json) { [write] in if let answer = $0 { write(answer) } }
        }
        guard state.withLock({ $0.version?.hasBatches }) == true, !messages.isEmpty else {
            return write(ProtocolError.invalidRequest("a list of messages is no message", id: nil).json)
        }
        let batch = AnswerBatch(count: messages.count, write: write)
        for message in messages { handle(message) { batch.add($0) } }
    }

    /// Handles one message.
    ///
    /// - Parameters:
    ///   - json: the message.
    ///   - reply: receives the answer once; `nil` if there is none.
    private func handle(_ json: LocatedJSON, reply: @escaping @Sendable (String?) -> Void) {
        do throws(ProtocolError) {
            let message = try ClientMessage(json)
            switch message.kind {
            case .response: reply(nil)
            case .notification:
                receive(notification: message)
                reply(nil)
            case .request(let id): try answer(message, id, reply: reply)
            }
        } catch {
            reply(error.json)
        }
    }

    private func receive(notification: ClientMessage) {
        guard notification.method == "notifications/cancelled",
            let id = notification.parameters?["requestId"].flatMap(RequestID.init)
        else { return }
        state.withLock { $0.calls[id] }?.cancel()
    }

    private func answer(
        _ message: ClientMessage, _ id: RequestID, reply: @escaping @Sendable (String?) -> Void
    ) throws(ProtocolError) {
        let isReady = state.withLock { $0.version != nil }
        switch message.method {
        case "ping": reply(Self.result("{}", id))
        case "initialize": reply(Self.result(try initialize(message, id), id))
        case "tools/list", "tools/call":
            guard isReady else { throw .invalidRequest("initialize comes first", id: id) }
            if message.method == "tools/call" { return try call(message, id, reply: reply) }
            guard message.parameters?["cursor"] == nil else {
                throw .invalidParameters("the list of tools has one page", id: id)
            }
            reply(Self.result("{\"tools\":[\(ContextTool.all.map(\.json).joined(separator: ","))]}", id))
        default: throw .unknownMethod(message.method, id: id)
        }
    }

    private static func result(_ json: String, _ id: RequestID) -> String {
        "{\"jsonrpc\":\"2.0\",\"id\":\(id.json),\"result\":\(json)}"
    }

    private func initialize(_ message: ClientMessage, _ id: RequestID) throws(ProtocolError) -> String {
        guard let name = message.parameters?["protocolVersion"]?.string else {
            throw .invalidParameters("protocolVersion is missing", id: id)
        }
        let agreed = ProtocolVersion.agreed(with: name)
        let isFirst = state.withLock { state in
            defer { state.version = state.version ?? agreed }
            return state.version == nil
        }
        guard isFirst else { throw .invalidRequest("initialize comes once", id: id) }
        return SchemaValue.object([
            ("protocolVersion", .text(agreed.rawValue)),
            ("capabilities", .object([("tools", .object([("listChanged", .boolean(false))]))])),
            (
                "serverInfo",
                .object([
                    ("name", .text("maquette")), ("title", .text("Maquette")), ("version", .text(version)),
                ])
            ),
            ("instructions", .text(Self.instructions)),
        ]).line
    }

    private static let instructions = """
        Maquette draws iOS interfaces (storyboards, xibs, YAML scenes) without a simulator. After you edit one, use render \
        to see it, lint to find problems on all devices, layout for exact frames, and compare to see what changed since a \
        commit. Paths are relative to the server's folder.
        """

    // MARK: Calls

    private func call(
        _ message: ClientMessage, _ id: RequestID, reply: @escaping @Sendable (String?) -> Void
    ) throws(ProtocolError) {
        guard let name = message.parameters?["name"]?.string else {
            throw .invalidParameters("the name of the tool is missing", id: id)
        }
        guard let tool = ContextTool.all.first(where: { $0.name == name }) else {
            throw .invalidParameters("there is no tool '\(name.prefix(100))'", id: id)
        }
        let given = message.parameters?["arguments"]
        let arguments: ToolArguments
        do throws(DiagnosedError) {
            arguments = try tool.read(given)
            try check(arguments)
        } catch {
            // The model sees a result, and so can correct its call.
            return reply(Self.result(ToolAnswer(error: Self.words(of: error)).json, id))
        }
        let cancellation = ExternalProgram.Cancellation()
        let refusal = state.withLock { state -> ProtocolError? in
            if state.calls[id] != nil { return .invalidRequest("a call with this id is running", id: id) }
            guard state.calls.count < limits.mostCalls else {
                return .internalError("\(limits.mostCalls) calls are running already", id: id)
            }
            state.calls[id] = cancellation
            return nil
        }
        if let refusal { throw refusal }
        running.enter()
        let failure = startThread { [self] in
            places.wait()
            let answer = run(tool, arguments, cancellation)
            places.signal()
            state.withLock { $0.calls[id] = nil }
            // A cancelled call has no answer.
            reply(cancellation.isCancelled ? nil : Self.result(answer.json, id))
            running.leave()
        }
        guard let failure else { return }
        state.withLock { $0.calls[id] = nil }
        running.leave()
        throw .internalError(failure, id: id)
    }

    /// Refuses files outside the server's folder.
    private func check(_ arguments: ToolArguments) throws(DiagnosedError) {
        let folder = InputFolder(path: ".")
        let named = [arguments.input] + (arguments.settings[.theme] ?? []).filter { $0.contains("/") }
        for path in named {
            guard path.hasPrefix("/") ? folder.contains(path) : folder.file(named: path) != nil else {
                throw DiagnosedError(ContextProblem.outsideFolder(path))
            }
        }
    }

    private static func words(of error: DiagnosedError) -> String {
        error.diagnostics.map { diagnostic in
            "error: \(diagnostic.problem.message)" + (diagnostic.problem.remedy.map { " (\($0))" } ?? "")
        }.joined(separator: "\n")
    }

    private func run(
        _ tool: ContextTool, _ arguments: ToolArguments, _ cancellation: ExternalProgram.Cancellation
    ) -> ToolAnswer {
        // A hidden folder is not searched for documents.
        let folder = FileManager.default.temporaryDirectory.appending(path: ".maquette-call-\(UUID().uuidString)").path
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(atPath: folder) }
            let ending = try program.finish(
                tool.words(arguments, folder), environment: Self.environment,
                limits: ExternalProgram.Limits(
                    time: .seconds(limits.seconds), memory: limits.memory, output: Self.mostOutput),
                cancellation: cancellation)
            return tool.answer(ending, arguments, folder)
        } catch let failure as ExternalProgram.Failure {
            return ToolAnswer(error: words(of: failure))
        } catch {
            return ToolAnswer(error: "error: the call failed: \(error.localizedDescription)")
        }
    }

    /// The server's own environment, without what CI systems ask commands to write.
    private static var environment: [String: String] {
        ProcessInfo.processInfo.environment.filter { name, _ in !name.hasPrefix("GITHUB_") }
            .merging(["NO_COLOR": "1"]) { $1 }
    }

    private func words(of failure: ExternalProgram.Failure) -> String {
        switch failure {
        case .outOfTime:
            "error: the call took longer than \(limits.seconds) s (name a scene, a document or fewer devices, or start the "
                + "server with a higher --time-limit)"
        case .tooMuchOutput: "error: the answer is too long (name a scene, a document or fewer devices)"
        case .cannotStart(let reason): "error: the command cannot be started: \(reason)"
        case .failed, .cancelled: "error: the call was ended"
        }
    }
}
