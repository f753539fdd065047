import Devices
import Drawing
import Foundation
import Geometry
import Testing
import Theming
import Typography

@testable import DeviceFrames

/// The system's drawing around windows of iPadOS.
@Suite struct MultitaskingChromeTests {
    private func chrome(_ text: String) throws -> (MultitaskingChrome, Variant) {
        let variant = try Variant(parsing: text)
        let chrome = MultitaskingChrome(
            screen: CGRect(origin: .zero, size: variant.screenSize), window: variant.window,
            majorVersion: variant.ios.major, isPad: true, statusBarHeight: variant.statusBarHeight,
            color: { _ in Color(white: 0.5) })
        return (chrome, variant)
    }

    @Test(
        "MT-1 each window state lies beside, over or alone as it should",
        arguments: [
            ("ipad-pro-11/landscape@17", false, false), ("ipad-pro-11/portrait@17", false, false),
            ("ipad-pro-11/landscape/split-third@17", false, true), ("ipad-pro-11/landscape/split-half@17", false, true),
            ("ipad-pro-11/landscape/split-two-thirds@17", false, true),
            ("ipad-pro-11/portrait/split-third@17", false, true),
            ("ipad-pro-11/portrait/split-two-thirds@17", false, true),
            ("ipad-pro-11/landscape/slide-over@17", true, false), ("ipad-pro-13/landscape/500x700", true, false),
        ])
    func states(variant: String, isFloating: Bool, hasDivider: Bool) throws {
        let (chrome, found) = try chrome(variant)
        #expect(chrome.isFloating == isFloating)
        #expect((found.window.divider != nil) == hasDivider)
    }

    @Test("MT-3 either side may be the app: the other app's variant fills what is left of the screen")
    func companions() throws {
        for size in ["split-third", "split-half", "split-two-thirds"] {
            let variant = try Variant(parsing: "ipad-pro-11/landscape/\(size)@17")
            let other = try #require(variant.companion)
            #expect(other.windowSize == variant.window.companion?.size)
            #expect(other.companion?.multitasking == variant.multitasking)
        }
        #expect(try Variant(parsing: "ipad-pro-11/landscape/slide-over@17").companion?.multitasking == .full)
        #expect(try Variant(parsing: "ipad-pro-11@17").companion == nil)
    }

    @Test("MT-3 the status bar spans the screen, whatever part of it the app has")
    func statusBar() throws {
        let full = try Variant(parsing: "ipad-pro-11/landscape@17")
        let third = try Variant(parsing: "ipad-pro-11/landscape/split-third@17")
        let geometries = [full, third].map { ScreenGeometry($0.device, $0.orientation, $0.ios) }
        #expect(geometries[0] == geometries[1])
    }

    @Test("MT-2 (partly) what is drawn around windows changes with the version of iPadOS")
    func versions() throws {
        let style = try Theme.named("ios").statusBar
        func above(_ text: String) throws -> Int { try chrome(text).0.aboveWindows(text: style, isDark: false).count }
        #expect(try above("ipad-pro-11/landscape/split-half@14") == 0)
        #expect(try above("ipad-pro-11/landscape/split-half@15") == 6, "three dots a window")
        #expect(try above("ipad-pro-11/landscape@17") == 3)
        #expect(try above("ipad-pro-11/landscape/split-half@26") == 6, "three buttons a window")
        #expect(try above("ipad-pro-11/landscape@26") == 0)
        func radius(_ text: String) throws -> CGFloat {
            let (chrome, variant) = try chrome(text)
            return chrome.corners(of: variant.windowFrame).radius
        }
        #expect(try radius("ipad-9-7/landscape/split-half@10") == 0)
        #expect(try radius("ipad-9-7/landscape/split-half@12") == 5)
        #expect(try radius("ipad-pro-13/landscape/500x700@26") > 5)
        // iOS 9 and 10 dim the app behind Slide Over.
        #expect(try chrome("ipad-9-7/landscape/slide-over@10").0.betweenWindows().count == 1)
        #expect(try chrome("ipad-9-7/landscape/slide-over@12").0.betweenWindows().isEmpty)
    }

    @Test("MT-2 (partly) the buttons of a window at the top of the screen keep clear of the clock")
    func buttons() throws {
        let style = try Theme.named("ios").statusBar
        func tops(_ text: String) throws -> Set<CGFloat> {
            let (chrome, variant) = try chrome(text)
            return Set(
                chrome.aboveWindows(text: style, isDark: false).compactMap { item in
                    guard case .fill(let path, _) = item else { return nil }
                    return path.bounds.map { $0.minY - variant.windowFrame.minY }
                })
        }
        #expect(try tops("ipad-pro-11/landscape/split-half@26") == [27])
        #expect(try tops("ipad-pro-13/landscape/500x700@26") == [12])
    }

    @Test(
        "the placeholder of another app has the theme's line style, like windows",
        arguments: ["split-half", "slide-over"])
    func otherAppsOfThemes(size: String) throws {
        let theme = try Theme.named("blueprint")
        let variant = try Variant(parsing: "ipad-pro-11/landscape/\(size)@17")
        func framed(in style: PictureStyle) -> [DrawingItem] {
            DeviceFrame(
                for: variant, style: .screen, theme: theme, pictureStyle: style,
                textSetter: MetricTextSetter(library: FontLibrary())
            ).picture(around: DisplayList(size: variant.windowSize)).items
        }
        func colors(_ items: [DrawingItem]) -> [Color] {
            items.flatMap { item -> [Color] in
                switch item {
                case .fill(_, .color(let color)), .stroke(_, .color(let color), _): [color]
                case .group(_, let items), .element(_, let items): colors(items)
                default: []
                }
            }
        }
        let drawn = colors(framed(in: theme.picture))
        #expect(drawn.contains(theme.picture.ink))
        let look = ColorAppearance(isDark: false, isHighContrast: false)
        let sketch = ["otherApp", "otherAppDetail"].compactMap {
            theme.palette.color(named: $0, appearance: look, ios: 17)
        }
        #expect(sketch.count == 2)
        #expect(sketch.allSatisfy { !drawn.contains($0) })
        let plain = colors(framed(in: PictureStyle()))
        #expect(sketch.contains { plain.contains($0) })
    }
}
