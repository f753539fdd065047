import Testing
import UIKit

/// What apps override in UIKit's classes.
@Suite struct OverriddenMembersTests {
    @Test func aHeaderUpdatesItsContentForItsState() {
        final class Header: UITableViewHeaderFooterView {
            var updates = 0
            override func updateConfiguration(using state: UIViewConfigurationState) {
                updates += 1
                var content = defaultContentConfiguration()
                content.text = state.isPinned ? "Pinned" : "Fruit"
                contentConfiguration = content
            }
        }
        let header = Header(reuseIdentifier: nil)
        header.frame = CGRect(x: 0, y: 0, width: 320, height: 40)
        header.layoutIfNeeded()
        #expect(header.updates == 1)
        #expect((header.contentConfiguration as? UIListContentConfiguration)?.text == "Fruit")
        header.setNeedsUpdateConfiguration()
        header.layoutIfNeeded()
        #expect(header.updates == 2)
    }

    @Test func aControlSeesItsTargetsAndTouches() {
        final class Knob: UIControl {
            var added: [UIControl.Event] = []
            override func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
                added.append(controlEvents)
                super.addTarget(target, action: action, for: controlEvents)
            }
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                !super.beginTracking(touch, with: event)
            }
        }
        let knob = Knob()
        knob.addTarget(knob, action: Selector("turn"), for: .valueChanged)
        #expect(knob.added == [.valueChanged] && knob.allControlEvents == .valueChanged)
        #expect(!knob.beginTracking(UITouch(), with: nil))
        knob.removeTarget(knob, action: nil, for: .allEvents)
        #expect(knob.allControlEvents.isEmpty)
    }

    @Test func aViewsDirectionAndAControllersMarginsAreItsOwn() {
        final class Mirrored: UIView {
            override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
        }
        final class Wide: UIViewController {
            override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
                NSDirectionalEdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 40)
            }
        }
        let view = Mirrored(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            child.widthAnchor.constraint(equalToConstant: 10),
        ])
        view.layoutIfNeeded()
        #expect(child.frame.minX == 90)
        onScreen { window in
            window.rootViewController = Wide()
            window.layoutIfNeeded()
            #expect(window.rootViewController?.view.layoutMargins.left == 40)
        }
    }
}
