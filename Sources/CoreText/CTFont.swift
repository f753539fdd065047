public import CoreGraphics
public import Foundation

/// A font: UIKit's, which Core Text's functions take here.
public typealias CTFont = UIFont

/// Creates a font of a name and size.
public func CTFontCreateWithName(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    UIFont(name: String(describing: name), size: size) ?? .systemFont(ofSize: size > 0 ? size : 12)
}

/// The purpose of a system font.
public enum CTFontUIFontType: UInt32, Hashable, Sendable {
    case user = 0, userFixedPitch, system, emphasizedSystem, smallSystem, smallEmphasizedSystem, miniSystem
    case miniEmphasizedSystem, views, application, label
}

/// Creates a font of the system.
public func CTFontCreateUIFontForLanguage(
    _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
    let size = size > 0 ? size : UIFont.systemFontSize
    return switch uiType {
    case .userFixedPitch: .monospacedSystemFont(ofSize: size, weight: .regular)
    case .emphasizedSystem, .smallEmphasizedSystem, .miniEmphasizedSystem: .boldSystemFont(ofSize: size)
    default: .systemFont(ofSize: size)
    }
}

/// The height of a font above the baseline, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// The depth of a font below the baseline, in points.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// The space between lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// The size of a font, in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// The height of capital letters, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// The height of small letters, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// The distance of an underline's middle from the baseline, in points; negative below.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { -font.pointSize * 0.12 }
/// The thickness of an underline, in points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.pointSize * 0.05 }
/// The name of a font's face: `SFUI-Semibold`.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { NSString(string: font.fontName) }
/// The name of the family that a font belongs to.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { NSString(string: font.familyName) }

/// Creates a font like another one, in a size of its own; 0 keeps the size.
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: UIFontDescriptor?
) -> CTFont {
    let copied = attributes.map { UIFont(descriptor: $0, size: size) } ?? font
    return size > 0 ? copied.withSize(size) : copied
}

/// Where a font is registered; stored, but has no effect.
public enum CTFontManagerScope: UInt32, Hashable, Sendable { case none, process, persistent, session }

/// Does nothing: the fonts of the app's sources are there.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

/// Does nothing: the fonts of the app's sources are there.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

// The keys of a font's features. The fonts here name none.
public var kCTFontFeatureTypeIdentifierKey: CFString { "CTFeatureTypeIdentifier" }
public var kCTFontFeatureTypeNameKey: CFString { "CTFeatureTypeName" }
public var kCTFontFeatureTypeExclusiveKey: CFString { "CTFeatureTypeExclusive" }
public var kCTFontFeatureTypeSelectorsKey: CFString { "CTFeatureTypeSelectors" }
public var kCTFontFeatureSelectorIdentifierKey: CFString { "CTFeatureSelectorIdentifier" }
public var kCTFontFeatureSelectorNameKey: CFString { "CTFeatureSelectorName" }
public var kCTFontFeatureSelectorDefaultKey: CFString { "CTFeatureSelectorDefault" }
public var kCTFontFeatureSelectorSettingKey: CFString { "CTFeatureSelectorSetting" }

/// The features of a font: unknown.
public func CTFontCopyFeatures(_ font: CTFont) -> CFArray? { nil }
