public import Foundation

/// The controls next to the content of a row while its table or list is edited.
///
/// The content moves by 38 points for a control: 22 for its disc and 16 to the text, which then begins at 54 or 58.
public struct RowEditing: Hashable, Sendable {
    public enum Control: Hashable, Sendable {
        case delete, insert
        /// A circle for multiple selection, which is filled if the row is selected.
        case selection(isSelected: Bool)
    }

    public var control: Control?
    /// Whether the content is indented, for a control or to align with rows that have one.
    public var isIndented: Bool
    /// Whether there is a reorder control at the trailing edge.
    public var isMovable: Bool

    public init(control: Control? = nil, isIndented: Bool = false, isMovable: Bool = false) {
        self.control = control
        self.isIndented = isIndented
        self.isMovable = isMovable
    }

    /// The size of the discs of all controls, in points.
    public static let discSide: CGFloat = 22
    /// The indentation of content, in points.
    public static let indentation: CGFloat = 38
    /// The size of the three lines of a reorder control, in points.
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

    /// The frame of the reorder control in a row, before mirroring; `nil` if the row cannot be moved.
    public func gripFrame(in row: CGRect, margin: CGFloat) -> CGRect? {
        guard isMovable else { return nil }
        let size = Self.gripSize
        return CGRect(
            x: row.maxX - margin - size.width, y: row.midY - size.height / 2, width: size.width, height: size.height)
    }
}
