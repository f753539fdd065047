internal import AutoLayout
internal import Foundation
internal import InterfaceDocuments
internal import UIKit

/// The parts of a top-level view that vary by traits, with the state needed to update the live tree.
///
/// Like a nib, it has one list of such differences, selected by the traits of its top-level view.
final class VaryingTree {
    /// A view with variations of its own.
    struct Part {
        /// Weak, because the top-level view retains the tree.
        weak var view: UIView?
        /// The view in the document, not resolved for any traits.
        let source: DocumentView
        /// The view resolved for the current traits.
        var resolved: DocumentView
        /// The size that the stored frames of its subviews are relative to.
        let loadedSize: CGSize
    }

    /// A constraint, installed or not.
    struct Link {
        let source: DocumentConstraint
        /// The variations that determine which constraints the owner has.
        let variations: [DocumentVariation]
        weak var owner: UIView?
        /// The constraint, created when it is first installed.
        var constraint: NSLayoutConstraint?
    }

    /// The traits that the tree is currently built for.
    var traits: DocumentTraits
    var parts: [Part] = []
    var links: [Link] = []

    init(traits: DocumentTraits) {
        self.traits = traits
    }

    func note(_ view: UIView, _ source: DocumentView, resolved: DocumentView) {
        guard !source.variations.isEmpty else { return }
        parts.append(Part(view: view, source: source, resolved: resolved, loadedSize: view.bounds.size))
    }

    func note(_ constraint: DocumentConstraint, of source: DocumentView, owner: UIView) {
        links.append(Link(source: constraint, variations: source.variations, owner: owner))
    }

    func note(_ constraint: NSLayoutConstraint?, for id: String) {
        guard let constraint, let index = links.lastIndex(where: { $0.source.id == id }) else { return }
        links[index].constraint = constraint
    }

    /// Removes the records of a view that is being removed.
    func forget(below view: UIView) {
        parts.removeAll { $0.view?.isDescendant(of: view) ?? true }
        links.removeAll { $0.owner?.isDescendant(of: view) ?? true }
    }
}

extension TreeBuilder {
    /// Creates the top-level view of a tree, which then follows its traits.
    ///
    /// Constraints wait.
    func makeRoot(_ source: DocumentView) -> UIView {
        guard purpose == .running, source.varies else { return makeTree(source) }
        let tree = VaryingTree(traits: traits)
        let root = makeTree(source, in: tree)
        root.updateContentForTraits { [weak self, tree] traits in self?.adapt(tree, to: DocumentTraits(traits)) }
        return root
    }

    private func makeTree(_ source: DocumentView, in tree: VaryingTree) -> UIView {
        let outer = varyingTree
        varyingTree = tree
        defer { varyingTree = outer }
        return makeTree(source)
    }

    /// Adapts a live tree to other traits, with the same result as building it for them.
    ///
    /// Parts that don't differ are left unchanged.
    ///
    /// > Rules: AL-17 and SB-2.
    private func adapt(_ tree: VaryingTree, to new: DocumentTraits) {
        guard new != tree.traits else { return }
        let outer = traits
        traits = new
        tree.traits = new
        defer { traits = outer }
        removeUninstalled(from: tree)
        for index in tree.parts.indices { update(&tree.parts[index]) }
        addInstalled(to: tree)
        link(tree)
    }

    /// Removes the constraints and views that are not installed for the new traits.
    private func removeUninstalled(from tree: VaryingTree) {
        for link in tree.links where !link.variations.installs(link.source.id, in: "constraints", for: traits) {
            link.constraint?.isActive = false
        }
        for part in tree.parts {
            for child in part.source.subviews
            where !part.source.variations.installs(child.id, in: "subviews", for: traits) {
                if let view = views[child.id] { remove(view, from: tree) }
            }
        }
    }

    /// Removes a view with the controllers embedded in it.
    ///
    /// If they are installed again, they are created anew.
    private func remove(_ view: UIView, from tree: VaryingTree) {
        tree.forget(below: view)
        made.removeAll { $0.view.isDescendant(of: view) }
        views = views.filter { !$0.value.isDescendant(of: view) }
        guides = guides.filter { $0.value.owningView?.isDescendant(of: view) == false }
        let inside = controllers.filter { $0.value.viewIfLoaded?.isDescendant(of: view) == true }
        for (_, child) in inside.sorted(by: { $0.key < $1.key }) where child.parent != nil {
            child.willMove(toParent: nil)
            child.viewIfLoaded?.removeFromSuperview()
            child.removeFromParent()
        }
        controllers = controllers.filter { inside[$0.key] == nil }
        view.removeFromSuperview()
    }

    /// Updates a view to the values that the traits select.
    private func update(_ part: inout VaryingTree.Part) {
        guard let view = part.view else { return }
        let new = part.source.resolved(for: traits)
        defer { part.resolved = new }
        guard new.properties != part.resolved.properties || new.content != part.resolved.content else { return }
        reset(view, like: makeView(new), from: part.resolved.properties)
        applyProperties(of: new, to: view)
        configure(view, new)
        applyRuntimeAttributes(of: new, to: view)
        if let index = made.firstIndex(where: { $0.view === view }) { made[index].source = new }
    }

    /// Adds the views that are installed for the new traits but not for the old ones.
    private func addInstalled(to tree: VaryingTree) {
        // New views may add parts of their own, which are already up to date.
        for part in tree.parts {
            guard let parent = part.view else { continue }
            let installed = installedSubviews(of: part.source)
            for (index, child) in installed.enumerated() where views[child.id] == nil {
                let before = index > 0 ? views[installed[index - 1].id] : nil
                let count = made.count
                let view = makeTree(child, in: tree)
                reorder(madeSince: count, after: before ?? parent, withSubviews: before != nil)
                insert(view, into: parent, after: before, at: index)
                if view.translatesAutoresizingMaskIntoConstraints {
                    view.frame = view.autoresizingMask.frame(
                        view.frame, in: part.loadedSize, resizedTo: parent.bounds.size)
                }
                let around = sequence(first: parent, next: \.superview)
                if let owner = around.lazy.compactMap({ $0.next as? UIViewController }).first {
                    embedChildren(below: child, owner: owner)
                }
            }
        }
    }

    /// Moves the most recently created views to their position in document order.
    private func reorder(madeSince count: Int, after view: UIView, withSubviews: Bool) {
        let new = made[count...]
        made.removeSubrange(count...)
        let last = made.lastIndex { withSubviews ? $0.view.isDescendant(of: view) : $0.view === view }
        made.insert(contentsOf: new, at: last.map { $0 + 1 } ?? made.count)
    }

    private func insert(_ view: UIView, into parent: UIView, after sibling: UIView?, at index: Int) {
        let place = sibling.flatMap { sibling in parent.subviews.firstIndex { $0 === sibling } }.map { $0 + 1 } ?? 0
        parent.insertSubview(view, at: place)
        (parent as? UIStackView)?.insertArrangedSubview(view, at: index)
    }

    /// Activates the constraints that are installed for the new traits between existing views, with their constants and
    /// priorities.
    private func link(_ tree: VaryingTree) {
        activateConstraints()
        for index in tree.links.indices {
            let link = tree.links[index]
            guard link.variations.installs(link.source.id, in: "constraints", for: traits), let owner = link.owner,
                [link.source.firstItem, link.source.secondItem].allSatisfy({ $0.map { item($0) != nil } ?? true })
            else { continue }
            let source = link.source.resolved(for: traits)
            if let constraint = link.constraint, constraint.isActive {
                let priority = UILayoutPriority(Float(source.priority))
                let mustBeAddedAnew = constraint.priorityProblem(priority) != nil
                if mustBeAddedAnew { constraint.isActive = false }
                constraint.constant = source.constant
                constraint.priority = priority
                if mustBeAddedAnew { constraint.isActive = true }
            } else {
                // A constraint that lost a view is created anew, because the view that returned is a different one.
                tree.links[index].constraint = activate(source, owner: owner)
            }
        }
    }
}
