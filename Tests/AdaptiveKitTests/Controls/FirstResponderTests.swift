import Foundation
import Testing
import UIKit

/// The first responder of a window: who it is, who is asked, and who is told.
@Suite struct FirstResponderTests {
    /// Writes down what fields tell it, and refuses what it is told to.
    private final class Writer: NSObject, UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate {
        var calls: [String] = []
        var refusals: Set<String> = []

        private func ask(_ call: String) -> Bool {
            calls.append(call)
            return !refusals.contains(call)
        }

        func textFieldShouldBeginEditing(_ field: UITextField) -> Bool { ask("should begin \(field.tag)") }
        func textFieldDidBeginEditing(_ field: UITextField) { calls.append("did begin \(field.tag)") }
        func textFieldShouldEndEditing(_ field: UITextField) -> Bool { ask("should end \(field.tag)") }
        func textFieldDidEndEditing(_ field: UITextField) { calls.append("did end \(field.tag)") }
        func textViewShouldBeginEditing(_ view: UITextView) -> Bool { ask("should begin \(view.tag)") }
        func textViewDidBeginEditing(_ view: UITextView) { calls.append("did begin \(view.tag)") }
        func textViewShouldEndEditing(_ view: UITextView) -> Bool { ask("should end \(view.tag)") }
        func textViewDidEndEditing(_ view: UITextView) { calls.append("did end \(view.tag)") }
        func searchBarShouldBeginEditing(_ bar: UISearchBar) -> Bool { ask("should begin \(bar.tag)") }
        func searchBarTextDidBeginEditing(_ bar: UISearchBar) { calls.append("did begin \(bar.tag)") }
        func searchBarShouldEndEditing(_ bar: UISearchBar) -> Bool { ask("should end \(bar.tag)") }
        func searchBarTextDidEndEditing(_ bar: UISearchBar) { calls.append("did end \(bar.tag)") }
    }

    /// A window with a field 1, a text view 2 and a search bar 3.
    private struct Form {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        let note = UITextView(frame: CGRect(x: 0, y: 50, width: 200, height: 100))
        let search = UISearchBar(frame: CGRect(x: 0, y: 200, width: 300, height: 56))
        let writer = Writer()

        init() {
            let controller = UIViewController()
            window.rootViewController = controller
            window.makeKeyAndVisible()
            for (tag, view) in zip(1..., [field, note, search]) {
                view.tag = tag
                controller.view.addSubview(view)
            }
            field.delegate = writer
            note.delegate = writer
            search.delegate = writer
        }
    }

    @Test("One view is first responder at a time, and each is asked and notified in order")
    func order() {
        let form = Form()
        #expect(form.field.becomeFirstResponder() && form.field.isFirstResponder && form.field.isEditing)
        #expect(form.field.becomeFirstResponder())
        #expect(form.note.becomeFirstResponder() && form.note.isFirstResponder && !form.field.isFirstResponder)
        #expect(form.search.becomeFirstResponder() && form.search.isFirstResponder)
        #expect(form.search.searchTextField.isFirstResponder && !form.note.isFirstResponder)
        #expect(form.search.resignFirstResponder() && !form.search.isFirstResponder)
        #expect(
            form.writer.calls == [
                "should begin 1", "did begin 1", "should begin 2", "should end 1", "did end 1", "did begin 2",
                "should begin 3", "should end 2", "did end 2", "did begin 3", "should end 3", "did end 3",
            ])
    }

    @Test("A search bar's delegate is notified when editing of its field begins and ends")
    func searchField() {
        let form = Form()
        #expect(form.search.searchTextField.becomeFirstResponder())
        #expect(form.field.becomeFirstResponder() && !form.search.isFirstResponder)
        #expect(form.search.becomeFirstResponder())
        #expect(form.window.endEditing(false))
        let search = form.writer.calls.filter { $0.hasSuffix("3") }
        let once = ["should begin 3", "did begin 3", "should end 3", "did end 3"]
        #expect(search == once + once)
    }

    @Test("A delegate can refuse the beginning and the end, and force is not asked")
    func refusals() {
        let form = Form()
        form.writer.refusals = ["should begin 2", "should end 1"]
        #expect(!form.note.becomeFirstResponder())
        #expect(form.field.becomeFirstResponder())
        #expect(!form.search.becomeFirstResponder() && form.field.isFirstResponder)
        #expect(!form.window.endEditing(false) && form.field.isFirstResponder)
        #expect(form.window.endEditing(true) && !form.field.isFirstResponder)
    }

    @Test("What cannot be edited, or is on no screen, does not become first")
    func others() {
        let form = Form()
        form.field.isEnabled = false
        #expect(!form.field.becomeFirstResponder())
        #expect(!UITextField().becomeFirstResponder())
        #expect(!UIView().becomeFirstResponder() && !UILabel().canBecomeFirstResponder)
        #expect(form.writer.calls.isEmpty)
    }

    @Test("A view that leaves its window resigns, and is notified")
    func leaving() {
        let form = Form()
        #expect(form.field.becomeFirstResponder())
        form.field.removeFromSuperview()
        #expect(!form.field.isFirstResponder && form.writer.calls.last == "did end 1")
        form.window.rootViewController?.view.addSubview(form.field)
        #expect(!form.field.isFirstResponder)
    }

    @Test("A controller and a view of an app's own can be first")
    func own() {
        final class Canvas: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        final class Controller: UIViewController {
            override var canBecomeFirstResponder: Bool { true }
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        let controller = Controller()
        #expect(!controller.becomeFirstResponder())
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(controller.becomeFirstResponder() && controller.isFirstResponder)
        let canvas = Canvas()
        controller.view.addSubview(canvas)
        #expect(canvas.becomeFirstResponder() && !controller.isFirstResponder)
        #expect(controller.view.endEditing(false) && !canvas.isFirstResponder)
    }

    @Test("Editing events, notifications, the clear button and the text follow")
    func consequences() {
        let form = Form()
        final class Log: @unchecked Sendable { var events: [String] = [] }
        let log = Log()
        form.field.addAction(UIAction { _ in log.events.append("begin") }, for: .editingDidBegin)
        form.field.addAction(UIAction { _ in log.events.append("end") }, for: .editingDidEnd)
        let center = NotificationCenter.default
        let observers = [UITextField.textDidBeginEditingNotification, UITextField.textDidEndEditingNotification].map {
            center.addObserver(forName: $0, object: form.field, queue: nil) { log.events.append($0.name.rawValue) }
        }
        defer { observers.forEach(center.removeObserver) }
        form.field.text = "Anna"
        form.field.clearsOnBeginEditing = true
        form.field.becomeFirstResponder()
        #expect(form.field.text?.isEmpty == true)
        form.field.resignFirstResponder()
        #expect(
            log.events == [
                "begin", "UITextFieldTextDidBeginEditingNotification", "end",
                "UITextFieldTextDidEndEditingNotification",
            ])
    }
}
