import Drawing
import Foundation
import Geometry
import Testing

@testable import AdaptiveKit
@testable import UIControls

@Suite("Glass")
struct GlassTests {
    private func items(of view: UIView) -> [DrawingItem] {
        view.layoutIfNeeded()
        var items: [DrawingItem] = []
        view.paintContent(into: &items)
        return items
    }

    private func hasBackdrop(_ items: [DrawingItem]) -> Bool {
        items.contains { if case .backdrop = $0 { true } else { false } }
    }

    @Test("Glass buttons let the background through; prominent ones are filled with the tint")
    func buttons() {
        inJob(ios: 26) {
            func button(_ configuration: UIButton.Configuration) -> UIButton {
                let button = UIButton(configuration: configuration)
                button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
                return button
            }
            let glass = button(.glass())
            #expect(hasBackdrop(items(of: glass)))
            #expect(glass.configuration?.colors(for: glass).foreground == .label)
            let prominent = button(.prominentGlass())
            #expect(!hasBackdrop(items(of: prominent)))
            #expect(prominent.configuration?.colors(for: prominent).foreground == .white)
            #expect(prominent.configuration?.cornerRadius(forHeight: 44) == 22)
        }
    }

    @Test func effectsOfGlassAreDrawn() {
        inJob(ios: 26) {
            let view = UIVisualEffectView(effect: UIGlassEffect())
            view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
            let plain = items(of: view)
            #expect(hasBackdrop(plain))
            let tinted = UIGlassEffect(style: .regular)
            tinted.tintColor = .systemRed
            view.effect = tinted
            #expect(items(of: view).count == plain.count + 1)
            view.effect = UIGlassContainerEffect()
            #expect(items(of: view).isEmpty)
        }
    }
}
