public import Diagnostics
public import Foundation

/// The frames of a document's views after one layout, on the canvas or for a variant.
public struct LayoutReport: Sendable {
    public struct View: Hashable, Sendable {
        public var id: String
        /// The UIKit class of the element.
        public var className: String
        /// The id of the parent view in the document; `nil` for the root.
        public var parent: String?
        /// The frame in the parent's coordinates, in points.
        public var frame: CGRect
        public var isHidden: Bool
        /// The depth below the scene's root.
        public var depth: Int
        /// A short description of its content.
        public var label: String?
        /// The facts that `recursiveDescription` prints after the frame.
        public var facts: [String]
    }

    public struct Scene: Sendable {
        public var sceneID: String
        public var controllerID: String
        /// The size of the root view.
        public var size: CGSize
        public var views: [View]
        /// The diagnostics of building and laying out this scene.
        public var issues: [Diagnostic]

        public init(sceneID: String, controllerID: String, size: CGSize, views: [View], issues: [Diagnostic]) {
            self.sceneID = sceneID
            self.controllerID = controllerID
            self.size = size
            self.views = views
            self.issues = issues
        }
    }

    /// The path as given.
    public var path: String
    /// The variant that the layout is for, as pairs in a fixed order.
    public var variant: [(name: String, value: String)]
    public var scenes: [Scene]

    public init(path: String, variant: [(name: String, value: String)], scenes: [Scene]) {
        self.path = path
        self.variant = variant
        self.scenes = scenes
    }

    // MARK: For programs

    /// The report as a JSON object on one line, without a trailing line break.
    public var json: String {
        // A variant is the same object in the output of every command; the canvas has its own.
        let pairs = variant.map { name, value in
            name == "variant"
                ? "\"name\":\(JSONText.quoted(value))"
                : "\(JSONText.quoted(name)):\(name == "ios" ? Int(value).map { "\($0)" } ?? JSONText.quoted(value) : JSONText.quoted(value))"
        }
        return "{\"document\":\(JSONText.quoted(path)),\"variant\":{\(pairs.joined(separator: ","))},\"scenes\":["
            + scenes.map(\.json).joined(separator: ",") + "]}"
    }

    // MARK: For people

    /// The hierarchy of every scene, one view per line, in the format of `recursiveDescription`.
    public var tree: String {
        var lines = ["\(path)  " + variant.map { "\($0.name)=\($0.value)" }.joined(separator: " ")]
        for scene in scenes {
            let name = [scene.sceneID, scene.controllerID].filter { !$0.isEmpty }.joined(separator: " ")
            lines.append("scene \(name)  \(Self.size(scene.size))")
            lines += scene.views.map(\.line)
            lines += scene.issues.map { "  ! \($0)" }
        }
        return lines.map { DiagnosticPrinter.printable($0) }.joined(separator: "\n")
    }

    private static func size(_ size: CGSize) -> String {
        "\(JSONText.number(Double(size.width)))×\(JSONText.number(Double(size.height)))"
    }
}

extension LayoutReport.Scene {
    fileprivate var json: String {
        let printer = DiagnosticPrinter(format: .json)
        return "{\"sceneID\":\(JSONText.quoted(sceneID)),\"controllerID\":\(JSONText.quoted(controllerID)),"
            + "\"size\":[\(JSONText.number(Double(size.width))),\(JSONText.number(Double(size.height)))],\"views\":["
            + views.map(\.json).joined(separator: ",") + "],\"issues\":["
            + issues.map { printer.line(for: $0) }.joined(separator: ",") + "]}"
    }
}

extension LayoutReport.View {
    private var numbers: [String] {
        [frame.origin.x, frame.origin.y, frame.width, frame.height].map { JSONText.number(Double($0)) }
    }

    fileprivate var json: String {
        "{\"id\":\(JSONText.quoted(id)),\"class\":\(JSONText.quoted(className)),"
            + "\"parent\":\(parent.map(JSONText.quoted) ?? "null"),\"frame\":[\(numbers.joined(separator: ","))]}"
    }

    fileprivate var line: String {
        let frame = "frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
        let line = (["\(className): \(id)", frame] + facts).joined(separator: "; ")
        return String(repeating: "   | ", count: depth) + "<\(line)>"
    }
}
