public import Diagnostics

/// A problem with a single constraint or size.
public enum LayoutProblem: Problem, Hashable {
    /// A number that is not finite, or too large for layout.
    case unusableNumber(ConstraintID)
    /// An intrinsic size or a frame with such a number.
    case unusableLength(ItemID)
    /// One attribute follows the layout direction and the other does not.
    case mixedDirections(ConstraintID)
    /// A horizontal attribute compared with a vertical one, or a position with a length.
    case mixedKinds(ConstraintID)
    /// An item of the constraint is not part of the layout.
    case unknownItem(ConstraintID, ItemID)
    /// A cycle of parents.
    case cyclicParents(ItemID)
    /// The numbers exceed the solver's range; the frames are its last state.
    case unsolved

    public var code: String {
        switch self {
        case .unusableNumber: "unusable-constraint-number"
        case .unusableLength: "unusable-length"
        case .mixedDirections: "mixed-directions"
        case .mixedKinds: "mixed-attributes"
        case .unknownItem: "unknown-layout-item"
        case .cyclicParents: "cyclic-parents"
        case .unsolved: "unsolved-layout"
        }
    }

    public var message: String {
        switch self {
        case .unusableNumber(let id):
            "constraint \(id.rawValue) has a constant, multiplier or priority that is out of range"
        case .unusableLength(let id): "item \(id.rawValue) has a length that is out of range"
        case .mixedDirections(let id):
            "constraint \(id.rawValue) relates leading or trailing to left or right"
        case .mixedKinds(let id): "constraint \(id.rawValue) relates attributes of different kinds"
        case .unknownItem(let id, let item):
            "constraint \(id.rawValue) refers to item \(item.rawValue), which is not part of the layout"
        case .cyclicParents(let id): "item \(id.rawValue) is its own ancestor"
        case .unsolved: "the constraints could not be solved"
        }
    }

    public var remedy: String? {
        switch self {
        case .unusableNumber, .unusableLength: "use a finite number below \(Int(ConstraintSystem.largestLength))"
        case .mixedDirections: "use leading and trailing at both ends, or left and right"
        case .mixedKinds: "relate edges with edges of one axis, and lengths with lengths"
        case .unknownItem: "remove the constraint together with the item"
        case .cyclicParents: nil
        case .unsolved: "use constants and multipliers of similar size"
        }
    }

    /// By kind, then by constraint or item.
    func precedes(_ other: LayoutProblem) -> Bool { sortKey < other.sortKey }

    private var sortKey: (Int, Int, Int) {
        switch self {
        case .unusableNumber(let id): (0, id.rawValue, 0)
        case .mixedDirections(let id): (1, id.rawValue, 0)
        case .mixedKinds(let id): (2, id.rawValue, 0)
        case .unknownItem(let id, let item): (3, id.rawValue, item.rawValue)
        case .unusableLength(let item): (4, item.rawValue, 0)
        case .cyclicParents(let item): (5, item.rawValue, 0)
        case .unsolved: (6, 0, 0)
        }
    }
}
