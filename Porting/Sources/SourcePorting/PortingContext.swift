import SwiftSyntax

/// The state that the rules of one file share: its edits, its problems, and the declarations of other files.
final class PortingContext {
    let file: String
    let index: DeclarationIndex
    private let converter: SourceLocationConverter
    var edits = SourceEdits()
    var problems: [PortingProblem] = []
    /// The previews of the file, in order.
    var previews: [PortedFile.Preview] = []
    /// Whether a rule wrote a name of UIKit's.
    var needsUIKit = false
    /// A word that no other file of the module has.
    let fileKey: String
    /// Whether the file imports SwiftUI.
    let importsSwiftUI: Bool
    /// The names of the types that the file declares, if it imports SwiftUI.
    let declaredTypes: Set<String>

    init(file: String, index: DeclarationIndex, tree: SourceFileSyntax) {
        self.file = file
        self.index = index
        converter = SourceLocationConverter(fileName: file, tree: tree)
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in file.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        fileKey = String(hash, radix: 36)
        importsSwiftUI = tree.importsSwiftUI
        declaredTypes = importsSwiftUI ? tree.declaredTypes : []
    }

    func line(of node: some SyntaxProtocol) -> Int {
        node.startLocation(converter: converter).line
    }

    /// Adds declarations for a node after the last line, unless iOS leaves the node out.
    func append(_ text: String, for node: some SyntaxProtocol) {
        if !node.isLeftOutOnIOS { edits.append(text) }
    }

    func note(_ node: some SyntaxProtocol, _ message: String, remedy: String) {
        report(.note, node, message, remedy)
    }

    func error(_ node: some SyntaxProtocol, _ message: String, remedy: String) {
        report(.error, node, message, remedy)
    }

    private func report(
        _ severity: PortingProblem.Severity, _ node: some SyntaxProtocol, _ message: String, _ remedy: String
    ) {
        let place = node.startLocation(converter: converter)
        problems.append(
            PortingProblem(
                severity: severity, file: file, line: place.line, column: place.column, message: message, remedy: remedy
            ))
    }
}

/// A visitor that rewrites one subject.
class PortingRule: SyntaxVisitor {
    let context: PortingContext

    required init(_ context: PortingContext) {
        self.context = context
        super.init(viewMode: .sourceAccurate)
    }
}

extension SyntaxProtocol {
    /// The names of the types that the code declares, at any depth.
    fileprivate var declaredTypes: Set<String> {
        let words: Set<Keyword> = [.struct, .class, .enum, .actor, .typealias]
        return Set(
            tokens(viewMode: .sourceAccurate).compactMap { token in
                guard case .keyword(let word) = token.previousToken(viewMode: .sourceAccurate)?.tokenKind,
                    words.contains(word), case .identifier(let name) = token.tokenKind
                else { return nil }
                return name
            })
    }

    /// The names in the code, in order.
    var identifiers: [String] {
        tokens(viewMode: .sourceAccurate).compactMap { token in
            if case .identifier(let name) = token.tokenKind { name } else { nil }
        }
    }

    /// The nearest type or extension around a node.
    var enclosingType: (name: String, key: String, isExtension: Bool, isProtocol: Bool, isObjectiveC: Bool)? {
        var names: [String] = []
        var innermost: (isExtension: Bool, isProtocol: Bool, isObjectiveC: Bool)?
        var current = parent
        while let node = current {
            current = node.parent
            let (name, isExtension, isProtocol, attributes): (String, Bool, Bool, AttributeListSyntax)
            switch node.as(SyntaxEnum.self) {
            case .classDecl(let type):
                (name, isExtension, isProtocol, attributes) = (type.name.text, false, false, type.attributes)
            case .structDecl(let type):
                (name, isExtension, isProtocol, attributes) = (type.name.text, false, false, type.attributes)
            case .enumDecl(let type):
                (name, isExtension, isProtocol, attributes) = (type.name.text, false, false, type.attributes)
            case .actorDecl(let type):
                (name, isExtension, isProtocol, attributes) = (type.name.text, false, false, type.attributes)
            case .protocolDecl(let type):
                (name, isExtension, isProtocol, attributes) = (type.name.text, false, true, type.attributes)
            case .extensionDecl(let type):
                (name, isExtension, isProtocol, attributes) = (type.extendedType.flat, true, false, type.attributes)
            default: continue
            }
            names.insert(name, at: 0)
            if innermost == nil { innermost = (isExtension, isProtocol, attributes.names("objc")) }
        }
        guard let innermost, let last = names.last else { return nil }
        return (
            names.joined(separator: "."), last.lastWord, innermost.isExtension, innermost.isProtocol,
            innermost.isObjectiveC
        )
    }

    /// Whether the node is a member of a type or extension, and not of a body in it.
    var isMember: Bool { parent?.is(MemberBlockItemSyntax.self) == true }
}
