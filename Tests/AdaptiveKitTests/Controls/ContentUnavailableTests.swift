import Drawing
import Geometry
import Testing

@testable import AdaptiveKit
@testable import UIControls

@Suite("Content-unavailable views")
struct ContentUnavailableTests {
    private func shown(_ configuration: UIContentUnavailableConfiguration) -> UIContentUnavailableView? {
        let controller = UIViewController()
        let window = UIWindow()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.contentUnavailableConfiguration = configuration
        window.layoutIfNeeded()
        return controller.view.subviews.last as? UIContentUnavailableView
    }

    @Test("Image, texts and button are stacked in the middle of the safe area")
    func order() throws {
        try inJob {
            var configuration = UIContentUnavailableConfiguration.empty()
            configuration.image = UIImage(systemName: "cart")
            configuration.text = "Empty"
            configuration.secondaryText = "Buy something."
            configuration.button.title = "Shop"
            let view = try #require(shown(configuration))
            let parts = view.subviews.filter { !$0.isHidden }
            #expect(parts.count == 4)
            for (above, below) in zip(parts, parts.dropFirst()) { #expect(above.frame.maxY <= below.frame.minY) }
            let safe = view.bounds.inset(by: view.safeAreaInsets)
            for part in parts { #expect(abs(part.frame.midX - safe.midX) < 1) }
            let middle = (try #require(parts.first).frame.minY + (try #require(parts.last)).frame.maxY) / 2
            #expect(abs(middle - safe.midY) < 1)
        }
    }

    @Test("Missing parts take no space, and a new configuration replaces the old one")
    func parts() throws {
        try inJob {
            let view = try #require(shown(.loading()))
            #expect(view.subviews.filter { !$0.isHidden }.count == 2)
            view.configuration = UIContentUnavailableConfiguration.search()
            #expect(view.elementLabel == "No Results")
            let controller = UIViewController()
            controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.empty()
            #expect(controller.contentUnavailableConfiguration is UIContentUnavailableConfiguration)
            controller.contentUnavailableConfiguration = nil
            #expect(controller.view.subviews.isEmpty)
        }
    }
}
