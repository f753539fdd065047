import Foundation
import Testing
import UIKit

@Suite("Getters and conversions that apps override")
@MainActor struct OverriddenGettersTests {
    private final class Page: UIViewController {
        let outer: UINavigationController
        init(outer: UINavigationController) {
            self.outer = outer
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override var navigationController: UINavigationController? { outer }
    }

    private final class Canvas: UIView {
        override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
            super.convert(CGPoint(x: point.x * 2, y: point.y), to: view)
        }
    }

    @Test("A controller names the navigation controller that its items push on")
    func navigationController() {
        JobEnvironment.$running.withValue(JobEnvironment()) {
            let outer = UINavigationController(rootViewController: UIViewController())
            let page: UIViewController = Page(outer: outer)
            page.navigationController?.pushViewController(UIViewController(), animated: false)
            #expect(outer.viewControllers.count == 2)
        }
    }

    @Test("A view converts points by a rule of its own")
    func conversion() {
        JobEnvironment.$running.withValue(JobEnvironment()) {
            let canvas: UIView = Canvas(frame: CGRect(x: 10, y: 0, width: 50, height: 50))
            let root = UIView()
            root.addSubview(canvas)
            #expect(canvas.convert(CGPoint(x: 5, y: 5), to: root) == CGPoint(x: 20, y: 5))
        }
    }
}
