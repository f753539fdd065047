import Foundation
import Testing
import UIKit

private final class Editor: UIViewController {
    var heard: [String] = []
    func save() { heard.append("save") }
    func saved(_ sender: UIBarButtonItem) { heard.append("saved by \(sender.title ?? "")") }
    func typed(_ field: UITextField) { heard.append("typed \(field.text ?? "")") }
    func tapped(_ tap: UITapGestureRecognizer) { heard.append("tapped \(tap.numberOfTapsRequired)") }
    func noticed(_ notification: Notification) { heard.append(notification.name.rawValue) }
}

@Suite("Targets and actions")
struct TargetActionTests {
    @Test func aControlCallsTheMethodsOfItsTargets() {
        let (editor, button, field) = (Editor(), UIButton(type: .system), UITextField())
        button.addTarget(editor, action: Editor.save, for: .touchUpInside)
        field.addTarget(editor, action: Editor.typed, for: [.editingChanged, .editingDidEnd])
        field.text = "a"
        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .valueChanged)
        field.sendActions(for: .editingChanged)
        #expect(editor.heard == ["save", "typed a"])
        field.removeTarget(editor, action: nil, for: .allEvents)
        field.sendActions(for: .editingChanged)
        #expect(editor.heard.count == 2)
    }

    @Test func aMethodThatTakesAnotherKindOfSenderIsNotCalled() {
        let (editor, control) = (Editor(), UIButton())
        control.addTarget(editor, action: Editor.typed, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(editor.heard.isEmpty)
    }

    @Test func targetsAreNotKeptAlive() {
        let button = UIButton()
        weak var gone: Editor?
        do {
            let editor = Editor()
            gone = editor
            button.addTarget(editor, action: Editor.save, for: .touchUpInside)
        }
        #expect(gone == nil)
        button.sendActions(for: .touchUpInside)
    }

    @Test func barItemsCallTheirTargetsAndTakeNone() {
        let editor = Editor()
        let item = UIBarButtonItem(title: "Save", style: .plain, target: editor, action: Editor.saved)
        let role = UIBarButtonItem(barButtonSystemItem: .save, target: editor, action: Editor.save)
        let words = UIBarButtonItem(title: "3 items", style: .plain, target: nil, action: nil)
        for item in [item, role, words] { item.performPrimaryAction() }
        #expect(editor.heard == ["saved by Save", "save"])
        #expect(role.style == .done && words.title == "3 items")
    }

    @Test func gesturesAndNotificationsCallMethods() {
        JobEnvironment.$running.withValue(JobEnvironment()) {
            let editor = Editor()
            let tap = UITapGestureRecognizer(target: editor, action: Editor.tapped)
            tap.numberOfTapsRequired = 2
            tap.sendActions()
            let center = NotificationCenter.default
            center.addObserver(
                editor, selector: Editor.noticed, name: UIResponder.keyboardWillShowNotification, object: nil)
            center.post(name: UIResponder.keyboardWillShowNotification, object: nil)
            #expect(editor.heard == ["tapped 2", "UIKeyboardWillShowNotification"])
        }
    }

    @Test func theEditButtonTurnsEditingOnAndOff() {
        let controller = UIViewController()
        let button = controller.editButtonItem
        #expect(button.systemItem == .edit && !controller.isEditing)
        button.performPrimaryAction()
        #expect(button.systemItem == .done && controller.isEditing)
        button.performPrimaryAction()
        #expect(button.systemItem == .edit && !controller.isEditing)
    }
}
