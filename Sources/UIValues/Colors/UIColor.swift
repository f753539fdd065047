public import Drawing
public import Foundation
public import Traits

/// A color, either fixed or dependent on the traits.
///
/// It is Sendable in name only: nothing changes the storage of a color after its initializer.
open class UIColor: Hashable, @unchecked Sendable, _ExpressibleByColorLiteral {
    enum Storage: Sendable {
        case fixed(Color)
        /// A system color, by UIKit's name.
        case system(String)
        /// A color of the input's asset catalogs, with a fallback if it is missing.
        case named(String, fallback: Color?)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
        indirect case withAlpha(UIColor, CGFloat)
        /// An image that is repeated, with its mean color for what cannot show it.
        case pattern(any Hashable & Sendable, mean: Color)
    }

    final private(set) var storage: Storage

    convenience init(storage: Storage) {
        self.init(white: 0, alpha: 0)
        self.storage = storage
    }

    public convenience init(_ color: Color) {
        self.init(storage: .fixed(color))
    }

    /// Creates a color that is looked up in a theme's palette each time it is drawn.
    package convenience init(paletteName name: String) {
        self.init(storage: .system(name))
    }

    /// Creates a color without components, which draws nothing.
    public convenience init() { self.init(storage: .fixed(.clear)) }

    public init(white: CGFloat, alpha: CGFloat) {
        storage = .fixed(Color(white: Double(white), alpha: Double(alpha)))
    }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .fixed(
            Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
    }

    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        storage = .fixed(
            Color(
                hue: Double(hue), saturation: Double(saturation), value: Double(brightness),
                alpha: Double(alpha)))
    }

    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .fixed(
            Color(displayP3Red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
    }

    public init(cgColor: CGColor) {
        storage = .fixed(cgColor.color)
    }

    /// Creates the color of a `#colorLiteral`.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Creates a color that calls the closure each time it is drawn.
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(storage: .dynamic(dynamicProvider))
    }

    /// Creates the color with that name in the job's asset catalogs.
    public convenience init?(named name: String) {
        guard JobEnvironment.current.resources.color(named: name, compatibleWith: .current) != nil else { return nil }
        self.init(storage: .named(name, fallback: nil))
    }

    /// Creates the color with that name in the job's asset catalogs.
    ///
    /// The traits are only used for the lookup; the color still follows the traits that it is drawn with.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        guard JobEnvironment.current.resources.color(named: name, compatibleWith: traits ?? .current) != nil else {
            return nil
        }
        self.init(storage: .named(name, fallback: nil))
    }

    /// Creates a color that is looked up by name each time it is drawn, with a fallback if the job has none with that
    /// name.
    ///
    /// For a document that names a color and also stores its value.
    public convenience init(catalogName name: String, fallback: Color) {
        self.init(storage: .named(name, fallback: fallback))
    }

    /// Creates the system color with that name (`systemBlue`, `labelColor` without its `Color`); `nil` if there is
    /// none.
    public convenience init?(systemName name: String) {
        guard JobEnvironment.current.systemColor(named: name, for: .current) != nil else { return nil }
        self.init(storage: .system(name))
    }

    // MARK: Answers

    /// The fixed color for the traits.
    open func resolvedColor(with traits: UITraitCollection) -> UIColor {
        if case .fixed = storage { return self }
        return UIColor(resolved(with: traits))
    }

    /// The value to draw with the traits.
    public func resolved(with traits: UITraitCollection) -> Color {
        resolved(with: traits, tint: nil)
    }

    /// The value to draw with the traits, and with the given tint as `tintColor`.
    package func resolved(with traits: UITraitCollection, tint: UIColor?) -> Color {
        switch storage {
        case .fixed(let color): return color
        case .system(let name):
            if let tint, name == "tintColor" { return tint.resolved(with: traits) }
            return JobEnvironment.current.systemColor(named: name, for: traits) ?? .clear
        case .named(let name, let fallback):
            return JobEnvironment.current.resources.color(named: name, compatibleWith: traits) ?? fallback ?? .clear
        case .dynamic(let provider):
            // TC-14
            return traits.performAsCurrent { provider(traits) }.resolved(with: traits, tint: tint)
        case .withAlpha(let color, let alpha):
            let base = color.resolved(with: traits, tint: tint)
            return Color(red: base.red, green: base.green, blue: base.blue, alpha: Double(alpha))
        case .pattern(_, let mean): return mean
        }
    }

    open var cgColor: CGColor { CGColor(resolved(with: .current)) }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(storage: .withAlpha(self, alpha))
    }

    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = resolved(with: .current)
        red?.pointee = CGFloat(color.red)
        green?.pointee = CGFloat(color.green)
        blue?.pointee = CGFloat(color.blue)
        alpha?.pointee = CGFloat(color.alpha)
        return true
    }

    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = resolved(with: .current)
        let parts = color.hueSaturationValue
        hue?.pointee = CGFloat(parts.hue)
        saturation?.pointee = CGFloat(parts.saturation)
        brightness?.pointee = CGFloat(parts.value)
        alpha?.pointee = CGFloat(color.alpha)
        return true
    }

    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let color = resolved(with: .current)
        guard color.red == color.green, color.green == color.blue else { return false }
        white?.pointee = CGFloat(color.red)
        alpha?.pointee = CGFloat(color.alpha)
        return true
    }

    public static func == (a: UIColor, b: UIColor) -> Bool {
        if a === b { return true }
        switch (a.storage, b.storage) {
        case (.fixed(let a), .fixed(let b)): return a == b
        case (.system(let a), .system(let b)): return a == b
        case (.named(let a, let x), .named(let b, let y)): return a == b && x == y
        case (.withAlpha(let a, let x), .withAlpha(let b, let y)): return a == b && x == y
        case (.pattern(let a, _), .pattern(let b, _)): return AnyHashable(a) == AnyHashable(b)
        default: return false
        }
    }

    public func hash(into hasher: inout Hasher) {
        switch storage {
        case .fixed(let color): hasher.combine(color)
        case .system(let name), .named(let name, _): hasher.combine(name)
        case .dynamic: hasher.combine(ObjectIdentifier(self))
        case .withAlpha(let color, let alpha):
            hasher.combine(color)
            hasher.combine(alpha)
        case .pattern(let pattern, _): hasher.combine(AnyHashable(pattern))
        }
    }
}
