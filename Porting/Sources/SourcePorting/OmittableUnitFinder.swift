import SwiftSyntax

/// Finds the parts of a file that can be left out.
final class OmittableUnitFinder: SyntaxVisitor {
    private let converter: SourceLocationConverter
    private var units: [OmittableUnit] = []

    init(in tree: SourceFileSyntax) {
        converter = SourceLocationConverter(fileName: "", tree: tree)
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    /// The parts that may be left out because of an error, the smallest first.
    ///
    /// The place's column is that of the rewritten line, and may be off.
    func candidates(at place: SourceOmissions.Place) -> [OmittableUnit] {
        let around = units.filter { $0.lines.contains(place.line) }
        guard !around.isEmpty else { return [] }
        let offset = converter.position(ofLine: place.line, column: 1).utf8Offset + min(place.column, 1 << 20) - 1
        let smallestFirst = around.sorted {
            ($0.range.contains(offset) ? 0 : 1, $0.range.count) < ($1.range.contains(offset) ? 0 : 1, $1.range.count)
        }
        let endsEarly = ["missing return", "without initializing", "isn't called on all paths"].contains {
            place.message.contains($0)
        }
        let bodies = smallestFirst.filter { unit in
            if case .body = unit.kind { endsEarly && unit.lines.upperBound == place.line } else { false }
        }
        let unmet = place.message.firstMatch(of: /does not conform to protocol '([^']+)'/).map { String($0.1) }
        let inheritances = smallestFirst.filter { unit in
            guard case .inheritance(let entry) = unit.kind else { return false }
            return unmet.map { Self.requires(entry.type.trimmedDescription, $0) } ?? unit.range.contains(offset)
        }
        return bodies + inheritances + smallestFirst.filter(\.isWhole)
    }

    /// Whether a type in an inheritance clause is a protocol, or stands for it.
    private static func requires(_ name: String, _ unmet: String) -> Bool {
        switch name {
        case "Codable": ["Decodable", "Encodable"].contains(unmet)
        case "Hashable": ["Hashable", "Equatable"].contains(unmet)
        default: name == unmet
        }
    }

    private func add(_ kind: OmittableUnit.Kind, _ node: some SyntaxProtocol) {
        let range = node.ownRange
        let first = converter.location(for: AbsolutePosition(utf8Offset: range.lowerBound)).line
        let last = converter.location(for: AbsolutePosition(utf8Offset: max(range.lowerBound, range.upperBound - 1))).line
        units.append(OmittableUnit(kind: kind, lines: first...max(first, last), range: range))
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        add(.node(Syntax(node)), node)
        return .visitChildren
    }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        add(.node(Syntax(node)), node)
        return .visitChildren
    }

    override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
        add(.inheritance(node), node)
        return .skipChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        let owners: [any SyntaxProtocol.Type] = [FunctionDeclSyntax.self, InitializerDeclSyntax.self, AccessorDeclSyntax.self]
        if owners.contains(where: { node.parent?.is($0) == true }) {
            add(.body(node.statements, after: node.leftBrace), node)
        }
        return .visitChildren
    }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        if case .getter(let statements) = node.accessors { add(.body(statements, after: node.leftBrace), node) }
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        add(.body(node.statements, after: node.signature?.inKeyword ?? node.leftBrace), node)
        return .visitChildren
    }
}
