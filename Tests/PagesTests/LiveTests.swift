import Devices
import Diagnostics
import Foundation
import TestTraits
import Testing

@testable import Pages

@Suite(.blocking) struct LiveTests {
    private let root = FileManager.default.temporaryDirectory.appending(path: "live-\(UUID().uuidString)").path

    @Test(arguments: [
        ("/a/b%20c.png", "a/b c.png"), ("/run.json%00.png", nil), ("/%2e%2e/x.png", nil), ("/a/../x.png", nil),
        ("/a//x.png", nil), ("/a%5Cx.png", nil), ("/%zz.png", nil), ("/a%0A.png", nil), ("/", nil), ("x.png", nil),
    ])
    func aPathNamesAFilePlainlyOrNotAtAll(path: String, name: String?) {
        #expect(LocalServer.name(in: path) == name)
    }

    @Test(arguments: [
        ("127.0.0.1:8008", true), ("localhost", true), ("localhost:1", true), ("evil.example:8008", false),
        ("127.0.0.1.evil.example", false), ("", false),
    ])
    func onlyThisMachinesNamesAreAnswered(host: String, isLocal: Bool) {
        #expect(LocalServer.isOwn(host: host, origin: nil) == isLocal)
        #expect(LocalServer.isOwn(host: host, origin: "http://\(host)") == isLocal)
        #expect(!LocalServer.isOwn(host: host, origin: "http://elsewhere.example"))
        #expect(!LocalServer.isOwn(host: nil, origin: nil))
    }

    @Test func aChangeIsNoticedOnceItIsAtRest() throws {
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: root) }
        let (file, other) = (root + "/a", root + "/b")
        try Data("one".utf8).write(to: URL(fileURLWithPath: file))
        let watch = InputWatch(every: .milliseconds(40)) { [file, other] }
        // It appears, changes, is replaced, and disappears.
        let changes: [() throws -> Void] = [
            { try Data("x".utf8).write(to: URL(fileURLWithPath: other)) },
            { try Data("two".utf8).write(to: URL(fileURLWithPath: file)) },
            { try FileManager.default.removeItem(atPath: other) },
        ]
        for change in changes {
            let mark = watch.mark()
            try change()
            var looks = 0
            watch.waitForChange(since: mark) {
                looks += 1
                return looks > 100
            }
            #expect(looks <= 100)
        }
        let mark = watch.mark()
        var looks = 0
        watch.waitForChange(since: mark) {
            looks += 1
            return looks > 5
        }
        #expect(looks > 5, "nothing changed, so the wait goes on")
    }

    @Test func theStateIsJSONForAnyText() throws {
        struct Odd: Problem {
            var code: String { "odd" }
            var message: String { "</script>\"\\ \u{2028}" }
        }
        let state = LiveState()
        let before = state.version
        let variant = try Variant(parsing: "iphone-16-pro")
        let file = PageFile(name: "a\"<b>.png", width: 1, height: 2)
        var builder = GalleryBuilder()
        builder.add(
            "a", document: "x'\n", variant: variant, size: CGSize(width: 1, height: 2), files: [file], thumbnail: nil,
            record: nil, diagnostics: [Diagnostic(.error, Odd())])
        state.take(builder.run, diagnostics: [], after: .milliseconds(250))
        #expect(state.version != before)
        #expect(state.shows("a\"<b>.png"))
        #expect(!state.shows("../a"))
        let json = try JSONSerialization.jsonObject(with: Data(state.json { _ in "s" }.utf8)) as? [String: Any]
        #expect(json?["seconds"] as? Double == 0.25)
        let run = json?["gallery"] as? [String: Any]
        #expect((run?["axes"] as? [[String: Any]])?.first?["values"] as? [String] == ["x'\n"])
        #expect((run?["pictures"] as? [[String: Any]])?.first?["stamp"] as? String == "s")
        #expect((run?["problems"] as? [[String: Any]])?.first?["message"] as? String == Odd().message)
        // A run that draws nothing keeps the last pictures.
        state.take(nil, diagnostics: [], after: .zero)
        #expect(state.shows("a\"<b>.png"))
    }
}
