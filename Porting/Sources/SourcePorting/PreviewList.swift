/// The file of a module that lists its previews, its controllers and the app's delegates.
public struct PreviewList: Sendable {
    /// The file's name in the module's folder.
    public static let fileName = "ListOfPreviews.swift"

    private let module: String
    private var entries: [(file: String, preview: PortedFile.Preview)] = []
    /// The module's view controllers, with the expressions that create them.
    public var controllers: [(name: String, creation: String)] = []
    /// The expressions that create the delegates of the app and of its scenes.
    public var appDelegates: [String] = []
    /// Whether the module uses the bundle of its resources.
    public var needsBundle = false

    public init(module: String) { self.module = module }

    /// Adds the previews of a file.
    public mutating func add(_ file: PortedFile) {
        entries += file.previews.map { (file.path, $0) }
    }

    /// The text of the file.
    public var text: String {
        var lines = ["import Foundation", "import UIKit", ""]
        let preview = "(preview: UIKit.Preview, file: String, line: Int)"
        lines.append("public func previewsOf\(module)() -> [\(preview)] {")
        lines.append("    \(entries.isEmpty ? "let" : "var") previews: [\(preview)] = []")
        for (file, preview) in entries {
            lines += preview.conditions.map { "    #if \($0)" }
            lines.append("    previews.append((\(preview.function)(), \(Self.quoted(file)), \(preview.line)))")
            lines += preview.conditions.map { _ in "    #endif" }
        }
        lines += ["    return previews", "}", ""]
        lines.append(
            "public func controllersOf\(module)() -> [(name: String, make: @MainActor @Sendable () -> UIKit.UIViewController)] {"
        )
        lines.append("    [")
        lines += controllers.map { "        (\(Self.quoted($0.name)), { \($0.creation) })," }
        lines += ["    ]", "}", ""]
        lines.append("public func appDelegatesOf\(module)() -> [@MainActor @Sendable () -> AnyObject] {")
        lines.append("    [")
        lines += appDelegates.map { "        { \($0) }," }
        lines += ["    ]", "}"]
        if needsBundle {
            lines += ["", "extension Foundation.Bundle {", "    static var module: Foundation.Bundle { .main }", "}"]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
