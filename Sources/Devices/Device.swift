public import Foundation
public import Geometry
public import Traits

/// A screen geometry: all models with the same screen, insets and size classes.
///
/// Lengths are in points unless a name says pixels. Two devices are equal if their ids are.
public struct Device: Sendable, Identifiable {
    /// A model of the geometry, with its marketing name.
    public struct Model: Hashable, Sendable {
        /// The multitasking sizes that the model offers, if its iPadOS does.
        public enum Multitasking: String, Hashable, Sendable, Codable {
            case none
            case slideOver = "slide-over"
            case splitView = "split-view"
        }

        /// `iPad Pro 11-inch (4th generation)`.
        public let name: String
        /// `ipad-pro-11-inch-4th-generation`.
        public let slug: String
        /// `iPad14,3`.
        public let identifiers: [String]
        public let year: Int?
        /// The supported versions that it runs, oldest first; never empty.
        public let versions: [SystemVersion]
        public let multitasking: Multitasking
    }

    /// The cutout at the top of the screen.
    public enum Cutout: String, Hashable, Sendable, Codable {
        case none
        case notch
        case dynamicIsland = "dynamic-island"
    }

    /// `iphone-6-3`.
    public let id: String
    /// The models, oldest first.
    public let models: [Model]
    public let idiom: UIUserInterfaceIdiom
    /// The size in portrait.
    public let screenSize: CGSize
    /// The number of pixels per point that UIKit draws.
    public let scale: CGFloat
    /// The size in pixels that UIKit draws, in portrait.
    public let renderedPixelSize: PixelSize
    /// The panel's size in pixels, in portrait.
    ///
    /// Plus models and minis have fewer pixels than UIKit draws.
    public let nativePixelSize: PixelSize
    /// The radius of the screen's corners in points; 0 if they are square.
    public let cornerRadius: CGFloat
    public let cutout: Cutout
    /// Whether the screen has a home indicator rather than a home button below it.
    public let hasHomeIndicator: Bool
    public let displayGamut: UIDisplayGamut
    /// The supported versions that any of its models runs, oldest first; never empty.
    public let versions: [SystemVersion]
    /// The `<device id="…">` of storyboards whose canvas has this geometry.
    public let interfaceBuilderIDs: [String]
    /// The definition of a device of a project's own; `nil` for Apple's devices.
    public let definition: DeviceDefinition?
    let facts: DeviceRecord
}

extension Device: Hashable {
    public static func == (a: Device, b: Device) -> Bool { a.id == b.id }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Device: CustomStringConvertible {
    public var description: String { id }
}

extension Device {
    /// The newest version that any of its models runs.
    public var newestVersion: SystemVersion { versions.last ?? .newest }

    public func screenSize(in orientation: Orientation) -> CGSize {
        orientation == .portrait ? screenSize : CGSize(width: screenSize.height, height: screenSize.width)
    }

    public func renderedPixelSize(in orientation: Orientation) -> PixelSize {
        renderedPixelSize.turned(to: orientation)
    }

    public func nativePixelSize(in orientation: Orientation) -> PixelSize {
        nativePixelSize.turned(to: orientation)
    }

    /// The size classes of a full-screen window.
    ///
    /// > Rule: SC-1 to SC-3.
    public func sizeClasses(in orientation: Orientation) -> SizeClasses {
        (orientation == .portrait ? facts.sizeClasses.portrait : facts.sizeClasses.landscape).sizeClasses
    }

    /// The safe area of a full-screen window without bars other than the status bar.
    ///
    /// Before iOS 11, it is the space that the top layout guide leaves for the status bar.
    public func safeAreaInsets(in orientation: Orientation, on version: SystemVersion) -> UIEdgeInsets {
        let entry =
            facts.safeArea.first { $0.ios.contains(version) }
            ?? (version < .iOS11 ? facts.safeArea.first : facts.safeArea.last)
        guard let entry else { return .zero }
        let insets = (orientation == .portrait ? entry.portrait : entry.landscape).insets
        return version < .iOS11 ? UIEdgeInsets(top: insets.top) : insets
    }

    /// The height of the status bar; 0 if the system hides it, as on an iPhone in landscape.
    public func statusBarHeight(in orientation: Orientation, on version: SystemVersion) -> CGFloat {
        let bar = facts.statusBar
        if version >= .iOS26, let height = bar.ios26 { return height }
        guard orientation == .portrait else { return bar.landscape }
        if version < .iOS14, let height = bar.portraitBefore14 { return height }
        if version < .iOS15, let height = bar.portraitBefore15 { return height }
        return bar.portrait
    }

    /// The part of the top inset that disappears when the status bar is hidden.
    ///
    /// It is 0 on phones with a sensor housing, which needs the inset too.
    public func statusBarInset(in orientation: Orientation, on version: SystemVersion) -> CGFloat {
        let hasHousing = idiom == .phone && safeAreaInsets(in: .portrait, on: newestVersion).bottom > 0
        return hasHousing ? 0 : safeAreaInsets(in: orientation, on: version).top
    }

    /// The y coordinate of a navigation bar at the top of the screen in portrait.
    ///
    /// Before iOS 26, bars below a Dynamic Island begin slightly above the safe area's edge.
    public func navigationBarTop(in orientation: Orientation, on version: SystemVersion) -> CGFloat {
        guard orientation == .portrait, let top = facts.navigationBarTop else {
            return safeAreaInsets(in: orientation, on: version).top
        }
        return version >= .iOS26 ? top.ios26 : top.before26
    }

    /// The height of the software keyboard with its row of suggestions, and with the room for the home indicator.
    ///
    /// It was measured on iOS 26. For other versions, and for devices that were not measured, it is assumed: the height on
    /// a screen of the same kind and width.
    public func keyboardHeight(in orientation: Orientation, on version: SystemVersion) -> CGFloat {
        if let height = definition?.keyboardHeight {
            return orientation == .portrait ? height.portrait : height.landscape
        }
        // There were no suggestions before iOS 8 on iPhones, and before iOS 9 on iPads.
        if idiom == .phone, version < .iOS8 { return orientation == .portrait ? 216 : 162 }
        if idiom == .pad, version < .iOS9 { return orientation == .portrait ? 264 : 352 }
        if let known = facts.keyboardHeight { return orientation == .portrait ? known.portrait : known.landscape }
        return idiom == .pad ? assumedPadKeyboardHeight(orientation) : assumedPhoneKeyboardHeight(orientation)
    }

    private func assumedPhoneKeyboardHeight(_ orientation: Orientation) -> CGFloat {
        let width = screenSize.width
        guard orientation == .portrait else { return hasHomeIndicator ? 208 : 200 }
        if hasHomeIndicator { return width < 414 ? 335 : 345 }
        return width < 375 ? 253 : width < 414 ? 260 : 271
    }

    private func assumedPadKeyboardHeight(_ orientation: Orientation) -> CGFloat {
        let isLarge = screenSize.width >= 1_000
        let height: CGFloat = orientation == .portrait ? (isLarge ? 403 : 337) : (isLarge ? 498 : 422)
        return hasHomeIndicator ? height : height - 24
    }
}

extension PixelSize {
    fileprivate func turned(to orientation: Orientation) -> PixelSize {
        orientation == .portrait ? self : PixelSize(width: height, height: width)
    }
}
