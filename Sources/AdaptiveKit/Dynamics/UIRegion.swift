public import Foundation

/// The area of a field.
@preconcurrency @MainActor
open class UIRegion: NSObject {
    public static let infinite = UIRegion { _ in true }
    private let contents: (CGPoint) -> Bool

    private init(_ contents: @escaping (CGPoint) -> Bool) { self.contents = contents }
    public convenience init(radius: CGFloat) {
        self.init { $0.x * $0.x + $0.y * $0.y <= radius * radius }
    }
    public convenience init(size: CGSize) {
        self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
    }

    open func contains(_ point: CGPoint) -> Bool { contents(point) }
    open func inverse() -> UIRegion { UIRegion { !self.contains($0) } }
    open func union(with region: UIRegion) -> UIRegion { UIRegion { self.contains($0) || region.contains($0) } }
    open func difference(from region: UIRegion) -> UIRegion { UIRegion { self.contains($0) && !region.contains($0) } }
    open func intersection(with region: UIRegion) -> UIRegion { UIRegion { self.contains($0) && region.contains($0) } }
}
