public import Annotations

/// An annotation over pictures that a request names.
public enum NamedAnnotation: Hashable, Sendable {
    case kind(AnnotationKind)
    /// All kinds of annotations.
    case all

    /// - Parameter word: the annotation's name; `nil` is returned for an unknown one.
    public init?(_ word: String) {
        if let kind = AnnotationKind(rawValue: word) {
            self = .kind(kind)
        } else if word == "all" {
            self = .all
        } else {
            return nil
        }
    }

    /// The annotation's name in commands and in file names.
    public var word: String {
        switch self {
        case .kind(let kind): kind.rawValue
        case .all: "all"
        }
    }

    /// The kinds of annotations that are drawn.
    public var kinds: [AnnotationKind] {
        switch self {
        case .kind(let kind): [kind]
        case .all: AnnotationKind.allCases
        }
    }
}
