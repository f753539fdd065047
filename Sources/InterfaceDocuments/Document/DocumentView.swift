public import Diagnostics
public import Foundation
internal import LocatedText

/// A view as a document gives it: what all views share, what its class adds, and what it holds.
public struct DocumentView: Hashable, Sendable {
    public var id: String
    /// `label`, `tableViewCellContentView`.
    public var elementName: String
    /// The property of its parent that it is: `contentView`, `tableHeaderView`; `nil` for one of a list.
    public var key: String?
    public var customClass: String?
    /// The module of that class; `nil` for that of Objective-C.
    public var customModule: String?
    public var userLabel: String?
    /// What somebody wrote down about it in Xcode's notes; empty for nothing.
    public var notes = ""
    /// What VoiceOver says of it; `nil` where the document leaves that to UIKit.
    public var accessibilityLabel: String?
    /// Whether VoiceOver stops at it; `nil` where the document leaves that to UIKit.
    public var isAccessibilityElement: Bool?
    /// What code asks for the cell by; `nil` for views that are no prototypes.
    public var reuseIdentifier: String?
    /// What Xcode was told of checking the view for ambiguity: `off`, `ignoreSizes`; `nil` where it checks.
    public var ambiguityCheck: String?
    public var location: SourceLocation
    /// As stored, in the superview's coordinates.
    ///
    /// Where Auto Layout places the view this is not an answer but a memory.
    public var frame: CGRect?
    public var properties = ViewProperties()
    public var content = ViewContent.plain

    public var subviews: [DocumentView] = []
    /// Views that are a property of this one: a content view, a table's header, a collection's section views.
    public var keyedViews: [DocumentView] = []
    /// Cells of a collection view, and of a table the prototypes.
    public var prototypes: [DocumentView] = []
    public var sections: [DocumentTableSection] = []
    /// Items of a toolbar or tab bar.
    public var barItems: [DocumentBarItem] = []
    /// Items of a navigation bar.
    public var navigationItems: [DocumentNavigationItem] = []

    public var constraints: [DocumentConstraint] = []
    public var layoutGuides: [DocumentLayoutGuide] = []
    public var variations: [DocumentVariation] = []
    public var connections = DocumentConnections()
    public var runtimeAttributes: [DocumentRuntimeAttribute] = []
    /// The simulated metrics of a xib's own view.
    public var simulatedMetrics = SimulatedMetrics()

    /// Whether something in the view or below it differs by traits.
    public var varies = false

    /// The element itself, kept where variations change more than what is installed.
    var source: LocatedXML?

    /// The view with the values that it has for some traits; what is installed stays a question to ``variations``.
    public func resolved(for environment: DocumentTraits) -> DocumentView {
        guard var merged = source else { return self }
        let overlays = variations.matching(environment).compactMap(\.values)
        guard !overlays.isEmpty else { return self }
        for overlay in overlays { merged = merged.overlaid(with: overlay) }
        var resolved = self
        // What is wrong with these values was said when the document was read.
        var reader = ElementReader(merged, DocumentReading(file: location.file))
        resolved.properties = ViewProperties(&reader)
        if case .external = content { return resolved }
        resolved.content = ViewContent(&reader)
        return resolved
    }

    /// Every view directly below, in a fixed order, whatever role it has.
    public var children: [DocumentView] {
        var all = subviews + keyedViews + prototypes
        for section in sections { all += section.cells }
        for item in barItems { all += item.customView.map { [$0] } ?? [] }
        for item in navigationItems { all += item.views }
        return all
    }
}

/// A rectangle of a view that constraints can name.
public struct DocumentLayoutGuide: Hashable, Sendable {
    public var id: String
    /// `safeArea`, `contentLayoutGuide`, `frameLayoutGuide`, `keyboard`.
    public var key: String
    public var location: SourceLocation
}

/// A section of a static table.
public struct DocumentTableSection: Hashable, Sendable {
    public var id: String
    public var headerTitle: String?
    public var footerTitle: String?
    public var cells: [DocumentView]
    public var location: SourceLocation
}
