internal import AutoLayout
internal import Foundation
internal import InterfaceDocuments
internal import UIKit

/// The parts of a top-level view that vary by traits, with the state needed to update the live tree.
///
/// Like a nib, it has one list of such differences, selected by the traits of its top-level view. Its objects live as
/// long as the tree: a view that leaves it is the same one when it returns.
///
/// A change of traits touches only what the document changes between the old traits and the new ones. What code set in
/// the meantime stays.
final class VaryingTree {
    /// A view with variations of its own.
    struct Part {
        /// Weak, because the top-level view retains the tree.
        weak var view: UIView?
        /// The view in the document, not resolved for any traits.
        let source: DocumentView
        /// The view resolved for the current traits.
        var resolved: DocumentView
    }

    /// A view that is installed for some traits.
    struct Slot {
        let view: UIView
        let source: DocumentView
        /// The ids of the view and its siblings, in document order.
        let siblings: [String]
        /// The variations that determine which subviews the container has.
        let variations: [DocumentVariation]
        weak var container: UIView?
        /// Whether the document installs the view for the current traits.
        var isInstalled: Bool
        /// The size of the container that the frame of an uninstalled view is relative to.
        var containerSize: CGSize
    }

    /// A constraint, installed or not.
    struct Link {
        let constraint: NSLayoutConstraint
        let source: DocumentConstraint
        /// The variations that determine which constraints the owner has.
        let variations: [DocumentVariation]
        /// Whether the document installs the constraint and both its items for the current traits.
        var isInstalled: Bool
    }

    /// The traits that the tree is currently built for.
    var traits: DocumentTraits
    var parts: [Part] = []
    var slots: [Slot] = []
    var links: [Link] = []

    init(traits: DocumentTraits) {
        self.traits = traits
    }

    func note(_ view: UIView, _ source: DocumentView, resolved: DocumentView) {
        guard !source.variations.isEmpty else { return }
        parts.append(Part(view: view, source: source, resolved: resolved))
    }

    func note(
        _ view: UIView, _ source: DocumentView, of parent: DocumentView, in container: UIView, isInstalled: Bool,
        loadedSize: CGSize
    ) {
        guard parent.variations.contains(where: { $0.masks["subviews"] != nil }) else { return }
        slots.append(
            Slot(
                view: view, source: source, siblings: parent.subviews.map(\.id), variations: parent.variations,
                container: container, isInstalled: isInstalled, containerSize: loadedSize))
    }

    func note(
        _ constraint: NSLayoutConstraint, _ source: DocumentConstraint, _ variations: [DocumentVariation],
        isInstalled: Bool
    ) {
        links.append(
            Link(constraint: constraint, source: source, variations: variations, isInstalled: isInstalled))
    }
}

extension TreeBuilder {
    /// Creates the top-level view of a tree, which then follows its traits.
    ///
    /// Constraints wait.
    func makeRoot(_ source: DocumentView) -> UIView {
        guard purpose == .running, source.varies else { return makeTree(source) }
        let tree = VaryingTree(traits: traits)
        let outer = varyingTree
        varyingTree = tree
        defer { varyingTree = outer }
        let root = makeTree(source)
        root.updateContentForTraits { [weak self, tree] traits in self?.adapt(tree, to: DocumentTraits(traits)) }
        return root
    }

    /// Adapts a live tree to other traits, with the same result as building it for them.
    ///
    /// > Rules: AL-17 and SB-2.
    private func adapt(_ tree: VaryingTree, to new: DocumentTraits) {
        guard new != tree.traits else { return }
        let (outer, old) = (traits, tree.traits)
        traits = new
        tree.traits = new
        defer { traits = outer }
        removeUninstalled(from: tree)
        for index in tree.parts.indices { update(&tree.parts[index]) }
        addInstalled(to: tree)
        for index in tree.links.indices { update(&tree.links[index], from: old) }
    }

    /// Removes the constraints and views that are not installed for the new traits.
    private func removeUninstalled(from tree: VaryingTree) {
        for index in tree.links.indices {
            let link = tree.links[index]
            guard link.isInstalled, !link.variations.installs(link.source.id, in: "constraints", for: traits) else {
                continue
            }
            link.constraint.isActive = false
            tree.links[index].isInstalled = false
        }
        for index in tree.slots.indices {
            let slot = tree.slots[index]
            guard slot.isInstalled, !slot.variations.installs(slot.source.id, in: "subviews", for: traits) else {
                continue
            }
            if let container = slot.container { tree.slots[index].containerSize = container.bounds.size }
            tree.slots[index].isInstalled = false
            objects.setInstalled(false, slot.view)
            slot.view.removeFromSuperview()
        }
    }

    /// Updates a view to the values that the traits select.
    private func update(_ part: inout VaryingTree.Part) {
        guard let view = part.view else { return }
        let new = part.source.resolved(for: traits)
        let old = part.resolved
        part.resolved = new
        guard new.properties != old.properties || new.content != old.content else { return }
        let keys = PropertyTables.update(view, from: old, to: new, standard: { makeView(new) }, resolver)
        applyRuntimeAttributes(of: new, to: view, after: keys)
        objects.replaceSource(of: view, with: new)
    }

    /// Adds the views that are installed for the new traits but not for the old ones.
    private func addInstalled(to tree: VaryingTree) {
        for index in tree.slots.indices {
            let slot = tree.slots[index]
            guard !slot.isInstalled, slot.variations.installs(slot.source.id, in: "subviews", for: traits) else {
                continue
            }
            tree.slots[index].isInstalled = true
            objects.setInstalled(true, slot.view)
            guard let container = slot.container else { continue }
            insert(slot.view, of: slot, into: container)
            if slot.view.translatesAutoresizingMaskIntoConstraints {
                slot.view.frame = slot.view.autoresizingMask.frame(
                    slot.view.frame, in: slot.containerSize, resizedTo: container.bounds.size)
            }
            let around = sequence(first: container, next: \.superview)
            if let owner = around.lazy.compactMap({ $0.next as? UIViewController }).first {
                embedChildren(below: slot.source, owner: owner)
            }
        }
    }

    /// Inserts a view after the sibling that precedes it in the document.
    private func insert(_ view: UIView, of slot: VaryingTree.Slot, into container: UIView) {
        let before = slot.siblings.prefix { $0 != slot.source.id }.reversed().lazy.compactMap { self.objects.views[$0] }
        func place(among views: [UIView]) -> Int {
            before.compactMap { sibling in views.firstIndex { $0 === sibling } }.first.map { $0 + 1 } ?? 0
        }
        container.insertSubview(view, at: place(among: container.subviews))
        if let stack = container as? UIStackView {
            stack.insertArrangedSubview(view, at: place(among: stack.arrangedSubviews))
        }
    }

    /// Updates a constraint to the traits: whether it is active, its constant and its priority.
    private func update(_ link: inout VaryingTree.Link, from old: DocumentTraits) {
        let constraint = link.constraint
        let isInstalled =
            link.variations.installs(link.source.id, in: "constraints", for: traits) && constraint.isWhole
        let (before, after) = (link.source.resolved(for: old), link.source.resolved(for: traits))
        if before.constant != after.constant { constraint.constant = after.constant }
        if before.priority != after.priority {
            let priority = UILayoutPriority(Float(after.priority))
            let mustBeAddedAgain = constraint.isActive && constraint.priorityProblem(priority) != nil
            if mustBeAddedAgain { constraint.isActive = false }
            constraint.priority = priority
            if mustBeAddedAgain { constraint.isActive = true }
        }
        guard isInstalled != link.isInstalled else { return }
        if isInstalled {
            link.isInstalled = constraintMaker.activate(constraint, link.source)
        } else {
            link.isInstalled = false
            constraint.isActive = false
        }
    }
}
