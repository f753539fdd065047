import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A browser's process, and the messages to it and from it: JSON with a zero byte after each.
final class BrowserConnection {
    struct Event {
        var method: String
        var session: String
        var parameters: [String: Any]
    }

    private var process: pid_t = 0
    /// The descriptors for writing and reading.
    private let writing: Int32
    private let reading: Int32
    private var received: [UInt8] = []
    private var lastCall = 0
    private var events: [Event] = []

    init(program: String, arguments: [String]) throws {
        // If the browser ends, only its test must fail.
        signal(SIGPIPE, SIG_IGN)
        func pipe() throws -> (read: Int32, write: Int32) {
            var ends: [Int32] = [0, 0]
            guard Self.makePipe(&ends) == 0 else { throw Browser.Failure(description: "no pipe can be made") }
            // This avoids the descriptors that the browser expects for its own ends.
            defer { for end in ends { _ = Self.closeFile(end) } }
            return (fcntl(ends[0], F_DUPFD_CLOEXEC, 16), fcntl(ends[1], F_DUPFD_CLOEXEC, 16))
        }
        let (toBrowser, fromBrowser) = (try pipe(), try pipe())
        defer { for end in [toBrowser.read, fromBrowser.write] { _ = Self.closeFile(end) } }
        (writing, reading) = (toBrowser.write, fromBrowser.read)
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for descriptor: Int32 in 0...2 {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
        }
        posix_spawn_file_actions_adddup2(&actions, toBrowser.read, 3)
        posix_spawn_file_actions_adddup2(&actions, fromBrowser.write, 4)
        var words = ([program] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        guard posix_spawn(&process, program, &actions, nil, &words, environ) == 0 else {
            throw Browser.Failure(description: "\(program) does not start")
        }
    }

    /// Ends the process.
    func close() {
        for end in [writing, reading] { _ = Self.closeFile(end) }
        kill(process, SIGKILL)
        var status: Int32 = 0
        waitpid(process, &status, 0)
    }

    /// Calls a method and waits for its answer; events in the meantime are recorded.
    func call(_ method: String, _ parameters: [String: Any], session: String? = nil) throws -> [String: Any] {
        lastCall += 1
        var message: [String: Any] = ["id": lastCall, "method": method, "params": parameters]
        if let session { message["sessionId"] = session }
        var bytes = Array(try JSONSerialization.data(withJSONObject: message)) + [0]
        while !bytes.isEmpty {
            let count = write(writing, bytes, bytes.count)
            guard count > 0 else { throw Browser.Failure(description: "the browser is gone") }
            bytes.removeFirst(count)
        }
        while true {
            let answer = try nextMessage(method)
            guard answer["id"] as? Int == lastCall else { continue }
            if let error = answer["error"] { throw Browser.Failure(description: "\(method): \(error)") }
            return answer["result"] as? [String: Any] ?? [:]
        }
    }

    func events(of session: String) -> [Event] { events.filter { $0.session == session } }

    private func nextMessage(_ method: String) throws -> [String: Any] {
        while true {
            if let end = received.firstIndex(of: 0) {
                let message = try JSONSerialization.jsonObject(with: Data(received[..<end])) as? [String: Any] ?? [:]
                received.removeSubrange(...end)
                if let method = message["method"] as? String {
                    events.append(
                        Event(
                            method: method, session: message["sessionId"] as? String ?? "",
                            parameters: message["params"] as? [String: Any] ?? [:]))
                }
                return message
            }
            var poller = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
            guard poll(&poller, 1, 60_000) > 0 else {
                throw Browser.Failure(description: "the browser does not answer to \(method)")
            }
            var part = [UInt8](repeating: 0, count: 1 << 16)
            let count = read(reading, &part, part.count)
            guard count > 0 else { throw Browser.Failure(description: "the browser is gone") }
            received += part[..<count]
        }
    }

    // This type's methods would hide the functions with the same names.
    private static func makePipe(_ ends: inout [Int32]) -> Int32 { pipe(&ends) }
    private static func closeFile(_ descriptor: Int32) -> Int32 {
        #if canImport(Glibc)
            Glibc.close(descriptor)
        #elseif canImport(Musl)
            Musl.close(descriptor)
        #else
            Darwin.close(descriptor)
        #endif
    }
}
