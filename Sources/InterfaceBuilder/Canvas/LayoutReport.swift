public import Diagnostics
public import Foundation

/// The frames of a document's views, laid out once: on the canvas, or for one variant.
public struct LayoutReport: Sendable {
    public struct View: Hashable, Sendable {
        public var id: String
        /// UIKit's class for the element.
        public var className: String
        /// The id of the view around it in the document; `nil` at the root.
        public var parent: String?
        /// In the parent's coordinates, in points.
        public var frame: CGRect
        public var isHidden: Bool
        /// How deep it lies below the scene's root.
        public var depth: Int
        /// What it shows, in a few words.
        public var label: String?
        /// What `recursiveDescription` says of it behind its frame.
        public var facts: [String]
    }

    public struct Scene: Sendable {
        public var sceneID: String
        public var controllerID: String
        /// Of the root view.
        public var size: CGSize
        public var views: [View]
        /// What was found wrong while this scene was built and laid out.
        public var issues: [Diagnostic]

        public init(sceneID: String, controllerID: String, size: CGSize, views: [View], issues: [Diagnostic]) {
            self.sceneID = sceneID
            self.controllerID = controllerID
            self.size = size
            self.views = views
            self.issues = issues
        }
    }

    /// As it was given.
    public var path: String
    /// What the layout was made for, as pairs in a fixed order.
    public var variant: [(name: String, value: String)]
    public var scenes: [Scene]

    public init(path: String, variant: [(name: String, value: String)], scenes: [Scene]) {
        self.path = path
        self.variant = variant
        self.scenes = scenes
    }

    // MARK: For programs

    /// One JSON object on one line, without a line break at its end.
    public var json: String {
        let pairs = variant.map { "\(JSONText.quoted($0.name)):\(JSONText.quoted($0.value))" }
        return "{\"document\":\(JSONText.quoted(path)),\"variant\":{\(pairs.joined(separator: ","))},\"scenes\":["
            + scenes.map(\.json).joined(separator: ",") + "]}"
    }

    // MARK: For people

    /// The hierarchy of every scene, a view a line, as `recursiveDescription` has it.
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
