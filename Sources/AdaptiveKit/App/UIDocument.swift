public import Foundation

/// A document in a file.
///
/// It is read when it is opened. Nothing is written: saving fails.
@preconcurrency @MainActor
open class UIDocument: NSObject {
    public enum ChangeKind: Int, Hashable, Sendable { case done = 0, undone, redone, cleared }
    public enum SaveOperation: Int, Hashable, Sendable { case forCreating = 0, forOverwriting }

    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let normal: State = []
        public static let closed = State(rawValue: 1)
        public static let inConflict = State(rawValue: 2)
        public static let savingError = State(rawValue: 4)
        public static let editingDisabled = State(rawValue: 8)
        public static let progressAvailable = State(rawValue: 16)
    }

    public static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")

    public let fileURL: URL
    open private(set) var documentState = State.closed
    open private(set) var hasUnsavedChanges = false
    open var undoManager: UndoManager! = UndoManager()
    open var fileModificationDate: Date?
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
    open var fileType: String? { nil }
    open var savingFileType: String? { fileType }

    public init(fileURL url: URL) {
        fileURL = url
        super.init()
    }

    /// Reads the file, and passes its content to ``load(fromContents:ofType:)``.
    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        do {
            try load(fromContents: Data(contentsOf: fileURL), ofType: fileType)
            documentState.remove(.closed)
            completionHandler?(true)
        } catch {
            handleError(error, userInteractionPermitted: false)
            completionHandler?(false)
        }
    }

    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        documentState.insert(.closed)
        completionHandler?(true)
    }

    /// Gives the document's content to a subclass, which takes it.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {}
    /// The content to save.
    open func contents(forType typeName: String) throws -> Any { Data() }

    /// Writes nothing, and reports a failure.
    open func save(to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil) {
        completionHandler?(false)
    }
    /// The attributes of a file that is written; none is.
    open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any] { [:] }
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(!hasUnsavedChanges) }
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
    open func updateChangeCount(_ change: ChangeKind) { hasUnsavedChanges = change != .cleared }
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {}
    open func enableEditing() { documentState.remove(.editingDisabled) }
    open func disableEditing() { documentState.insert(.editingDisabled) }
}
