import SwiftParser
import SwiftSyntax

/// Rewrites the Swift files of an app or library so that they compile without Objective-C.
///
/// The files of all modules that use each other are read first, because a line may need what another file declares.
public struct SourcePorter: Sendable {
    /// A file as it was read.
    public struct Source: Sendable {
        /// The path, as problems name it.
        public var path: String
        public var text: String

        /// Creates a source.
        ///
        /// - Parameters:
        ///   - path: the path, as problems name it.
        ///   - text: the text.
        ///   - isOfPackage: whether it is a Swift package's; `false` answers the condition `SWIFT_PACKAGE`.
        public init(path: String, text: String, isOfPackage: Bool = true) {
            self.path = path
            self.text = isOfPackage ? text : CompilationCondition.withoutPackage(text)
        }

        /// Whether the code asks for the bundle of its package: `Bundle.module`, or `.module` as an argument.
        public var usesModuleBundle: Bool { text.contains("undle.module") || text.contains(": .module") }
        /// Whether the code declares that bundle itself.
        public var declaresModuleBundle: Bool { text.contains("var module: Bundle") }
        /// The names of the code's types and static properties.
        public var declaredNames: Set<String> {
            var names: Set<String> = []
            for line in text.split(whereSeparator: \.isNewline) {
                let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
                var isStatic = false
                for (word, next) in zip(words, words.dropFirst()) {
                    switch (word, next) {
                    case ("static", _), ("class", "var"): isStatic = true
                    case ("enum", _), ("struct", _), ("class", _): names.insert(String(next))
                    case ("let", _), ("var", _):
                        if isStatic { names.insert(String(next)) }
                        isStatic = false
                    case ("func", _): isStatic = false
                    default: break
                    }
                }
            }
            return names
        }
    }

    private let index: DeclarationIndex
    /// The trees of the texts, by the paths of their files.
    private let trees: [String: SourceFileSyntax]

    /// - Parameter sources: all files of all modules.
    public init(_ sources: [Source]) {
        var index = DeclarationIndex()
        let trees = concurrentMap(sources) { Parser.parse(source: $0.text) }
        for (source, tree) in zip(sources, trees) { index.add(tree, file: source.path) }
        index.finish()
        self.index = index
        self.trees = Dictionary(zip(sources.map(\.path), trees), uniquingKeysWith: { first, _ in first })
    }

    /// The expressions that create the delegates of an app and of its scenes.
    ///
    /// Of several delegates of the app, the one that starts it comes first.
    public func appDelegates(in files: Set<String>) -> [String] {
        let delegates = visibleClasses(in: files).filter { name, _ in
            !index.protocols(of: name).isDisjoint(with: ["UIApplicationDelegate", "UIWindowSceneDelegate"])
        }
        func order(_ delegate: (key: String, value: DeclarationIndex.TypeRecord)) -> (Int, String) {
            (delegate.value.isEntryPoint ? 0 : 1, delegate.key)
        }
        return delegates.sorted { order($0) < order($1) }.compactMap { index.creation(of: $0.key) }
    }

    /// The view controllers of some files that need no arguments: the names, and the expressions that create them.
    public func controllers(in files: Set<String>) -> [(name: String, creation: String)] {
        visibleClasses(in: files).keys.compactMap { name -> (name: String, creation: String)? in
            guard index.isScreen(name), index.superclasses(of: name).isEmpty == false,
                let creation = index.creation(of: name)
            else { return nil }
            return (name, creation)
        }.sorted { $0.name < $1.name }
    }

    /// The classes of some files that the list of previews can name.
    private func visibleClasses(in files: Set<String>) -> [String: DeclarationIndex.TypeRecord] {
        index.types.filter { _, record in
            record.isEverywhere && record.isClass && !record.isPrivate && files.contains(record.file)
        }
    }

    /// Rewrites some of the files.
    public func port(_ sources: [Source]) -> [PortedFile] { concurrentMap(sources, port) }

    /// Rewrites one of the files.
    public func port(_ source: Source) -> PortedFile {
        let tree = trees[source.path] ?? Parser.parse(source: source.text)
        let context = PortingContext(file: source.path, index: index, tree: tree)
        let rules: [PortingRule.Type] = [
            ConditionRules.self, AttributeRules.self, SelectorRules.self, OverrideRules.self, DispatchRules.self,
            KeyValueObservingRules.self,
            OptionalRequirementRules.self, OptionalValueRules.self, AnyObjectRules.self, ConstructionRules.self,
            InterfaceValueRules.self, ShadowedFunctionRules.self, QueueMethodRules.self, MainThreadRules.self,
            ScrollViewDelegateRules.self, CoreDataRules.self, ObjectConformanceRules.self, PredicateRules.self,
            TextAttributeRules.self, RxCocoaRules.self, PreviewRules.self, SwiftUIRules.self, ImportRules.self,
        ]
        for rule in rules { rule.init(context).walk(tree) }
        return PortedFile(
            path: source.path, text: context.edits.applied(to: Array(source.text.utf8)), previews: context.previews,
            problems: context.problems.sorted { ($0.line, $0.column) < ($1.line, $1.column) })
    }
}
