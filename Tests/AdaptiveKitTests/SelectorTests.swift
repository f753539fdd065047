import Testing
import UIKit

private final class Recorder: NSObject {
    var calls: [String] = []

    func touched() { calls.append("touched") }
    func changed(_ sender: UISwitch) { calls.append("changed \(sender.isOn)") }
    func changed(_ sender: UIControl, event: UIEvent?) {
        calls.append("changed with \(event == nil ? "no" : "an") event")
    }
    func heard(_ notification: Notification) { calls.append("heard \(notification.name.rawValue)") }
    func answer() -> NSString { "answer" }
    static func reset() -> NSString { "reset" }
}

@Suite("Selectors") struct SelectorTests {
    private let recorder = Recorder()

    @Test("are equal if their names are") func equality() {
        #expect(Selector("touched", Recorder.touched) == Selector("touched"))
        #expect(Selector("touched") != "changed:")
        #expect(Set([Selector("touched", Recorder.touched), "touched"]).count == 1)
    }

    @Test("call their method for a control's events, with the sender and no event") func controls() {
        let control = UISwitch()
        control.isOn = true
        control.addTarget(recorder, action: Selector("touched", Recorder.touched), for: .valueChanged)
        control.addTarget(
            recorder, action: Selector("changed:", Recorder.changed(_:)), for: .valueChanged)
        control.addTarget(
            recorder, action: Selector("changed:event:", Recorder.changed(_:event:)), for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(recorder.calls == ["touched", "changed true", "changed with no event"])
        control.removeTarget(recorder, action: nil, for: .allEvents)
        control.sendActions(for: .valueChanged)
        #expect(recorder.calls.count == 3)
    }

    @Test("do nothing with a name alone, another class's object or a sender of another type") func mismatches() {
        let button = UIButton()
        button.addTarget(recorder, action: "touched", for: .touchUpInside)
        button.addTarget(NSObject(), action: Selector("touched", Recorder.touched), for: .touchUpInside)
        button.addTarget(recorder, action: Selector("changed:", Recorder.changed(_:)), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(recorder.calls.isEmpty)
    }

    @Test("call their method for recognizers, bar button items and notifications") func others() {
        let tap = UITapGestureRecognizer(target: recorder, action: Selector("touched", Recorder.touched))
        tap.sendActions()
        let item = UIBarButtonItem(
            title: "Done", style: .done, target: recorder, action: Selector("touched", Recorder.touched))
        item.performPrimaryAction()
        #expect(item.action == "touched")
        #expect(item.target === recorder)
        let center = NotificationCenter()
        center.addObserver(
            recorder, selector: Selector("heard:", Recorder.heard), name: Notification.Name("news"), object: nil)
        center.post(name: Notification.Name("news"), object: nil)
        #expect(recorder.calls == ["touched", "touched", "heard news"])
    }

    @Test("are performed with a result, of an object and of a class") func performing() {
        let result = recorder.perform(Selector("answer", Recorder.answer))?.takeUnretainedValue()
        #expect(result as? NSString == "answer")
        #expect(recorder.perform(Selector("touched", Recorder.touched)) == nil)
        #expect(recorder.calls == ["touched"])
        #expect(recorder.perform(Selector("reset", Recorder.reset))?.takeUnretainedValue() as? NSString == "reset")
    }

    @Test("a recognizer's subclass overrides the initializer with a target") func subclass() {
        final class Press: UIGestureRecognizer {
            var isSetUp = false
            override init(target: Any?, action: Selector?) {
                super.init(target: target, action: action)
                isSetUp = true
            }
        }
        #expect(Press(target: nil, action: nil).isSetUp)
    }
}

@Suite("Values from a document") struct InterfaceValueTests {
    @Test("numbers become the type of the property") func numbers() {
        let view = UIView()
        #expect(view.interfaceValue(CGFloat(4)) == 4 as Int?)
        #expect(view.interfaceValue(CGFloat(0.5)) == 0.5 as Double?)
        #expect(view.interfaceValue(true) == true as Bool?)
        #expect(view.interfaceValue("text") == "text" as String?)
        #expect(view.interfaceValue("text") == nil as Int?)
        #expect(view.interfaceValue(nil) == nil as Int?)
    }
}
