import Testing
import UIKit

@Suite("Undo")
struct UndoTests {
    private final class Counter {
        let manager = UndoManager()
        var value = 0

        func set(_ new: Int) {
            let old = value
            manager.registerUndo(withTarget: self) { $0.set(old) }
            manager.setActionName("Count")
            value = new
        }
    }

    @Test("A change is undone and redone, and a new one ends what could be redone")
    func undo() {
        let counter = Counter()
        counter.set(1)
        counter.set(2)
        counter.manager.undo()
        #expect(counter.value == 1)
        #expect(counter.manager.canRedo && counter.manager.redoMenuItemTitle == "Redo Count")
        counter.manager.redo()
        #expect(counter.value == 2)
        counter.manager.undo()
        counter.set(7)
        #expect(!counter.manager.canRedo)
        counter.manager.undo()
        counter.manager.undo()
        #expect(counter.value == 0 && !counter.manager.canUndo)
        counter.manager.undo()
        #expect(counter.value == 0)
    }

    @Test("An undo inside an undo takes the change before it")
    func nested() {
        let counter = Counter()
        counter.set(1)
        counter.manager.registerUndo(withTarget: counter) { $0.manager.undo() }
        counter.manager.undo()
        #expect(counter.value == 0 && !counter.manager.canUndo)
        counter.manager.redo()
        #expect(!counter.manager.isUndoing && !counter.manager.isRedoing)
    }

    @Test("Changes of a group are undone together, and no more levels are kept than wanted")
    func groups() {
        let counter = Counter()
        counter.manager.levelsOfUndo = 1
        counter.set(1)
        counter.manager.beginUndoGrouping()
        counter.set(2)
        counter.set(3)
        counter.manager.endUndoGrouping()
        counter.manager.endUndoGrouping()
        counter.manager.undo()
        #expect(counter.value == 1)
        #expect(!counter.manager.canUndo)
        counter.manager.disableUndoRegistration()
        counter.set(5)
        #expect(!counter.manager.canUndo)
    }

    @Test("The manager of a view is its window's")
    @MainActor func window() {
        JobEnvironment.$running.withValue(JobEnvironment()) {
            let controller = UIViewController()
            #expect(controller.undoManager == nil)
            let window = UIWindow()
            window.rootViewController = controller
            window.makeKeyAndVisible()
            #expect(controller.view.undoManager === window.undoManager)
            #expect(window.undoManager != nil)
        }
    }
}
