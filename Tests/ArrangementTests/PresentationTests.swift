import Devices
import Foundation
import Geometry
import Testing
import Traits

@testable import Arrangement

private func room(_ text: String) throws -> PresentationEnvironment {
    let variant = try Variant(parsing: text)
    return PresentationEnvironment(
        size: variant.windowSize, safeArea: variant.safeAreaInsets, screenSize: variant.screenSize,
        bars: BarEnvironment(variant), category: variant.contentSize,
        screenCornerRadius: variant.device.device.cornerRadius)
}

@Suite struct PresentationStyleTests {
    @Test("PRES-7 automatic is the full screen to iOS 12 and a page sheet from 13")
    func automatic() {
        for version in SystemVersion.allCases {
            #expect(
                UIModalPresentationStyle.automatic.resolved(on: version)
                    == (version.major >= 13 ? .pageSheet : .fullScreen))
        }
    }

    @Test(
        "PRES-6 PRES-8 what compact width makes of a style, and regular width does not",
        arguments: [
            (.popover, 12, .fullScreen), (.popover, 13, .pageSheet), (.pageSheet, 12, .fullScreen),
            (.pageSheet, 13, .pageSheet), (.formSheet, 12, .fullScreen), (.formSheet, 26, .formSheet),
            (.overFullScreen, 17, .overFullScreen), (.currentContext, 17, .currentContext), (.custom, 8, .custom),
        ] as [(UIModalPresentationStyle, Int, UIModalPresentationStyle)])
    func compact(style: UIModalPresentationStyle, version: Int, adapted: UIModalPresentationStyle) throws {
        let version = try #require(SystemVersion(version))
        #expect(style.adapted(horizontal: .compact, on: version) == adapted)
        #expect(style.adapted(horizontal: .regular, on: version) == style)
    }

    @Test(
        "PRES-9 a delegate's answer holds, none keeps the style, and iOS 8 heeds only the full screen and none",
        arguments: [
            (UIModalPresentationStyle.none, 8, .popover), (.none, 17, .popover), (.overFullScreen, 8, .overFullScreen),
            (.fullScreen, 17, .fullScreen), (.formSheet, 8, .fullScreen), (.formSheet, 9, .formSheet),
            (.automatic, 17, .pageSheet),
        ] as [(UIModalPresentationStyle, Int, UIModalPresentationStyle)])
    func answers(answer: UIModalPresentationStyle, version: Int, shown: UIModalPresentationStyle) throws {
        let version = try #require(SystemVersion(version))
        let style = UIModalPresentationStyle.popover
        #expect(style.adapted(by: answer, horizontal: .compact, on: version) == shown)
    }
}

@Suite struct SheetArrangementTests {
    private func frame(_ text: String, _ request: SheetRequest = SheetRequest()) throws -> CGRect {
        try room(text).arrangeSheet(request).frame
    }

    @Test("PRES-6 on compact width sheets are full screen to iOS 12, cards that push the presenter back from 13")
    func cards() throws {
        for isForm in [false, true] {
            let request = SheetRequest(isForm: isForm)
            #expect(try frame("iphone-4-7@12", request) == CGRect(x: 0, y: 0, width: 375, height: 667))
            #expect(try frame("iphone-4-7@13", request) == CGRect(x: 0, y: 20, width: 375, height: 647))
            #expect(try frame("iphone-5-8@13", request) == CGRect(x: 0, y: 54, width: 375, height: 758))
        }
        let card = try room("iphone-5-8@13").arrangeSheet(SheetRequest())
        #expect(card.pushesPresenterBack)
        #expect(card.placement == .attached)
        #expect(try room("iphone-5-8@13").pushedBackPresenter.top == 44)
        #expect(try frame("ipad-pro-11/landscape/split-third@17").minY > 0)
        #expect(try room("ipad-pro-11/landscape/split-third@17").arrangeSheet(SheetRequest()).pushesPresenterBack)
    }

    @Test("PRES-5 a form sheet on a regular iPad has its content's size or the default, centred")
    func forms() throws {
        func frame(_ size: CGSize?) throws -> CGRect {
            try self.frame("ipad-pro-11/landscape@15", SheetRequest(isForm: true, preferredContentSize: size))
        }
        #expect(try frame(nil) == CGRect(x: 327, y: 107, width: 540, height: 620))
        #expect(try frame(CGSize(width: 300, height: 200)) == CGRect(x: 447, y: 317, width: 300, height: 200))
        #expect(try frame(CGSize(width: 300, height: 0)).height == 620)
        #expect(try frame(CGSize(width: 9000, height: 9000)).size == CGSize(width: 1194, height: 834))
    }

    @Test(
        "IPAD-9 MODAL-16 PRES-5 a page sheet grows with the text size and heeds no wish; to iOS 12 it is as wide as the screen upright"
    )
    func pages() throws {
        let wish = SheetRequest(preferredContentSize: CGSize(width: 100, height: 100))
        let large = try frame("ipad-pro-12-9/landscape@17", wish)
        #expect(large.width == 712)
        #expect(try frame("ipad-pro-12-9/landscape/full/light/xxl@17").width > large.width)
        #expect(try frame("ipad-9-7/landscape@12") == CGRect(x: 128, y: 0, width: 768, height: 768))
        #expect(try frame("ipad-9-7@12") == CGRect(x: 0, y: 20, width: 768, height: 1004))
    }

    @Test("SHEET-1 a medium detent is half the height, the smallest comes first, and the selected one is taken")
    func detents() throws {
        let both = SheetRequest(detents: [.large, .medium])
        let environment = try room("iphone-6-1-notch@16")
        let maximum = environment.maximumDetentValue
        let medium = environment.arrangeSheet(both)
        #expect(medium.detent == SheetRequest.Detent.medium.identifier)
        #expect(abs(medium.frame.height - environment.safeArea.bottom - maximum / 2) <= 0.5)
        #expect(medium.frame.maxY == environment.size.height)
        var selected = both
        selected.selected = SheetRequest.Detent.large.identifier
        #expect(environment.arrangeSheet(selected).frame.minY == environment.safeArea.top + 10)
        // A custom height is measured without the bottom safe area; one that is nil is inactive.
        let custom = SheetRequest(detents: [.init(identifier: "small", height: .custom(200)), .large])
        #expect(environment.arrangeSheet(custom).frame.height == 234)
        let inactive = SheetRequest(detents: [.init(identifier: "none", height: .custom(nil)), .medium])
        #expect(environment.arrangeSheet(inactive).detent == SheetRequest.Detent.medium.identifier)
        // Before iOS 15 there is only one height.
        #expect(try room("iphone-6-1-notch@14").arrangeSheet(both).pushesPresenterBack)
    }

    @Test("SHEET-3 in compact height a sheet is full screen unless it is to be attached to the edge")
    func compactHeight() throws {
        let environment = try room("iphone-6-1-notch/landscape@16")
        #expect(environment.arrangeSheet(SheetRequest()).frame == CGRect(origin: .zero, size: environment.size))
        #expect(environment.arrangeSheet(SheetRequest()).placement == .fullScreen)
        var request = SheetRequest(
            preferredContentSize: CGSize(width: 320, height: 100), detents: [.medium, .large],
            prefersEdgeAttachedInCompactHeight: true)
        let attached = environment.arrangeSheet(request)
        #expect(attached.placement == .attached)
        #expect(attached.detent == SheetRequest.Detent.large.identifier)
        #expect(attached.frame.width == environment.size.width - 94)
        request.widthFollowsPreferredContentSizeWhenEdgeAttached = true
        #expect(environment.arrangeSheet(request).frame.width == 320)
        // This does not apply before iOS 15.
        #expect(try room("iphone-6-1-notch/landscape@14").arrangeSheet(request).placement == .fullScreen)
    }

    @Test("SHEET-4 only a sheet of full height pushes the presenter back")
    func pushingBack() throws {
        let environment = try room("iphone-6-1-notch@16")
        #expect(environment.arrangeSheet(SheetRequest()).pushesPresenterBack)
        #expect(!environment.arrangeSheet(SheetRequest(detents: [.medium, .large])).pushesPresenterBack)
        #expect(try !room("ipad-pro-11@16").arrangeSheet(SheetRequest()).pushesPresenterBack)
    }

    @Test("SHEET-5 the corner radius is the preferred one, else the version's")
    func corners() throws {
        func radius(_ text: String, _ preferred: CGFloat? = nil) throws -> CGFloat {
            try room(text).arrangeSheet(SheetRequest(preferredCornerRadius: preferred)).cornerRadius
        }
        #expect(try radius("iphone-6-1-notch@14") == 10)
        #expect(try radius("iphone-6-1-notch@18") == 10)
        #expect(try radius("iphone-6-1-notch@16", 24) == 24)
        #expect(try radius("iphone-6-1-notch@14", 24) == 10)
        #expect(try radius("iphone-6-1-notch/landscape@16") == 0)
    }

    @Test("PRES-14 the largest undimmed detent turns dimming off up to it")
    func dimming() throws {
        let environment = try room("iphone-6-1-notch@16")
        var request = SheetRequest(detents: [.medium, .large], largestUndimmed: SheetRequest.Detent.medium.identifier)
        #expect(!environment.arrangeSheet(request).dims)
        request.selected = SheetRequest.Detent.large.identifier
        #expect(environment.arrangeSheet(request).dims)
        #expect(environment.arrangeSheet(SheetRequest(detents: [.medium, .large])).dims)
        #expect(Presentations.dimming(isDark: false, version: .iOS12) == 0.4)
        #expect(Presentations.dimming(isDark: false, version: .iOS13) == 0.2)
        #expect(Presentations.dimming(isDark: true, version: .iOS13) == 0.48)
    }

    @Test("every sheet is within its window, on every device, orientation and version")
    func within() throws {
        let variants = try Matrix(
            AxisSelection(parsing: [
                .device: ["all"], .orientation: ["all"], .multitasking: ["all"], .ios: ["all"],
            ])
        ).variants
        let requests = [
            SheetRequest(), SheetRequest(isForm: true, preferredContentSize: CGSize(width: 700, height: 2000)),
            SheetRequest(detents: [.medium, .large]),
        ]
        for variant in variants {
            let environment = try room(variant.description)
            let window = CGRect(origin: .zero, size: environment.size)
            for request in requests {
                let sheet = environment.arrangeSheet(request)
                #expect(window.contains(sheet.frame), "\(variant)")
                #expect(sheet.frame.width > 0 && sheet.frame.height > 0, "\(variant)")
            }
        }
    }
}

@Suite struct PopoverArrangementTests {
    private func arrange(
        _ source: CGRect, _ size: CGSize = CGSize(width: 320, height: 200), on variant: String = "ipad-9-7@12",
        change: (inout PopoverRequest) -> Void = { _ in }
    ) throws -> PopoverArrangement {
        var request = PopoverRequest(sourceRect: source, contentSize: size)
        change(&request)
        return try room(variant).arrangePopover(request)
    }

    @Test("POP-2 a popover has its content's size or the default, within the window less its margins")
    func sizes() throws {
        let source = CGRect(x: 384, y: 30, width: 20, height: 20)
        #expect(try arrange(source).body.size == CGSize(width: 320, height: 200))
        let standard = try arrange(source, .zero) { $0.permittedDirections = .up }
        #expect(standard.body.width == 320)
        #expect(standard.body.maxY == 1014)
        #expect(standard.body.minY == 63)
        let wide = try arrange(source, CGSize(width: 5000, height: 100))
        #expect(wide.body.minX == 10 && wide.body.maxX == 758)
        let margins = try arrange(source, .zero) {
            $0.layoutMargins = UIEdgeInsets(top: 40, left: 40, bottom: 40, right: 40)
        }
        #expect(margins.body.maxY == 984)
    }

    @Test("POP-3 the permitted direction with most room is taken; of equal ones up, down, left, right")
    func directions() throws {
        let middle = CGRect(x: 374, y: 500, width: 20, height: 20)
        #expect(try arrange(middle).direction == .up)
        #expect(try arrange(CGRect(x: 374, y: 990, width: 20, height: 20)).direction == .down)
        #expect(
            try arrange(CGRect(x: 20, y: 500, width: 20, height: 20)) { $0.permittedDirections = [.left, .right] }
                .direction == .left)
        #expect(
            try arrange(CGRect(x: 740, y: 500, width: 20, height: 20)) { $0.permittedDirections = [.left, .right] }
                .direction == .right)
        #expect(try arrange(middle, CGSize(width: 300, height: 900)).direction == .left)
        #expect(try arrange(middle) { $0.permittedDirections = .down }.direction == .down)
        let free = try arrange(middle) { $0.permittedDirections = [] }
        #expect(free.direction == [] && free.body.midX == 384 && free.body.midY == 510)
        #expect(free.frame == free.body)
    }

    @Test("POP-4 the arrow points at the middle of the source's facing edge while the body stays within the margins")
    func arrows() throws {
        let free = try arrange(CGRect(x: 374, y: 100, width: 20, height: 20))
        #expect(free.arrowOffset == 0)
        #expect(free.body.minY == 133)
        #expect(free.frame.minY == 120)
        let slid = try arrange(CGRect(x: 60, y: 100, width: 20, height: 20))
        #expect(slid.body.minX == 10)
        #expect(slid.body.midX + slid.arrowOffset == 70)
        // The distance from the corner: the radius and half the base.
        let corner = try arrange(CGRect(x: 0, y: 100, width: 10, height: 20)) { $0.cornerRadius = 13 }
        #expect(corner.body.midX + corner.arrowOffset == corner.body.minX + 26)
        for x in stride(from: 0, through: 768, by: 12) {
            let arranged = try arrange(CGRect(x: CGFloat(x), y: 300, width: 0, height: 0))
            #expect(abs(arranged.arrowOffset) <= arranged.body.width / 2 - 26)
            #expect(arranged.body.minX >= 10 && arranged.body.maxX <= 758)
        }
    }

    @Test("POP-5 a body that may overlap the source covers it where there is no room next to it")
    func overlap() throws {
        let big = CGRect(x: 100, y: 100, width: 568, height: 800)
        let wanted = CGSize(width: 320, height: 400)
        let beside = try arrange(big, wanted)
        #expect(beside.body.height < 400)
        let over = try arrange(big, wanted) { $0.canOverlapSource = true }
        #expect(over.body.size == wanted)
        #expect(over.body.intersects(big))
    }

    @Test("POP-2 POP-4 every popover is inside its window's margins and safe area, wherever it points")
    func within() throws {
        for text in ["ipad-9-7@12", "ipad-pro-11/landscape@17", "iphone-6-1-notch@17", "iphone-6-1-notch/landscape@17"]
        {
            let environment = try room(text)
            let margins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
            // The safe area itself is not always on whole pixels.
            let usable = CGRect(origin: .zero, size: environment.size)
                .inset(by: .max(margins, environment.safeArea)).insetBy(dx: -0.1, dy: -0.1)
            for x in stride(from: CGFloat(-50), through: environment.size.width + 50, by: 61) {
                for y in stride(from: CGFloat(-50), through: environment.size.height + 50, by: 61) {
                    let source = CGRect(x: x, y: y, width: 30, height: 30)
                    let arranged = environment.arrangePopover(
                        PopoverRequest(sourceRect: source, contentSize: CGSize(width: 250, height: 180)))
                    #expect(usable.contains(arranged.body), "\(text) \(source)")
                }
            }
        }
    }
}

@Suite struct AlertArrangementTests {
    private func metrics(
        _ version: SystemVersion = .iOS17, sheet: Bool = false, category: UIContentSizeCategory = .large
    ) -> AlertMetrics {
        AlertMetrics(isActionSheet: sheet, version: version, category: category, scale: 2)
    }

    @Test func widths() {
        #expect(metrics().alertWidth == 270)
        #expect(metrics(category: .accessibilityLarge).alertWidth == 310)
        #expect(metrics(.iOS8, category: .accessibilityLarge).alertWidth == 270)
    }

    @Test func twoButtonsStandSideBySideWhereTheyFit() {
        let short = CGSize(width: 60, height: 20)
        let two = metrics().arrange(AlertRequest(titleHeight: 22, buttons: [short, short], width: 270))
        #expect(two.isSideBySide)
        #expect(two.buttons.map(\.minY) == [62.5, 62.5])
        #expect(two.size.height == 106.5)
        let long = metrics().arrange(
            AlertRequest(titleHeight: 22, buttons: [short, CGSize(width: 200, height: 20)], width: 270))
        #expect(!long.isSideBySide)
        #expect(long.buttons[1].minY == long.buttons[0].maxY + 0.5)
        let three = metrics().arrange(AlertRequest(titleHeight: 22, buttons: [short, short, short], width: 270))
        #expect(three.buttons.map(\.height) == [44, 44, 44])
        #expect(three.hairlines.count == 3)
    }

    @Test func contentThatDoesNotFitScrollsTextFirst() {
        let button = CGSize(width: 60, height: 20)
        let tall = metrics().arrange(
            AlertRequest(
                titleHeight: 22, messageHeight: 2000, buttons: [button, button], width: 270, greatestHeight: 500))
        #expect(tall.size.height == 500)
        #expect(tall.buttonArea.height == 44)
        #expect(tall.buttonArea.maxY == 500)
        let many = metrics().arrange(
            AlertRequest(
                titleHeight: 22, buttons: Array(repeating: button, count: 40), width: 270, greatestHeight: 500))
        #expect(many.size.height == 500)
        #expect(many.content.height == 62)
    }

    @Test func cancelStandsApartInAnActionSheet() {
        let button = CGSize(width: 60, height: 24)
        let sheet = metrics(sheet: true).arrange(
            AlertRequest(buttons: [button, button, button], hasCancelApart: true, width: 374))
        #expect(sheet.groups.count == 2)
        #expect(sheet.groups[1].minY == sheet.groups[0].maxY + 8)
        #expect(sheet.groups[1].height == 57)
        #expect(sheet.groups[0].height == 114.5)
    }

    @Test func nothingIsNothing() {
        #expect(metrics().arrange(AlertRequest(buttons: [], width: 270)).size.height == 0)
    }
}
