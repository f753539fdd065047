import Foundation
import Geometry

/// An edge of a rectangle, with the distance that another extends over it.
enum Edge: String, CaseIterable {
    case top, left, bottom, right

    func distance(of frame: CGRect, beyond bounds: CGRect) -> CGFloat {
        switch self {
        case .top: min(frame.height, bounds.minY - frame.minY)
        case .left: min(frame.width, bounds.minX - frame.minX)
        case .bottom: min(frame.height, frame.maxY - bounds.maxY)
        case .right: min(frame.width, frame.maxX - bounds.maxX)
        }
    }

    /// Whether a rectangle reaches from this edge of another to the opposite one.
    func spans(_ frame: CGRect, _ bounds: CGRect) -> Bool {
        switch self {
        case .top, .bottom: frame.minY <= bounds.minY && frame.maxY >= bounds.maxY
        case .left, .right: frame.minX <= bounds.minX && frame.maxX >= bounds.maxX
        }
    }

    /// The distance from the rectangle to one that is wholly beyond the edge.
    func gap(of frame: CGRect, beyond bounds: CGRect) -> CGFloat {
        switch self {
        case .top: bounds.minY - frame.maxY
        case .left: bounds.minX - frame.maxX
        case .bottom: frame.minY - bounds.maxY
        case .right: frame.minX - bounds.maxX
        }
    }

    /// The edge with the greatest distance; the first one if several are equal.
    static func farthest(_ distance: (Edge) -> CGFloat) -> (edge: Edge, distance: CGFloat) {
        var farthest = (edge: top, distance: distance(top))
        for edge in allCases.dropFirst() {
            let next = distance(edge)
            if next > farthest.distance { farthest = (edge, next) }
        }
        return farthest
    }

    func inset(_ insets: UIEdgeInsets) -> CGFloat {
        switch self {
        case .top: insets.top
        case .left: insets.left
        case .bottom: insets.bottom
        case .right: insets.right
        }
    }
}
