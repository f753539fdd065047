internal import Diagnostics
public import Drawing
internal import Foundation
internal import Geometry
public import InterfaceDocuments
internal import Traits
internal import UIKit

extension ValueResolver {
    /// The UIKit color for a document's color; `nil` if there is none.
    func color(_ color: DocumentColor, at location: SourceLocation) -> UIColor? {
        switch color {
        case .none: return nil
        case .white, .components: return color.fixed.map { UIColor($0) }
        case .system(let name): return systemColor(name, at: location)
        case .named(let name):
            let stored = document.resources.namedColors[name]?.fixed
            if let stored { return UIColor(catalogName: name, fallback: stored) }
            if let found = UIColor(named: name) { return found }
            log.warnOnce("color:\(name)", DocumentProblem.missingColor(name), at: location)
            return nil
        }
    }

    private func systemColor(_ name: String, at location: SourceLocation) -> UIColor? {
        if let renamed = Self.oldSystemColors[name] { return renamed }
        let short = name.hasSuffix("Color") && name != "tintColor" ? String(name.dropLast(5)) : name
        if let known = UIColor(systemName: short) { return known }
        if let stored = document.resources.systemColors[name]?.fixed { return UIColor(stored) }
        log.warnOnce("color:\(name)", DocumentProblem.unknownSystemColor(name), at: location)
        return nil
    }

    /// The system colors with names that differ from UIKit's.
    private static let oldSystemColors: [String: UIColor] = [
        "darkTextColor": .darkText, "lightTextColor": .lightText, "whiteColor": .white, "blackColor": .black,
        "groupTableViewBackgroundColor": .groupTableViewBackground,
        "viewFlipsideBackgroundColor": UIColor(red: 0.122, green: 0.129, blue: 0.141, alpha: 1),
        "scrollViewTexturedBackgroundColor": UIColor(white: 0.435, alpha: 1),
        "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground,
        "tableCellPlainBackgroundColor": .systemBackground, "darkGrayColor": .darkGray,
        "lightGrayColor": .lightGray, "grayColor": .gray, "clearColor": .clear, "redColor": .red,
        "greenColor": .green, "blueColor": .blue, "labelColor": .label,
        "tableBackgroundColor": .systemBackground, "textFieldTextColor": .label,
        // Attributed strings that were edited in the text panel of macOS use its color names.
        "textColor": .black, "controlTextColor": .black, "textBackgroundColor": .white,
        "_systemBackgroundColor": .systemBackground,
    ]
}

extension DocumentColor {
    /// The color in sRGB, if it is given by components.
    public var fixed: Color? {
        switch self {
        case .white(let white, let alpha, let space):
            let isGamma22 = space == .calibratedWhite || space == .genericGamma22GrayColorSpace
            let value = isGamma22 ? ColorSpaceConversion.gamma22(white) : white
            return Color(white: value, alpha: alpha)
        case .components(let red, let green, let blue, let alpha, let space):
            switch space {
            case .calibratedRGB:
                return ColorSpaceConversion.genericRGB(red: red, green: green, blue: blue, alpha: alpha)
            case .displayP3:
                return UIColor(
                    displayP3Red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha)
                ).resolved(with: UITraitCollection())
            default: return Color(red: red, green: green, blue: blue, alpha: alpha)
            }
        case .system, .named, .none: return nil
        }
    }
}

/// Conversion from the color spaces of old documents to sRGB.
enum ColorSpaceConversion {
    /// Converts a gray with gamma 2.2.
    static func gamma22(_ white: Double) -> Double {
        guard white > 0, white < 1 else { return white }
        return encoded(PortableMath.pow(white, 2.2))
    }

    /// Converts the Generic RGB of Mac OS X: gamma 1.8, with primaries that differ slightly from sRGB's.
    static func genericRGB(red: Double, green: Double, blue: Double, alpha: Double) -> Color {
        let (r, g, b) = (
            PortableMath.pow(clamped(red), 1.8), PortableMath.pow(clamped(green), 1.8),
            PortableMath.pow(clamped(blue), 1.8)
        )
        return Color(
            red: encoded(1.025_60 * r - 0.026_45 * g + 0.000_85 * b),
            green: encoded(0.019_39 * r + 0.947_66 * g + 0.032_95 * b),
            blue: encoded(-0.001_73 * r - 0.001_51 * g + 1.003_24 * b), alpha: alpha)
    }

    private static func clamped(_ value: Double) -> Double { min(1, max(0, value)) }

    private static func encoded(_ linear: Double) -> Double {
        let value = clamped(linear)
        let exact = value <= 0.003_130_8 ? value * 12.92 : 1.055 * PortableMath.pow(value, 1 / 2.4) - 0.055
        // Coarser than the last digits, where C libraries differ, but finer than any display.
        return (exact * 65535).rounded() / 65535
    }
}
