import Foundation

/// Finds the classes that documents name, in the modules that may contain them.
///
/// A document names the module of the Xcode target, which a package may name differently. So the lookup also searches
/// the module of the code that opens the document, and the module that it tests: `AppTests` opens the documents of
/// `App`.
public struct ClassLookup: Sendable {
    /// The modules in search order.
    public private(set) var modules: [String] = []

    public init(modules: [String] = []) {
        for module in modules { add(module) }
    }

    /// - Parameter fileID: the file id of the code that opens a document: `App/Screen.swift`.
    public init(fileID: String) {
        let module = String(fileID.prefix { $0 != "/" })
        add(module)
        if module.hasSuffix("Tests") { add(String(module.dropLast("Tests".count))) }
    }

    /// - Parameter type: a class of the module to search.
    public init(of type: AnyClass) {
        add(String(String(reflecting: type).prefix { $0 != "." }))
    }

    /// The same lookup with additional modules to search last.
    public func adding(_ more: [String]) -> ClassLookup {
        var sum = self
        for module in more { sum.add(module) }
        return sum
    }

    /// The modules that contain UIKit's own classes.
    public static let uiKit = ClassLookup(modules: [
        "AdaptiveKit", "UIControls", "UILists", "UIContainers", "UIStoryboards",
    ])

    /// The modules with the views of all frameworks that documents name: maps, web pages, players.
    package static let frameworks = uiKit.adding(["AVKit", "MediaPlayer", "PhotosUI"])

    /// Whether a module is one of UIKit's own.
    var isUIKit: Bool { modules.contains(where: Self.uiKit.modules.contains) }

    private mutating func add(_ module: String) {
        if Self.isName(module), !modules.contains(module) { modules.append(module) }
    }

    /// The class with the name; `nil` if no module has it.
    ///
    /// - Parameters:
    ///   - name: the name without its module.
    ///   - module: the module that the document names, which is searched first.
    /// - Returns: the first class found.
    public func type(named name: String, in module: String?) -> AnyClass? {
        guard Self.isName(name) else { return nil }
        let first = module.flatMap { Self.isName($0) ? [$0] : nil } ?? []
        return (first + modules).lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
    }

    /// Whether a word is a Swift identifier, so that it is safe to look up from any document.
    private static func isName(_ word: String) -> Bool {
        guard let first = word.first, first.isLetter || first == "_" else { return false }
        return word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
