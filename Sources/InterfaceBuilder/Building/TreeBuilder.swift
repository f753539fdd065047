internal import Arrangement
public import Diagnostics
internal import Foundation
public import InterfaceDocuments
internal import Traits
public import UIKit

/// A builder of AdaptiveKit's objects from a document, for one variant: one tree, used by one job.
///
/// Objects that are not installed for the traits are not created. Views are created before the constraints between
/// them, so that a constraint may name any object of its scene.
public final class TreeBuilder {
    /// The purpose of a tree.
    public enum Purpose: Hashable, Sendable {
        /// The running app, without placeholder constraints and design-time sizes.
        case running
        /// Interface Builder's canvas, with placeholder constraints and design-time sizes.
        case canvas
    }

    public let document: InterfaceDocument
    public let purpose: Purpose
    /// The traits that select variations.
    public internal(set) var traits: DocumentTraits

    /// The created views by their ids in the document.
    public internal(set) var views: [String: UIView] = [:]
    public internal(set) var controllers: [String: UIViewController] = [:]
    var guides: [String: UILayoutGuide] = [:]
    /// The created views, each with its source in the document, in order of creation.
    public internal(set) var made: [(view: UIView, source: DocumentView)] = []
    var log = ProblemLog()

    /// The constraints that wait until all views of their scene exist.
    private var waiting: [(constraint: DocumentConstraint, owner: UIView, tree: VaryingTree?)] = []
    /// The outlets that wait until the views of their scene are in the hierarchy.
    var waitingOutlets: [ViewOutlet] = []
    /// The tree that views under construction belong to, if any part of it varies by traits.
    var varyingTree: VaryingTree?
    /// The ids of objects that are not installed for the traits.
    ///
    /// Constraints to them are absent too.
    private var absent: Set<String> = []
    let controllersByID: [String: DocumentController]
    /// The top-level views of the document that belong to no controller.
    let topViewsByID: [String: DocumentView]
    /// Creates the controller that a placeholder refers to, in another storyboard or this one.
    var referencedController: ((DocumentController) -> UIViewController?)?
    /// The connection to the app's code, if code opened the document.
    var code: TreeCode?
    /// The views whose outlets are not set yet.
    var awaitingOutlets: [(view: UIView, source: DocumentView)] = []
    /// The views whose outlets are set but which are not awakened yet.
    var connected: [UIView] = []
    /// The bar items and constraints by id, if code may ask for them.
    var otherObjects: [String: AnyObject] = [:]
    /// The ids of controllers under construction, so that a controller that contains itself doesn't recurse forever.
    var underConstruction: Set<String> = []

    /// - Parameters:
    ///   - document: the document to build the tree from.
    ///   - purpose: whether the tree runs or is on the canvas.
    ///   - traits: the traits that select variations in the document.
    ///   - index: the index of the document; `nil` to build it.
    public init(
        document: InterfaceDocument, purpose: Purpose, traits: DocumentTraits, index: DocumentIndex? = nil
    ) {
        self.document = document
        self.purpose = purpose
        self.traits = traits
        let index = index ?? DocumentIndex(document)
        controllersByID = index.controllers
        topViewsByID = index.topViews
    }

    /// The diagnostics of building the tree, sorted by location.
    public var diagnostics: [Diagnostic] { log.diagnostics }

    // MARK: Views

    /// Creates the tree of a view of the document, with its constraints.
    public func view(_ source: DocumentView) -> UIView {
        let view = makeRoot(source)
        activateConstraints()
        return view
    }

    /// Creates a view and its descendants.
    ///
    /// Their constraints wait.
    func makeTree(_ original: DocumentView) -> UIView {
        let source = original.resolved(for: traits)
        let view = makeView(source)
        finish(view, source, of: original)
        return view
    }

    /// Configures a view that its owner created, according to the document.
    func fill(_ view: UIView, with original: DocumentView) {
        finish(view, original.resolved(for: traits), of: original)
    }

    private func finish(_ view: UIView, _ source: DocumentView, of original: DocumentView) {
        applyPlace(of: source, to: view)
        varyingTree?.note(view, original, resolved: source)
        view.origin = ElementOrigin(id: source.id, location: source.location, label: source.userLabel)
        register(view, source)
        applyProperties(of: source, to: view)
        configure(view, source)
        addGuides(of: source, to: view)
        addContents(of: source, to: view)
        noteOutlets(of: source, to: view)
        applyRuntimeAttributes(of: source, to: view)
        for constraint in source.constraints {
            varyingTree?.note(constraint, of: source, owner: view)
            guard source.variations.installs(constraint.id, in: "constraints", for: traits) else { continue }
            waiting.append((constraint, view, varyingTree))
        }
    }

    private func register(_ view: UIView, _ source: DocumentView) {
        made.append((view, source))
        if code != nil { awaitingOutlets.append((view, source)) }
        if !source.id.isEmpty, views[source.id] == nil { views[source.id] = view }
    }

    func register(_ controller: UIViewController, id: String) {
        controllers[id] = controller
    }

    /// The subviews that are installed for the traits.
    func installedSubviews(of source: DocumentView) -> [DocumentView] {
        source.subviews.filter { child in
            let isInstalled = source.variations.installs(child.id, in: "subviews", for: traits)
            if !isInstalled { noteAbsent(child) }
            return isInstalled
        }
    }

    private func noteAbsent(_ source: DocumentView) {
        absent.insert(source.id)
        for guide in source.layoutGuides { absent.insert(guide.id) }
        source.children.forEach(noteAbsent)
    }

    // MARK: Constraints

    /// Activates the waiting constraints.
    ///
    /// Those that can't be activated are reported and left out.
    ///
    /// > Rule: AL-17.
    func activateConstraints() {
        let ready = waiting
        waiting = []
        for (source, owner, tree) in ready {
            let ids = [source.firstItem, source.secondItem].compactMap { $0 }
            guard !ids.contains(where: absent.contains) else { continue }
            let constraint = activate(source.resolved(for: traits), owner: owner)
            if code != nil, let constraint { otherObjects[source.id] = constraint }
            tree?.note(constraint, for: source.id)
        }
        placeOutletViews()
    }

    /// Creates and activates a constraint; `nil` if that isn't possible.
    func activate(_ source: DocumentConstraint, owner: UIView) -> NSLayoutConstraint? {
        if source.isPlaceholder && purpose == .running { return nil }
        guard let first = source.firstItem.map({ item($0) }) ?? owner else {
            report(source, missing: source.firstItem)
            return nil
        }
        var second: AnyObject?
        if source.secondAttribute != nil {
            second = source.secondItem.map { item($0) } ?? owner
            guard second != nil else {
                report(source, missing: source.secondItem)
                return nil
            }
        }
        guard let firstAttribute = LayoutSpelling.attribute(source.firstAttribute) else {
            report(source, unknown: source.firstAttribute, in: "firstAttribute")
            return nil
        }
        var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
        if let spelling = source.secondAttribute {
            guard let known = LayoutSpelling.attribute(spelling) else {
                report(source, unknown: spelling, in: "secondAttribute")
                return nil
            }
            secondAttribute = known
        }
        if first === second, firstAttribute == secondAttribute { return nil }
        let isWithoutDistance =
            purpose == .canvas && source.isSymbolic && document.tools.ignoresStandardDistanceFromSafeArea
            && [first, second].contains { $0 is UILayoutGuide }
        let constraint = NSLayoutConstraint(
            item: first, attribute: firstAttribute, relatedBy: LayoutSpelling.relation(source.relation),
            toItem: second, attribute: secondAttribute, multiplier: source.multiplier,
            constant: isWithoutDistance ? 0 : source.constant)
        constraint.priority = UILayoutPriority(Float(source.priority))
        constraint.identifier = source.identifier
        constraint.origin = ElementOrigin(id: source.id, location: source.location, label: source.identifier)
        if let problem = constraint.activationProblem {
            log.warn(problem, at: source.location)
            return nil
        }
        constraint.isActive = true
        return constraint
    }

    func item(_ id: String) -> AnyObject? { views[id] ?? guides[id] }

    private func report(_ source: DocumentConstraint, missing id: String?) {
        // An item that is nowhere in the document was reported when the document was read.
        log.warn(DocumentProblem.noLayoutItem(id: id ?? "nothing", constraint: source.id), at: source.location)
    }

    private func report(_ source: DocumentConstraint, unknown spelling: String, in attribute: String) {
        log.warn(
            DocumentProblem.unknownValue(spelling, attribute: attribute, element: "constraint"), at: source.location)
    }
}

/// The format's spellings of attributes and relations.
enum LayoutSpelling {
    static func attribute(_ spelling: String) -> NSLayoutConstraint.Attribute? {
        attributes[spelling]
    }

    static func relation(_ relation: DocumentConstraint.Relation) -> NSLayoutConstraint.Relation {
        switch relation {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
        "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
        "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
        "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
        "centerXWithinMargin": .centerXWithinMargins, "centerYWithinMargin": .centerYWithinMargins,
    ]
}
