public import Foundation
import Traits

/// An app's window on the screen, and the other app's window beside it.
public struct MultitaskingWindow: Hashable, Sendable {
    /// The frame of the app's window, in the screen's coordinates.
    public let frame: CGRect
    public let sizeClasses: SizeClasses
    /// The frame of the other app's window, behind this one for Slide Over; `nil` in full screen.
    public let companion: CGRect?
    /// The divider between the windows of a split.
    public let divider: CGRect?
    /// The corner radius of a floating window; 0 otherwise.
    public let cornerRadius: CGFloat
    /// The derivation of numbers that have no source.
    public let derivation: String?
}

extension Device {
    /// The app's window on this device; `nil` if the system does not offer the size.
    ///
    /// In a split the app is on the left. A third is the secondary app on the right, the only position that iOS 9 and
    /// 10 allow. Slide Over is on the right.
    ///
    /// - Parameters:
    ///   - size: the share of the screen.
    ///   - orientation: the orientation of the device.
    ///   - version: the version of iOS; iPadOS 26 tiles free windows without a divider, in portrait too.
    ///   - model: the model whose sizes are allowed; `nil` for those of any model.
    /// - Returns: the window, or `nil`.
    /// > Rule: MT-1 to MT-3, SC-3 and SC-4.
    public func window(
        _ size: MultitaskingSize, in orientation: Orientation, on version: SystemVersion, model: Model? = nil
    ) -> MultitaskingWindow? {
        let screen = CGRect(origin: .zero, size: screenSize(in: orientation))
        if size == .full {
            return MultitaskingWindow(
                frame: screen, sizeClasses: sizeClasses(in: orientation), companion: nil, divider: nil,
                cornerRadius: 0, derivation: nil)
        }
        if case .window(let width, let height) = size {
            return freeWindow(CGSize(width: width, height: height), on: screen)
        }
        guard offers(size, on: version, model: model),
            let record = MultitaskingRecord.standard.first(where: {
                $0.device == facts.id && $0.orientation == orientation
            })
        else { return nil }
        if size == .slideOver { return record.slideOverWindow(on: screen, version: version, device: self) }
        return version >= .iOS26 ? record.tile(size, on: screen, scale: scale) : record.splitWindow(size, on: screen)
    }

    /// Whether a model of this geometry, or the given one, offers the size on the version.
    private func offers(_ size: MultitaskingSize, on version: SystemVersion, model: Model?) -> Bool {
        guard version >= .iOS9 else { return false }
        return (model.map { [$0] } ?? models).contains {
            guard $0.versions.contains(version) else { return false }
            return $0.multitasking == .splitView || ($0.multitasking == .slideOver && size == .slideOver)
        }
    }
}

/// An iPad's windows in one orientation, from `Data/multitasking.json`.
struct MultitaskingRecord: Decodable, Sendable {
    struct Window: Decodable, Sendable {
        var fraction: String
        var width: Double
        var height: Double
        var sizeClass: ClassPair
        var formula: String?
    }
    struct SlideOver: Decodable, Sendable {
        struct Margins: Decodable, Sendable {
            var top: Double?
            var bottom: Double?
            var side: Double?
        }
        var ios: VersionRange
        var width: Double
        var height: Double?
        var margins: Margins
        var cornerRadius: Double?
        var sizeClass: ClassPair
        var formula: String?
    }

    var device: String
    var orientation: Orientation
    var divider: Double
    var windows: [Window]
    var slideOver: [SlideOver]

    static let standard = {
        struct File: Decodable { var records: [MultitaskingRecord] }
        return EmbeddedData.decoded(File.self, from: EmbeddedData.multitasking).records
    }()

    private func window(_ size: MultitaskingSize) -> Window? {
        let fractions: [MultitaskingSize: String] = [.splitThird: "1/3", .splitHalf: "1/2", .splitTwoThirds: "2/3"]
        return windows.first { $0.fraction == fractions[size] }
    }

    /// Split View, iOS 9 to 18.
    func splitWindow(_ size: MultitaskingSize, on screen: CGRect) -> MultitaskingWindow? {
        guard let window = window(size) else { return nil }
        let other = screen.width - divider - window.width
        let isLeft = size != .splitThird
        return MultitaskingWindow(
            frame: CGRect(x: isLeft ? 0 : other + divider, y: 0, width: window.width, height: screen.height),
            sizeClasses: window.sizeClass.sizeClasses,
            companion: CGRect(
                x: isLeft ? window.width + divider : 0, y: 0, width: other, height: screen.height),
            divider: CGRect(x: isLeft ? window.width : other, y: 0, width: divider, height: screen.height),
            cornerRadius: 0, derivation: window.formula)
    }

    /// The smallest width known to be regular; 647 is the largest known to be compact.
    static let narrowestRegularWidth = 678.0

    /// The smallest width of a tile.
    ///
    /// A width of 278, a third of the 11-inch in portrait, is known to be refused, and no window of any version is
    /// narrower than this.
    private static let narrowestTile = 320.0

    /// A tiled window of iPadOS 26, which has a fraction of the screen's width and no divider.
    ///
    /// It is `nil` if the remaining third is too narrow for a window.
    func tile(_ size: MultitaskingSize, on screen: CGRect, scale: Double) -> MultitaskingWindow? {
        let third = (screen.width / 3 * scale).rounded() / scale
        let width: Double
        if size != .splitHalf, third < Self.narrowestTile { return nil }
        switch size {
        case .splitThird: width = third
        case .splitHalf: width = screen.width / 2
        case .splitTwoThirds: width = screen.width - third
        case .full, .slideOver, .window: return nil
        }
        let x = size == .splitThird ? screen.width - width : 0
        return MultitaskingWindow(
            frame: CGRect(x: x, y: 0, width: width, height: screen.height),
            sizeClasses: SizeClasses(
                horizontal: width >= Self.narrowestRegularWidth ? .regular : .compact, vertical: .regular),
            companion: CGRect(
                x: size == .splitThird ? 0 : width, y: 0, width: screen.width - width, height: screen.height),
            divider: nil, cornerRadius: 0,
            derivation: "a part of the screen's width without a divider, as measured at 1194; regular from 678 on")
    }

    /// Slide Over: flush with the right edge in iOS 9 and 10, a floating card after that.
    func slideOverWindow(on screen: CGRect, version: SystemVersion, device: Device) -> MultitaskingWindow? {
        // iPadOS 26 has no published Slide Over sizes. Those of the previous version are used.
        let found = slideOver.first { $0.ios.contains(version) }
        guard let entry = found ?? (version >= .iOS26 ? slideOver.last : nil) else { return nil }
        var formula = entry.formula
        if found == nil { formula = "as on iPadOS 18" }
        // Without a measurement, the card's margin is the height of the status bar, as on the 12.9-inch.
        let bar = device.statusBarHeight(in: orientation, on: .iOS18)
        let (top, bottom, side) = (
            entry.margins.top ?? bar, entry.margins.bottom ?? bar, entry.margins.side ?? bar
        )
        let height = entry.height ?? screen.height - top - bottom
        if entry.height == nil { formula = "\(formula.map { $0 + "; " } ?? "")margins = status bar height" }
        return MultitaskingWindow(
            frame: CGRect(x: screen.width - side - entry.width, y: top, width: entry.width, height: height),
            sizeClasses: entry.sizeClass.sizeClasses, companion: screen, divider: nil,
            cornerRadius: entry.cornerRadius ?? (side > 0 ? Self.measuredCornerRadius : 0), derivation: formula)
    }

    /// The corner radius of a Slide Over card on the 12.9-inch, iPadOS 14.
    private static let measuredCornerRadius = 10.0
}
