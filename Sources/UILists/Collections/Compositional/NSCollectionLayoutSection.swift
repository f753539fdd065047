public import Foundation
public import Geometry
public import Traits

/// A group repeated along the way of scrolling, with what belongs around it.
public final class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// `nil` for a section that is no list.
    var list: UICollectionLayoutListConfiguration?
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// Points between groups.
    public var interGroupSpacing: CGFloat = 0
    public var contentInsetsReference = UIContentInsetsReference.automatic
    public var supplementariesFollowContentInsets = true
    public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    public var decorationItems: [NSCollectionLayoutDecorationItem] = []

    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }
}

/// What the insets of a section begin at; the safe area unless said otherwise.
public enum UIContentInsetsReference: Int, Hashable, Sendable {
    case automatic = 0, none, safeArea, layoutMargins, readableContent
}

/// How a section scrolls across the collection.
///
/// In a picture its first groups are seen.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
    case none = 0, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// The room that a layout has.
public protocol NSCollectionLayoutContainer: AnyObject {
    var contentSize: CGSize { get }
    var effectiveContentSize: CGSize { get }
    var contentInsets: NSDirectionalEdgeInsets { get }
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The room and the traits that a section is made for.
public protocol NSCollectionLayoutEnvironment: AnyObject {
    var container: any NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
}

/// Both in one.
final class CollectionLayoutEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    let traitCollection: UITraitCollection

    init(contentSize: CGSize, contentInsets: NSDirectionalEdgeInsets = .zero, traits: UITraitCollection) {
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        traitCollection = traits
    }

    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
    var effectiveContentSize: CGSize {
        CGSize(
            width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
            height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
    }
}
