import Devices
import Diagnostics
import Foundation
import Testing
import Traits

@testable import AdaptiveKit

/// The interfaces that rotate with their device.
@Suite struct RotationTests {
    struct Case: CustomTestStringConvertible {
        var testDescription: String
        var idiom = UIUserInterfaceIdiom.phone
        var app: AppOrientations?
        var controller = UIInterfaceOrientationMask.all
        var autorotates = true
        var target = UIInterfaceOrientation.landscapeLeft
        var code: String?
    }

    static let cases: [Case] = [
        Case(testDescription: "a phone turns where nobody says otherwise"),
        Case(
            testDescription: "the app's list does not have it", app: AppOrientations(supported: .portrait),
            code: "orientation-not-supported"),
        Case(
            testDescription: "either landscape will do",
            app: AppOrientations(supported: [.portrait, .landscapeRight]), controller: .landscapeRight),
        Case(
            testDescription: "the controller does not hold it", controller: .portrait, code: "orientation-refused"),
        Case(
            testDescription: "the two have nothing in common", app: AppOrientations(supported: .landscape),
            controller: .portrait, code: "no-common-orientation"),
        Case(testDescription: "a controller that does not turn", autorotates: false, code: "no-autorotation"),
        Case(
            testDescription: "an iPad app that can share the screen does not ask its controllers", idiom: .pad,
            controller: .portrait, autorotates: false),
        Case(
            testDescription: "an iPad app that fills the screen does", idiom: .pad,
            app: AppOrientations(supported: .all, requiresFullScreen: true), controller: .portrait,
            code: "orientation-refused"),
        Case(
            testDescription: "so does one that lacks an orientation", idiom: .pad,
            app: AppOrientations(supported: .allButUpsideDown), controller: .portrait, code: "orientation-refused"),
        Case(
            testDescription: "upside down is portrait too", app: AppOrientations(supported: .all),
            controller: .portraitUpsideDown, target: .portrait),
    ]

    @Test("TR-1 an interface turns where app and controller let it", arguments: cases)
    func policy(_ row: Case) {
        let policy = RotationPolicy(
            idiom: row.idiom, app: row.app ?? .standard(for: row.idiom), controller: row.controller,
            autorotates: row.autorotates, controllerName: "Controller")
        #expect(policy.refusal(of: row.target)?.code == row.code)
    }

    private final class UprightController: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }

    @Test("TR-1 the controller that fills the screen is asked, and nothing happens if it refuses")
    func topmost() throws {
        let upright = try Variant(parsing: "iphone-15@18")
        let lying = try Variant(parsing: "iphone-15/landscape@18")
        let job = JobEnvironment(variant: upright, textSetter: EstimatedTextSetter())
        JobEnvironment.$running.withValue(job) {
            let window = UIWindow(windowScene: UIWindowScene())
            window.frame.size = upright.windowSize
            let root = UIViewController()
            window.rootViewController = root
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            #expect(window.rotationRefusal(to: .landscapeLeft) == nil)

            let sheet = UprightController()
            sheet.modalPresentationStyle = .pageSheet
            root.present(sheet, animated: false)
            #expect(window.rotationRefusal(to: .landscapeLeft) == nil)
            root.dismiss(animated: false)

            let full = UprightController()
            full.modalPresentationStyle = .fullScreen
            root.present(full, animated: false)
            window.transition(to: SceneGeometry(lying))
            #expect(window.bounds.size == upright.windowSize)
            #expect(job.diagnostics.map { $0.problem.code } == ["orientation-refused"])
            root.dismiss(animated: false)
            window.transition(to: SceneGeometry(lying))
            #expect(window.bounds.size == lying.windowSize)
        }
    }
}
