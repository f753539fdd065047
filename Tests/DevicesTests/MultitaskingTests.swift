import Foundation
import Geometry
import Testing
import Traits

@testable import Devices

private let catalog = DeviceCatalog.standard

@Suite struct MultitaskingTests {
    @Test("IPAD-2 MT-1 before iPadOS 26: four sizes in landscape, three in portrait, and Slide Over")
    func windowStates() throws {
        let pad = try #require(catalog.device(id: "ipad-pro-11"))
        for version in [SystemVersion.iOS12, .iOS18] {
            let landscape = MultitaskingSize.allCases.filter { pad.window($0, in: .landscape, on: version) != nil }
            #expect(landscape == MultitaskingSize.allCases)
            let portrait = MultitaskingSize.allCases.filter { pad.window($0, in: .portrait, on: version) != nil }
            #expect(portrait == [.full, .splitThird, .splitTwoThirds, .slideOver])
        }
    }

    @Test(
        "MT-2 widths of measured windows",
        arguments: [
            ("ipad-9-7", [320, 507, 694], [320, 438]), ("ipad-10-2", [320, 535, 750], [320, 480]),
            ("ipad-10-5", [320, 551, 782], [320, 504]), ("ipad-pro-11", [375, 592, 809], [320, 504]),
            ("ipad-pro-12-9", [375, 678, 981], [375, 639]),
        ] as [(String, [CGFloat], [CGFloat])])
    func widths(id: String, landscape: [CGFloat], portrait: [CGFloat]) throws {
        let pad = try #require(catalog.device(id: id))
        let version = SystemVersion.iOS15
        let splits: [MultitaskingSize] = [.splitThird, .splitHalf, .splitTwoThirds]
        #expect(splits.compactMap { pad.window($0, in: .landscape, on: version)?.frame.width } == landscape)
        #expect(splits.compactMap { pad.window($0, in: .portrait, on: version)?.frame.width } == portrait)
    }

    @Test("IPAD-3 SC-4 size classes of split windows before iPadOS 26", arguments: catalog.devices(in: .ipads))
    func sizeClasses(device: Device) {
        let large = ["ipad-pro-12-9-home", "ipad-pro-12-9", "ipad-pro-13"].contains(device.id)
        for version in device.versions where version < .iOS26 {
            for orientation in Orientation.allCases {
                for size in MultitaskingSize.allCases where size != .full {
                    guard let window = device.window(size, in: orientation, on: version) else { continue }
                    let isRegular =
                        orientation == .landscape && (size == .splitTwoThirds || (size == .splitHalf && large))
                    #expect(
                        window.sizeClasses
                            == SizeClasses(horizontal: isRegular ? .regular : .compact, vertical: .regular),
                        "\(device) \(size) \(orientation)")
                }
            }
        }
    }

    @Test("MT-2 the windows of a split and its divider fill the screen", arguments: catalog.devices(in: .ipads))
    func tiling(device: Device) throws {
        for version in device.versions {
            for orientation in Orientation.allCases {
                let screen = device.screenSize(in: orientation)
                for size in MultitaskingSize.allCases {
                    guard let window = device.window(size, in: orientation, on: version) else { continue }
                    #expect(CGRect(origin: .zero, size: screen).contains(window.frame))
                    #expect(window.frame.width > 0 && window.frame.height > 0)
                    guard [.splitThird, .splitHalf, .splitTwoThirds].contains(size) else { continue }
                    let companion = try #require(window.companion)
                    let parts = [window.frame, companion] + (window.divider.map { [$0] } ?? [])
                    let sorted = parts.sorted { $0.minX < $1.minX }
                    var x: CGFloat = 0
                    for part in sorted {
                        #expect(part.minX == x && part.height == screen.height)
                        x = part.maxX
                    }
                    #expect(x == screen.width)
                    #expect((window.divider == nil) == (version >= .iOS26))
                    let other = device.window(try #require(size.companion), in: orientation, on: version)
                    #expect(other?.frame.width == companion.width)
                }
            }
        }
    }

    @Test("MT-2 iPadOS 26 tiles by parts of the width, in portrait too")
    func tiles() throws {
        let pad = try #require(catalog.device(id: "ipad-pro-11"))
        #expect(pad.window(.splitHalf, in: .landscape, on: .iOS26)?.frame.width == 597)
        #expect(pad.window(.splitThird, in: .landscape, on: .iOS26)?.frame.width == 398)
        #expect(pad.window(.splitHalf, in: .portrait, on: .iOS26)?.frame.width == 417)
        #expect(pad.window(.splitHalf, in: .portrait, on: .iOS26)?.derivation != nil)
        // 278 is below the minimum width of a window.
        #expect(pad.window(.splitThird, in: .portrait, on: .iOS26) == nil)
        #expect(pad.window(.splitTwoThirds, in: .portrait, on: .iOS26) == nil)
        let large = try #require(catalog.device(id: "ipad-pro-12-9"))
        #expect(large.window(.splitThird, in: .portrait, on: .iOS26)?.frame.width == 341.5)
        #expect(large.window(.splitHalf, in: .landscape, on: .iOS26)?.sizeClasses.horizontal == .regular)
    }

    @Test("MT-2 models without Split View have Slide Over or nothing")
    func models() throws {
        let air = try catalog.selection(named: "iPad Air")
        #expect(air.device.window(.slideOver, in: .landscape, on: .iOS10, model: air.model) != nil)
        #expect(air.device.window(.splitHalf, in: .landscape, on: .iOS10, model: air.model) == nil)
        let third = try catalog.selection(named: "iPad (3rd generation)")
        #expect(third.device.window(.slideOver, in: .landscape, on: .iOS9, model: third.model) == nil)
        #expect(third.device.window(.full, in: .landscape, on: .iOS9, model: third.model) != nil)
        // The geometry offers the sizes of its best model of that version.
        #expect(third.device.window(.splitHalf, in: .landscape, on: .iOS9) != nil)
        #expect(third.device.window(.splitHalf, in: .landscape, on: .iOS8) == nil)
        let phone = try #require(catalog.device(id: "iphone-6-3"))
        #expect(phone.window(.splitHalf, in: .landscape, on: .iOS26) == nil)
    }

    @Test("MT-2 Slide Over is flush in iOS 9, a card after that")
    func slideOver() throws {
        let pad = try #require(catalog.device(id: "ipad-pro-12-9"))
        let card = try #require(pad.window(.slideOver, in: .landscape, on: .iOS14))
        #expect(card.frame == CGRect(x: 967, y: 24, width: 375, height: 976))
        #expect(card.cornerRadius == 10)
        #expect(card.companion == CGRect(x: 0, y: 0, width: 1366, height: 1024))
        let old = try #require(catalog.device(id: "ipad-9-7"))
        let flush = try #require(old.window(.slideOver, in: .landscape, on: .iOS9))
        #expect(flush.frame == CGRect(x: 704, y: 0, width: 320, height: 768))
        let derived = try #require(old.window(.slideOver, in: .landscape, on: .iOS12))
        #expect(derived.frame == CGRect(x: 684, y: 20, width: 320, height: 728))
        #expect(derived.derivation?.contains("status bar") == true)
    }
}
