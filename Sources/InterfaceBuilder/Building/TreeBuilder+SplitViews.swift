internal import Foundation
internal import InterfaceDocuments
internal import UIKit

extension TreeBuilder {
    /// Configures a split view controller from the document, and adds its columns.
    func fill(_ split: UISplitViewController, _ source: DocumentController) {
        if let width = source.minimumPrimaryColumnWidth { split.minimumPrimaryColumnWidth = width }
        if let width = source.maximumPrimaryColumnWidth { split.maximumPrimaryColumnWidth = width }
        if let fraction = source.preferredPrimaryColumnWidthFraction {
            split.preferredPrimaryColumnWidthFraction = fraction
        }
        let settings = source.split
        if let width = settings.preferredPrimaryColumnWidth { split.preferredPrimaryColumnWidth = width }
        if let width = settings.preferredSupplementaryColumnWidth { split.preferredSupplementaryColumnWidth = width }
        if let width = settings.minimumSupplementaryColumnWidth { split.minimumSupplementaryColumnWidth = width }
        if let width = settings.maximumSupplementaryColumnWidth { split.maximumSupplementaryColumnWidth = width }
        if let fraction = settings.preferredSupplementaryColumnWidthFraction {
            split.preferredSupplementaryColumnWidthFraction = fraction
        }
        split.presentsWithGesture = settings.presentsWithGesture
        split.showsSecondaryOnlyButton = settings.showsSecondaryOnlyButton
        split.primaryEdge = settings.isPrimaryTrailing ? .trailing : .leading
        split.preferredDisplayMode = settings.preferredDisplayMode.uiKit
        split.preferredSplitBehavior = settings.preferredSplitBehavior.uiKit
        let columns = Self.columnRelationships.compactMap { name, column in
            children(source, [name], of: split).first.map { (column, $0) }
        }
        if split.style == .unspecified {
            split.viewControllers = columns.filter { $0.0 != .compact }.map(\.1)
        } else {
            for (column, controller) in columns { split.setViewController(controller, for: column) }
        }
    }

    private static let columnRelationships: KeyValuePairs<String, UISplitViewController.Column> = [
        "masterViewController": .primary, "supplementaryViewController": .supplementary,
        "detailViewController": .secondary, "compactViewController": .compact,
    ]
}

extension DocumentSplitSettings.Style {
    var uiKit: UISplitViewController.Style {
        switch self {
        case .unspecified: .unspecified
        case .doubleColumn: .doubleColumn
        case .tripleColumn: .tripleColumn
        }
    }
}

extension DocumentSplitSettings.DisplayMode {
    fileprivate var uiKit: UISplitViewController.DisplayMode {
        switch self {
        case .automatic: .automatic
        case .primaryHidden: .primaryHidden
        case .allVisible: .allVisible
        case .primaryOverlay: .primaryOverlay
        case .secondaryOnly: .secondaryOnly
        case .oneBesideSecondary: .oneBesideSecondary
        case .oneOverSecondary: .oneOverSecondary
        case .twoBesideSecondary: .twoBesideSecondary
        case .twoOverSecondary: .twoOverSecondary
        case .twoDisplaceSecondary: .twoDisplaceSecondary
        case .beside: .oneBesideSecondary
        case .over: .oneOverSecondary
        }
    }
}

extension DocumentSplitSettings.Behavior {
    fileprivate var uiKit: UISplitViewController.SplitBehavior {
        switch self {
        case .automatic: .automatic
        case .tile: .tile
        case .overlay: .overlay
        case .displace: .displace
        }
    }
}
