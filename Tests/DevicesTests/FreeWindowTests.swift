import Devices
import Foundation
import Geometry
import Testing
import Traits

@Suite("Windows of any size") struct FreeWindowTests {
    @Test(arguments: [
        "ipad-pro-13/landscape/500x700", "iphone-6-3/portrait/300x400/dark", "ipad-pro-11/portrait/834x1194@17",
    ])
    func writtenAndReadAgain(text: String) throws {
        let variant = try Variant(parsing: text)
        #expect(try Variant(parsing: variant.description) == variant)
        #expect(variant.shortDescription == text)
        #expect(variant.multitasking.isFree)
    }

    @Test(
        "SC-4 (partly) a window of any size is regular from the least width that is known to be",
        arguments: [
            ("ipad-pro-13/landscape/678x1000", UIUserInterfaceSizeClass.regular, UIUserInterfaceSizeClass.regular),
            ("ipad-pro-13/landscape/677x1000", .compact, .regular),
            ("ipad-pro-13/landscape/700x300", .regular, .regular),
            ("ipad-pro-13/landscape/1376x1032", .regular, .regular),
            ("iphone-6-3/portrait/300x479", .compact, .compact),
            ("iphone-6-3/portrait/300x480", .compact, .regular),
            ("iphone-6-9/landscape/956x440", .regular, .compact),
            ("iphone-6-9/landscape/900x400", .compact, .compact),
        ])
    func sizeClasses(text: String, width: UIUserInterfaceSizeClass, height: UIUserInterfaceSizeClass) throws {
        let variant = try Variant(parsing: text)
        #expect(variant.sizeClasses == SizeClasses(horizontal: width, vertical: height))
    }

    @Test("MT-2 (partly) a window that fills the screen is full-screen, a smaller one is centered")
    func placeAndSafeArea() throws {
        let full = try Variant(parsing: "ipad-pro-13/landscape")
        let filling = try Variant(parsing: "ipad-pro-13/landscape/1376x1032")
        #expect(filling.windowFrame == full.windowFrame)
        #expect(filling.safeAreaInsets == full.safeAreaInsets)
        #expect(filling.windowPixelSize == full.windowPixelSize)
        let small = try Variant(parsing: "ipad-pro-13/landscape/500x700")
        #expect(small.windowFrame.midX == 688 && small.windowFrame.midY == 516)
        #expect(small.safeAreaInsets == UIEdgeInsets(top: full.safeAreaInsets.top))
    }

    @Test func sizesThatCannotBe() throws {
        for word in ["49x500", "500x", "x500", "500x500x5", "5000x500", "-500x500", "500X٣00"] {
            #expect(MultitaskingSize(rawValue: word) == nil, "\(word)")
        }
        let error = try #require(throws: VariantProblem.self) { try Variant(parsing: "iphone-6-3/portrait/500x700") }
        #expect(error.code == "window-beyond-screen")
        #expect(error.remedy == "at most 402x874 fits")
        let matrix = try Matrix(
            AxisSelection(parsing: [.device: ["ipad-pro-11", "iphone-6-3"], .multitasking: ["full,500x700"]]))
        #expect(matrix.variants.count == 3)
        #expect(matrix.omissions.map(\.code) == ["window-beyond-screen"])
    }
}
