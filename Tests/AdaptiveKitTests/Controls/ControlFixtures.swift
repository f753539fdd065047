import Devices
import Drawing
import Foundation
import Geometry
import Traits
import Typography
import UIKit

/// Runs a body in a job of an iOS version, on a phone with a width and scale, with San Francisco's metrics.
func inJob<Result>(
    ios major: Int = 17, scale: CGFloat = 2, width: CGFloat = 375, style: UIUserInterfaceStyle = .light,
    isRightToLeft: Bool = false, _ body: () throws -> Result
) rethrows -> Result {
    let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceIdiom: .phone), UITraitCollection(displayScale: scale),
        UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .regular),
        UITraitCollection(userInterfaceStyle: style),
        UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight),
        UITraitCollection(preferredContentSizeCategory: .large),
    ])
    let job = JobEnvironment(
        screen: ScreenFacts(
            size: CGSize(width: width, height: 667), scale: scale, safeAreaInsets: .zero, cornerRadius: 0,
            statusBarHeight: 20, traits: traits),
        systemVersion: SystemVersion(major) ?? .iOS17,
        textSetter: MetricTextSetter(systemFont: SystemFontGeneration(majorVersion: major)))
    return try JobEnvironment.$running.withValue(job, operation: body)
}

/// Numbers that must never reach layout.
let oddNumbers: [CGFloat] = [.nan, .infinity, -.infinity, -1, 0, 1e300, -1e300, .leastNonzeroMagnitude]

extension UIView {
    /// The items that the view and its descendants draw, without the groups around them.
    var drawnItems: [DrawingItem] {
        func flat(_ items: [DrawingItem]) -> [DrawingItem] {
            items.flatMap { item -> [DrawingItem] in
                switch item {
                case .group(_, let inner), .element(_, let inner): flat(inner)
                default: [item]
                }
            }
        }
        return flat(displayList().items)
    }

    /// The texts that the view and its descendants draw, in order.
    var drawnTexts: [String] {
        drawnItems.compactMap { item in
            guard case .glyphs(let run) = item else { return nil }
            return run.text
        }
    }

    /// The colors of filled areas, in order.
    var fills: [Color] {
        drawnItems.compactMap { item in
            guard case .fill(_, .color(let color)) = item else { return nil }
            return color
        }
    }
}
