import Testing

@testable import Traits

@Suite struct TraitInheritanceTests {
    private let parent = UITraitCollection {
        $0.horizontalSizeClass = .regular
        $0.verticalSizeClass = .regular
        $0.userInterfaceStyle = .light
    }

    @Test("TE-1 without overrides a child sees its parent's very collection")
    func inheritance() {
        #expect(TraitInheritance(inherited: parent).resolved === parent)
        let same = UITraitCollection(userInterfaceStyle: .light)
        #expect(TraitInheritance(inherited: parent, setByParent: same).resolved === parent)
    }

    @Test("TE-4 an override changes the traits it specifies; the rest follows the parent")
    func overriding() {
        let compact = UITraitCollection(horizontalSizeClass: .compact)
        var child = TraitInheritance(inherited: parent, setByParent: compact)
        #expect(child.resolved.horizontalSizeClass == .compact)
        #expect(child.resolved.verticalSizeClass == .regular)
        child.inherited = parent.replacing(UITraitUserInterfaceStyle.self, value: .dark)
        #expect(child.resolved.userInterfaceStyle == .dark)
    }

    @Test("TE-5 a later change of an overridden trait above does not reach the child")
    func shielding() {
        let compact = UITraitCollection(horizontalSizeClass: .compact)
        let before = TraitInheritance(inherited: parent, setByParent: compact)
        let after = TraitInheritance(
            inherited: parent.replacing(UITraitHorizontalSizeClass.self, value: .compact), setByParent: compact)
        #expect(TraitChange(from: before.resolved, to: after.resolved) == nil)
    }

    @Test("TE-7 the nearest override wins, and removing it lets the trait through again")
    func nearest() {
        var own: any UITraitOverrides = TraitValues()
        own.horizontalSizeClass = .regular
        #expect(own.contains(UITraitHorizontalSizeClass.self))
        #expect(!own.contains(UITraitVerticalSizeClass.self))
        let compact = UITraitCollection(horizontalSizeClass: .compact)
        var child = TraitInheritance(inherited: parent, setByParent: compact)
        child.own.horizontalSizeClass = .regular
        #expect(child.resolved.horizontalSizeClass == .regular)
        child.own.remove(UITraitHorizontalSizeClass.self)
        #expect(child.resolved.horizontalSizeClass == .compact)
        own.remove(UITraitHorizontalSizeClass.self)
        #expect(!own.contains(UITraitHorizontalSizeClass.self))
    }

    @Test("TE-10 equal traits are no change")
    func noChange() {
        #expect(TraitChange(from: parent, to: UITraitCollection(traitsFrom: [parent])) == nil)
        #expect(TraitChange(from: nil, to: parent)?.traits.count == 3)
    }

    @Test("TE-12 only the named traits count")
    func named() throws {
        let dark = parent.replacing(UITraitUserInterfaceStyle.self, value: .dark)
        let change = try #require(TraitChange(from: parent, to: dark))
        #expect(change.affects([UITraitUserInterfaceStyle.self, UITraitDisplayScale.self]))
        #expect(!change.affects([UITraitDisplayScale.self]))
        #expect(!change.affects([]))
    }
}
