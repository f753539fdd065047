public import Devices
public import Foundation

/// The positions of a toolbar's items along its row, in reading order.
public struct ToolbarArrangement: Hashable, Sendable {
    /// An item of the bar.
    public enum Item: Hashable, Sendable {
        /// A button with a width, in points.
        case button(width: CGFloat)
        /// A button on the same glass as the one before it, with a width in points.
        case joinedButton(width: CGFloat)
        /// A custom view with a width, in points.
        case view(width: CGFloat)
        /// A space with a width, in points.
        case fixedSpace(width: CGFloat)
        case flexibleSpace

        var width: CGFloat {
            switch self {
            case .button(let width), .joinedButton(let width), .view(let width), .fixedSpace(let width): width
            case .flexibleSpace: 0
            }
        }

        var isSpace: Bool {
            switch self {
            case .button, .joinedButton, .view: false
            case .fixedSpace, .flexibleSpace: true
            }
        }

        var isView: Bool { if case .view = self { true } else { false } }

        var isJoined: Bool { if case .joinedButton = self { true } else { false } }
    }

    /// A range along the row, in the coordinates of the bar, from left to right.
    public struct Span: Hashable, Sendable {
        public var start: CGFloat
        public var width: CGFloat
    }

    private let items: [Item]
    private let origin: CGFloat
    private let width: CGFloat
    private let margin: CGFloat
    private let gap: CGFloat
    private let gapBeforeJoinedButton: CGFloat
    private let version: SystemVersion

    /// - Parameters:
    ///   - items: the items in reading order.
    ///   - origin: the left end of the row, in the coordinates of the bar.
    ///   - width: the width of the row, in points.
    ///   - margin: the distance from the sides to the first and last item, in points.
    ///   - gap: the minimum distance between two items, in points.
    ///   - gapBeforeJoinedButton: the distance between two buttons on the same glass, in points.
    ///   - version: the version of iOS.
    public init(
        _ items: [Item], origin: CGFloat, width: CGFloat, margin: CGFloat, gap: CGFloat,
        gapBeforeJoinedButton: CGFloat = 0, version: SystemVersion
    ) {
        self.items = items
        self.origin = origin
        self.width = width
        self.margin = margin
        self.gap = gap
        self.gapBeforeJoinedButton = gapBeforeJoinedButton
        self.version = version
    }

    private var isFrom11To18: Bool { version >= .iOS11 && version < .iOS26 }

    /// The distances between adjacent items: none beside a space, and from iOS 11 to 18 none between views.
    private var gaps: [CGFloat] {
        zip(items, items.dropFirst()).map { item, next in
            if item.isSpace || next.isSpace { return 0 }
            if next.isJoined { return gapBeforeJoinedButton }
            return isFrom11To18 && item.isView && next.isView ? 0 : gap
        }
    }

    /// The spans of all items, including spaces.
    ///
    /// Flexible spaces share the rest of the width. From iOS 11 to 18, a single item between two flexible spaces is in
    /// the middle of the row, if there is space.
    public var spans: [Span] {
        let gaps = gaps
        let flexible = items.indices.filter { items[$0] == .flexibleSpace }
        let slack = max(0, width - 2 * margin - items.map(\.width).reduce(0, +) - gaps.reduce(0, +))
        var shares = Array(repeating: slack / CGFloat(max(1, flexible.count)), count: flexible.count)
        if isFrom11To18, flexible.count == 2, flexible[1] == flexible[0] + 2 {
            let before = items[..<flexible[0]].map(\.width).reduce(0, +) + gaps[..<flexible[0]].reduce(0, +)
            let share = (width - items[flexible[0] + 1].width) / 2 - margin - before
            shares[0] = min(max(0, share), slack)
            shares[1] = slack - shares[0]
        }
        var spans: [Span] = []
        var start = origin + margin
        for index in items.indices {
            let length = flexible.firstIndex(of: index).map { shares[$0] } ?? items[index].width
            spans.append(Span(start: start, width: length))
            start += length + (gaps.indices.contains(index) ? gaps[index] : 0)
        }
        return spans
    }
}
