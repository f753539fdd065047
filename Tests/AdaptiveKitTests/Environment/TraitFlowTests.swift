import Devices
import Testing
import Traits
import UIKit

@Suite("Trait inheritance")
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

    @Test("IPAD-4 TE-1 traits flow from the screen by the window to controllers and views")
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

    @Test("ADAPT-6 TE-3 outside of any tree an environment guesses from the screen, and keeps what it last had")
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

    @Test("ADAPT-14 TE-4 TE-5 an override holds for its traits until it is taken back")
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

    @Test("TE-10 TE-11 parents are called before children, once, and only for a difference")
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

    @Test("TE-11 controllers are called before their children")
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

    @Test("TE-12 a registration is called only for the traits it names")
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

    @Test("TE-2 to iOS 16 a child has its parent's traits, from 17 those of the views around it", arguments: [16, 17])
    func aroundAChild(ios: Int) throws {
        let version = try #require(SystemVersion(ios))
        JobEnvironment.$running.withValue(JobEnvironment(systemVersion: version)) {
            let window = UIWindow()
            let (parent, child) = (UIViewController(), UIViewController())
            window.rootViewController = parent
            let box = UIView()
            parent.view.addSubview(box)
            parent.addChild(child)
            box.addSubview(child.view)
            box.traitOverrides.userInterfaceStyle = .dark
            let throughViews: UIUserInterfaceStyle = ios >= 17 ? .dark : .light
            #expect(child.traitCollection.userInterfaceStyle == throughViews)
            #expect(child.view.traitCollection.userInterfaceStyle == throughViews)
            // The traits that the parent sets for the child apply in both.
            parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
            #expect(child.traitCollection.horizontalSizeClass == .regular)
            // Outside of the hierarchy, a child inherits from its parent, or from 17 on keeps its traits.
            child.view.removeFromSuperview()
            window.overrideUserInterfaceStyle = .dark
            #expect(child.traitCollection.userInterfaceStyle == .dark)
            window.overrideUserInterfaceStyle = .light
            #expect(child.traitCollection.userInterfaceStyle == throughViews)
        }
    }

    @Test("TE-3 before iOS 13 what was never in a hierarchy has no traits, from 13 a guess", arguments: [12, 13])
    func neverInAHierarchy(ios: Int) throws {
        let version = try #require(SystemVersion(ios))
        JobEnvironment.$running.withValue(JobEnvironment(systemVersion: version)) {
            let (view, controller) = (UIView(), UIViewController())
            for traits in [view.traitCollection, controller.traitCollection] {
                #expect(traits == (ios < 13 ? UITraitCollection() : UIScreen.main.traitCollection))
            }
            let window = UIWindow()
            window.addSubview(view)
            #expect(view.traitCollection == UIScreen.main.traitCollection)
            view.removeFromSuperview()
            #expect(view.traitCollection == UIScreen.main.traitCollection)
        }
    }

    @Test("TE-5 a change above does not reach a child past an override, until the child leaves")
    func overridesStay() {
        let window = UIWindow()
        let (parent, child) = (UIViewController(), UIViewController())
        window.rootViewController = parent
        parent.addChild(child)
        parent.view.addSubview(child.view)
        parent.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .dark), forChild: child)
        for style in [UIUserInterfaceStyle.dark, .light] {
            window.overrideUserInterfaceStyle = style
            #expect(child.traitCollection.userInterfaceStyle == .dark)
        }
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(parent.overrideTraitCollection(forChild: child) == nil)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        #expect(child.traitCollection.userInterfaceStyle == .light)
    }

    @Test("TE-7 overrides on scene, window, controller and view; what one takes back is inherited again")
    func overridesEverywhere() throws {
        JobEnvironment.$running.withValue(environment()) {
            let scene = UIWindowScene()
            let window = UIWindow(windowScene: scene)
            let (controller, view) = (UIViewController(), UIView())
            window.rootViewController = controller
            controller.view.addSubview(view)
            let chain: [any UITraitEnvironment] = [scene, window, controller, view]
            let categories: [UIContentSizeCategory] = [.small, .medium, .extraLarge, .accessibilityLarge]
            func sizes() -> [UIContentSizeCategory] { chain.map(\.traitCollection.preferredContentSizeCategory) }
            scene.traitOverrides.preferredContentSizeCategory = categories[0]
            #expect(sizes() == [.small, .small, .small, .small])
            window.traitOverrides.preferredContentSizeCategory = categories[1]
            controller.traitOverrides.preferredContentSizeCategory = categories[2]
            view.traitOverrides.preferredContentSizeCategory = categories[3]
            #expect(sizes() == categories)
            controller.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
            #expect(sizes() == [.small, .medium, .medium, .accessibilityLarge])
            #expect(view.traitOverrides.contains(UITraitPreferredContentSizeCategory.self))
            #expect(!controller.traitOverrides.contains(UITraitPreferredContentSizeCategory.self))
            // Overrides apply to a single trait: the others are inherited.
            window.traitOverrides.userInterfaceStyle = .dark
            #expect(view.traitCollection.userInterfaceStyle == .dark)
            #expect(view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        }
    }

    struct Spaciousness: UITraitDefinition { static let defaultValue = 1 }

    @Test("TC-12 an app's own trait: its default, inherited, overridden, observed")
    func ownTrait() {
        let window = UIWindow()
        let (outer, inner) = (UIView(), UIView())
        window.addSubview(outer)
        outer.addSubview(inner)
        let heard = Heard()
        inner.registerForTraitChanges([Spaciousness.self]) { (view: UIView, previous) in
            heard.lines.append("\(previous[Spaciousness.self]) to \(view.traitCollection[Spaciousness.self])")
        }
        #expect(inner.traitCollection[Spaciousness.self] == 1)
        outer.traitOverrides[Spaciousness.self] = 3
        window.traitOverrides[Spaciousness.self] = 2
        #expect(inner.traitCollection[Spaciousness.self] == 3)
        outer.traitOverrides.remove(Spaciousness.self)
        #expect(inner.traitCollection[Spaciousness.self] == 2)
        #expect(heard.lines == ["1 to 3", "3 to 2"])
    }

    @Test(
        "TE-10 the first change tells nothing to iOS 12, where every trait is new, and the guess from 13",
        arguments: [11, 13])
    func firstChange(ios: Int) throws {
        var screen = ScreenFacts()
        screen.traits = screen.traits.modifyingTraits { $0.horizontalSizeClass = .compact }
        let version = try #require(SystemVersion(ios))
        JobEnvironment.$running.withValue(JobEnvironment(screen: screen, systemVersion: version)) {
            final class Listener: UIView {
                var previous: [UITraitCollection?] = []
                override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                    previous.append(previousTraitCollection)
                }
            }
            let view = Listener()
            let window = UIWindow()
            window.addSubview(view)
            #expect(view.previous == (ios < 13 ? [nil] : []))
            view.removeFromSuperview()
            window.addSubview(view)
            #expect(view.previous.count == (ios < 13 ? 1 : 0))
            // At another place the guess is wrong, and the change is reported.
            let other = Listener()
            let box = UIView()
            box.traitOverrides.horizontalSizeClass = .regular
            window.addSubview(box)
            box.addSubview(other)
            #expect(other.previous == (ios < 13 ? [nil] : [screen.traits]))
        }
    }

    @Test("TE-11 a controller is called before its view, and views around a child before the child")
    func orderThroughViews() {
        let heard = Heard()
        func controller(_ name: String) -> ListeningController {
            let controller = ListeningController()
            (controller.name, controller.heard) = (name, heard)
            let view = ListeningView()
            (view.name, view.heard) = ("\(name)'s view", heard)
            controller.view = view
            return controller
        }
        let window = UIWindow()
        let (parent, child) = (controller("parent"), controller("child"))
        window.rootViewController = parent
        parent.addChild(child)
        parent.view.addSubview(child.view)
        heard.lines = []
        window.overrideUserInterfaceStyle = .dark
        #expect(
            heard.lines.map { $0.replacing(" was light", with: "") } == [
                "parent", "parent's view", "child", "child's view",
            ])
    }

    @Test("TE-12 registrations by closure, by the environment's own method, and by another object's")
    func kindsOfRegistration() {
        final class Target {
            var heard: [String] = []
            func traitsChanged(of view: Watched, from previous: UITraitCollection) {
                heard.append("\(previous.userInterfaceStyle) to \(view.traitCollection.userInterfaceStyle)")
            }
        }
        final class Watched: UIView {
            var updates = 0
            func update() { updates += 1 }
        }
        let window = UIWindow()
        let view = Watched()
        window.addSubview(view)
        var target: Target? = Target()
        let kept = target
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: Watched.update)
        view.registerForTraitChanges(
            [UITraitUserInterfaceStyle.self], target: kept ?? Target(), action: Target.traitsChanged)
        let styles = UITraitCollection.systemTraitsAffectingColorAppearance
        var colors = 0
        window.registerForTraitChanges(styles) { (_: UIWindow, _) in colors += 1 }
        window.overrideUserInterfaceStyle = .dark
        window.traitOverrides.horizontalSizeClass = .regular
        #expect(view.updates == 1)
        #expect(kept?.heard == ["light to dark"])
        #expect(colors == 1)
        target = nil
        #expect(target == nil)
    }

    @Test("TC-14 outside of views the current traits are the screen's")
    func screenTraits() {
        let traits = UITraitCollection {
            $0.userInterfaceStyle = .dark; $0.displayScale = 2
        }
        JobEnvironment(screen: ScreenFacts(traits: traits)).run {
            #expect(UITraitCollection.current == traits)
            #expect(UIColor.label.cgColor == UIColor.white.cgColor)
        }
    }

    @Test("TC-14 the current traits are the view's in layout, in changes of traits and in dynamic colors")
    func current() {
        final class Witness: UIView {
            var seen: [UIUserInterfaceStyle] = []
            override func layoutSubviews() { seen.append(UITraitCollection.current.userInterfaceStyle) }
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                seen.append(UITraitCollection.current.userInterfaceStyle)
            }
        }
        let window = UIWindow()
        let view = Witness()
        window.addSubview(view)
        view.overrideUserInterfaceStyle = .dark
        window.layoutIfNeeded()
        #expect(view.seen == [.dark, .dark])
        // The closure uses the current traits, not its argument.
        let color = UIColor { _ in UITraitCollection.current.userInterfaceStyle == .dark ? .white : .black }
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .black)
        #expect(UITraitCollection.current.userInterfaceStyle == .unspecified)
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

    @Test(
        "A view limits the content size category of its descendants",
        arguments: [
            (UIContentSizeCategory.extraSmall, UIContentSizeCategory.medium), (.large, .large),
            (.accessibilityLarge, .extraLarge), (.unspecified, .unspecified),
        ])
    func contentSizeLimits(given: UIContentSizeCategory, seen: UIContentSizeCategory) {
        let (root, view, inner) = (UIView(), UIView(), UIView())
        view.minimumContentSizeCategory = .medium
        view.maximumContentSizeCategory = .extraLarge
        root.addSubview(view)
        view.addSubview(inner)
        root.becomeRoot(withTraits: UITraitCollection(preferredContentSizeCategory: given))
        #expect(root.traitCollection.preferredContentSizeCategory == given)
        #expect(inner.traitCollection.preferredContentSizeCategory == seen)
        view.minimumContentSizeCategory = nil
        view.maximumContentSizeCategory = nil
        #expect(inner.traitCollection.preferredContentSizeCategory == given)
    }
}
