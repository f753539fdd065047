public import Diagnostics
public import Foundation
internal import LocatedText

/// A view as stored in a document: the properties common to all views, the content of its class, and its children.
public struct DocumentView: Hashable, Sendable {
    public var id: String
    /// The name of the element: `label`, `tableViewCellContentView`.
    public var elementName: String
    /// The parent's property that holds the view: `contentView`, `tableHeaderView`; `nil` for a view in a list.
    public var key: String?
    public var customClass: String?
    /// The module of the custom class; `nil` for an Objective-C class.
    public var customModule: String?
    public var userLabel: String?
    /// The text of Xcode's notes for the view; empty if there is none.
    public var notes = ""
    public var accessibility = DocumentAccessibility()
    /// The reuse identifier of a cell; `nil` for views that are not prototypes.
    public var reuseIdentifier: String?
    /// The setting of Xcode's check for ambiguity: `off`, `ignoreSizes`; `nil` if the check is on.
    public var ambiguityCheck: String?
    public var location: SourceLocation
    /// The stored frame, in the superview's coordinates.
    ///
    /// Where Auto Layout positions the view, this is only the frame at the last save.
    public var frame: CGRect?
    public var properties = ViewProperties()
    public var content = ViewContent.plain

    public var subviews: [DocumentView] = []
    /// The views that are properties of this one: a content view, a table's header, a collection view's section views.
    public var keyedViews: [DocumentView] = []
    /// The cells of a collection view, or the prototypes of a table.
    public var prototypes: [DocumentView] = []
    public var sections: [DocumentTableSection] = []
    /// The items of a toolbar or tab bar.
    public var barItems: [DocumentBarItem] = []
    /// The items of a navigation bar.
    public var navigationItems: [DocumentNavigationItem] = []

    public var constraints: [DocumentConstraint] = []
    public var layoutGuides: [DocumentLayoutGuide] = []
    public var variations: [DocumentVariation] = []
    public var connections = DocumentConnections()
    public var runtimeAttributes: [DocumentRuntimeAttribute] = []
    /// The layout of a collection view as an object, which may have a class of the app's own.
    public var collectionLayout: DocumentUndrawnObject?
    /// The simulated metrics of a xib's own view.
    public var simulatedMetrics = SimulatedMetrics()

    /// Whether the view or one of its descendants varies by traits.
    public var varies = false

    /// The source element, kept if variations change more than which children are installed.
    var source: LocatedXML?

    /// The view with its values for some traits.
    ///
    /// ``variations`` still decides which children are installed.
    public func resolved(for environment: DocumentTraits) -> DocumentView {
        guard var merged = source else { return self }
        let overlays = variations.matching(environment).compactMap(\.values)
        guard !overlays.isEmpty else { return self }
        for overlay in overlays { merged = merged.overlaid(with: overlay) }
        var resolved = self
        // Problems with these values were reported when the document was read.
        var reader = ElementReader(merged, DocumentReading(file: location.file))
        resolved.properties = ViewProperties(&reader)
        if case .external = content { return resolved }
        resolved.content = ViewContent(&reader)
        return resolved
    }

    /// All direct children in a fixed order, whatever their role.
    public var children: [DocumentView] {
        var all = subviews + keyedViews + prototypes
        for section in sections { all += section.cells }
        for item in barItems { all += item.customView.map { [$0] } ?? [] }
        for item in navigationItems { all += item.views }
        return all
    }
}

/// A layout guide of a view, to which constraints can refer.
public struct DocumentLayoutGuide: Hashable, Sendable {
    public var id: String
    /// The key of the guide: `safeArea`, `contentLayoutGuide`, `frameLayoutGuide`, `keyboard`.
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
