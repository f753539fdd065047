import Foundation
import MaquetteTesting
import UIKit
import XCTest

/// The same calls in XCTest: issues are failures of the test case, at the line of the call.
final class XCTestPreviewTests: XCTestCase {
    private struct Failure {
        var text: String
        var file: String
        var line: Int
    }

    private var failures: [Failure]?

    #if canImport(ObjectiveC)
        override func record(_ issue: XCTIssue) {
            guard failures != nil else { return super.record(issue) }
            let location = issue.sourceCodeContext.location
            failures?.append(
                Failure(
                    text: issue.compactDescription, file: location?.fileURL.path ?? "", line: location?.lineNumber ?? 0)
            )
        }
    #else
        override func recordFailure(
            withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
        ) {
            guard failures != nil else {
                return super.recordFailure(
                    withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
            }
            failures?.append(Failure(text: description, file: filePath, line: lineNumber))
        }
    #endif

    /// The failures within the body.
    private func failures(_ body: () -> Void) -> [Failure] {
        failures = []
        body()
        defer { failures = nil }
        return failures ?? []
    }

    private func view(_ width: CGFloat) -> UIView {
        let view = UIView()
        view.backgroundColor = .white
        let bar = UIView(frame: CGRect(x: 10, y: 60, width: width, height: 20))
        bar.backgroundColor = .red
        bar.accessibilityIdentifier = "bar"
        view.addSubview(bar)
        return view
    }

    /// Goldens are beside this file, named after the test's function.
    private var goldens: String {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/__Goldens__/XCTestPreviewTests"
    }

    override func tearDownWithError() throws {
        let folder = URL(fileURLWithPath: goldens).deletingLastPathComponent()
        guard FileManager.default.fileExists(atPath: folder.path) else { return }
        try FileManager.default.removeItem(at: folder)
    }

    func testAViewIsRecordedHoldsAndIsReportedWhereItDiffers() throws {
        let recorded = failures { expectPreview(of: self.view(40), on: "iphone-3-5", record: .missing) }
        XCTAssertEqual(recorded.count, 1)
        XCTAssertTrue(recorded.first?.text.contains("1 golden was recorded in \(goldens)") ?? false)
        let names = try FileManager.default.subpathsOfDirectory(atPath: goldens).filter { $0.hasSuffix(".png") }
        XCTAssertEqual(
            names,
            [
                "testAViewIsRecordedHoldsAndIsReportedWhereItDiffers/"
                    + "iphone-3-5_portrait_full_light_large_ltr_ios9.png"
            ])
        XCTAssertTrue(failures { expectPreview(of: self.view(40), on: "iphone-3-5", record: .never) }.isEmpty)
        let line = #line + 1
        let changed = failures { expectPreview(of: self.view(44), on: "iphone-3-5", record: .never) }
        XCTAssertEqual(changed.count, 1)
        let failure = try XCTUnwrap(changed.first)
        XCTAssertEqual(failure.line, line)
        XCTAssertTrue(failure.file.hasSuffix("XCTestPreviewTests.swift"))
        XCTAssertTrue(failure.text.contains("view #bar became 4 pt wider (now 44 × 20)"))
        XCTAssertTrue(failure.text.contains("report.html"))
    }
}
