import Devices
import Diagnostics
import Foundation
import Geometry
import Testing
import Traits

/// Devices of a project's own.
@Suite struct DeviceDefinitionTests {
    private func device(_ words: String) throws -> Device {
        let definition = try DeviceDefinition(parsing: words)
        let catalog = try DeviceCatalog.standard.adding([definition])
        return try #require(catalog.device(id: definition.name))
    }

    private func complaints(_ words: String) -> [String] {
        do {
            _ = try device(words)
            return []
        } catch {
            let diagnostics = (error as? DiagnosedError)?.diagnostics ?? []
            return diagnostics.map { "\($0.problem.message) (\($0.problem.remedy ?? ""))" }
        }
    }

    @Test("What a definition does not name is as on the known device")
    func likeTheKnownDevice() throws {
        let known = try DeviceCatalog.standard.selection(named: "iphone-15-pro")
        let own = try device("phone={like: iphone-15-pro}")
        #expect(own.screenSize == known.device.screenSize && own.scale == known.device.scale)
        #expect(own.cornerRadius == known.device.cornerRadius && own.cutout == known.device.cutout)
        #expect(own.versions == known.device.versions && own.models.first?.versions == known.versions)
        for orientation in Orientation.allCases {
            for version in own.versions {
                #expect(
                    own.safeAreaInsets(in: orientation, on: version)
                        == known.device.safeAreaInsets(in: orientation, on: version))
            }
        }
    }

    @Test("Every fact of a definition shows in its variants")
    func ownFacts() throws {
        let words =
            "kiosk={like: ipad-10-9, title: Lobby kiosk, screen: 900x1200, scale: 3, "
            + "safe-area: {portrait: [30, 1, 2, 3], landscape: [4, 5, 6, 7]}, status-bar: {portrait: 30, landscape: 0}, "
            + "keyboard: {portrait: 310, landscape: 260}, "
            + "size-classes: {portrait: [compact, regular], landscape: [regular, compact]}, corner-radius: 4, "
            + "cutout: notch, home-indicator: true}"
        let catalog = try DeviceCatalog.standard.adding([DeviceDefinition(parsing: words)])
        let portrait = try Variant(parsing: "kiosk", catalog: catalog)
        let landscape = try Variant(parsing: "kiosk/landscape", catalog: catalog)
        #expect(
            portrait.device.title == "Lobby kiosk" && portrait.description == "kiosk/portrait/full/light/large/ltr@26")
        #expect(portrait.screenSize == CGSize(width: 900, height: 1200))
        #expect(portrait.sizeClasses.description == "wC hR" && landscape.sizeClasses.description == "wR hC")
        let device = portrait.device.device
        #expect(device.renderedPixelSize.width == 2700 && device.renderedPixelSize.height == 3600)
        #expect(
            device.safeAreaInsets(in: .portrait, on: .newest) == UIEdgeInsets(top: 30, left: 1, bottom: 2, right: 3))
        #expect(
            device.safeAreaInsets(in: .landscape, on: .newest) == UIEdgeInsets(top: 4, left: 5, bottom: 6, right: 7))
        #expect(device.statusBarHeight(in: .portrait, on: .newest) == 30)
        #expect(device.statusBarHeight(in: .landscape, on: .newest) == 0)
        #expect(device.keyboardHeight(in: .landscape, on: .newest) == 260)
        #expect(device.cornerRadius == 4 && device.cutout == .notch && device.hasHomeIndicator)
    }

    @Test("The words of a definition are read as the same definition")
    func roundTrip() throws {
        let all =
            "kiosk={like: \"ipad-10-9\", title: \"A: \\\"b\\\"\", screen: 900x1200, scale: 2, "
            + "safe-area: {portrait: [30, 1, 2, 3.5], landscape: [4, 5, 6, 7]}, "
            + "status-bar: {portrait: 30, landscape: 0}, keyboard: {portrait: 310, landscape: 260}, "
            + "size-classes: {portrait: [compact, regular], landscape: [regular, compact]}, corner-radius: 4.5, "
            + "cutout: dynamic-island, home-indicator: false}"
        #expect(try DeviceDefinition(parsing: all).words == all)
        let least = DeviceDefinition("a", like: "iphone-15")
        #expect(try DeviceDefinition(parsing: least.words) == least)
    }

    @Test("Groups contain Apple's devices alone, and globs match all")
    func groups() throws {
        let catalog = try DeviceCatalog.standard.adding([DeviceDefinition("iphone-z", like: "iphone-15")])
        for group in DeviceCatalog.Group.allCases {
            #expect(catalog.devices(in: group) == DeviceCatalog.standard.devices(in: group))
        }
        #expect(try catalog.selections(matching: "iphone-z*").map(\.name) == ["iphone-z"])
    }

    @Test("Windows next to each other are known only for Apple's screens")
    func splits() throws {
        #expect(try device("a={like: ipad-pro-11}").window(.splitHalf, in: .landscape, on: .iOS18) != nil)
        #expect(
            try device("a={like: ipad-pro-11, screen: 900x1200}").window(.splitHalf, in: .landscape, on: .iOS18) == nil)
    }

    @Test("Facts of a device are part of a variant's identity, and its name alone is not enough")
    func identity() throws {
        func identity(_ words: String) throws -> String {
            let catalog = try DeviceCatalog.standard.adding([DeviceDefinition(parsing: words)])
            return try Variant(parsing: "a", catalog: catalog).identity
        }
        #expect(try identity("a={like: iphone-15}") != identity("a={like: iphone-15, scale: 2}"))
        #expect(try Variant(parsing: "iphone-15").identity == Variant(parsing: "iphone-15").description)
    }

    @Test(
        "Each wrong definition has a remedy",
        arguments: [
            ("kiosk", "'kiosk' defines no device (write it as kiosk={like: ipad-10-9, screen: 900x1200})"),
            ("Kiosk={like: ipad-10-9}", "'Kiosk' cannot be the name of a device (use lowercase letters"),
            ("={like: ipad-10-9}", "'' cannot be the name of a device"),
            ("iphone-15={like: ipad-10-9}", "there is a device or a group called 'iphone-15' already (choose another"),
            ("all={like: ipad-10-9}", "there is a device or a group called 'all' already"),
            ("a={like: ipad-10-8}", "there is no device called 'ipad-10-8' (did you mean "),
            ("a={screen: 900x1200}", "'like' is missing in device (add 'like:')"),
            ("a={like: ipad-10-9, screen: 1200x900}", "a screen of 1200x900 points is wider than high (give the size"),
            (
                "a={like: ipad-10-9, screen: 9x9}",
                "'screen' cannot be '9x9' (write a size with sides of 100 to 4096 points, as 900x1200)"
            ),
            ("a={like: ipad-10-9, screens: 9x9}", "device has no 'screens' (did you mean 'screen'?)"),
            ("a={like: ipad-10-9, scale: 9}", "'scale' cannot be '9' (write a whole number from 1 to 4)"),
            (
                "a={like: ipad-10-9, safe-area: {portrait: [2000, 0, 0, 0], landscape: [0, 0, 0, 0]}}",
                "the safe area of 'a' leaves no room on its screen"
            ),
            ("a={like: ''}", "'like' cannot be ''"), ("a={like: ipad-10-9", "not readable as YAML"),
            ("a=[1, 2]", "'a' cannot be a list (write a mapping"), ("a=", "'like' is missing in device"),
            ("a={like: ipad-10-9}\nb: {like: ipad-10-9}", "defines no device"),
        ])
    func wrong(words: String, complaint: String) {
        let complaints = complaints(words)
        #expect(complaints.count == 1 && complaints[0].contains(complaint), "\(complaints)")
    }
}
