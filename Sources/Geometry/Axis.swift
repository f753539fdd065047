/// One of the two directions of the plane.
public enum Axis: Int, Hashable, Sendable, CaseIterable {
    case horizontal = 0
    case vertical = 1

    public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
