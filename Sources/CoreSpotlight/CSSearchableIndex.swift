public import Foundation
public import UniformTypeIdentifiers

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
public let CSSearchQueryString = "kCSSearchQueryString"

/// The words and dates by which a person finds an item.
open class CSSearchableItemAttributeSet: NSObject {
    open var title: String?
    open var displayName: String?
    open var contentDescription: String?
    open var keywords: [String]?
    open var thumbnailData: Data?
    open var thumbnailURL: URL?
    open var contentURL: URL?
    open var contentCreationDate: Date?
    open var contentModificationDate: Date?
    open var relatedUniqueIdentifier: String?
    open var domainIdentifier: String?
    open var phoneNumbers: [String]?
    open var emailAddresses: [String]?
    public let contentType: String

    public init(itemContentType type: String) { contentType = type }
    public convenience init(contentType: UTType) { self.init(itemContentType: contentType.identifier) }
}

/// An item that a person can find.
open class CSSearchableItem: NSObject {
    open var uniqueIdentifier: String
    open var domainIdentifier: String?
    open var attributeSet: CSSearchableItemAttributeSet
    open var expirationDate: Date!

    public init(
        uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
    ) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
    }
}

/// The items of an app that a person can find; it keeps none.
open class CSSearchableIndex: NSObject {
    open weak var indexDelegate: (any CSSearchableIndexDelegate)?

    public init(name: String) {}

    open class func `default`() -> CSSearchableIndex { CSSearchableIndex(name: "") }

    /// Whether the device can search for items: always `false`.
    open class func isIndexingAvailable() -> Bool { false }

    open func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {}
    open func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {}
    open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {}
    open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {}
}

/// Is asked for items again; nobody asks.
public protocol CSSearchableIndexDelegate: AnyObject {
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler handler: @escaping () -> Void)
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void)
}
