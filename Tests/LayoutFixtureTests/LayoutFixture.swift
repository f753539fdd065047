import Diagnostics
import Foundation
import InterfaceBuilder
import InterfaceDocuments
import StoredFrames
import Testing
import Typography

/// A small document that shows one rule of layout, and the frames that UIKit gives its views.
struct LayoutFixture: CustomTestStringConvertible {
    /// The path of the document in the folder of fixtures, without its extension: `stack-views/fill-equally`.
    let name: String
    /// The absolute path of the document.
    let path: String
    let expectation: Expectation

    /// The folder of all fixtures.
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "LayoutFixtures").path

    var testDescription: String { name }

    /// Reads the `.frames` file beside a document, which is named by its path in the folder of fixtures.
    init(document: String) throws {
        path = "\(Self.folder)/\(document)"
        name = (document as NSString).deletingPathExtension
        let frames = (path as NSString).deletingPathExtension + ".frames"
        expectation = try Expectation(text: String(contentsOfFile: frames, encoding: .utf8), path: frames)
    }

    /// Lays the document out on the canvas, like `maquette layout --canvas`.
    ///
    /// - Returns: the differences from the expectation; `nil` if there are none.
    func difference() throws -> Difference? {
        let document = try InterfaceDocument.read(contentsOfFile: path)
        guard document.diagnostics.isEmpty else {
            return Difference(fixture: self, rows: [], problems: document.diagnostics.map { "\($0)" })
        }
        let assets = Project.openDocument(path).makeAssetLibrary()
        let layout = CanvasLayout(
            textSetter: MetricTextSetter(), resources: AssetLookup(library: assets, store: ImageStore()))
        let frames = try frames(of: layout.layout(document.value))
        let rows = expectation.lines.map { line in
            Difference.Row(expected: line, actual: frames[line.view])
        }
        return rows.allSatisfy(\.isRight) ? nil : Difference(fixture: self, rows: rows, problems: [])
    }

    /// The frames of a layout by the views' ids and by the labels that Xcode shows for them.
    private func frames(of report: LayoutReport) throws -> [String: CGRect] {
        var frames: [String: CGRect] = [:]
        for view in report.scenes.flatMap(\.views) { frames[view.id] = view.frame }
        let markup = MarkupDocument(Array(try Data(contentsOf: URL(filePath: path))))
        for element in markup?.elements ?? [] {
            guard let label = element["userLabel"], let id = element["id"], let frame = frames[id] else { continue }
            frames[label] = frame
        }
        return frames
    }
}

extension LayoutFixture {
    /// The content of a `.frames` file: a title with the rule, and a line for each view.
    struct Expectation: Equatable {
        /// A view, and its frame in its superview's coordinates, in points.
        struct Line: Equatable {
            /// The view's label in Xcode, or its id.
            let view: String
            let frame: CGRect
        }

        /// An error in a `.frames` file.
        struct Fault: Error, Equatable, CustomStringConvertible {
            let path: String
            let line: Int
            let message: String

            var description: String { "\(path):\(line): error: \(message)" }
        }

        let title: String
        let lines: [Line]

        /// Parses `view x y width height` line by line below a title; lines that begin with `#` are comments.
        init(text: String, path: String) throws(Fault) {
            var title: String?
            var lines: [Line] = []
            for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                guard !line.isEmpty, !line.hasPrefix("#") else { continue }
                guard title != nil else {
                    title = String(line)
                    continue
                }
                let words = line.split(separator: " ")
                let numbers = words.suffix(4).compactMap { Double($0) }
                guard words.count > 4, numbers.count == 4 else {
                    throw Fault(path: path, line: index + 1, message: "not a frame (write: view x y width height)")
                }
                let view = words.dropLast(4).joined(separator: " ")
                guard !lines.contains(where: { $0.view == view }) else {
                    throw Fault(path: path, line: index + 1, message: "a second frame of '\(view)'")
                }
                let frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
                lines.append(Line(view: view, frame: frame))
            }
            guard let title else { throw Fault(path: path, line: 1, message: "no title that says the rule") }
            guard !lines.isEmpty else { throw Fault(path: path, line: 1, message: "no frame to compare with") }
            self.title = title
            self.lines = lines
        }
    }
}

extension LayoutFixture {
    /// The expected and the actual frames, side by side.
    struct Difference: CustomStringConvertible {
        struct Row {
            let expected: Expectation.Line
            /// The actual frame; `nil` if the layout has no such view.
            let actual: CGRect?

            /// Frames in the files have three decimals.
            var isRight: Bool {
                guard let actual else { return false }
                return zip(expected.frame.numbers, actual.numbers).allSatisfy { abs($0 - $1) < 0.005 }
            }
        }

        let fixture: LayoutFixture
        let rows: [Row]
        /// The problems that reading the document found.
        let problems: [String]

        var description: String {
            let expected = rows.map { "\($0.expected.view) \($0.expected.frame.words)" }
            let width = expected.map(\.count).max() ?? 0
            let lines = zip(expected, rows).map { line, row in
                let actual = row.actual.map(\.words) ?? "no such view"
                let padding = String(repeating: " ", count: width - line.count)
                return "  \(row.isRight ? " " : "✗") \(line)\(padding)  | \(actual)"
            }
            return ([fixture.path, "  \(fixture.expectation.title)", "    expected | actual"] + lines + problems)
                .joined(separator: "\n")
        }
    }
}

extension CGRect {
    fileprivate var numbers: [Double] { [origin.x, origin.y, width, height].map(Double.init) }

    /// The four numbers in the form of a `.frames` file.
    fileprivate var words: String {
        numbers.map { JSONText.number($0) }.joined(separator: " ")
    }
}
