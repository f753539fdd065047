import Devices
import Diagnostics
import Foundation
import Scenes
import Testing
import UIKit

/// The software keyboard over a scene, and what follows from it.
@Suite struct SceneKeyboardTests {
    private static func yaml(_ keyboard: Bool, _ more: String = "") -> String {
        """
        keyboard: \(keyboard)
        root:
            view:
                box: true
                views:
                    - {box: true, id: bar, height: 40}
                constraints:
                    - "bar.leading == superview.leading"
                    - "bar.trailing == superview.trailing"
                    - "bar.bottom == keyboard.top"
        \(more)
        """
    }

    /// The bottom of the view while the keyboard is shown, and while it is hidden.
    private static let places: [(notation: String, shown: Double, hidden: Double)] = [
        ("iphone-6-3", 539, 840), ("iphone-6-3/landscape", 194, 382), ("iphone-se-3@18", 407, 667),
        ("iphone-4-7@8", 407, 667), ("iphone-4-0@7", 352, 568), ("iphone-4-0@10", 315, 568),
        ("ipad-10-9", 843, 1155), ("ipad-9-7/landscape@12", 370, 768), ("ipad-9-7@8", 760, 1024),
    ]

    private func barView(in view: UIView) -> UIView? {
        if view.accessibilityIdentifier == "bar" { return view }
        return view.subviews.lazy.compactMap { self.barView(in: $0) }.first
    }

    @Test(
        "A view above the keyboard's guide is above the keyboard, or above the safe area while it is hidden",
        arguments: places)
    func guide(notation: String, shown: Double, hidden: Double) throws {
        for (isShown, bottom) in [(true, shown), (false, hidden)] {
            try withScene(Self.yaml(isShown), on: notation) { tree in
                let bar = try #require(barView(in: tree.window))
                #expect(abs(bar.frame.maxY - bottom) < 0.001, "\(bar.frame.maxY - bottom)")
                #expect(tree.window.showsKeyboard == isShown)
                #expect(tree.diagnostics.map(\.description) == [])
            }
        }
    }

    @Test(
        "A window is covered as far as the keyboard at the bottom of the screen reaches over it",
        arguments: [("ipad-pro-11/landscape/split-half@18", 834.0), ("ipad-pro-11/landscape/500x400", 617)])
    func windows(notation: String, windowBottom: Double) throws {
        try withScene(Self.yaml(true), on: notation) { tree in
            let bar = try #require(barView(in: tree.window))
            let covered = windowBottom - (834 - 422)
            #expect(abs(bar.frame.maxY - (tree.window.bounds.maxY - covered)) < 0.001, "\(bar.frame)")
        }
    }

    @Test("The keyboard stays in front of what is presented later, and a sheet's views see it too")
    func presentation() throws {
        let sheet = "present: [{pageSheet: {view: {box: true, views: [{box: true, id: other}]}}}]"
        try withScene(Self.yaml(true, sheet), on: "iphone-15") { tree in
            let front = try #require(tree.window.subviews.last)
            #expect(front.frame == CGRect(x: 0, y: 852 - 335, width: 393, height: 335))
            tree.window.rootViewController?.dismiss(animated: false)
            tree.window.addSubview(UIView())
            tree.window.setNeedsLayout()
            tree.window.layoutIfNeeded()
            #expect(tree.window.subviews.last === front)
        }
    }

    @Test("Showing and hiding post notifications with frames on the screen")
    func notifications() throws {
        final class Observer {
            var names: [Notification.Name] = []
            var frames: [CGRect] = []
        }
        try withScene(Self.yaml(false), on: "iphone-15") { tree in
            let observer = Observer()
            let names = [
                UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
                UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
            ]
            for name in names {
                _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                    observer.names.append(notification.name)
                    if let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect {
                        observer.frames.append(frame)
                    }
                }
            }
            tree.window.showsKeyboard = true
            tree.window.showsKeyboard = true
            tree.window.showsKeyboard = false
            #expect(observer.names == names)
            let shown = CGRect(x: 0, y: 852 - 335, width: 393, height: 335)
            let hidden = CGRect(x: 0, y: 852, width: 393, height: 335)
            #expect(observer.frames == [shown, shown, hidden, hidden])
        }
    }

    @Test("The keyboard follows a rotation")
    func rotation() throws {
        try withScene(Self.yaml(true), on: "iphone-15") { tree in
            tree.window.transition(to: SceneGeometry(try Variant(parsing: "iphone-15/landscape")))
            let bar = try #require(barView(in: tree.window))
            #expect(abs(bar.frame.maxY - (393 - 208)) < 0.001)
            #expect(tree.window.subviews.last?.frame == CGRect(x: 0, y: 393 - 208, width: 852, height: 208))
        }
    }
}
