import AdaptiveKit
import Testing

@Suite("How traits flow")
struct TraitFlowTests {
    final class Heard { var lines: [String] = [] }

    final class ListeningView: UIView {
        var name = ""
        var heard = Heard()
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            let before = previousTraitCollection?.userInterfaceStyle == .dark ? "dark" : "light"
            heard.lines.append("\(name) was \(before)")
        }
    }

    final class ListeningController: UIViewController {
        var name = ""
        var heard = Heard()
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            heard.lines.append(name)
        }
    }

    private func environment(_ change: (inout ScreenFacts) -> Void = { _ in }) -> JobEnvironment {
        var screen = ScreenFacts()
        change(&screen)
        return JobEnvironment(screen: screen)
    }

    @Test("TE-1 traits flow from the screen by the window to controllers and views")
    func flow() {
        let dark = environment { $0.traits = $0.traits.replacing(UITraitUserInterfaceStyle.self, value: .dark) }
        JobEnvironment.$running.withValue(dark) {
            let window = UIWindow()
            let controller = UIViewController()
            let child = UIViewController()
            window.rootViewController = controller
            controller.addChild(child)
            controller.view.addSubview(child.view)
            let view = UIView()
            child.view.addSubview(view)
            #expect(UIScreen.main.traitCollection.userInterfaceStyle == .dark)
            #expect(window.traitCollection.userInterfaceStyle == .dark)
            #expect(controller.traitCollection.userInterfaceStyle == .dark)
            #expect(child.traitCollection.userInterfaceStyle == .dark)
            #expect(view.traitCollection.userInterfaceStyle == .dark)
        }
    }

    @Test("TE-2 a controller's view has its controller's traits")
    func controllersView() {
        let window = UIWindow()
        let parent = UIViewController()
        let child = UIViewController()
        window.rootViewController = parent
        parent.addChild(child)
        parent.view.addSubview(child.view)
        parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        #expect(parent.view.traitCollection.horizontalSizeClass == .compact)
        #expect(child.traitCollection.horizontalSizeClass == .regular)
        #expect(child.view.traitCollection.horizontalSizeClass == .regular)
    }

    @Test("TE-3 outside of any tree an environment guesses from the screen, and keeps what it last had")
    func outside() {
        JobEnvironment.$running.withValue(environment()) {
            let view = UIView()
            #expect(view.traitCollection.displayScale == 3)
            let window = UIWindow()
            window.overrideUserInterfaceStyle = .dark
            window.addSubview(view)
            #expect(view.traitCollection.userInterfaceStyle == .dark)
            view.removeFromSuperview()
            #expect(view.traitCollection.userInterfaceStyle == .dark)
        }
    }

    @Test("TE-4 TE-5 an override holds for its traits until it is taken back")
    func overrides() {
        let window = UIWindow()
        let (parent, child) = (UIViewController(), UIViewController())
        window.rootViewController = parent
        parent.addChild(child)
        parent.view.addSubview(child.view)
        parent.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .light), forChild: child)
        window.overrideUserInterfaceStyle = .dark
        #expect(parent.traitCollection.userInterfaceStyle == .dark)
        #expect(child.traitCollection.userInterfaceStyle == .light)
        #expect(child.traitCollection.displayScale == parent.traitCollection.displayScale)
        parent.setOverrideTraitCollection(nil, forChild: child)
        #expect(child.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("TE-7 the nearest of the trait overrides wins")
    func traitOverrides() {
        let window = UIWindow()
        let (outer, inner) = (UIView(), UIView())
        window.addSubview(outer)
        outer.addSubview(inner)
        outer.traitOverrides.userInterfaceStyle = .dark
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        inner.traitOverrides.userInterfaceStyle = .light
        #expect(inner.traitCollection.userInterfaceStyle == .light)
        #expect(outer.traitCollection.userInterfaceStyle == .dark)
        inner.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("TE-10 TE-11 parents hear before children, once, and only of a difference")
    func changes() {
        let heard = Heard()
        let window = UIWindow()
        let (outer, inner) = (ListeningView(), ListeningView())
        (outer.name, inner.name) = ("outer", "inner")
        (outer.heard, inner.heard) = (heard, heard)
        outer.addSubview(inner)
        window.addSubview(outer)
        #expect(heard.lines.isEmpty)
        window.overrideUserInterfaceStyle = .light
        #expect(heard.lines.isEmpty)
        window.overrideUserInterfaceStyle = .dark
        #expect(heard.lines == ["outer was light", "inner was light"])
        window.overrideUserInterfaceStyle = .dark
        #expect(heard.lines.count == 2)
    }

    @Test("TE-11 controllers hear before their children")
    func controllerOrder() {
        let heard = Heard()
        let window = UIWindow()
        let (parent, child) = (ListeningController(), ListeningController())
        (parent.name, child.name) = ("parent", "child")
        (parent.heard, child.heard) = (heard, heard)
        window.rootViewController = parent
        parent.addChild(child)
        parent.view.addSubview(child.view)
        window.overrideUserInterfaceStyle = .dark
        #expect(heard.lines == ["parent", "child"])
    }

    @Test("TE-12 a registration hears of the traits it names alone")
    func registrations() {
        let heard = Heard()
        let window = UIWindow()
        let view = UIView()
        window.addSubview(view)
        let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (view: UIView, previous: UITraitCollection) in
            heard.lines.append("\(previous.userInterfaceStyle) to \(view.traitCollection.userInterfaceStyle)")
        }
        view.traitOverrides.horizontalSizeClass = .regular
        #expect(heard.lines.isEmpty)
        view.traitOverrides.userInterfaceStyle = .dark
        #expect(heard.lines == ["light to dark"])
        view.unregisterForTraitChanges(registration)
        view.traitOverrides.userInterfaceStyle = .light
        #expect(heard.lines.count == 1)
    }

    @Test func directionFollowsTraitsAndContent() {
        let rightToLeft = environment {
            $0.traits = $0.traits.replacing(UITraitLayoutDirection.self, value: .rightToLeft)
        }
        JobEnvironment.$running.withValue(rightToLeft) {
            let view = UIView()
            #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
            view.semanticContentAttribute = .forceLeftToRight
            #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
            view.semanticContentAttribute = .playback
            #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        }
    }
}
