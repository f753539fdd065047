import Foundation
import TestTraits
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

@Suite("maquette serve", .blocking) struct ServeTests {
    @Test("continues after a crash, on the same port")
    func crash() throws {
        let scratch = try ScratchFolder()
        let deep = try scratch.file("Deep.storyboard", LimitTests.nestedControllers(1_200))
        let good = try scratch.file(
            "Good.storyboard", OutsideFilesTests.storyboard(OutsideFilesTests.label("Plain")))
        let server = try Server(
            [
                good, deep, "--devices", "iphone-15", "--orientations", "portrait", "--no-cache", "-o",
                scratch.path + "/out",
            ])
        defer { server.end() }
        var state = ""
        while server.isRunning, !state.contains("\"running\":false") { state = try server.answer(to: "/run.json") }
        #expect(state.contains("Good"), "\(state)")
        while server.isRunning, try !server.errors.contains("Deep.storyboard: error:") { usleep(10_000) }
        #expect(try server.errors.contains("Deep.storyboard: error: the program crashed on this"))
        // The page's URL was printed once, and is still valid.
        #expect(try server.lines.count == 1)
        #expect(try server.answer(to: "/").contains("<html") && server.isRunning)
    }

    /// A server that runs during a test.
    private final class Server {
        private let process: Process
        private let scratch: ScratchFolder
        private var port: UInt16 = 0

        init(_ arguments: [String]) throws {
            scratch = try ScratchFolder()
            let output = try scratch.file("output", "")
            process = Process()
            process.executableURL = try CommandRun.executable
            process.arguments = ["serve", "--port", "0"] + arguments
            process.environment = ProcessInfo.processInfo.environment
                .merging(["XDG_CACHE_HOME": "/dev/null/cache"]) { $1 }
                .merging(["SWIFT_BACKTRACE": "enable=no"]) { mine, _ in mine }
            process.standardOutput = FileHandle(forWritingAtPath: output)
            process.standardError = FileHandle(forWritingAtPath: try scratch.file("errors", ""))
            process.standardInput = FileHandle.nullDevice
            try process.run()
            while process.isRunning, try lines.isEmpty { usleep(10_000) }
            let address = try #require(lines.first.flatMap { URL(string: String($0)) })
            port = UInt16(try #require(address.port))
        }

        var isRunning: Bool { process.isRunning }

        /// The lines of standard output.
        var lines: [Substring] {
            get throws {
                let bytes = try Data(contentsOf: URL(fileURLWithPath: scratch.path + "/output"))
                guard bytes.last == UInt8(ascii: "\n") else { return [] }
                return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
            }
        }

        /// The text of standard error.
        var errors: String {
            get throws { try String(contentsOfFile: scratch.path + "/errors", encoding: .utf8) }
        }

        func end() {
            process.terminate()
            process.waitUntilExit()
        }

        /// The answer to a request for a path; empty if there is none, as while the server starts.
        func answer(to path: String) throws -> String {
            #if canImport(Glibc)
                let kind = Int32(SOCK_STREAM.rawValue)
            #else
                let kind = SOCK_STREAM
            #endif
            let file = socket(AF_INET, kind, 0)
            try #require(file >= 0)
            defer { close(file) }
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = port.bigEndian
            address.sin_addr.s_addr = inet_addr("127.0.0.1")
            let isConnected = withUnsafePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
                }
            }
            let request = Array(
                "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n".utf8)
            guard isConnected, send(file, request, request.count, 0) == request.count else {
                usleep(10_000)
                return ""
            }
            var answer: [UInt8] = []
            var part = [UInt8](repeating: 0, count: 1 << 16)
            while true {
                let count = recv(file, &part, part.count, 0)
                guard count > 0 else { break }
                answer += part[..<count]
            }
            return String(decoding: answer, as: UTF8.self)
        }
    }
}
