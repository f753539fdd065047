import Drawing
import Foundation
import Testing
import UIKit

/// Declarations of apps and libraries that subclass and override as they do with UIKit.
@Suite("Code written for UIKit")
struct PortedCodeTests {
    private final class BrandColor: UIColor, @unchecked Sendable {
        override func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }
    }

    private final class AlertWindow: UIWindow {
        var isAlert = false
        override init(windowScene: UIWindowScene) {
            super.init(windowScene: windowScene)
            windowLevel = .alert + 1
            isAlert = true
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    private final class InstantPan: UIPanGestureRecognizer {
        override init(target: Any?, action: Selector?) {
            super.init(target: target, action: action)
            maximumNumberOfTouches = 1
        }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
    }

    private final class Card: UIView, UIGestureRecognizerDelegate {
        private(set) var laidOut = 0
        override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
        override func layoutSublayers(of layer: CALayer) {
            super.layoutSublayers(of: layer)
            laidOut += 1
        }
        override func accessibilityPerformEscape() -> Bool { true }
    }

    @Test func colorsAreSubclassed() {
        let color = BrandColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(color.withAlphaComponent(0.5) === color)
        #expect(color == UIColor.red)
    }

    @Test func windowsAreMadeOfScenes() {
        inJob {
            let window = AlertWindow(windowScene: UIWindowScene())
            #expect(window.isAlert)
            #expect(window.windowLevel.rawValue == 2001)
            #expect(window.bounds == UIScreen.main.bounds)
        }
    }

    @Test func aWindowThatAnAppColorsWhiteIsWhite() {
        inJob {
            let window = UIWindow(windowScene: UIWindowScene())
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            window.rootViewController?.view.window?.backgroundColor = .white
            let white = DrawingItem.fill(.rectangle(window.bounds), .color(Color(white: 1)))
            #expect(window.drawnItems.first == white)
        }
    }

    @Test func recognizersAndViewsAreSubclassed() {
        let pan = InstantPan(target: nil, action: nil)
        #expect(pan.maximumNumberOfTouches == 1)
        let card = Card(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        _ = card.layer
        card.layoutIfNeeded()
        #expect(card.laidOut == 1)
        #expect(!card.gestureRecognizerShouldBegin(pan))
        #expect(card.accessibilityPerformEscape())
        #expect(card.layer.delegate === card)
    }

    @Test func valuesHoldGeometry() {
        #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.maxY == 6)
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
        #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue.height == 2)
        #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    }

    @Test func geometryIsAnObjectAndComesBack() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect((rect as NSValue).cgRectValue == rect && (rect as NSValue) as? CGRect == rect)
        #expect((rect as Any) as? NSValue == NSValue(cgRect: rect))
        let size = CGSize(width: 1, height: 2)
        #expect((size as NSValue) as? CGSize == size)
        let vector = CGVector(dx: 1, dy: 2)
        #expect((vector as NSValue) as? CGVector == vector)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect((insets as NSValue) as? UIEdgeInsets == insets)
        let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect((directional as NSValue) as? NSDirectionalEdgeInsets == directional)
        let range = NSRange(location: 1, length: 2)
        #expect((range as NSValue) as? NSRange == range)
        #expect(NSNumber(value: 1) as? CGRect == nil)
        let point = CGPoint(x: 1, y: 2) as NSValue
        #expect(point as? CGRect == nil && point as? CGSize == nil && point as? NSRange == nil)
    }

    @Test func textIsInAStorageThatAProgramChanges() {
        inJob {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            view.text = "Hello"
            view.textStorage.append(NSAttributedString(string: ", world"))
            #expect(view.text == "Hello, world")
            view.text = "New"
            #expect(view.textStorage.string == "New")
            let whole = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)
            #expect(whole.flatMap(view.text(in:)) == "New")
            view.deleteBackward()
            #expect(view.text == "Ne")
            let container = NSTextContainer(size: CGSize(width: 100, height: 0))
            let manager = NSLayoutManager()
            let storage = NSTextStorage(string: "A line of words that is broken into several of them")
            storage.addLayoutManager(manager)
            manager.addTextContainer(container)
            let used = manager.usedRect(for: container)
            #expect(used.width <= 100 && used.height > 20)
            #expect(manager.glyphRange(for: container).length == storage.length)
        }
    }
}
