import Devices
import Drawing
import Foundation
import Geometry
import Looks
import Testing
import Typography

@Suite("The looks of controls")
struct ControlLookTests {
    @Test("A stepper dims the sign that would exceed its bounds", arguments: [SystemVersion.iOS12, .iOS18, .iOS26])
    func stepper(version: SystemVersion) throws {
        let look = StepperLook(SystemStyle(version))
        let bounds = CGRect(origin: .zero, size: look.size)
        func items(down: Bool, up: Bool, isRightToLeft: Bool = false) throws -> [DrawingItem] {
            look.items(
                .init(
                    isEnabled: true, canStepDown: down, canStepUp: up,
                    images: .init(decrement: nil, increment: nil, background: nil, divider: nil)), in: bounds,
                try pen(version, isRightToLeft: isRightToLeft))
        }
        let both = try items(down: true, up: true)
        #expect(try items(down: false, up: true) != both)
        #expect(try items(down: true, up: false) != both)
        #expect(try items(down: true, up: true, isRightToLeft: true) != both)
        #expect(look.size == CGSize(width: 94, height: version == .iOS12 ? 29 : 32))
    }

    @Test("A slider's track begins where its images end, and is filled up to the thumb from the leading end")
    func slider() throws {
        let look = SliderLook(SystemStyle(.iOS18), isInBar: false)
        let bounds = CGRect(x: 0, y: 0, width: 200, height: look.height)
        let track = look.trackRect(in: bounds, leadingImageWidth: 20, trailingImageWidth: nil)
        #expect(track.minX == 33 && track.maxX == 197 && track.height == 4)
        let thumb = CGRect(x: 100, y: 1, width: 28, height: 28)
        func filled(isRightToLeft: Bool) throws -> CGRect? {
            let content = SliderLook.Content(
                isEnabled: true, hasThumbImage: true, minimumTrackImage: nil, maximumTrackImage: nil,
                minimumTrackTintColor: nil, maximumTrackTintColor: nil,
                thumbTintColor: nil)
            return look.items(content, track: track, thumb: thumb, try pen(.iOS18, isRightToLeft: isRightToLeft))
                .fills.last?.path.bounds
        }
        let (before, after) = (try filled(isRightToLeft: false), try filled(isRightToLeft: true))
        #expect(before?.minX == track.minX && before?.maxX == thumb.midX)
        #expect(after?.minX == thumb.midX && after?.maxX == track.maxX)
    }

    @Test("Sliders of iOS 26 have no alignment insets; earlier ones do, in bars too")
    func sliderInsets() {
        for isInBar in [false, true] {
            #expect(
                SliderLook(SystemStyle(.iOS18), isInBar: isInBar).alignmentRectInsets
                    == UIEdgeInsets(left: 2, bottom: 1, right: 2))
            #expect(SliderLook(SystemStyle(.iOS26), isInBar: isInBar).alignmentRectInsets == .zero)
        }
    }

    @Test(
        "The size of a page control is that of documents",
        arguments: [
            (SystemVersion.iOS13, 3, CGSize(width: 39, height: 37)), (.iOS14, 3, CGSize(width: 121.5, height: 27.5)),
            (.iOS15, 2, CGSize(width: 98, height: 26)), (.iOS17, 4, CGSize(width: 134, height: 26)),
            (.iOS18, 3, CGSize(width: 74, height: 26)), (.iOS26, 6, CGSize(width: 126, height: 25)),
            (.iOS26, 0, CGSize(width: 0, height: 25)),
        ])
    func pageControlSize(version: SystemVersion, pages: Int, size: CGSize) {
        #expect(PageControlLook(SystemStyle(version)).size(numberOfPages: pages) == size)
    }

    @Test("The dots are white up to iOS 13")
    func pageControl() throws {
        let flat = PageControlLook(SystemStyle(.iOS13))
        let content = PageControlLook.Content(
            numberOfPages: 3, currentPage: 1, isProminent: false, pageIndicatorTintColor: nil,
            currentPageIndicatorTintColor: nil, direction: .leftToRight, image: { _ in nil })
        let dots = flat.items(content, in: CGRect(x: 0, y: 0, width: 39, height: 37), try pen(.iOS13)).fills
        #expect(dots.map(\.color) == [Color(white: 1, alpha: 0.2), .white, Color(white: 1, alpha: 0.2)])
    }

    @Test("A page control's first page is where its direction starts, and an image replaces a dot")
    func pageDirections() throws {
        let look = PageControlLook(SystemStyle(.iOS17))
        func dots(_ direction: PageControlLook.Direction) throws -> [CGRect] {
            let content = PageControlLook.Content(
                numberOfPages: 3, currentPage: 0, isProminent: false, pageIndicatorTintColor: .black,
                currentPageIndicatorTintColor: .white, direction: direction,
                image: { page in
                    guard page == 2 else { return nil }
                    return ImageContent(size: CGSize(width: 4, height: 2)) { rect, color in
                        [.fill(.rectangle(rect), color)]
                    }
                })
            return look.items(content, in: CGRect(x: 0, y: 0, width: 100, height: 100), try pen(.iOS17)).fills
                .compactMap(\.path.bounds)
        }
        let down = try dots(.topToBottom), up = try dots(.bottomToTop), right = try dots(.leftToRight)
        #expect(down.map(\.midX) == [50, 50, 50] && down.map(\.midY) == [32, 50, 68])
        #expect(up.map(\.midY) == [68, 50, 32])
        #expect(right.map(\.midX) == [32, 50, 68])
        #expect(down[2].size == CGSize(width: 4, height: 2))
    }

    @Test("The number of dots is limited to those that fit a screen")
    func manyPages() throws {
        let content = PageControlLook.Content(
            numberOfPages: 1_000_000, currentPage: 0, isProminent: false, pageIndicatorTintColor: nil,
            currentPageIndicatorTintColor: nil, direction: .leftToRight, image: { _ in nil })
        let look = PageControlLook(SystemStyle(.iOS26))
        let items = look.items(content, in: CGRect(x: 0, y: 0, width: 300, height: 30), try pen(.iOS26))
        #expect(items.count == 500)
    }

    @Test("A progress line is 2 points high up to iOS 13 and 4 from 14 on; in a bar always 2.5")
    func progressHeight() {
        #expect(ProgressLook(SystemStyle(.iOS13), isInBar: false).height == 2)
        #expect(ProgressLook(SystemStyle(.iOS13), isInBar: true).height == 2.5)
        #expect(ProgressLook(SystemStyle(.iOS14), isInBar: true).height == 2.5)
    }

    @Test("An activity indicator has twelve spokes up to iOS 12 and eight from 13 on, the first the brightest")
    func activityIndicator() {
        for (version, spokes) in [(SystemVersion.iOS12, 12), (.iOS13, 8), (.iOS26, 8)] {
            let look = ActivityIndicatorLook(SystemStyle(version), isLarge: false)
            #expect(look.size == CGSize(width: 20, height: 20))
            let items = look.items(color: .black, in: CGRect(origin: .zero, size: look.size))
            let alphas = items.compactMap { item -> Double? in
                guard case .stroke(_, .color(let color), _) = item else { return nil }
                return color.alpha
            }
            #expect(alphas.count == spokes)
            #expect(alphas.max() == alphas.first)
        }
    }

    @Test("A rounded text field is 30 points high up to iOS 12 and 34 from 13 on")
    func textField() {
        let grid = PixelGrid(scale: 2)
        let flat = TextFieldLook(SystemStyle(.iOS12), border: .roundedRect)
        #expect(flat.height(forLineHeight: 16.7, grid: grid) == 30)
        let raised = TextFieldLook(SystemStyle(.iOS13), border: .roundedRect)
        #expect(raised.height(forLineHeight: 16.7, grid: grid) == 34)
        // A font that needs more space gets it.
        #expect(raised.height(forLineHeight: 40, grid: grid) == 50)
        #expect(TextFieldLook(SystemStyle(.iOS13), border: .none).height(forLineHeight: 20.3, grid: grid) == 22)
        let glass = TextFieldLook(SystemStyle(.iOS26), border: .none)
        let empty = glass.height(forLineHeight: 16.7, standardLineHeight: 20.3, showing: .none, grid: grid)
        #expect(empty == 22)
        #expect(glass.height(forLineHeight: 16.7, standardLineHeight: 20.3, showing: .hidden, grid: grid) == 17)
    }

    @Test("A disabled control is drawn as one group with half the opacity")
    func disabled() throws {
        let content = SwitchLook.Content(isOn: true, isEnabled: false, onTintColor: nil, thumbTintColor: nil)
        let look = SwitchLook(SystemStyle(.iOS18))
        let items = look.items(content, in: CGRect(origin: .zero, size: look.size), try pen(.iOS18))
        guard case .group(let style, _)? = items.first, items.count == 1 else {
            Issue.record("not one group: \(items)")
            return
        }
        #expect(style.opacity == 0.5)
    }

    @Test("Segments are as wide as the widest, or share the width by content; custom widths apply")
    func segments() throws {
        func content(byContent: Bool) -> SegmentedControlLook.Content {
            SegmentedControlLook.Content(
                segments: [
                    .init(title: "A", image: nil, width: 0, isEnabled: true),
                    .init(title: "Long", image: nil, width: 0, isEnabled: true),
                    .init(title: nil, image: nil, width: 50, isEnabled: true),
                ], selectedIndex: 0, isEnabled: true, apportionsWidthsByContent: byContent,
                titleAttributes: .init(), selectedTitleAttributes: .init(), selectedSegmentTintColor: nil,
                background: nil, backdrop: { .white })
        }
        let look = SegmentedControlLook(SystemStyle(.iOS18))
        // Every character is 6.5 points wide: 4 make 26, and a title has 18 points around it.
        #expect(look.intrinsicContentSize(content(byContent: false), try pen(.iOS18)).width == 44 + 44 + 50 + 2)
        #expect(look.intrinsicContentSize(content(byContent: true), try pen(.iOS18)).width == 25 + 44 + 50 + 2)
    }

    @Test("Up to iOS 10, the placeholder of an empty search field is centered")
    func searchField() {
        let bounds = CGRect(x: 0, y: 0, width: 300, height: 36)
        func textX(_ version: SystemVersion, emptyContentWidth: CGFloat?) -> CGFloat {
            SearchFieldLook(SystemStyle(version)).textRect(
                in: bounds, fieldWidth: bounds.width, emptyContentWidth: emptyContentWidth, hasSignAtEnd: false
            ).minX
        }
        #expect(textX(.iOS10, emptyContentWidth: 76) == 124)
        #expect(textX(.iOS10, emptyContentWidth: nil) == 32)
        #expect(textX(.iOS11, emptyContentWidth: 76) == 32)
    }

    @Test("The corners of a configured button follow its height, and are round from iOS 26 on")
    func buttonCorners() {
        #expect(abs(ButtonLook(SystemStyle(.iOS18)).dynamicCornerRadius(forHeight: 34) - 5.95) < 1e-9)
        #expect(ButtonLook(SystemStyle(.iOS18)).dynamicCornerRadius(forHeight: 500) == 8.75)
        #expect(ButtonLook(SystemStyle(.iOS26)).dynamicCornerRadius(forHeight: 34) == 17)
    }

    @Test("A month draws every day, with the selected one on a disc")
    func month() throws {
        let look = DatePickerLook(SystemStyle(.iOS18))
        let month = DatePickerLook.Month(
            title: "May 2025", numberOfDays: 31, firstWeekday: 4, chosenDay: 7, time: nil)
        let bounds = CGRect(origin: .zero, size: look.monthSize(hasTime: false))
        let fills = look.monthItems(month, in: bounds, try pen(.iOS18)).fills
        let discs = fills.filter { $0.path.bounds?.size == CGSize(width: 40, height: 40) }
        #expect(discs.count == 1)
        #expect(look.monthItems(month, in: CGRect(x: 0, y: 0, width: 20, height: 20), try pen(.iOS18)).isEmpty)
    }
}
