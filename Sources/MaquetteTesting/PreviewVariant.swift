import Devices
import Previews
import Traits

/// The variant that a preview is shown on, with a name for each device: `.iPhoneSE`, `.iPadPro11(.landscape,
/// .splitHalf)`.
///
/// A string is a variant in the command's notation: `"ipad-mini-8-3/landscape/dark@17"`.
public struct PreviewVariant: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The variant in the command's notation.
    public var notation: String

    public init(stringLiteral value: String) {
        notation = value
    }

    public init(_ notation: String) {
        self.notation = notation
    }

    public static let iPhoneSE = device("iphone-se-3rd-generation")
    public static let iPhone11 = device("iphone-11")
    public static let iPhone12 = device("iphone-12")
    public static let iPhone13 = device("iphone-13")
    public static let iPhone13Mini = device("iphone-13-mini")
    public static let iPhone14 = device("iphone-14")
    public static let iPhone14Pro = device("iphone-14-pro")
    public static let iPhone15 = device("iphone-15")
    public static let iPhone15Pro = device("iphone-15-pro")
    public static let iPhone15ProMax = device("iphone-15-pro-max")
    public static let iPhone16 = device("iphone-16")
    public static let iPhone16Pro = device("iphone-16-pro")
    public static let iPhone16ProMax = device("iphone-16-pro-max")
    public static let iPhone16e = device("iphone-16e")
    public static let iPhone17 = device("iphone-17")
    public static let iPhone17Pro = device("iphone-17-pro")
    public static let iPhone17ProMax = device("iphone-17-pro-max")
    public static let iPhoneAir = device("iphone-air")
    public static let iPadMini = device("ipad-mini-a17-pro")
    public static let iPad = device("ipad-a16")
    public static let iPadPro11 = device("ipad-pro-11")
    public static let iPadPro13 = device("ipad-pro-13-inch-m5")

    public static func iPhoneSE(_ parts: Part...) -> Self { iPhoneSE.with(parts) }
    public static func iPhone11(_ parts: Part...) -> Self { iPhone11.with(parts) }
    public static func iPhone12(_ parts: Part...) -> Self { iPhone12.with(parts) }
    public static func iPhone13(_ parts: Part...) -> Self { iPhone13.with(parts) }
    public static func iPhone13Mini(_ parts: Part...) -> Self { iPhone13Mini.with(parts) }
    public static func iPhone14(_ parts: Part...) -> Self { iPhone14.with(parts) }
    public static func iPhone14Pro(_ parts: Part...) -> Self { iPhone14Pro.with(parts) }
    public static func iPhone15(_ parts: Part...) -> Self { iPhone15.with(parts) }
    public static func iPhone15Pro(_ parts: Part...) -> Self { iPhone15Pro.with(parts) }
    public static func iPhone15ProMax(_ parts: Part...) -> Self { iPhone15ProMax.with(parts) }
    public static func iPhone16(_ parts: Part...) -> Self { iPhone16.with(parts) }
    public static func iPhone16Pro(_ parts: Part...) -> Self { iPhone16Pro.with(parts) }
    public static func iPhone16ProMax(_ parts: Part...) -> Self { iPhone16ProMax.with(parts) }
    public static func iPhone16e(_ parts: Part...) -> Self { iPhone16e.with(parts) }
    public static func iPhone17(_ parts: Part...) -> Self { iPhone17.with(parts) }
    public static func iPhone17Pro(_ parts: Part...) -> Self { iPhone17Pro.with(parts) }
    public static func iPhone17ProMax(_ parts: Part...) -> Self { iPhone17ProMax.with(parts) }
    public static func iPhoneAir(_ parts: Part...) -> Self { iPhoneAir.with(parts) }
    public static func iPadMini(_ parts: Part...) -> Self { iPadMini.with(parts) }
    public static func iPad(_ parts: Part...) -> Self { iPad.with(parts) }
    public static func iPadPro11(_ parts: Part...) -> Self { iPadPro11.with(parts) }
    public static func iPadPro13(_ parts: Part...) -> Self { iPadPro13.with(parts) }

    /// Any device, by one of the names that `maquette devices` lists.
    public static func device(_ name: String, _ parts: Part...) -> Self { PreviewVariant(name).with(parts) }

    private func with(_ parts: [Part]) -> Self {
        let words = parts.filter { !$0.isVersion }.sorted { $0.rank < $1.rank }.map(\.word)
        let version = parts.last(where: \.isVersion).map { "@\($0.word)" } ?? ""
        return PreviewVariant(([notation] + words).joined(separator: "/") + version)
    }

    /// One value that differs from the default.
    public struct Part: Hashable, Sendable {
        let word: String
        /// The position in the notation.
        let rank: Int

        var isVersion: Bool { rank == 5 }

        public static let portrait = Part(word: "portrait", rank: 0)
        public static let landscape = Part(word: "landscape", rank: 0)
        public static let splitThird = Part(word: "split-third", rank: 1)
        public static let splitHalf = Part(word: "split-half", rank: 1)
        public static let splitTwoThirds = Part(word: "split-two-thirds", rank: 1)
        public static let slideOver = Part(word: "slide-over", rank: 1)
        public static let dark = Part(word: "dark", rank: 2)
        public static let lightHighContrast = Part(word: "light-high-contrast", rank: 2)
        public static let darkHighContrast = Part(word: "dark-high-contrast", rank: 2)
        public static let rightToLeft = Part(word: "rtl", rank: 4)

        /// A window of any size, in points.
        public static func window(_ width: Int, _ height: Int) -> Part { Part(word: "\(width)x\(height)", rank: 1) }
        /// A text size, by the command's word: `small`, `xxxl`, `ax5`.
        public static func contentSize(_ word: String) -> Part { Part(word: word, rank: 3) }
        /// A version of iOS.
        public static func iOS(_ version: Int) -> Part { Part(word: "\(version)", rank: 5) }
    }

    /// The variant, mirrored for a language that is written from right to left.
    func variant(in locale: String?) throws(VariantProblem) -> Variant {
        let variant = try Variant(parsing: notation)
        let words: AxisSelection.Words = [:]
        guard words.following(locale: locale)[.direction] != nil else { return variant }
        return try Variant(
            device: variant.device, orientation: variant.orientation, multitasking: variant.multitasking,
            appearance: variant.appearance, contentSize: variant.contentSize, direction: .rightToLeft, ios: variant.ios)
    }
}
