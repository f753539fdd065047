import AutoLayout
import Foundation
import Geometry

extension LayoutTree {
    /// Adds an item for each guide of a view.
    ///
    /// UIKit's own guides are constrained to the view's edges.
    mutating func addGuides(of view: UIView) {
        guard let owner = itemOfView[ObjectIdentifier(view)] else { return }
        let first = guides.count
        defer { nodes[owner.rawValue].guides = first..<guides.count }
        for guide in view.hierarchy.guides {
            switch guide.role {
            case .scrollFrame: itemOfGuide[ObjectIdentifier(guide)] = owner
            case .scrollContent:
                // The content's item is created with its scroll view, and also serves the guide.
                break
            case .custom:
                let item = addGuideItem(guide, owner: owner)
                guides.append(GuideEntry(guide: guide, item: item))
            case .margins:
                if view === root || !nodes[owner.rawValue].usesMargins { noteMargins(of: view) }
                addInsetGuide(guide, owner: owner, of: view)
            case .safeArea, .keyboard, .top, .bottom, .readableContent:
                addInsetGuide(guide, owner: owner, of: view)
            }
        }
    }

    private mutating func addGuideItem(_ guide: UILayoutGuide, owner: ItemID) -> ItemID {
        let item = ids.item()
        itemOfGuide[ObjectIdentifier(guide)] = item
        system.add(
            LayoutItem(item, parent: owner, isRightToLeft: nodes[owner.rawValue].view.isRightToLeft))
        return item
    }

    /// Adds a guide that is inset from its view's edges by given distances.
    private mutating func addInsetGuide(_ guide: UILayoutGuide, owner: ItemID, of view: UIView) {
        let item = addGuideItem(guide, owner: owner)
        let edges = edgeConstraints(of: guide, item: item, owner: owner, view: view)
        for constraint in edges { add(constraint, for: .guide(guide)) }
        guides.append(
            GuideEntry(guide: guide, item: item, edges: edges.map(\.id), constants: edges.map(\.constant)))
    }

    private mutating func edgeConstraints(
        of guide: UILayoutGuide, item: ItemID, owner: ItemID, view: UIView
    ) -> [LayoutConstraint] {
        let insets = guideInsets(of: guide, in: view)
        func held(_ line: LayoutAttribute, _ inset: CGFloat, to other: LayoutAttribute) -> LayoutConstraint {
            LayoutConstraint(id: ids.constraint(), .init(item, line), .equal, .init(owner, other), constant: inset)
        }
        switch guide.role {
        case .top:
            return [
                held(.left, 0, to: .left), held(.right, 0, to: .right), held(.top, 0, to: .top),
                LayoutConstraint(id: ids.constraint(), .init(item, .height), constant: insets.top),
            ]
        case .bottom, .keyboard:
            return [
                held(.left, 0, to: .left), held(.right, 0, to: .right), held(.bottom, 0, to: .bottom),
                LayoutConstraint(id: ids.constraint(), .init(item, .height), constant: insets.bottom),
            ]
        default:
            return [
                held(.left, insets.left, to: .left), held(.right, -insets.right, to: .right),
                held(.top, insets.top, to: .top), held(.bottom, -insets.bottom, to: .bottom),
            ]
        }
    }

    /// The insets of a guide from its view's alignment rectangle, based on the frames known so far.
    private func guideInsets(of guide: UILayoutGuide, in view: UIView) -> UIEdgeInsets {
        let bounds = view.bounds
        let own = view.alignmentRectInsets
        let insets: UIEdgeInsets
        switch guide.role {
        case _ where !isPlaced(view): insets = guide.role == .margins ? view.uninheritedLayoutMargins : .zero
        case .margins: insets = view.layoutMargins
        case .readableContent:
            let frame = view.frame(ofGuide: guide) ?? bounds
            insets = UIEdgeInsets(
                top: frame.minY - bounds.minY, left: frame.minX - bounds.minX, bottom: bounds.maxY - frame.maxY,
                right: bounds.maxX - frame.maxX)
        case .keyboard: insets = UIEdgeInsets(bottom: (guide as? UIKeyboardLayoutGuide)?.height ?? 0)
        default: insets = view.safeAreaInsets
        }
        // A guide can't have a negative size: both sides yield equally, and its center stays.
        let surplus = CGSize(
            width: max(0, insets.left + insets.right - bounds.width),
            height: max(0, insets.top + insets.bottom - bounds.height))
        return UIEdgeInsets(
            top: insets.top - surplus.height / 2 - own.top, left: insets.left - surplus.width / 2 - own.left,
            bottom: insets.bottom - surplus.height / 2 - own.bottom,
            right: insets.right - surplus.width / 2 - own.right)
    }

    /// Whether the view's frame is final, or already belongs to this layout.
    private func isPlaced(_ view: UIView) -> Bool {
        trustsFrames || itemOfView[ObjectIdentifier(view)].map { nodes[$0.rawValue].isFixed } ?? true
    }

    /// Updates margins and guides to the frames that were just applied.
    ///
    /// - Parameter outerFirst: whether a view waits until the margins of its ancestors have settled. They may move it
    ///   out of the safe area's insets, and margins for a place that it leaves may ask for more room than there is.
    /// - Returns: whether any changed.
    mutating func refreshMargins(outerFirst: Bool) -> Bool {
        var changed = Array(repeating: false, count: nodes.count)
        for index in nodes.indices {
            if outerFirst, let parent = nodes[index].parent, changed[parent.rawValue] {
                changed[index] = true
                continue
            }
            let node = nodes[index]
            if node.usesMargins, setItem(layoutItem(for: node)) { changed[index] = true }
            if let content = node.content.map({ contents[$0] }), setItem(contentItem(content.item, of: content.view)) {
                changed[index] = true
            }
            for guide in node.guides where !guides[guide].edges.isEmpty && refreshGuide(guide, of: node.view) {
                changed[index] = true
            }
        }
        return changed.contains(true)
    }

    /// Updates the insets of one of UIKit's own guides.
    ///
    /// - Returns: whether they changed.
    private mutating func refreshGuide(_ index: Int, of view: UIView) -> Bool {
        let entry = guides[index]
        let insets = guideInsets(of: entry.guide, in: view)
        let constants: [CGFloat] =
            switch entry.guide.role {
            case .top: [0, 0, 0, insets.top]
            case .bottom, .keyboard: [0, 0, 0, insets.bottom]
            default: [insets.left, -insets.right, insets.top, -insets.bottom]
            }
        guard constants != entry.constants else { return false }
        guides[index].constants = constants
        for (id, constant) in zip(entry.edges, constants) { system.setConstant(constant, for: id) }
        return true
    }

    // MARK: Scroll views

    /// Adds the item for a scroll view's content: at the origin, with the size that its constraints give it.
    ///
    /// > Rule: AL-16.
    mutating func addContent(of view: UIScrollView, item: ItemID) {
        let content = ids.item()
        nodes[item.rawValue].content = contents.count
        contents.append((view, content, false, false))
        setItem(contentItem(content, of: view))
        // In the scroll view's coordinates, regardless of the scroll position.
        for line in [LayoutAttribute.left, .top] {
            add(LayoutConstraint(id: ids.constraint(), .init(content, line), constant: 0), for: .content(view))
        }
        if let guide = view.hierarchy.guides.first(where: { $0.role == .scrollContent }) {
            itemOfGuide[ObjectIdentifier(guide)] = content
        }
    }

    private func contentItem(_ id: ItemID, of view: UIScrollView) -> LayoutItem {
        LayoutItem(
            id, parent: itemOfView[ObjectIdentifier(view)], isRightToLeft: view.isRightToLeft,
            margins: view.layoutMargins)
    }

    // MARK: Stack views

    /// > Rule: AL-15.
    mutating func addArrangement(of stack: UIStackView, item: ItemID) {
        // Query intrinsic lengths only if needed, because each query walks nested stacks.
        let usesLengths = stack.distribution == .fillProportionally
        let usesBaselines =
            stack.isBaselineRelativeArrangement || [.firstBaseline, .lastBaseline].contains(stack.alignment)
        func baselineItem(_ view: @autoclosure () -> UIView) -> ItemID? {
            usesBaselines ? itemOfView[ObjectIdentifier(view())] : nil
        }
        let arranged = stack.arrangedSubviews.compactMap { view -> StackArrangement.Arranged? in
            guard let item = itemOfView[ObjectIdentifier(view)] else { return nil }
            return StackArrangement.Arranged(
                item, isHidden: view.isHidden,
                intrinsicLength: usesLengths ? view.lengthAskedFor(along: stack.axis) : nil,
                customSpacing: stack.ownGap(after: view), isMultilineText: view.sharesWidthOfText,
                firstBaselineItem: baselineItem(view.forFirstBaselineLayout),
                lastBaselineItem: baselineItem(view.forLastBaselineLayout))
        }
        if stack.isLayoutMarginsRelativeArrangement { noteMargins(of: stack) }
        let arrangement = StackArrangement(
            stack: item, axis: stack.axis == .horizontal ? .horizontal : .vertical,
            distribution: StackArrangement.Distribution(rawValue: stack.distribution.rawValue) ?? .fill,
            alignment: StackArrangement.Alignment(rawValue: stack.alignment.rawValue) ?? .fill,
            spacing: stack.points(ofSpacing: stack.spacing),
            usesSystemSpacing: stack.spacing == UIStackView.spacingUseSystem,
            isLayoutMarginsRelative: stack.isLayoutMarginsRelativeArrangement,
            isBaselineRelative: stack.isBaselineRelativeArrangement, isRightToLeft: stack.isRightToLeft,
            holdsHiddenEnds: JobEnvironment.current.behavior.stacksHoldHiddenEnds,
            givesTextItsShare: JobEnvironment.current.behavior.stacksGiveTextItsShare, arranged: arranged)
        let generated = arrangement.layout(ids: &ids)
        for item in generated.items { system.add(item) }
        for constraint in generated.constraints { add(constraint, for: .stack(stack)) }
    }
}

extension UIStackView {
    /// A spacing in points; ``spacingUseSystem`` resolves to the standard one.
    func points(ofSpacing spacing: CGFloat) -> CGFloat {
        if spacing == Self.spacingUseDefault { return 0 }
        return spacing == Self.spacingUseSystem ? 8 : spacing
    }

    /// The custom spacing after a view, in points.
    fileprivate func ownGap(after view: UIView) -> CGFloat? {
        let own = customSpacing(after: view)
        let spacing = own == Self.spacingUseDefault ? self.spacing : own
        if spacing == Self.spacingUseSystem, let line = lineSpacing(after: view) { return line }
        return own == Self.spacingUseDefault ? nil : points(ofSpacing: own)
    }

    /// The standard baseline-to-baseline spacing is one line of text.
    private func lineSpacing(after view: UIView) -> CGFloat? {
        guard isBaselineRelativeArrangement, axis == .vertical,
            let next = arrangedSubviews.drop(while: { $0 !== view }).dropFirst().first(where: { !$0.isHidden })
        else { return nil }
        return view.lineSpacing(to: next)
    }
}
