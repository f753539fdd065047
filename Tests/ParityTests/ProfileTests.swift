import Testing
import UIKit

@Suite("Code written against UIKit")
struct ProfileTests {
    @Test func aScreenIsLaidOut() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let controller = ProfileViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(controller.events.prefix(2) == ["viewDidLoad", "viewWillAppear"])
        #expect(controller.events.contains("viewDidLayoutSubviews"))
        #expect(controller.avatar.bounds.size == CGSize(width: 64, height: 64))
        #expect(controller.avatar.layer.cornerRadius == 32)
        #expect(abs(controller.avatar.center.x - (controller.avatar.superview?.bounds.midX ?? 0)) < 0.5)
        #expect(controller.name.frame.minY == controller.avatar.frame.maxY + 8)
        #expect(controller.follow.frame.minY == controller.biography.frame.maxY + 20)
        #expect(controller.follow.bounds.width >= 120)
        #expect(controller.biography.frame.maxX <= 390 - 32)
    }

    @Test func colorsFollowTheStyle() {
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(dynamic.resolvedColor(with: dark) == .white)
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1).withAlphaComponent(0.5)
            .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect([red, green, blue, alpha] == [0.25, 0.5, 0.75, 0.5])
        #expect(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1).cgColor.components?[1] == 1)
    }

    @Test func fontsKnowTheirMeasures() {
        let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
        #expect(font.pointSize == 17)
        #expect(font.withSize(20).pointSize == 20)
        #expect(font.ascender > 0)
        #expect(font.descender < 0)
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: large)
        #expect(body.pointSize > 17)
        let scaled = UIFontMetrics(forTextStyle: .body).scaledFont(
            for: font, maximumPointSize: 24, compatibleWith: large)
        #expect(scaled.pointSize == 24)
    }

    @Test func framesTransformAsOnTheDevice() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
        view.transform = CGAffineTransform(translationX: 5, y: 6).scaledBy(x: 2, y: 2)
        #expect(view.frame == CGRect(x: -35, y: -9, width: 200, height: 100))
        #expect(view.center == CGPoint(x: 60, y: 35))
    }
}
