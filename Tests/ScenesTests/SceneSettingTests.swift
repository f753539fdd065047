import Devices
import Diagnostics
import Foundation
import Scenes
import Testing
import Theming
import Traits
import UIKit

/// Every setting of a scene file takes effect.
@Suite struct SceneSettingTests {
    private func onScreen<Result>(
        _ yaml: String, on notation: String, _ body: (UIViewController) throws -> Result
    ) throws -> Result {
        try withScene(yaml, on: notation) { tree in
            #expect(tree.diagnostics.filter { $0.severity == .error }.map(\.description) == [])
            return try body(try #require(tree.window.rootViewController))
        }
    }

    @Test func aSheetMatchesItsEntry() throws {
        let yaml = """
            root: {map: {}}
            present:
              - {sheet: {placeholder: x}, detents: [medium, large], selectedDetent: large, undimmedDetent: medium,
                 grabber: true, edgeAttached: true, cornerRadius: 21}
            """
        try onScreen(yaml, on: "iphone-15/portrait@17") { root in
            let sheet = try #require(root.presentedViewController?.sheetPresentationController)
            #expect(sheet.detents.map(\.identifier) == [.medium, .large])
            #expect(sheet.selectedDetentIdentifier == .large)
            #expect(sheet.largestUndimmedDetentIdentifier == .medium)
            #expect(sheet.prefersGrabberVisible && sheet.prefersEdgeAttachedInCompactHeight)
            #expect(sheet.preferredCornerRadius == 21)
        }
    }

    @Test func theNextPresentationIsOnTopOfThePrevious() throws {
        let yaml = """
            root: {map: {}}
            present: [{sheet: {placeholder: first}}, {fullScreen: {placeholder: second}}]
            """
        try onScreen(yaml, on: "iphone-15/portrait@17") { root in
            let first = try #require(root.presentedViewController)
            let second = try #require(first.presentedViewController)
            #expect(second !== first && second.presentingViewController === first)
            #expect(first.modalPresentationStyle == .pageSheet && second.modalPresentationStyle == .fullScreen)
        }
    }

    @Test("PRES-9 (partly) a popover's adaptation is for compact width alone")
    func adaptation() throws {
        let yaml = """
            root: {navigation: [{map: {}, title: Map, right: [{system: add, id: add}]}]}
            present: [{popover: {placeholder: Inside}, from: add, size: [200, 150], adaptation: fullScreen}]
            """
        func size(_ notation: String) throws -> CGSize? {
            try onScreen(yaml, on: notation) { $0.presentedViewController?.view.bounds.size }
        }
        #expect(try size("iphone-15/portrait@17") == CGSize(width: 393, height: 852))
        #expect(try size("ipad-pro-11/landscape@17")?.width == 200)
    }

    @Test func columnsHaveTheWidthsOfTheFile() throws {
        let yaml = """
            root:
              split:
                style: triple
                primary: {placeholder: a}
                supplementary: {placeholder: b}
                secondary: {placeholder: c}
                primaryWidth: {points: 300, minimum: 200, maximum: 310}
                supplementaryWidth: {fraction: 0.25, minimum: 210, maximum: 350}
                primaryEdge: trailing
            """
        try onScreen(yaml, on: "ipad-pro-13/landscape@18") { root in
            let split = try #require(root as? UISplitViewController)
            #expect(split.preferredPrimaryColumnWidth == 300)
            #expect(split.minimumPrimaryColumnWidth == 200 && split.maximumPrimaryColumnWidth == 310)
            #expect(split.preferredSupplementaryColumnWidthFraction == 0.25)
            #expect(split.minimumSupplementaryColumnWidth == 210 && split.maximumSupplementaryColumnWidth == 350)
            #expect(split.primaryEdge == .trailing)
        }
    }

    @Test("SPLIT-3 (partly) a classic split view collapses onto the column that the file names")
    func collapse() throws {
        func stack(_ setting: String) throws -> [String?] {
            let yaml = """
                root:
                  split:
                    style: classic
                    primary: {navigation: [{placeholder: x, title: List}]}
                    secondary: {placeholder: x, title: Detail}
                \(setting)
                """
            return try onScreen(yaml, on: "iphone-15/portrait@17") { root in
                let navigation = root.children.compactMap { $0 as? UINavigationController }.first
                return try #require(navigation).viewControllers.map(\.title)
            }
        }
        #expect(try stack("") == ["List", "Detail"])
        #expect(try stack("    collapsesOnto: secondary") == ["List", "Detail"])
        #expect(try stack("    collapsesOnto: primary") == ["List"])
    }

    @Test func everyTraitThatAFileOverridesIsTheControllers() throws {
        let yaml = """
            root:
              placeholder: x
              traits: {width: regular, height: compact, idiom: pad, style: dark, direction: rtl, text: ax2,
                       contrast: high, level: elevated, legibility: bold}
            """
        try onScreen(yaml, on: "iphone-15/portrait@17") { root in
            let traits = root.traitCollection
            #expect(traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .compact)
            #expect(traits.userInterfaceIdiom == .pad && traits.userInterfaceStyle == .dark)
            #expect(traits.layoutDirection == .rightToLeft)
            #expect(traits.preferredContentSizeCategory == .accessibilityLarge)
            #expect(traits.accessibilityContrast == .high && traits.userInterfaceLevel == .elevated)
            #expect(traits.legibilityWeight == .bold)
        }
    }

    @Test func ofVariationsThatHoldTheLaterWins() throws {
        let yaml = """
            root:
              placeholder: x
              title: Plain
              variations:
                - {when: {width: compact}, title: First}
                - {when: {height: regular}, title: Second}
            """
        func title(_ notation: String) throws -> String? { try onScreen(yaml, on: notation) { $0.title } }
        #expect(try title("iphone-15/portrait@17") == "Second")
        #expect(try title("iphone-15/landscape@17") == "First")
        #expect(try title("ipad-pro-11/portrait@17") == "Second")
        #expect(try title("iphone-15-plus/landscape@17") == "Plain")
    }
}
