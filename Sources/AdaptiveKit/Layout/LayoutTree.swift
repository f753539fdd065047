import AutoLayout
import Foundation
import Geometry

/// A view tree as the constraint system sees it: an item for each participating view, guide and scroll view content,
/// and the constraints between them.
///
/// The tree is rebuilt for each layout of a root. The solver persists between layouts and receives only the changes.
/// Views that only frames and masks place are left out; they resize with their superviews' bounds.
@MainActor struct LayoutTree {
    /// A view that takes part in layout.
    struct Node {
        var view: UIView
        var item: ItemID
        var parent: ItemID?
        /// Whether the frame is given instead of solved.
        var isFixed = false
        /// Whether a constraint or guide uses its margins.
        var usesMargins = false
        /// Whether a constraint uses its baselines, which are as expensive to measure as its size.
        var usesBaselines = false
        var baseline: UIView.BaselineOffsets?
        var intrinsic: IntrinsicSize?
        /// The places of its guides among all.
        var guides = 0..<0
        /// The place of its scroll view content among all.
        var content: Int?
    }

    /// A guide, with the constraints that position it if it is one of UIKit's own.
    struct GuideEntry {
        var guide: UILayoutGuide
        var item: ItemID
        var edges: [ConstraintID] = []
        var constants: [CGFloat] = []
    }

    /// The reason for a structural constraint, described in reports.
    enum Source {
        case constraint(NSLayoutConstraint)
        case mask(UIView)
        case guide(UILayoutGuide)
        case stack(UIStackView)
        case content(UIScrollView)
        case fitting
    }

    /// How the size of the root is determined.
    enum RootSize {
        /// The current size.
        case given
        /// The size that fits the content, near a target.
        case fitting(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
    }

    /// The state of a tree that is kept for the next layout of the same root: the system's input and solution.
    ///
    /// It holds no view, so a root that stores it creates no retain cycle.
    struct Memory {
        var system: ConstraintSystem
        /// The size of the root that the views' frames were computed for.
        fileprivate var rootSize: CGSize
        fileprivate var views: [ObjectIdentifier]
        fileprivate var ids: LayoutIDSupply
        fileprivate var ownIDs: OwnConstraintIDs
    }

    let root: UIView
    let rootSize: RootSize
    /// Whether the views' frames can determine inherited margins and insets.
    ///
    /// They can't if they belong to another size.
    private(set) var trustsFrames: Bool
    var system = ConstraintSystem()
    /// The last item that the system received for each view and content.
    private var solverItems: [ItemID: LayoutItem] = [:]
    var nodes: [Node] = []
    var itemOfView: [ObjectIdentifier: ItemID] = [:]
    var itemOfGuide: [ObjectIdentifier: ItemID] = [:]
    var guides: [GuideEntry] = []
    var contents: [(view: UIScrollView, item: ItemID, isWide: Bool, isHigh: Bool)] = []
    var sources: [ConstraintID: Source] = [:]
    var ids: LayoutIDSupply

    /// The ids of the constraints that the program or document created.
    private(set) var ownIDs = OwnConstraintIDs()

    init(root: UIView, size: RootSize = .given) {
        var nothing: Memory?
        self.init(root: root, size: size, takingOver: &nothing)
    }

    /// Creates a tree that continues from the last one of the same root.
    ///
    /// The frames are those of a tree without a memory: the solution depends on the system's content, not on its
    /// history.
    ///
    /// - Parameters:
    ///   - root: the view whose subviews are laid out.
    ///   - size: how the size of the root is determined.
    ///   - memory: the state that the last tree left, which this one takes over.
    init(root: UIView, size: RootSize = .given, takingOver memory: inout Memory?) {
        self.root = root
        rootSize = size
        trustsFrames = memory?.rootSize == root.geometry.plainFrame.size
        if case .fitting = size { trustsFrames = true }
        ids = LayoutIDSupply(firstItem: 0, firstConstraint: 0)
        let (held, referenced) = Self.constraints(below: root)
        _ = collect(root, parent: nil, referenced: referenced)
        var known: LayoutIDSupply?
        if let last = memory.take(), last.views == nodes.map({ ObjectIdentifier($0.view) }) {
            system = last.system
            ownIDs = last.ownIDs
            known = last.ids
        }
        let forgotten = ownIDs.update(to: held)
        for index in nodes.indices { addItem(index) }
        placeRoot()
        for index in nodes.indices { addGuides(of: nodes[index].view) }
        for node in nodes {
            if let scrollView = node.view as? UIScrollView { addContent(of: scrollView, item: node.item) }
            if let stack = node.view as? UIStackView { addArrangement(of: stack, item: node.item) }
        }
        for constraint in held { add(constraint) }
        for index in nodes.indices where nodes[index].usesMargins || nodes[index].usesBaselines { updateItem(index) }
        if let known {
            forget(
                forgotten + ownIDs.all + ids.constraints(missingFrom: known), ids.items(missingFrom: known))
        }
    }

    /// The state for the next tree of this root.
    var memory: Memory {
        consuming get {
            Memory(
                system: system, rootSize: root.geometry.plainFrame.size, views: nodes.map { ObjectIdentifier($0.view) },
                ids: ids, ownIDs: ownIDs)
        }
    }

    /// Removes constraints and items of the last layout that no longer exist.
    private mutating func forget(_ constraints: [ConstraintID], _ items: [ItemID]) {
        for id in constraints where sources[id] == nil { system.remove(id) }
        for item in items { system.remove(item) }
    }

    /// Whether the system has anything to place.
    var needsSolving: Bool { nodes.count > 1 || !guides.isEmpty }

    // MARK: Participating views

    /// The constraints that this view and its descendants hold, in tree order, and the views that they refer to.
    private static func constraints(below root: UIView) -> ([NSLayoutConstraint], Set<ObjectIdentifier>) {
        var held: [NSLayoutConstraint] = []
        var referenced: Set<ObjectIdentifier> = []
        func walk(_ view: UIView) {
            for constraint in view.layoutState.constraints {
                held.append(constraint)
                _ = constraint.allViews { view in
                    referenced.insert(ObjectIdentifier(view))
                    return true
                }
            }
            guard view === root || !view.isLayoutBoundary else { return }
            for subview in view.hierarchy.subviews { walk(subview) }
        }
        walk(root)
        return (held, referenced)
    }

    /// Adds a view and its descendants.
    ///
    /// Returns `false` and adds nothing if none of them takes part.
    private mutating func collect(
        _ view: UIView, parent: ItemID?, referenced: Set<ObjectIdentifier>
    ) -> Bool {
        let index = nodes.count
        let item = ItemID(index)
        nodes.append(Node(view: view, item: item, parent: parent))
        var takesPart =
            view === root || !view.layoutState.translatesAutoresizingMask
            || referenced.contains(ObjectIdentifier(view)) || view is UIStackView
            || view.hierarchy.guides.contains { $0.role == .custom }
        if view === root || !view.isLayoutBoundary {
            for subview in view.hierarchy.subviews {
                if collect(subview, parent: item, referenced: referenced) { takesPart = true }
            }
        }
        guard takesPart else {
            nodes.removeLast(nodes.count - index)
            view.layoutState.isInSystem = false
            return false
        }
        view.layoutState.isInSystem = true
        itemOfView[ObjectIdentifier(view)] = item
        if view === root { ids = LayoutIDSupply(firstItem: nodes.count, firstConstraint: 0) }
        return true
    }

    // MARK: Items

    private mutating func addItem(_ index: Int) {
        let view = nodes[index].view
        setItem(layoutItem(for: nodes[index]))
        if takesIntrinsicSize(view) {
            setIntrinsicSize(view.layoutIntrinsicSize, ofNode: index)
        } else {
            system.setIntrinsicSize(nil, for: nodes[index].item)
        }
        guard view !== root else { return }
        guard view.layoutState.keepsFrame, let parent = nodes[index].parent,
            let superview = view.superview
        else { return system.setFrame(nil, of: nodes[index].item) }
        let frame = view.frameForMask(in: superview)
        if nodes[parent.rawValue].isFixed || isGivenRoot(superview) {
            nodes[index].isFixed = true
            system.setFrame(frame, of: nodes[index].item)
        } else {
            system.setFrame(nil, of: nodes[index].item)
            let constraints = view.layoutState.autoresizingMask.constraints(
                for: nodes[index].item, in: parent, frame: frame, designSize: superview.geometry.plainFrame.size,
                ids: &ids)
            for constraint in constraints { add(constraint, for: .mask(view)) }
        }
    }

    /// Whether the intrinsic content size applies: not for views that their masks or a bar place.
    func takesIntrinsicSize(_ view: UIView) -> Bool {
        view === root || !view.layoutState.keepsFrame
    }

    private func isGivenRoot(_ view: UIView) -> Bool {
        guard view === root, case .given = rootSize else { return false }
        return true
    }

    func layoutItem(for node: Node) -> LayoutItem {
        let view = node.view
        return LayoutItem(
            node.item, parent: node.parent, isRightToLeft: view.isRightToLeft,
            margins: node.usesMargins ? margins(of: view, isFixed: node.isFixed) : .zero,
            alignmentInsets: view.alignmentRectInsets, boundsOrigin: view.geometry.boundsOrigin,
            firstBaseline: node.baseline?.firstFromTop, lastBaseline: node.baseline?.lastFromBottom,
            centeredBaselineHeight: node.baseline?.centeredInHeight)
    }

    /// The margins relative to the alignment rectangle; their source is relative to the bounds.
    private func margins(of view: UIView, isFixed: Bool) -> UIEdgeInsets {
        let margins = trustsFrames || isFixed ? view.layoutMargins : view.uninheritedLayoutMargins
        let insets = view.alignmentRectInsets
        return UIEdgeInsets(
            top: margins.top - insets.top, left: margins.left - insets.left, bottom: margins.bottom - insets.bottom,
            right: margins.right - insets.right)
    }

    /// From here on, the views' frames are those of this layout.
    mutating func framesWereApplied() { trustsFrames = true }

    mutating func updateItem(_ index: Int) {
        setItem(layoutItem(for: nodes[index]))
    }

    /// Updates an item in the system.
    ///
    /// - Returns: whether the value changed.
    @discardableResult
    mutating func setItem(_ item: LayoutItem) -> Bool {
        let known = solverItems.updateValue(item, forKey: item.id)
        guard known != item else { return false }
        if known == nil { system.add(item) } else { system.update(item) }
        return true
    }

    /// Updates the intrinsic content size of a view in the system.
    ///
    /// - Returns: whether the value changed.
    @discardableResult
    mutating func setIntrinsicSize(_ size: CGSize, ofNode index: Int) -> Bool {
        let view = nodes[index].view
        func length(_ value: CGFloat) -> CGFloat? { value.isFinite && value >= 0 ? value : nil }
        // Multiline text is never too wide for a stack: it wraps, and is then as wide as its longest line.
        let resistance = view.contentCompressionResistancePriority(for: .horizontal).rawValue
        let intrinsic = IntrinsicSize(
            width: length(size.width), height: length(size.height),
            horizontalHugging: Double(view.contentHuggingPriority(for: .horizontal).rawValue),
            verticalHugging: Double(view.contentHuggingPriority(for: .vertical).rawValue),
            horizontalCompressionResistance: Double(view.wrapsText ? min(resistance, 999) : resistance),
            verticalCompressionResistance: Double(
                view.contentCompressionResistancePriority(for: .vertical).rawValue))
        guard intrinsic != nodes[index].intrinsic else { return false }
        nodes[index].intrinsic = intrinsic
        let hasSize = intrinsic.width != nil || intrinsic.height != nil
        system.setIntrinsicSize(hasSize ? intrinsic : nil, for: nodes[index].item)
        return true
    }

    private mutating func placeRoot() {
        let item = nodes[0].item
        switch rootSize {
        case .given:
            nodes[0].isFixed = true
            system.setFrame(CGRect(origin: .zero, size: root.geometry.plainFrame.size), of: item)
        case .fitting(let target, let horizontal, let vertical):
            let wishes: [(LayoutAttribute, CGFloat, Double)] = [
                (.left, 0, 1000), (.top, 0, 1000),
                (.width, target.width, Double(horizontal.rawValue)),
                (.height, target.height, Double(vertical.rawValue)),
            ]
            for (attribute, constant, priority) in wishes where constant.isFinite {
                add(
                    LayoutConstraint(
                        id: ids.constraint(), .init(item, attribute), constant: constant, priority: priority),
                    for: .fitting)
            }
        }
    }
}

extension UIView {
    /// The size for measuring baselines before the first solution.
    var layoutBaselineSize: CGSize {
        let intrinsic = intrinsicContentSize
        return CGSize(
            width: intrinsic.width >= 0 ? intrinsic.width : geometry.plainFrame.width,
            height: intrinsic.height >= 0 ? intrinsic.height : geometry.plainFrame.height)
    }

    /// The intrinsic content size; on a canvas, that of a placeholder for it.
    var layoutIntrinsicSize: CGSize { withPlaceholder(intrinsicContentSize) }

    /// A size of the content; on a canvas, with the dimensions that a placeholder gives.
    func withPlaceholder(_ own: CGSize) -> CGSize {
        guard let placeholder = placeholderIntrinsicContentSize else { return own }
        return CGSize(
            width: placeholder.width >= 0 ? placeholder.width : own.width,
            height: placeholder.height >= 0 ? placeholder.height : own.height)
    }

    /// The frame that the autoresizing mask is relative to.
    fileprivate func frameForMask(in superview: UIView) -> CGRect {
        // An effect view's content fills it, regardless of its previous frame.
        if (superview as? UIVisualEffectView)?.contentView === self { return superview.bounds }
        return geometry.plainFrame
    }
}
