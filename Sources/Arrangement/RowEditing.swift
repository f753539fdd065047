public import Foundation

/// The controls next to the content of a row while its table or list is edited.
///
/// The content gives way for a control by 38 points: 22 for its disc and 16 to the text, which so begins at 54 or 58.
public struct RowEditing: Hashable, Sendable {
    public enum Control: Hashable, Sendable {
        case delete, insert
        /// The circle of a row that can be one of many, filled for those that are.
        case selection(isSelected: Bool)
    }

    public var control: Control?
    /// Whether the content moves in: for a control, or to stand below that of rows which have one.
    public var isIndented: Bool
    /// Whether a grip at the trailing edge says that the row can be moved.
    public var isMovable: Bool

    public init(control: Control? = nil, isIndented: Bool = false, isMovable: Bool = false) {
        self.control = control
        self.isIndented = isIndented
        self.isMovable = isMovable
    }

    /// The size of the discs of all controls, in points.
    public static let discSide: CGFloat = 22
    /// How far content moves in, in points.
    public static let indentation: CGFloat = 38
    /// The size of the three lines of a grip, in points.
    public static let gripSize = CGSize(width: 20, height: 12)

    /// The space that controls take from the content on each side of the row, in points.
    public func room(margin: CGFloat) -> (leading: CGFloat, trailing: CGFloat) {
        (isIndented ? Self.indentation : 0, isMovable ? margin + Self.gripSize.width : 0)
    }

    /// The control's disc in a row, before mirroring; `nil` without a control.
    public func controlFrame(in row: CGRect, margin: CGFloat) -> CGRect? {
        guard control != nil else { return nil }
        let side = Self.discSide
        return CGRect(x: row.minX + margin, y: row.midY - side / 2, width: side, height: side)
    }

    /// The grip in a row, before mirroring; `nil` if the row stays.
    public func gripFrame(in row: CGRect, margin: CGFloat) -> CGRect? {
        guard isMovable else { return nil }
        let size = Self.gripSize
        return CGRect(
            x: row.maxX - margin - size.width, y: row.midY - size.height / 2, width: size.width, height: size.height)
    }
}
