import Foundation
import Testing

#if canImport(XCTest)
    import XCTest
#endif

/// The place where a preview is expected, and the framework that runs the test.
struct TestPlace {
    let fileID: String
    let filePath: StaticString
    let line: Int
    let column: Int
    let function: String

    /// The test's own name if Swift Testing runs it, and otherwise the function's, without arguments.
    var testName: String {
        let name = Test.current.map { test in test.isSuite ? function : test.name } ?? function
        return String(name.prefix { $0 != "(" })
    }

    /// The name of a call's goldens.
    func goldenName(_ name: String?) -> String {
        let words = [testName, name].compactMap { $0 }.joined(separator: "-")
        // Only characters that work in file names on every file system.
        let clean = words.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "-" || $0 == "_" ? $0 : "-" }
        return String(String(clean).prefix(80))
    }

    /// The folder of the test's file.
    var folder: URL { file.deletingLastPathComponent() }
    var path: String { "\(filePath)" }
    private var file: URL { URL(fileURLWithPath: path) }
    private var fileName: String { file.deletingPathExtension().lastPathComponent }

    /// The folder of goldens beside the test's file, one for each file.
    var goldensFolder: String {
        folder.appending(path: "__Goldens__/\(fileName)").path
    }

    /// The folder of the app's images, colors and fonts unless a trait sets it: the sources of the test's package.
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

    /// The folder of a call's report.
    ///
    /// Each call has its own, so that concurrent tests do not collide.
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
