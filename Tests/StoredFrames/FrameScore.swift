import Foundation

/// The number of frames that equal the stored ones.
public struct FrameScore: CustomStringConvertible, Equatable, Sendable {
    /// A number of correct items among all.
    public struct Share: CustomStringConvertible, Equatable, Sendable {
        public var right = 0
        public var total = 0

        public var description: String {
            guard total > 0 else { return "0/0" }
            return "\(right)/\(total) = \((10_000 * Double(right) / Double(total)).rounded() / 100) %"
        }

        mutating func count(_ isRight: Bool) {
            total += 1
            if isRight { right += 1 }
        }
    }

    public private(set) var views = Share()
    /// Views that show text or contain a view that does.
    public private(set) var textViews = Share()
    public private(set) var otherViews = Share()
    /// Documents in which every frame is correct.
    public private(set) var documents = Share()

    public init(_ comparisons: [FrameComparison]) {
        for comparison in comparisons {
            documents.count(comparison.views.allSatisfy(\.isRight))
            for view in comparison.views {
                views.count(view.isRight)
                if view.stored.holdsText { textViews.count(view.isRight) } else { otherViews.count(view.isRight) }
            }
        }
    }

    public var description: String {
        "views \(views), with text \(textViews), others \(otherViews), documents \(documents)"
    }
}
