import Devices
import Testing
import UIKit

/// The step before layout in which views and controllers of iOS 26 set their properties.
@Suite("Updates of properties")
struct UpdatePropertiesTests {
    private final class Card: UIView {
        var text = "one"
        var updates = 0
        var layouts = 0
        let label = UILabel()

        override func updateProperties() {
            super.updateProperties()
            updates += 1
            label.text = text
            if label.superview == nil { addSubview(label) }
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            label.frame = CGRect(origin: .zero, size: label.intrinsicContentSize)
        }
    }

    private final class CardController: UIViewController {
        var updates: [Bool] = []
        override func loadView() { view = Card() }
        override func updateProperties() {
            super.updateProperties()
            updates.append((view as? Card)?.updates == 0)
        }
    }

    @Test("They come once before layout, the controller's first, and again on request")
    func onRequest() throws {
        let controller = CardController()
        try stage("iphone-15@26", root: controller) { window, _ in
            let card = try #require(controller.view as? Card)
            #expect(card.updates == 1 && controller.updates == [true])
            #expect(card.label.text == "one" && card.label.frame.width > 0)
            card.setNeedsLayout()
            window.layoutIfNeeded()
            #expect(card.updates == 1)
            card.text = "two hundred"
            card.setNeedsUpdateProperties()
            card.updatePropertiesIfNeeded()
            #expect(card.updates == 2 && card.label.text == "two hundred")
            controller.setNeedsUpdateProperties()
            window.layoutIfNeeded()
            #expect(card.updates == 3 && controller.updates.count == 3)
        }
    }

    @Test("Earlier versions have no such step")
    func earlier() throws {
        let controller = CardController()
        try stage("iphone-15@18", root: controller) { _, _ in
            let card = try #require(controller.view as? Card)
            #expect(card.updates == 0 && card.layouts > 0 && controller.updates.isEmpty)
        }
    }

    @Test("Constraints that it adds hold in the same layout")
    func constraints() throws {
        final class Pinned: UIView {
            let inner = UIView()
            override func updateProperties() {
                super.updateProperties()
                guard inner.superview == nil else { return }
                addSubview(inner)
                inner.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    inner.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 7),
                    inner.topAnchor.constraint(equalTo: topAnchor), inner.widthAnchor.constraint(equalToConstant: 20),
                    inner.heightAnchor.constraint(equalToConstant: 30),
                ])
            }
        }
        try stage("iphone-15@26") { window, root in
            let pinned = Pinned(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
            root.view.addSubview(pinned)
            window.layoutIfNeeded()
            #expect(pinned.inner.frame == CGRect(x: 7, y: 0, width: 20, height: 30))
        }
    }
}
