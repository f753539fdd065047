import Diagnostics
import Foundation
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

@Suite struct PathTests {
    /// Provides a folder for a test, and another one beside it that paths must not reach.
    private func scratch(_ body: (_ inside: String, _ outside: String) throws -> Void) throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "paths-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: root) }
        for folder in ["inside/below", "outside/far"] {
            try FileManager.default.createDirectory(atPath: "\(root)/\(folder)", withIntermediateDirectories: true)
        }
        try "within".write(toFile: "\(root)/inside/below/file", atomically: false, encoding: .utf8)
        try "without".write(toFile: "\(root)/outside/file", atomically: false, encoding: .utf8)
        try body("\(root)/inside", "\(root)/outside")
    }

    @Test(
        "A path is split at its last slash",
        arguments: [
            ("a", "", "a"), ("", "", ""), ("/", "/", ""), ("/a", "/", "a"), ("a/", "", "a"), ("a/b", "a", "b"),
            ("a//b//", "a", "b"), ("/a/b.c", "/a", "b.c"), ("./a", ".", "a"), ("../a", "..", "a"), ("é", "", "é"),
        ])
    func split(path: String, folder: String, name: String) {
        #expect(SplitPath(path).folder == folder)
        #expect(SplitPath(path).name == name)
    }

    @Test(arguments: [("a", "b", "b"), ("/a", "b", "/b"), ("a/b", "c/d", "a/c/d")])
    func beside(path: String, other: String, expected: String) {
        #expect(SplitPath(path).beside(other) == expected)
    }

    @Test("A name in a file stays in the folder, whatever its spelling and whatever links do")
    func referencesStayWithin() throws {
        try scratch { inside, outside in
            for (link, target) in [
                ("out", outside), ("outfile", outside + "/file"), ("back", inside + "/below"),
                ("far", outside + "/far"),
                ("dead", outside + "/nothing"),
            ] {
                try FileManager.default.createSymbolicLink(atPath: "\(inside)/\(link)", withDestinationPath: target)
            }
            let folder = InputFolder(path: inside)
            for good in ["below/file", "./below/file", "below/../below/file", "back/file", "new", "below/new"] {
                #expect(folder.file(named: good) == "\(inside)/\(good)", "\(good)")
            }
            for bad in [
                "", "..", "../outside/file", "below/../../outside/file", "/etc/passwd", outside + "/file", "out/file",
                "outfile", "out", "a\0b", "../new",
                // Beside the link's target, whatever the spelling suggests.
                "far/../file",
            ] {
                #expect(folder.file(named: bad) == nil, "\(bad)")
            }
            #expect(folder.contains(inside))
            #expect(!folder.contains(inside + "-other"))
            #expect(!InputFolder(path: inside + "/nowhere").contains(inside))
        }
    }

    @Test("A file is read completely, or the reason is reported")
    func reading() throws {
        try scratch { inside, _ in
            let whole = try readFile(inside + "/below/file", limit: 6)
            #expect(whole == Array("within".utf8))
            func failure(_ path: String, limit: Int = 100) -> FileReadingFailure? {
                do {
                    _ = try readFile(path, limit: limit)
                    return nil
                } catch {
                    return error
                }
            }
            #expect(failure(inside + "/below/file", limit: 5) == .tooLarge(bytes: 6))
            #expect(failure(inside + "/gone") == .missing)
            #expect(failure(inside + "/below/file/x") == .missing)
            #expect(failure(inside + "\0/below") == .missing)
            #expect(failure(inside) == .notRegular)
            // None of these ever ends.
            #expect(mkfifo(inside + "/pipe", 0o600) == 0)
            #expect(failure(inside + "/pipe") == .notRegular)
            #expect(failure("/dev/zero") == .notRegular)
            #expect(fileBytes(inside + "/pipe") == nil)
            #expect(throws: FileReadingFailure.notRegular) { try readBeginning(ofFile: inside + "/pipe", upTo: 9) }
        }
    }
}
