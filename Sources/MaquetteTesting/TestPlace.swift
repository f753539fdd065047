import Foundation
import Testing

#if canImport(XCTest)
    import XCTest
#endif

/// Where a preview is expected, and which framework runs the test.
struct TestPlace {
    let fileID: String
    let filePath: StaticString
    let line: Int
    let column: Int
    let function: String

    /// The test's own name where Swift Testing runs it, else the function's; without arguments.
    var testName: String {
        let name = Test.current.map { test in test.isSuite ? function : test.name } ?? function
        return String(name.prefix { $0 != "(" })
    }

    /// What the goldens of a call are called.
    func goldenName(_ name: String?) -> String {
        let words = [testName, name].compactMap { $0 }.joined(separator: "-")
        // A file's name that works on every file system.
        let clean = words.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "-" || $0 == "_" ? $0 : "-" }
        return String(String(clean).prefix(80))
    }

    /// The folder of the test's file.
    var folder: URL { file.deletingLastPathComponent() }
    var path: String { "\(filePath)" }
    private var file: URL { URL(fileURLWithPath: path) }
    private var fileName: String { file.deletingPathExtension().lastPathComponent }

    /// Beside the test's file, a folder for each file.
    var goldensFolder: String {
        folder.appending(path: "__Goldens__/\(fileName)").path
    }

    /// Where the app's images, colours and fonts lie unless a trait says: the sources of the package that the test is
    /// of.
    var sourcesFolder: String? {
        var folder = folder
        while folder.path != "/" {
            if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
                let sources = folder.appending(path: "Sources").path
                return FileManager.default.fileExists(atPath: sources) ? sources : nil
            }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    /// A report for each call, so that tests that run at the same time do not meet.
    func reportFolder(_ name: String?, environment: [String: String]) -> String {
        let root = environment["MAQUETTE_REPORTS"] ?? FileManager.default.currentDirectoryPath + "/.build/maquette"
        return "\(root)/\(fileName)/\(goldenName(name))"
    }

    /// Reports an issue at the call.
    func fail(_ message: String, attachments: [(name: String, path: String)]) {
        guard Test.current != nil else { return failXCTest(message, attachments) }
        let location = SourceLocation(fileID: fileID, filePath: path, line: line, column: column)
        for attachment in attachments {
            guard let bytes = FileManager.default.contents(atPath: attachment.path) else { continue }
            Attachment.record([UInt8](bytes), named: attachment.name, sourceLocation: location)
        }
        Issue.record(Comment(rawValue: message), sourceLocation: location)
    }

    private func failXCTest(_ message: String, _ attachments: [(name: String, path: String)]) {
        #if canImport(XCTest)
            #if canImport(ObjectiveC)
                XCTContext.runActivity(named: "Maquette") { activity in
                    for attachment in attachments {
                        activity.add(XCTAttachment(contentsOfFile: URL(fileURLWithPath: attachment.path)))
                    }
                }
            #endif
            XCTFail(message, file: filePath, line: UInt(line))
        #endif
    }
}
