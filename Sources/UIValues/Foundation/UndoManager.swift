public import Foundation

/// A record of changes that can be undone and redone.
///
/// A change is what an app registers while it makes it. Changes registered while one is undone can be redone.
open class UndoManager: NSObject {
    private struct Change {
        weak var target: AnyObject?
        var name = ""
        var undo: (AnyObject) -> Void
    }

    private var undoable: [[Change]] = []
    private var redoable: [[Change]] = []
    private var disabled = 0
    /// The changes of open groups, outermost first.
    private var groups: [[Change]] = []

    /// The number of groups that are open.
    open var groupingLevel: Int { groups.count }
    open private(set) var isUndoing = false
    open private(set) var isRedoing = false
    /// Whether each pass of the run loop is a group; stored, as there is no run loop.
    open var groupsByEvent = true
    /// The largest number of groups that can be undone; 0 for no limit.
    open var levelsOfUndo = 0 {
        didSet { shorten() }
    }

    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    open var canUndo: Bool { !undoable.isEmpty || groups.contains { !$0.isEmpty } }
    open var canRedo: Bool { !redoable.isEmpty }
    open var undoActionName: String { undoable.last?.last?.name ?? "" }
    open var redoActionName: String { redoable.last?.last?.name ?? "" }
    open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
    open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }

    open func disableUndoRegistration() { disabled += 1 }
    open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

    open func beginUndoGrouping() { groups.append([]) }

    open func endUndoGrouping() {
        guard let group = groups.popLast(), !group.isEmpty else { return }
        if groups.isEmpty { keep(group) } else { groups[groups.count - 1] += group }
    }

    /// Registers what undoes the change that is being made.
    public func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
        guard isUndoRegistrationEnabled else { return }
        let change = Change(target: target) { if let target = $0 as? Target { handler(target) } }
        if groups.isEmpty { keep([change]) } else { groups[groups.count - 1].append(change) }
    }

    /// Names the last change that was registered.
    open func setActionName(_ actionName: String) {
        if let last = groups.indices.last, let change = groups[last].indices.last {
            groups[last][change].name = actionName
        } else if isUndoing {
            Self.name(&redoable, actionName)
        } else {
            Self.name(&undoable, actionName)
        }
    }

    open func undo() {
        while !groups.isEmpty { endUndoGrouping() }
        guard let group = undoable.popLast() else { return }
        isUndoing = true
        perform(group)
        isUndoing = false
    }

    open func redo() {
        guard let group = redoable.popLast() else { return }
        isRedoing = true
        perform(group)
        isRedoing = false
    }

    open func removeAllActions() { (undoable, redoable, groups) = ([], [], []) }

    open func removeAllActions(withTarget target: Any) {
        let object = target as AnyObject
        func others(_ groups: [[Change]]) -> [[Change]] {
            groups.map { $0.filter { $0.target !== object } }.filter { !$0.isEmpty }
        }
        (undoable, redoable, groups) = (
            others(undoable), others(redoable), groups.map { $0.filter { $0.target !== object } }
        )
    }

    private func perform(_ group: [Change]) {
        beginUndoGrouping()
        for change in group.reversed() { if let target = change.target { change.undo(target) } }
        endUndoGrouping()
    }

    private func keep(_ group: [Change]) {
        if isUndoing {
            redoable.append(group)
        } else {
            undoable.append(group)
            if !isRedoing { redoable = [] }
        }
        shorten()
    }

    private func shorten() {
        guard levelsOfUndo > 0 else { return }
        undoable = undoable.suffix(levelsOfUndo)
        redoable = redoable.suffix(levelsOfUndo)
    }

    private static func name(_ groups: inout [[Change]], _ name: String) {
        guard let group = groups.indices.last, let change = groups[group].indices.last else { return }
        groups[group][change].name = name
    }
}

// Nothing posts these: there is no run loop that closes groups.
extension Notification.Name {
    public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
    public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
    public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
    public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
    public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
    public static let NSUndoManagerDidOpenUndoGroup = Self("NSUndoManagerDidOpenUndoGroupNotification")
    public static let NSUndoManagerDidCloseUndoGroup = Self("NSUndoManagerDidCloseUndoGroupNotification")
}
