import Devices
import Diagnostics
import Testing
import UIKit

@testable import Previews

@Suite("Apps with one appearance") struct AppStyleTests {
    private func picture(_ appStyle: UIUserInterfaceStyle, on notation: String) throws -> WindowPicture {
        var screen = ControllerSource.Screen("Screen") {
            let controller = UIViewController()
            controller.loadViewIfNeeded()
            controller.view.backgroundColor = .systemBackground
            return controller
        }
        screen.appStyle = appStyle
        let source = ControllerSource([screen])
        return try source.picture(of: 0, on: Variant(parsing: notation), tools: source.makeTools()).value
    }

    @Test("an app that is always dark is dark in light mode too, with a light status bar")
    func alwaysDark() throws {
        let light = try picture(.unspecified, on: "iphone-15")
        let dark = try picture(.unspecified, on: "iphone-15/dark")
        let always = try picture(.dark, on: "iphone-15")
        #expect(light.list != dark.list)
        #expect(always.list == dark.list)
        #expect([light, always].map(\.hasLightStatusBar) == [nil, true])
        #expect(try picture(.dark, on: "iphone-15/dark") == dark)
    }

    @Test("before iOS 13, and for apps that are always light, a variant keeps its appearance")
    func others() throws {
        #expect(try picture(.dark, on: "iphone-8@12") == picture(.unspecified, on: "iphone-8@12"))
        #expect(try picture(.light, on: "iphone-15") == picture(.unspecified, on: "iphone-15"))
    }
}
