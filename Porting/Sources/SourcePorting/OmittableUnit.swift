import SwiftSyntax

/// A part of a file that can be left out by itself.
struct OmittableUnit: Equatable {
    enum Kind: Equatable {
        /// A statement or a declaration.
        case node(Syntax)
        /// A type in an inheritance clause.
        case inheritance(InheritedTypeSyntax)
        /// The statements of a body. A call of the emptied body stops the preview.
        case body(CodeBlockItemListSyntax, after: TokenSyntax)
    }

    let kind: Kind
    let lines: ClosedRange<Int>
    let range: Range<Int>

    /// Whether nothing of its range is left.
    var isWhole: Bool {
        if case .node = kind { true } else { false }
    }

    func contains(_ other: OmittableUnit) -> Bool {
        range.lowerBound <= other.range.lowerBound && other.range.upperBound <= range.upperBound
    }

    func omit(with edits: inout SourceEdits) {
        switch kind {
        case .node(let node): edits.blank(node)
        case .inheritance(let entry): edits.replace(entry.type, with: "Any")
        case .body(let statements, let token):
            for statement in statements { edits.blank(statement) }
            edits.insert(" fatalError(\"this function's code does not compile here\") ", after: token)
        }
    }
}
