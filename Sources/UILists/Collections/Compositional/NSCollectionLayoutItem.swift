public import Foundation
public import Geometry

/// The smallest part of a compositional layout: the area of a cell.
@preconcurrency @MainActor
public class NSCollectionLayoutItem: NSObject {
    public let layoutSize: NSCollectionLayoutSize
    /// The insets of the content in the item's area.
    public var contentInsets = NSDirectionalEdgeInsets.zero
    public var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    /// Supplementary items such as badges.
    public var supplementaryItems: [NSCollectionLayoutSupplementaryItem]

    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
        super.init()
    }
}

/// The anchor of a supplementary item.
@preconcurrency @MainActor
public final class NSCollectionLayoutAnchor: NSObject {
    public let edges: NSDirectionalRectEdge
    /// The offset in points, or as a fraction of the supplementary item's own size.
    public let offset: CGPoint
    public let isFractionalOffset: Bool
    public var isAbsoluteOffset: Bool { !isFractionalOffset }

    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint = .zero) {
        self.edges = edges
        offset = absoluteOffset
        isFractionalOffset = false
        super.init()
    }

    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.edges = edges
        offset = fractionalOffset
        isFractionalOffset = true
        super.init()
    }

    /// The frame of a view of the given size at the edges of a container, centered along axes without an edge.
    func frame(of size: CGSize, in container: CGRect) -> CGRect {
        func place(_ start: NSDirectionalRectEdge, _ end: NSDirectionalRectEdge, _ free: CGFloat) -> CGFloat {
            edges.contains(start) ? 0 : edges.contains(end) ? free : free / 2
        }
        let way = isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
        return CGRect(
            x: container.minX + place(.leading, .trailing, container.width - size.width) + way.x.usableLength,
            y: container.minY + place(.top, .bottom, container.height - size.height) + way.y.usableLength,
            width: size.width, height: size.height)
    }
}

/// A view that belongs to an item.
public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public let elementKind: String
    public var zIndex = 0
    public let containerAnchor: NSCollectionLayoutAnchor
    /// The point of the view that lies at the container's anchor; `nil` for the same point as in the container.
    public let itemAnchor: NSCollectionLayoutAnchor?

    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor? = nil
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(layoutSize: layoutSize)
    }

    /// The frame of the view on an item.
    func frame(of size: CGSize, in container: CGRect) -> CGRect {
        guard let itemAnchor else { return containerAnchor.frame(of: size, in: container) }
        let point = containerAnchor.frame(of: .zero, in: container).origin
        let own = itemAnchor.frame(of: .zero, in: CGRect(origin: .zero, size: size)).origin
        return CGRect(origin: CGPoint(x: point.x - own.x, y: point.y - own.y), size: size)
    }

    public static func supplementary(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) -> NSCollectionLayoutSupplementaryItem {
        NSCollectionLayoutSupplementaryItem(
            layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor)
    }

    public static func supplementary(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) -> NSCollectionLayoutSupplementaryItem {
        NSCollectionLayoutSupplementaryItem(
            layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: itemAnchor)
    }
}

/// A header or footer of a section.
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    public let alignment: NSRectAlignment
    public let offset: CGPoint
    /// Whether the item extends the section's bounds instead of overlapping its items.
    public var extendsBoundary = true
    public var pinToVisibleBounds = false

    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint = .zero
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: .init(edges: .top))
    }

    /// Creates an item at the edges of an anchor, moved by its offset if that is in points.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(
            layoutSize: layoutSize, elementKind: elementKind, alignment: NSRectAlignment(containerAnchor.edges),
            absoluteOffset: containerAnchor.isAbsoluteOffset ? containerAnchor.offset : .zero)
    }
}

/// A side or corner of a rectangle.
public enum NSRectAlignment: Int, Hashable, Sendable {
    case none = 0, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

    init(_ edges: NSDirectionalRectEdge) {
        let side: (leading: Self, middle: Self, trailing: Self) =
            edges.contains(.top)
            ? (.topLeading, .top, .topTrailing)
            : edges.contains(.bottom) ? (.bottomLeading, .bottom, .bottomTrailing) : (.leading, .none, .trailing)
        self = edges.contains(.leading) ? side.leading : edges.contains(.trailing) ? side.trailing : side.middle
    }

    var isAfter: Bool { self == .bottom || self == .bottomLeading || self == .bottomTrailing }
    var isBefore: Bool { self == .top || self == .topLeading || self == .topTrailing }
    var isTrailing: Bool { self == .trailing || self == .topTrailing || self == .bottomTrailing }
    var isLeading: Bool { self == .leading || self == .topLeading || self == .bottomLeading }
}

/// A view behind a whole section.
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    public let elementKind: String
    public var zIndex = 0

    private init(elementKind: String) {
        self.elementKind = elementKind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    }

    public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind: elementKind)
    }
}
