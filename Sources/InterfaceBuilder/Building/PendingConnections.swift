internal import Foundation
internal import InterfaceDocuments
internal import UIKit

/// The constraints and outlets of views under construction, which wait until all views of their scene exist.
struct PendingConnections {
    /// A constraint with the variations of its owner, and the tree that it changes with.
    typealias Constraint = (
        source: DocumentConstraint, variations: [DocumentVariation], owner: UIView, tree: VaryingTree?
    )

    var constraints: [Constraint] = []
    /// The outlets of UIKit's classes that take a view.
    var viewOutlets: [TreeBuilder.ViewOutlet] = []
    /// The views whose outlets are not set yet.
    var outlets: [(view: UIView, source: DocumentView)] = []
    /// The objects besides views and controllers whose outlets are not set yet.
    var objectOutlets: [(object: NSObject, connections: [DocumentConnection])] = []
    /// The objects whose outlets are set but which are not awakened yet.
    var awakening: [any DocumentMade] = []
    /// The ids of objects that were not created because they are not installed.
    ///
    /// Constraints to them are absent too.
    private var absent: Set<String> = []

    /// Notes that a view and its contents are not created.
    mutating func noteAbsent(_ source: DocumentView) {
        absent.insert(source.id)
        for guide in source.layoutGuides { absent.insert(guide.id) }
        for child in source.children { noteAbsent(child) }
    }

    /// Returns the waiting constraints between objects that exist, each once.
    mutating func takeConstraints() -> [Constraint] {
        defer { constraints = [] }
        return constraints.filter { constraint in
            ![constraint.source.firstItem, constraint.source.secondItem].contains { item in
                item.map(absent.contains) ?? false
            }
        }
    }

    /// Returns the views whose outlets are not set yet, each once.
    mutating func takeOutlets() -> [(view: UIView, source: DocumentView)] {
        defer { outlets = [] }
        return outlets
    }

    /// Returns the waiting outlets of UIKit's classes, each once.
    mutating func takeViewOutlets() -> [TreeBuilder.ViewOutlet] {
        defer { viewOutlets = [] }
        return viewOutlets
    }

    /// Returns the objects whose outlets are set and which have not been awakened, each once.
    mutating func takeAwakening() -> [any DocumentMade] {
        defer { awakening = [] }
        return awakening
    }
}
