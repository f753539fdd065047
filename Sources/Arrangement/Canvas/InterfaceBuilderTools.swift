public import Devices
public import Foundation
public import Traits

/// The version of Interface Builder that saved a document, from its `toolsVersion`.
///
/// The Xcode versions named here changed what the canvas shows.
public struct InterfaceBuilderTools: Hashable, Sendable, Comparable {
    /// The first part of the version: 17156 of `17156.1`.
    public let build: Int

    /// Internal builds have the number 32700; they behave like those of Xcode 15.
    public init(build: Int) {
        self.build = build >= 32_000 ? 22_000 : build
    }

    /// Creates the version from a document's `toolsVersion`; `nil` if it doesn't begin with a number.
    public init?(toolsVersion: String) {
        guard let build = Int(toolsVersion.prefix { $0.isNumber }) else { return nil }
        self.init(build: build)
    }

    public static let xcode6 = Self(build: 6000)
    public static let xcode7 = Self(build: 7700)
    public static let xcode8 = Self(build: 11_000)
    public static let xcode9 = Self(build: 13_000)
    public static let xcode9_3 = Self(build: 14_000)
    public static let xcode10 = Self(build: 14_300)
    public static let xcode11 = Self(build: 14_800)
    public static let xcode12 = Self(build: 17_000)
    public static let xcode13 = Self(build: 19_000)
    public static let xcode13_3 = Self(build: 20_000)
    /// From here on the canvas has the devices' own insets; four documents of 21179, a beta, have the earlier ones.
    public static let xcode14 = Self(build: 21_200)
    /// From here on screens without a notch have a status bar on the canvas again.
    public static let xcode14_3 = Self(build: 21_600)
    public static let xcode15 = Self(build: 22_000)
    public static let xcode16 = Self(build: 23_000)
    /// From here on the canvas adds the screen's insets twice.
    public static let xcode16_3 = Self(build: 23_700)
    public static let xcode26 = Self(build: 24_000)

    public static func < (a: Self, b: Self) -> Bool { a.build < b.build }

    /// Whether root views have margins of 16 points at any width, as in Xcode 6, whose last version is 7706.
    ///
    /// Five constraints in four projects show it; 94 in documents of Xcode 7 show 20 in roots of 600 points.
    public var hasNarrowRootMargins: Bool { build < 8000 }

    /// The text size at which the canvas shows text styles.
    ///
    /// Of the labels in text styles that have their own height, 18 of 20 in documents of Xcode 12.5 to 13.4 have the
    /// height of the extra small size, and all 22 labels and buttons in documents of Xcode 7 in three projects have the
    /// medium one. So have four labels in one project of Xcode 6; a placeholder's size in another agrees. All others,
    /// except one and titles of Xcode 9 and 10, have the large size, which is the system's default.
    public var textSize: UIContentSizeCategory {
        switch build {
        case 6_000..<11_000: .medium
        case 18_000..<21_000: .extraSmall
        default: .large
        }
    }

    /// The text size at which the canvas shows the styles title 1 and title 2: small in Xcode 9 and 10.
    ///
    /// All labels with their own height in documents of builds 13168 to 14460, in seven projects, have the heights of
    /// 26 and 20 points. Other styles have the large size there.
    public var titleTextSize: UIContentSizeCategory {
        (13_168..<14_800).contains(build) ? .small : textSize
    }

    /// Whether a phone's canvas without a notch has a status bar above a view of this height, in points.
    ///
    /// Up to Xcode 14.2, it has none above a view that isn't a screen. Of the views and scenes of other sizes in documents
    /// of Xcode 8 to 10, all up to 351 points high have none and all from 440 on have one, regardless of their width.
    /// On an iPad, one scene of 200 points and one cell have one.
    public func showsStatusBar(aboveHeight height: CGFloat) -> Bool {
        self >= .xcode14_3 || height >= CanvasRequest.leastScreenHeight
    }

    /// Whether the content view of a cell in a table with separators is a point lower than the cell, as in Xcode 8.
    ///
    /// 38 of 42 cells in nine projects show it, whatever content view the document stores.
    public var hasContentAboveSeparators: Bool { self >= .xcode8 && self < .xcode9 }

    /// Whether a standard distance from the safe area is 0 on the canvas, as in Xcode 9 and 10.
    ///
    /// All of 24 views in 20 documents of builds 13529 to 14306 are placed so; later and earlier ones have no such
    /// constraints.
    public var ignoresStandardDistanceFromSafeArea: Bool { self >= .xcode9 && build < 14_400 }

    /// The version of iOS with the UIKit that the canvas uses.
    public var systemVersion: SystemVersion {
        switch self {
        case ..<Self.xcode6: .iOS7
        case ..<Self.xcode7: .iOS8
        case ..<Self.xcode8: .iOS9
        case ..<Self.xcode9: .iOS10
        case ..<Self.xcode10: .iOS11
        case ..<Self.xcode11: .iOS12
        case ..<Self.xcode12: .iOS13
        case ..<Self.xcode13: .iOS14
        case ..<Self.xcode14: .iOS15
        case ..<Self.xcode15: .iOS16
        case ..<Self.xcode16: .iOS17
        case ..<Self.xcode26: .iOS18
        default: .iOS26
        }
    }
}
