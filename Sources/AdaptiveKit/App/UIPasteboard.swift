public import Foundation

/// The pasteboard; each job has its own.
open class UIPasteboard: NSObject {
    /// The name of a pasteboard of an app's own.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// An option for the lifetime or the reach of items.
    ///
    /// It has no effect.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// The pasteboard of the running job.
    ///
    /// Outside a job, each access returns a new one.
    public static var general: UIPasteboard {
        let environment = JobEnvironment.current
        return environment.isOfJob ? environment.pasteboard : UIPasteboard()
    }

    public let name: Name

    public override convenience init() { self.init(named: .general) }

    private init(named name: Name) {
        self.name = name
        super.init()
    }

    /// Creates an empty pasteboard with a name.
    ///
    /// Pasteboards with the same name share nothing.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        guard create else { return nil }
        self.init(named: pasteboardName)
    }

    open class func withUniqueName() -> UIPasteboard { UIPasteboard(named: Name(UUID().uuidString)) }
    open class func remove(withName pasteboardName: Name) {}

    // MARK: Items

    /// Each item's values, by type.
    open var items: [[String: Any]] = [] { didSet { changeCount += 1 } }
    open private(set) var changeCount = 0
    open var isPersistent = false
    open var numberOfItems: Int { items.count }
    open var itemProviders: [NSItemProvider] = []
    open func setItems(_ items: [[String: Any]]) { self.items = items }
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any]) { self.items = items }
    open func addItems(_ items: [[String: Any]]) { self.items += items }
    open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        self.itemProviders = itemProviders
    }

    /// The types of the first item.
    open var types: [String] { (items.first ?? [:]).keys.sorted() }
    open func contains(pasteboardTypes: [String]) -> Bool { pasteboardTypes.contains { items.first?[$0] != nil } }
    open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        value(forPasteboardType: pasteboardType) as? Data
    }
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        setValue(data, forPasteboardType: pasteboardType)
    }

    // MARK: Values of a kind

    private enum ItemType {
        static let text = "public.utf8-plain-text"
        static let url = "public.url"
        static let image = "public.png"
        static let color = "com.apple.uikit.color"
    }

    private func values<Value>(_ type: String) -> [Value]? {
        let values = items.compactMap { $0[type] as? Value }
        return values.isEmpty ? nil : values
    }

    private func put<Value>(_ values: [Value]?, _ type: String) { items = (values ?? []).map { [type: $0] } }

    open var strings: [String]? {
        get { values(ItemType.text) }
        set { put(newValue, ItemType.text) }
    }
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }
    open var urls: [URL]? {
        get { values(ItemType.url) }
        set { put(newValue, ItemType.url) }
    }
    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }
    open var images: [UIImage]? {
        get { values(ItemType.image) }
        set { put(newValue, ItemType.image) }
    }
    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }
    open var colors: [UIColor]? {
        get { values(ItemType.color) }
        set { put(newValue, ItemType.color) }
    }
    open var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }
    open var hasStrings: Bool { strings != nil }
    open var hasURLs: Bool { urls != nil }
    open var hasImages: Bool { images != nil }
    open var hasColors: Bool { colors != nil }

    public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
}

extension JobEnvironment {
    private enum PasteboardKey: JobKey {
        static func initialValue(in job: JobEnvironment) -> UIPasteboard { UIPasteboard() }
    }

    /// The `UIPasteboard.general` of the job.
    var pasteboard: UIPasteboard { self[PasteboardKey.self] }
}
