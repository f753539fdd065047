public import Foundation

/// The pasteboard; each job has its own.
open class UIPasteboard: NSObject {
    /// The pasteboard of the running job.
    ///
    /// Outside a job, each access returns a new one.
    public static var general: UIPasteboard {
        let environment = JobEnvironment.current
        return environment.isOfJob ? environment.pasteboard : UIPasteboard()
    }

    open var string: String?
    open var url: URL?
    open var image: UIImage?
    open var color: UIColor?
    open var hasStrings: Bool { string != nil }
    open var hasURLs: Bool { url != nil }
    open var hasImages: Bool { image != nil }
    open var strings: [String]? {
        get { string.map { [$0] } }
        set { string = newValue?.first }
    }
    open var items: [[String: Any]] = []
    open var numberOfItems: Int { items.count }
    open func setItems(_ items: [[String: Any]]) { self.items = items }

    public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
}

extension JobEnvironment {
    private enum PasteboardKey: JobKey {
        static func initialValue(in job: JobEnvironment) -> UIPasteboard { UIPasteboard() }
    }

    /// The `UIPasteboard.general` of the job.
    var pasteboard: UIPasteboard { self[PasteboardKey.self] }
}
