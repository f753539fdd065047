public import Foundation
public import Geometry
public import Traits

/// A screen geometry: all models whose screen, insets and size classes are the same.
///
/// Points unless a name says pixels. Two devices are equal when their ids are.
public struct Device: Sendable, Identifiable {
    /// A marketing name with what distinguishes it from others of the same geometry.
    public struct Model: Hashable, Sendable {
        /// What multitasking the model offers, where its iPadOS does.
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
        /// The versions it runs among those known here, oldest first; never empty.
        public let versions: [SystemVersion]
        public let multitasking: Multitasking
    }

    /// What the screen leaves out at its top.
    public enum Cutout: String, Hashable, Sendable, Codable {
        case none
        case notch
        case dynamicIsland = "dynamic-island"
    }

    /// `iphone-6-3`.
    public let id: String
    /// Oldest first.
    public let models: [Model]
    public let idiom: UIUserInterfaceIdiom
    /// In portrait.
    public let screenSize: CGSize
    /// Pixels that UIKit draws for a point.
    public let scale: CGFloat
    /// What UIKit draws, in portrait.
    public let renderedPixelSize: PixelSize
    /// What the panel has, in portrait: on Plus models and minis fewer pixels than UIKit draws.
    public let nativePixelSize: PixelSize
    /// Of the screen's corners; 0 where they are square.
    public let cornerRadius: CGFloat
    public let cutout: Cutout
    /// Whether the screen has a home indicator rather than a home button beside it.
    public let hasHomeIndicator: Bool
    public let displayGamut: UIDisplayGamut
    /// The versions that any of its models runs among those known here, oldest first; never empty.
    public let versions: [SystemVersion]
    /// The `<device id="…">` of storyboards whose canvas has this geometry.
    public let interfaceBuilderIDs: [String]
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

    /// Of a window that fills the screen.
    ///
    /// > Rule: SC-1 to SC-3.
    public func sizeClasses(in orientation: Orientation) -> SizeClasses {
        (orientation == .portrait ? facts.sizeClasses.portrait : facts.sizeClasses.landscape).sizeClasses
    }

    /// The safe area of a window that fills the screen and has no bars but the status bar.
    ///
    /// Before iOS 11, which had none, the room that the top layout guide leaves to the status bar.
    public func safeAreaInsets(in orientation: Orientation, on version: SystemVersion) -> UIEdgeInsets {
        let entry =
            facts.safeArea.first { $0.ios.contains(version) }
            ?? (version < .iOS11 ? facts.safeArea.first : facts.safeArea.last)
        guard let entry else { return .zero }
        let insets = (orientation == .portrait ? entry.portrait : entry.landscape).insets
        return version < .iOS11 ? UIEdgeInsets(top: insets.top) : insets
    }

    /// The height of the status bar, 0 where the system hides it: on an iPhone in landscape.
    public func statusBarHeight(in orientation: Orientation, on version: SystemVersion) -> CGFloat {
        let bar = facts.statusBar
        if version >= .iOS26, let height = bar.ios26 { return height }
        guard orientation == .portrait else { return bar.landscape }
        if version < .iOS14, let height = bar.portraitBefore14 { return height }
        if version < .iOS15, let height = bar.portraitBefore15 { return height }
        return bar.portrait
    }

    /// What of the safe area's top is the status bar's alone, and goes where the bar is hidden.
    ///
    /// Beside a phone's sensor housing nothing goes: the area is the housing's as well.
    public func statusBarInset(in orientation: Orientation, on version: SystemVersion) -> CGFloat {
        let hasHousing = idiom == .phone && safeAreaInsets(in: .portrait, on: newestVersion).bottom > 0
        return hasHousing ? 0 : safeAreaInsets(in: orientation, on: version).top
    }

    /// Where a navigation bar at the top of the screen begins in portrait.
    ///
    /// Below a Dynamic Island bars begin a little above the safe area's edge before iOS 26.
    public func navigationBarTop(in orientation: Orientation, on version: SystemVersion) -> CGFloat {
        guard orientation == .portrait, let top = facts.navigationBarTop else {
            return safeAreaInsets(in: orientation, on: version).top
        }
        return version >= .iOS26 ? top.ios26 : top.before26
    }

    /// The height of the system's keyboard, known for some devices from iOS 26.
    public func keyboardHeight(in orientation: Orientation) -> CGFloat? {
        facts.keyboardHeight.map { orientation == .portrait ? $0.portrait : $0.landscape }
    }
}

extension PixelSize {
    fileprivate func turned(to orientation: Orientation) -> PixelSize {
        orientation == .portrait ? self : PixelSize(width: height, height: width)
    }
}
