import AutoLayout
import Diagnostics
import Foundation
import Geometry

extension LayoutTree {
    /// The number of times that sizes which depend on frames may change the frames again: wrapped text, baselines, safe
    /// areas.
    static let mostPasses = 6

    /// Solves, applies the frames, and repeats while values that depend on frames change.
    mutating func layOut() {
        var solution = system.solve()
        for pass in 1...Self.mostPasses {
            applyFrames(of: solution)
            framesWereApplied()
            applyContentSizes(of: solution)
            // No view waits in the last passes, because a deep tree would need more of them.
            let margins = refreshMargins(outerFirst: pass < Self.mostPasses / 2)
            let sizes = refreshSizes(by: solution)
            let offsets = refreshOffsets()
            guard margins || sizes || offsets, pass < Self.mostPasses else { break }
            solution = system.solve()
        }
        report(solution)
    }

    /// The fitting size of the root, for a root that its content sizes.
    mutating func fittingSize() -> CGSize {
        var solution = system.solve()
        for _ in 1..<Self.mostPasses {
            guard refreshSizes(by: solution) else { break }
            solution = system.solve()
        }
        return solution.frame(of: nodes[0].item).size
    }

    // MARK: Values that depend on frames

    /// Measures wrapped text at the solved width, and baselines at the solved size.
    ///
    /// - Returns: whether any size or baseline changed.
    /// > Rule: AL-13.
    mutating func refreshSizes(by solution: LayoutSolution) -> Bool {
        var changed = false
        for index in nodes.indices {
            let node = nodes[index]
            let view = node.view
            let frame = solution.frame(of: node.item)
            let size = frame.inset(by: view.alignmentRectInsets).size
            if takesIntrinsicSize(view), let intrinsic = view.intrinsicContentSize(forLayoutWidth: size.width),
                setIntrinsicSize(view.withPlaceholder(intrinsic), ofNode: index)
            {
                changed = true
            }
            guard node.usesBaselines else { continue }
            let baseline = view.baselineOffsets(for: size)
            if baseline != node.baseline {
                nodes[index].baseline = baseline
                updateItem(index)
                changed = true
            }
        }
        return changed
    }

    /// Updates the system's scroll offsets, because content of another size may have moved them.
    ///
    /// - Returns: whether the value changed.
    private mutating func refreshOffsets() -> Bool {
        var changed = false
        for content in contents {
            guard let item = itemOfView[ObjectIdentifier(content.view)] else { continue }
            if setItem(layoutItem(for: nodes[item.rawValue])) { changed = true }
        }
        return changed
    }

    // MARK: Frames

    /// Applies the frames, with each edge on the pixel grid of the whole tree.
    ///
    /// > Rule: AL-12.
    func applyFrames(of solution: LayoutSolution) {
        let grid = root.layoutGrid
        var rounder = FrameRounder(grid: grid, rootOrigin: root.originInTree)
        for node in nodes {
            let view = node.view
            defer { rounder.scroll(node.item, to: view.geometry.boundsOrigin) }
            guard let parent = node.parent else {
                rounder.setRoot(node.item)
                continue
            }
            let solved = solution.frame(of: node.item)
            let rounded = rounder.place(solved, item: node.item, in: parent)
            guard !node.isFixed else { continue }
            view.applyLayoutFrame(rounded)
        }
        for entry in guides {
            guard let owner = entry.guide.owningView, let item = itemOfView[ObjectIdentifier(owner)] else { continue }
            entry.guide.solvedFrame = rounder.place(solution.frame(of: entry.item), item: entry.item, in: item)
        }
    }

    private func applyContentSizes(of solution: LayoutSolution) {
        for content in contents where content.isWide || content.isHigh {
            let size = root.layoutGrid.ceil(solution.frame(of: content.item).size)
            if content.isWide { content.view.contentSize.width = size.width }
            if content.isHigh { content.view.contentSize.height = size.height }
        }
    }

    // MARK: Reports

    /// > Rule: AL-5.
    private func report(_ solution: LayoutSolution) {
        for conflict in solution.conflicts where !conflict.constraints.allSatisfy(isGuide) {
            let names = conflict.constraints.map(describe)
            let broken = describe(conflict.broken)
            JobEnvironment.current.report(
                .warning, ConstraintProblem.conflict(constraints: names, broken: broken),
                at: location(of: conflict.broken))
        }
    }

    /// Whether the constraint only positions one of UIKit's guides.
    ///
    /// In a view that is too small for its insets, the guide has no width, and that isn't a conflict to report.
    private func isGuide(_ id: ConstraintID) -> Bool {
        if case .guide? = sources[id] { true } else { false }
    }

    /// A description of the constraint, with the line that declared it.
    private func describe(_ id: ConstraintID) -> String {
        let line = location(of: id)?.line
        return name(of: id) + (line.map { " (:\($0))" } ?? "")
    }

    private func name(of id: ConstraintID) -> String {
        switch sources[id] {
        case .constraint(let constraint): constraint.description
        case .mask(let view): "the autoresizing mask of \(view.shortDescription)"
        case .guide(let guide): "the place of \(guide.shortDescription)"
        case .stack(let stack): "the arrangement of \(stack.shortDescription)"
        case .content(let view): "the content of \(view.shortDescription)"
        case .fitting: "the size to fit"
        case nil: "constraint \(id.rawValue)"
        }
    }

    private func location(of id: ConstraintID) -> SourceLocation? {
        switch sources[id] {
        case .constraint(let constraint): constraint.origin?.location
        case .mask(let view): view.origin?.location
        case .guide(let guide): guide.owningView?.origin?.location
        case .stack(let stack): stack.origin?.location
        case .content(let view): view.origin?.location
        case .fitting, nil: nil
        }
    }
}

/// Rounds edges to their position in the whole tree, so that neighbors in different superviews also meet.
struct FrameRounder {
    let grid: PixelGrid
    private let rootOrigin: CGPoint
    private let solvedRootOrigin: CGPoint
    /// The origin of each item, as solved and as rounded, in the tree's coordinates.
    private var origins: [ItemID: (solved: CGPoint, rounded: CGPoint)] = [:]

    /// - Parameters:
    ///   - grid: the pixels.
    ///   - rootOrigin: the root's origin, as rounded.
    ///   - solvedRootOrigin: the root's origin before it was rounded, where a larger tree places it.
    init(grid: PixelGrid, rootOrigin: CGPoint, solvedRootOrigin: CGPoint? = nil) {
        self.grid = grid
        self.rootOrigin = rootOrigin
        self.solvedRootOrigin = solvedRootOrigin ?? rootOrigin
    }

    mutating func setRoot(_ item: ItemID) {
        origins[item] = (solvedRootOrigin, rootOrigin)
    }

    /// The frame of an item that was placed, before rounding.
    func solvedFrame(of item: ItemID, size: CGSize) -> CGRect? {
        origins[item].map { CGRect(origin: $0.solved, size: size) }
    }

    /// Sets the bounds origin of an item that was placed before, for the items inside it.
    mutating func scroll(_ item: ItemID, to origin: CGPoint) {
        guard origin != .zero, let corner = origins[item] else { return }
        origins[item] = (
            CGPoint(x: corner.solved.x - origin.x, y: corner.solved.y - origin.y),
            CGPoint(x: corner.rounded.x - origin.x, y: corner.rounded.y - origin.y)
        )
    }

    /// Rounds the frame, in the rounded coordinates of its parent.
    mutating func place(_ frame: CGRect, item: ItemID, in parent: ItemID) -> CGRect {
        let outer = origins[parent] ?? (solvedRootOrigin, rootOrigin)
        let absolute = frame.offsetBy(dx: outer.solved.x, dy: outer.solved.y)
        let snapped = grid.snap(absolute)
        origins[item] = (absolute.origin, snapped.origin)
        let local = snapped.offsetBy(dx: -outer.rounded.x, dy: -outer.rounded.y)
        // Subtraction has rounding errors: 143⅓ − 43⅓ is not 100. A root that is between pixels keeps its fraction.
        return CGRect(
            x: withoutNoise(local.minX), y: withoutNoise(local.minY),
            width: withoutNoise(local.width), height: withoutNoise(local.height))
    }

    /// The length in points without the rounding error that separates it from a whole number of pixels.
    private func withoutNoise(_ length: CGFloat) -> CGFloat {
        let near = grid.round(length)
        return abs(length - near) < 1e-9 ? near : length
    }
}

extension UIView {
    /// The pixel grid for the frames below this view.
    package var layoutGrid: PixelGrid {
        let scale = traitCollection.displayScale
        return scale > 0 ? PixelGrid(scale: scale) : JobEnvironment.current.pixelGrid
    }

    /// The position of the view's origin in the root of its tree, ignoring transforms.
    var originInTree: CGPoint {
        var origin = CGPoint.zero
        var view = self
        while let parent = view.superview {
            origin.x += view.geometry.plainFrame.minX - parent.geometry.boundsOrigin.x
            origin.y += view.geometry.plainFrame.minY - parent.geometry.boundsOrigin.y
            view = parent
        }
        return origin
    }
}
