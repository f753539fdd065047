import Foundation
import Testing

@testable import Traits

/// A collection for each system trait that specifies only that trait, and the trait.
let singles: [(name: String, collection: UITraitCollection, trait: UITrait)] = [
    ("idiom", UITraitCollection(userInterfaceIdiom: .pad), UITraitUserInterfaceIdiom.self),
    ("style", UITraitCollection(userInterfaceStyle: .dark), UITraitUserInterfaceStyle.self),
    ("direction", UITraitCollection(layoutDirection: .rightToLeft), UITraitLayoutDirection.self),
    ("scale", UITraitCollection(displayScale: 3), UITraitDisplayScale.self),
    ("horizontal", UITraitCollection(horizontalSizeClass: .compact), UITraitHorizontalSizeClass.self),
    ("vertical", UITraitCollection(verticalSizeClass: .regular), UITraitVerticalSizeClass.self),
    ("force touch", UITraitCollection(forceTouchCapability: .available), UITraitForceTouchCapability.self),
    (
        "content size", UITraitCollection(preferredContentSizeCategory: .extraLarge),
        UITraitPreferredContentSizeCategory.self
    ),
    ("gamut", UITraitCollection(displayGamut: .P3), UITraitDisplayGamut.self),
    ("contrast", UITraitCollection(accessibilityContrast: .high), UITraitAccessibilityContrast.self),
    ("level", UITraitCollection(userInterfaceLevel: .elevated), UITraitUserInterfaceLevel.self),
    ("weight", UITraitCollection(legibilityWeight: .bold), UITraitLegibilityWeight.self),
    ("active", UITraitCollection(activeAppearance: .active), UITraitActiveAppearance.self),
    (
        "toolbar item", UITraitCollection(toolbarItemPresentationSize: .small),
        UITraitToolbarItemPresentationSize.self
    ),
    ("dynamic range", UITraitCollection(imageDynamicRange: .high), UITraitImageDynamicRange.self),
    ("capture", UITraitCollection(sceneCaptureState: .active), UITraitSceneCaptureState.self),
    ("language", UITraitCollection(typesettingLanguage: "ar"), UITraitTypesettingLanguage.self),
]

private struct Density: UITraitDefinition {
    static let defaultValue = 1.0
    static let identifier = "density"
}

private struct Accent: UITraitDefinition {
    static let defaultValue: String? = nil
    static let identifier = "accent"
    static let affectsColorAppearance = true
}

/// A value that cannot be compared.
private struct Opaque: Sendable {}
private struct OpaqueTrait: UITraitDefinition {
    static let defaultValue = Opaque()
}

@Suite struct TraitCollectionTests {
    @Test("TC-14 an assigned current collection holds until the closure ends")
    func assignedCurrent() {
        let dark = UITraitCollection(userInterfaceStyle: .dark), light = UITraitCollection(userInterfaceStyle: .light)
        light.performAsCurrent {
            UITraitCollection.current = dark
            #expect(UITraitCollection.current == dark)
            light.performAsCurrent { #expect(UITraitCollection.current == light) }
            #expect(UITraitCollection.current == dark)
        }
        #expect(UITraitCollection.current == UITraitCollection())
        UITraitCollection.current = dark
        #expect(UITraitCollection.current == UITraitCollection(), "nothing is shared between jobs")
    }

    @Test("TC-1 a new collection is unspecified throughout")
    func unspecified() {
        let traits = UITraitCollection()
        #expect(traits.userInterfaceIdiom == .unspecified)
        #expect(traits.userInterfaceStyle == .unspecified)
        #expect(traits.layoutDirection == .unspecified)
        #expect(traits.displayScale == 0)
        #expect(traits.horizontalSizeClass == .unspecified)
        #expect(traits.verticalSizeClass == .unspecified)
        #expect(traits.forceTouchCapability == .unknown)
        #expect(traits.preferredContentSizeCategory == .unspecified)
        #expect(traits.displayGamut == .unspecified)
        #expect(traits.accessibilityContrast == .unspecified)
        #expect(traits.userInterfaceLevel == .unspecified)
        #expect(traits.legibilityWeight == .unspecified)
        #expect(traits.activeAppearance == .unspecified)
        #expect(traits.toolbarItemPresentationSize == .unspecified)
        #expect(traits.imageDynamicRange == .unspecified)
        #expect(traits.sceneCaptureState == .unspecified)
        #expect(traits.typesettingLanguage == nil)
        #expect(traits.values.isEmpty)
        #expect(singles.count == systemTraits.count)
    }

    @Test("TC-3 a single-trait collection has that trait and no other", arguments: singles.indices)
    func single(index: Int) {
        let (_, collection, trait) = singles[index]
        #expect(collection.changedTraits(from: nil).map { $0.identifier } == [trait.identifier])
        for other in systemTraits {
            #expect(collection.values.contains(other as UITrait) == (other.identifier == trait.identifier))
        }
    }

    @Test("TC-3 the closure initializer gives only what it sets")
    func closure() {
        let traits = UITraitCollection {
            $0.userInterfaceStyle = .dark
            $0.displayScale = 2
            $0[Density.self] = 2
        }
        #expect(
            traits.changedTraits(from: nil).map { $0.name } == ["userInterfaceStyle", "displayScale", "Density"])
        #expect(traits[Density.self] == 2)
        #expect(traits[UITraitUserInterfaceStyle.self] == .dark)
    }

    @Test("TC-4 containment, for every pair of single traits", arguments: singles.indices)
    func containment(index: Int) {
        let one = singles[index].collection
        let all = UITraitCollection(traitsFrom: singles.map(\.collection))
        #expect(all.containsTraits(in: one))
        #expect(!one.containsTraits(in: all))
        #expect(one.containsTraits(in: UITraitCollection()))
        #expect(one.containsTraits(in: nil))
        #expect(one.containsTraits(in: one))
        for (other, single) in singles.enumerated() {
            #expect(one.containsTraits(in: single.collection) == (other == index))
        }
    }

    @Test("TC-4 a different value is not contained")
    func containmentOfValues() {
        let compact = UITraitCollection(horizontalSizeClass: .compact)
        let regular = UITraitCollection(horizontalSizeClass: .regular)
        #expect(!compact.containsTraits(in: regular))
        #expect(!UITraitCollection().replacing(Density.self, value: 2).containsTraits(in: compact))
        let dense = UITraitCollection().replacing(Density.self, value: 2)
        #expect(dense.containsTraits(in: dense))
        #expect(!UITraitCollection().containsTraits(in: dense))
    }

    @Test("TC-5 combining takes the last that specifies, and loses nothing")
    func combining() {
        let a = UITraitCollection(horizontalSizeClass: .compact)
        let b = UITraitCollection(horizontalSizeClass: .regular)
        let c = UITraitCollection(userInterfaceStyle: .dark)
        #expect(UITraitCollection(traitsFrom: [a, b, c]).horizontalSizeClass == .regular)
        #expect(UITraitCollection(traitsFrom: [b, c, a]).horizontalSizeClass == .compact)
        #expect(UITraitCollection(traitsFrom: [b, c, a]).userInterfaceStyle == .dark)
        #expect(UITraitCollection(traitsFrom: []) == UITraitCollection())
        let empty = UITraitCollection(horizontalSizeClass: .unspecified)
        #expect(UITraitCollection(traitsFrom: [a, empty]) == a)
    }

    @Test("TC-5 combining is associative")
    func associative() {
        let some = [
            UITraitCollection(horizontalSizeClass: .compact),
            UITraitCollection {
                $0.horizontalSizeClass = .regular
                $0.displayScale = 2
            },
            UITraitCollection().replacing(Density.self, value: 3),
            UITraitCollection {
                $0.displayScale = 3
                $0[Density.self] = 4
            },
        ]
        for a in some {
            for b in some {
                for c in some {
                    let left = UITraitCollection(traitsFrom: [UITraitCollection(traitsFrom: [a, b]), c])
                    let right = UITraitCollection(traitsFrom: [a, UITraitCollection(traitsFrom: [b, c])])
                    #expect(left == right)
                    #expect(left.containsTraits(in: c))
                }
            }
        }
    }

    @Test("TC-6 equal collections are equal and hash alike")
    func equality() {
        let made = UITraitCollection(traitsFrom: singles.map(\.collection)).replacing(Density.self, value: 2)
        let again = UITraitCollection(traitsFrom: singles.reversed().map(\.collection))
            .replacing(Density.self, value: 2)
        #expect(made == again)
        #expect(made.hashValue == again.hashValue)
        #expect(Set([made, again, UITraitCollection()]).count == 2)
        for (index, single) in singles.enumerated() {
            #expect(single.collection != singles[(index + 1) % singles.count].collection)
            #expect(single.collection != UITraitCollection())
        }
    }

    @Test("TC-7 changed traits are exactly those that differ, in a fixed order")
    func changes() {
        let before = UITraitCollection {
            $0.userInterfaceIdiom = .pad
            $0.horizontalSizeClass = .regular
            $0[Accent.self] = "red"
        }
        let after = before.modifyingTraits {
            $0.horizontalSizeClass = .compact
            $0.userInterfaceStyle = .dark
            $0[Density.self] = 2
            $0[Accent.self] = "blue"
        }
        let expected = ["userInterfaceStyle", "horizontalSizeClass", "Accent", "Density"]
        #expect(after.changedTraits(from: before).map { $0.name } == expected)
        #expect(before.changedTraits(from: after).map { $0.name } == expected)
        #expect(before.changedTraits(from: before).isEmpty)
    }

    @Test("TC-8 setting a trait's own unspecified takes the trait away")
    func ownUnspecified() {
        let set = UITraitCollection(traitsFrom: singles.map(\.collection))
        let unset = set.modifyingTraits {
            $0.userInterfaceIdiom = .unspecified
            $0.userInterfaceStyle = .unspecified
            $0.layoutDirection = .unspecified
            $0.displayScale = 0
            $0.horizontalSizeClass = .unspecified
            $0.verticalSizeClass = .unspecified
            $0.forceTouchCapability = .unknown
            $0.preferredContentSizeCategory = .unspecified
            $0.displayGamut = .unspecified
            $0.accessibilityContrast = .unspecified
            $0.userInterfaceLevel = .unspecified
            $0.legibilityWeight = .unspecified
            $0.activeAppearance = .unspecified
            $0.toolbarItemPresentationSize = .unspecified
            $0.imageDynamicRange = .unspecified
            $0.sceneCaptureState = .unspecified
            $0.typesettingLanguage = nil
        }
        #expect(unset == UITraitCollection())
        #expect(UITraitCollection(displayScale: 0) == UITraitCollection())
    }

    @Test("TC-9 the idioms have UIKit's numbers")
    func idioms() {
        let numbers = UIUserInterfaceIdiom.allCases.map(\.rawValue)
        #expect(numbers == [-1, 0, 1, 2, 3, 5, 6])
    }

    @Test("TC-10 force touch is unknown, unavailable or available, and its change is a trait change")
    func forceTouch() {
        #expect(UIForceTouchCapability.allCases == [.unknown, .unavailable, .available])
        let off = UITraitCollection(forceTouchCapability: .unavailable)
        let on = UITraitCollection(forceTouchCapability: .available)
        #expect(on.changedTraits(from: off).map { $0.name } == ["forceTouchCapability"])
    }

    @Test(
        "A text size is clamped to its limits; if they cross, the lower one applies",
        arguments: [
            (.small, .medium, .extraLarge, .medium), (.extraExtraLarge, .medium, .extraLarge, .extraLarge),
            (.large, .medium, .extraLarge, .large), (.small, nil, .extraLarge, .small),
            (.small, .medium, nil, .medium), (.small, .extraLarge, .medium, .extraLarge),
            (.extraExtraLarge, .extraLarge, .medium, .extraLarge), (.unspecified, .medium, .large, .unspecified),
        ] as [(UIContentSizeCategory, UIContentSizeCategory?, UIContentSizeCategory?, UIContentSizeCategory)])
    func limits(
        size: UIContentSizeCategory, lowest: UIContentSizeCategory?, highest: UIContentSizeCategory?,
        expected: UIContentSizeCategory
    ) {
        #expect(size.limited(from: lowest, through: highest) == expected)
    }

    @Test("TC-11 content sizes are ordered; the last five are accessibility sizes")
    func contentSizes() {
        let sizes = UIContentSizeCategory.allCases
        #expect(sizes.count == 12)
        for (i, a) in sizes.enumerated() {
            #expect(a.isAccessibilityCategory == (i >= 7))
            for (j, b) in sizes.enumerated() {
                #expect((a < b) == (i < j))
                #expect((a <= b) == (i <= j))
                #expect((a > b) == (i > j))
                #expect((a >= b) == (i >= j))
            }
            #expect(!(a < .unspecified) && !(a > .unspecified))
        }
        #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
        #expect(UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL") == .large)
    }

    @Test("TC-12 a custom trait answers its default until set, and overrides as others do")
    func customTraits() {
        let plain = UITraitCollection()
        #expect(plain[Density.self] == 1)
        #expect(plain[Accent.self] == nil)
        let dense = plain.replacing(Density.self, value: 2)
        #expect(dense[Density.self] == 2)
        #expect(UITraitCollection(traitsFrom: [dense, UITraitCollection(displayScale: 2)])[Density.self] == 2)
        // Setting the default does not change the value, so there is no change.
        #expect(plain.replacing(Density.self, value: 1).changedTraits(from: plain).isEmpty)
    }

    @Test("TC-12 a value that cannot be compared counts as changed")
    func incomparable() {
        let a = UITraitCollection().replacing(OpaqueTrait.self, value: Opaque())
        let b = UITraitCollection().replacing(OpaqueTrait.self, value: Opaque())
        #expect(a != b)
        #expect(a == a)
        #expect(a.changedTraits(from: b).count == 1)
    }

    @Test("TC-13 colors depend on style, level, contrast, gamut and active appearance only")
    func colorAppearance() {
        let coloring: Set = ["style", "level", "contrast", "gamut", "active"]
        for single in singles {
            #expect(
                single.collection.hasDifferentColorAppearance(comparedTo: UITraitCollection())
                    == coloring.contains(single.name), "\(single.name)")
        }
        #expect(UITraitCollection.systemTraitsAffectingColorAppearance.count == 5)
        let accented = UITraitCollection().replacing(Accent.self, value: "red")
        #expect(accented.hasDifferentColorAppearance(comparedTo: nil))
    }

    @Test("TC-14 current is the environment's inside, and as before outside")
    func current() async {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let light = UITraitCollection(userInterfaceStyle: .light)
        #expect(UITraitCollection.current == UITraitCollection())
        let seen = dark.performAsCurrent {
            let outer = UITraitCollection.current
            let inner = light.performAsCurrent { UITraitCollection.current }
            return [outer, inner, UITraitCollection.current]
        }
        #expect(seen == [dark, light, dark])
        #expect(UITraitCollection.current == UITraitCollection())
        async let one = dark.performAsCurrent { UITraitCollection.current.userInterfaceStyle }
        async let two = light.performAsCurrent { UITraitCollection.current.userInterfaceStyle }
        #expect(await [one, two] == [.dark, .light])
    }

    @Test func descriptionListsWhatIsSpecified() {
        #expect(UITraitCollection().description == "<UITraitCollection: unspecified>")
        let traits = UITraitCollection {
            $0[Density.self] = 2
            $0.preferredContentSizeCategory = .large
            $0.userInterfaceIdiom = .phone
        }
        #expect(
            traits.description == "<UITraitCollection: userInterfaceIdiom = phone, "
                + "preferredContentSizeCategory = UICTContentSizeCategoryL, Density = 2.0>")
    }
}
