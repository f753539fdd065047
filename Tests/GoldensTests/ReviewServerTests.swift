import Foundation
import TestTraits
import Testing

@testable import Goldens

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A report of moved boxes, on four screens.
struct MovedBoxes {
    let scratch: ScratchFolder
    let goldens: String
    let report: String

    init() throws {
        scratch = try ScratchFolder()
        goldens = scratch.path + "/G"
        report = scratch.path + "/R"
        let here = try variants("iphone-4-0", "iphone-4-0/landscape", "iphone-4-0/dark", "ipad-pro-11/portrait/200x200")
        try BoxSource().record(goldens, here)
        _ = try Self.source.run(goldens: goldens, variants: here, report: report).checkAndReport(title: "Moved boxes")
    }

    static var source: BoxSource {
        var source = BoxSource()
        source.origin.y += 8
        source.documents = ["Boxes"]
        return source
    }

    /// Serves the report while the body runs.
    func serving(_ body: (URL) async throws -> Void) async throws {
        let (addresses, sink) = AsyncStream.makeStream(of: String.self)
        let run = report
        let server = Task(executorPreference: OwnThreadExecutor.shared) {
            try await ReviewServer(run: run).listen { sink.yield($0) }
        }
        defer { server.cancel() }
        var iterator = addresses.makeAsyncIterator()
        let address = try #require(await iterator.next().flatMap(URL.init(string:)))
        try await body(address)
    }
}

@Suite("A served report", .blocking) struct ReviewServerTests {
    private let boxes: MovedBoxes

    init() throws { boxes = try MovedBoxes() }

    private struct Answer {
        var status: Int
        var text: String
        var headers: [AnyHashable: Any]
    }

    private func ask(
        _ method: String, _ address: URL, _ path: String, headers: [String: String] = [:], body: String? = nil
    ) async throws -> Answer {
        var request = URLRequest(url: try #require(URL(string: path, relativeTo: address)))
        request.httpMethod = method
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        request.httpBody = body.map { Data($0.utf8) }
        let (data, response) = try await URLSession(configuration: .ephemeral).data(for: request)
        let answer = try #require(response as? HTTPURLResponse)
        return Answer(
            status: answer.statusCode, text: String(decoding: data, as: UTF8.self), headers: answer.allHeaderFields)
    }

    private static func token(in page: String) throws -> String {
        let parts = page.components(separatedBy: "\"token\":\"")
        return String(try #require(parts.last).prefix { $0 != "\"" })
    }

    @Test("serves its page and pictures, and no other file")
    func files() async throws {
        try await boxes.serving { address in
            let page = try await ask("GET", address, "/")
            #expect(page.status == 200 && page.text.contains("Moved boxes"))
            #expect((page.headers["Content-Security-Policy"] as? String)?.hasSuffix("frame-ancestors 'none'") == true)
            let record = try GoldenRunRecord(in: boxes.report)
            let picture = try #require(record.results.first?.files.actual)
            #expect(try await ask("GET", address, "/" + picture).status == 200)
            #expect(
                try await ask("GET", address, "/" + picture.replacingOccurrences(of: "o", with: "%6F")).status == 200)
            try Data("secret".utf8).write(to: URL(fileURLWithPath: boxes.scratch.path + "/secret.png"))
            for (link, target) in [("actual/link.png", "../../secret.png"), ("linked", "..")] {
                try FileManager.default.createSymbolicLink(
                    atPath: boxes.report + "/" + link, withDestinationPath: target)
            }
            for path in [
                "/run.json%00.png", "/actual/link.png", "/linked/secret.png", "/run.json", "/report.html",
                "/..%2Fsecret.png", "/%2e%2e/secret.png", "/actual/../../secret.png",
            ] {
                let answer = try await ask("GET", address, path)
                #expect([400, 404].contains(answer.status) && !answer.text.contains("secret"), "\(path)")
            }
        }
    }

    @Test("approves only for its own page")
    func approving() async throws {
        try await boxes.serving { address in
            let token = try Self.token(in: try await ask("GET", address, "/").text)
            let key = try #require(GoldenRunRecord(in: boxes.report).failures.first?.key)
            let body = "[\"\(key)\"]"
            let before = boxes.scratch.contents(of: "G")
            func approve(_ headers: [String: String], _ body: String) async throws -> Int {
                try await ask("POST", address, "/approve", headers: headers, body: body).status
            }
            let own = ["X-Maquette-Token": token]
            #expect(try await approve([:], body) == 403)
            #expect(try await approve(["X-Maquette-Token": "guess"], body) == 403)
            #expect(try await approve(own.merging(["Origin": "http://evil.example"]) { $1 }, body) == 403)
            #expect(try await approve(own.merging(["Host": "evil.example"]) { $1 }, body) == 403)
            #expect(try await approve(own, "[\"*\"]") == 400)
            #expect(try await approve(own, "[]") == 400)
            #expect(try await approve(own, "no list") == 400)
            #expect(try await approve(own, "[\"Boxes/nowhere\"]") == 409)
            #expect(try await ask("PUT", address, "/approve", headers: own, body: body).status == 405)
            #expect(boxes.scratch.contents(of: "G") == before)
            let origin = "http://\(address.host ?? ""):\(address.port ?? 0)"
            #expect(try await approve(own.merging(["Origin": origin]) { $1 }, body) == 200)
            let after = boxes.scratch.contents(of: "G")
            #expect(after != before)
            #expect(try await approve(own, body) == 200, "approved twice is approved")
            #expect(boxes.scratch.contents(of: "G") == after)
        }
    }
}
