import Bitmaps
import Devices
import Diagnostics
import Foundation
import Geometry
import Previews
import Testing
import Theming
import UIKit

/// A small picture of a control or bar in one era of iOS.
struct LookPicture: CustomTestStringConvertible, Sendable {
    /// The eras of UIKit's looks, each represented by one version of iOS.
    enum Era: String, CaseIterable, Sendable {
        /// iOS 7 to 12.
        case flat
        /// iOS 13 to 18.
        case raised
        /// iOS 26 and later.
        case glass

        /// A phone with two pixels per point that runs a version of the era.
        var variant: String {
            switch self {
            case .flat: "iphone-8/portrait/full/light/large/ltr@12"
            case .raised: "iphone-11/portrait/full/light/large/ltr@18"
            case .glass: "iphone-11/portrait/full/light/large/ltr@26"
            }
        }

        /// Dark mode came with iOS 13.
        var appearances: [String] { self == .flat ? ["light"] : ["light", "dark"] }
    }

    let subject: LookSubject
    let era: Era
    /// `light` or `dark`.
    let appearance: String

    /// The folder of all pictures, in the package.
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Looks").path

    /// Every subject in every era and appearance in which it exists.
    static let all = LookSubject.all.flatMap { subject in
        subject.eras.flatMap { era in
            era.appearances.map { LookPicture(subject: subject, era: era, appearance: $0) }
        }
    }

    /// The picture's path in the folder of all pictures.
    var path: String { "\(subject.name)/\(era.rawValue)-\(appearance).png" }

    var testDescription: String { path }

    /// Draws the part of the window that shows the subject.
    func drawn() throws -> Bitmap {
        let variant = try Variant(parsing: era.variant.replacing("/light/", with: "/\(appearance)/"))
        let makeController = subject.makeController
        let source = ControllerSource(
            [ControllerSource.Screen(subject.name, makeController: { makeController() })],
            palette: try Theme.named("ios").palette)
        let tools = source.makeTools()
        let picture = try source.picture(of: 0, on: variant, tools: tools)
        #expect(picture.diagnostics.isEmpty, "\(path): \(picture.diagnostics)")
        let bitmap = try tools.bitmap(of: picture.value.list, on: variant).value
        return try #require(bitmap.cropped(to: subject.part.rectangle(in: variant.windowSize), scale: 2))
    }
}

extension Bitmap {
    /// The pixels of a part of a window, in points.
    fileprivate func cropped(to part: CGRect, scale: CGFloat) -> Bitmap? {
        let left = Int(part.minX * scale)
        let top = Int(part.minY * scale)
        let width = Int(part.width * scale)
        let height = Int(part.height * scale)
        guard left >= 0, top >= 0, left + width <= size.width, top + height <= size.height else { return nil }
        var pixels: [UInt8] = []
        for y in top..<top + height {
            let start = (y * size.width + left) * 4
            pixels += self.pixels[start..<start + width * 4]
        }
        return Bitmap(size: PixelSize(width: width, height: height), pixels: pixels)
    }
}
