import Foundation
import Geometry
import Testing
import Traits

@testable import Devices

private let catalog = DeviceCatalog.standard

@Suite struct CatalogTests {
    @Test func holdsEveryGeometryAndModel() {
        #expect(catalog.devices.count == 29)
        #expect(catalog.devices(in: .iphones).count == 15)
        #expect(catalog.devices(in: .ipads).count == 14)
        #expect(catalog.devices.flatMap(\.models).count == 93)
        #expect(Set(catalog.devices.map(\.id)).count == 29)
    }

    @Test(arguments: catalog.devices)
    func geometryIsSound(device: Device) {
        #expect(device.screenSize.width > 0 && device.screenSize.width < device.screenSize.height)
        #expect([1, 2, 3].contains(device.scale))
        #expect(device.renderedPixelSize.width == Int(device.screenSize.width * device.scale))
        #expect(device.renderedPixelSize.height == Int(device.screenSize.height * device.scale))
        #expect(device.nativePixelSize.width > 0)
        #expect(!device.models.isEmpty && !device.versions.isEmpty)
        #expect(device.versions == device.versions.sorted())
        #expect(device.hasHomeIndicator == (device.cornerRadius > 0))
        for model in device.models {
            #expect(!model.versions.isEmpty, "\(model.name) runs nothing that is known")
            #expect(!model.identifiers.isEmpty)
        }
        let turned = device.screenSize(in: .landscape)
        #expect(turned == CGSize(width: device.screenSize.height, height: device.screenSize.width))
        for version in device.versions {
            for orientation in Orientation.allCases {
                let insets = device.safeAreaInsets(in: orientation, on: version)
                #expect(insets.top >= 0 && insets.left == insets.right)
                #expect((insets.bottom > 0) == (device.hasHomeIndicator && version >= .iOS11))
                #expect((insets.left > 0) == (orientation == .landscape && device.cutout != .none))
            }
        }
    }

    @Test func onlyPlusModelsAndMinisAreDeliveredAtAnotherSize() {
        let scaled = catalog.devices.filter { $0.nativePixelSize != $0.renderedPixelSize }
        #expect(scaled.map(\.id) == ["iphone-5-5", "iphone-5-4"])
        #expect(scaled[0].scale == 3)
        #expect(scaled[0].renderedPixelSize == PixelSize(width: 1242, height: 2208))
        #expect(scaled[0].nativePixelSize == PixelSize(width: 1080, height: 1920))
        #expect(scaled[0].nativePixelSize(in: .landscape) == PixelSize(width: 1920, height: 1080))
        #expect(scaled[1].nativePixelSize == PixelSize(width: 1080, height: 2340))
    }

    @Test("MODAL-4 SC-1 and SC-2 iPhones", arguments: catalog.devices(in: .iphones))
    func phoneSizeClasses(device: Device) {
        #expect(device.sizeClasses(in: .portrait) == SizeClasses(horizontal: .compact, vertical: .regular))
        let large = [
            "iphone-5-5", "iphone-6-1-lcd", "iphone-6-5", "iphone-6-7-notch", "iphone-6-7-island", "iphone-6-9",
            "iphone-air",
        ]
        #expect(
            device.sizeClasses(in: .landscape)
                == SizeClasses(horizontal: large.contains(device.id) ? .regular : .compact, vertical: .compact))
    }

    @Test("SC-3 an iPad's full screen is regular both ways", arguments: catalog.devices(in: .ipads))
    func padSizeClasses(device: Device) {
        for orientation in Orientation.allCases {
            #expect(
                device.sizeClasses(in: orientation) == SizeClasses(horizontal: .regular, vertical: .regular))
        }
    }

    @Test("SC-5 Any matches both; the names are Interface Builder's")
    func sizeClassNames() {
        let classes: [UIUserInterfaceSizeClass] = [.unspecified, .compact, .regular]
        for width in classes {
            for height in classes {
                let variation = SizeClasses(horizontal: width, vertical: height)
                for environmentWidth in classes.dropFirst() {
                    for environmentHeight in classes.dropFirst() {
                        let environment = SizeClasses(horizontal: environmentWidth, vertical: environmentHeight)
                        #expect(
                            variation.matches(environment)
                                == ((width == .unspecified || width == environmentWidth)
                                    && (height == .unspecified || height == environmentHeight)))
                    }
                }
            }
        }
        #expect(SizeClasses(horizontal: .compact, vertical: .regular).description == "wC hR")
        #expect(SizeClasses(horizontal: .unspecified, vertical: .unspecified).description == "wAny hAny")
    }

    @Test func safeAreasAndBarsByVersion() throws {
        let eleven = try #require(catalog.device(id: "iphone-6-1-lcd"))
        #expect(eleven.safeAreaInsets(in: .portrait, on: .iOS13).top == 44)
        #expect(eleven.safeAreaInsets(in: .portrait, on: .iOS14).top == 48)
        #expect(eleven.statusBarHeight(in: .portrait, on: .iOS13) == 44)
        #expect(eleven.statusBarHeight(in: .portrait, on: .iOS14) == 48)
        #expect(eleven.statusBarHeight(in: .landscape, on: .iOS14) == 0)
        #expect(
            eleven.safeAreaInsets(in: .landscape, on: .iOS18)
                == UIEdgeInsets(top: 0, left: 48, bottom: 21, right: 48))
        #expect(eleven.safeAreaInsets(in: .landscape, on: .iOS26).bottom == 20)
        let pro = try #require(catalog.device(id: "ipad-pro-11"))
        #expect(pro.safeAreaInsets(in: .portrait, on: .iOS18) == UIEdgeInsets(top: 24, bottom: 20))
        #expect(pro.safeAreaInsets(in: .portrait, on: .iOS26) == UIEdgeInsets(top: 32, bottom: 25))
        #expect(pro.statusBarHeight(in: .landscape, on: .iOS18) == 24)
        #expect(pro.statusBarHeight(in: .landscape, on: .iOS26) == 32)
        let six = try #require(catalog.device(id: "iphone-4-7"))
        #expect(six.safeAreaInsets(in: .portrait, on: .iOS8) == UIEdgeInsets(top: 20))
        let island = try #require(catalog.device(id: "iphone-6-1-island"))
        #expect(island.navigationBarTop(in: .portrait, on: .iOS18) == 53.667)
        #expect(island.navigationBarTop(in: .portrait, on: .iOS26) == 59)
        #expect(island.navigationBarTop(in: .landscape, on: .iOS18) == 0)
        #expect(six.navigationBarTop(in: .portrait, on: .iOS12) == 20)
        #expect(island.keyboardHeight(in: .portrait, on: .iOS26) == 335)
    }

    @Test("Every device has a keyboard that leaves room above it")
    func keyboards() {
        for device in catalog.devices {
            for version in device.versions {
                for orientation in Orientation.allCases {
                    let height = device.keyboardHeight(in: orientation, on: version)
                    let screen = device.screenSize(in: orientation)
                    #expect(height >= 162 && height < screen.height * 0.65, "\(device) \(orientation) \(version)")
                }
            }
        }
    }

    @Test func groupsFollowTheirRule() {
        #expect(catalog.devices(in: .all) == catalog.devices)
        let current = catalog.devices(in: .current)
        #expect(current.allSatisfy { $0.versions.contains(.iOS26) })
        #expect(current.filter { $0.idiom == .phone }.count == 12)
        #expect(current.filter { $0.idiom == .pad }.count == 10)
    }

    @Test func versionsKnowNo19To25() {
        #expect(SystemVersion.allCases.count == 13)
        for major in -1...40 {
            #expect((SystemVersion(major) != nil) == ((7...18).contains(major) || major == 26))
        }
        #expect(SystemVersion.allCases == SystemVersion.allCases.sorted())
        #expect(SystemVersion.allCases.first == .oldest && SystemVersion.allCases.last == .newest)
    }
}

@Suite struct DeviceNameTests {
    @Test(
        arguments: [
            ("iphone-6-3", "iphone-6-3", nil), ("iphone-15-pro", "iphone-6-1-island", "iPhone 15 Pro"),
            ("iPhone 15 Pro", "iphone-6-1-island", "iPhone 15 Pro"),
            ("ipad-pro-11-inch-4th-generation", "ipad-pro-11", "iPad Pro 11-inch (4th generation)"),
            ("iPad Pro 11-inch (4th generation)", "ipad-pro-11", "iPad Pro 11-inch (4th generation)"),
            ("iphone-se-1", "iphone-4-0", "iPhone SE (1st generation)"),
            ("iphone-se", "iphone-4-7", "iPhone SE (3rd generation)"), ("ipad-pro-11", "ipad-pro-11", nil),
            ("ipad-pro-11-4", "ipad-pro-11", "iPad Pro 11-inch (4th generation)"),
            ("ipad-pro-11-m4", "ipad-pro-11-m4", nil),
            ("ipad-pro-11-m5", "ipad-pro-11-m4", "iPad Pro 11-inch (M5)"),
            ("ipad-mini-6", "ipad-mini-8-3", "iPad mini (6th generation)"),
            ("ipad-mini", "ipad-mini-7-9-1x", "iPad mini"), ("ipad-10", "ipad-10-9", "iPad (10th generation)"),
            ("ipad", "ipad-10-9", "iPad (A16)"), ("ipad-air-13", "ipad-pro-12-9", "iPad Air 13-inch (M4)"),
            ("ipad-pro-9-7", "ipad-9-7", "iPad Pro 9.7-inch"), ("iPhone15,3", "iphone-6-7-island", "iPhone 14 Pro Max"),
            ("retina6_1", "iphone-6-1-lcd", nil), ("iphone-xr", "iphone-6-1-lcd", "iPhone XR"),
        ] as [(String, String, String?)])
    func resolves(name: String, id: String, model: String?) throws {
        let selection = try catalog.selection(named: name)
        #expect(selection.device.id == id)
        #expect(selection.model?.name == model)
    }

    @Test func everyNameResolvesAndNamesItself() throws {
        #expect(Set(catalog.names).count == catalog.names.count)
        for name in catalog.names {
            let selection = try catalog.selection(named: name)
            #expect(try catalog.selection(named: selection.name).device == selection.device)
        }
    }

    @Test func everyModelIsFoundByItsOwnName() throws {
        for device in catalog.devices {
            #expect(try catalog.selection(named: device.id) == DeviceSelection(device: device))
            for model in device.models {
                #expect(try catalog.selection(named: model.name).device == device)
                for identifier in model.identifiers {
                    #expect(try catalog.selection(named: identifier).model == model)
                }
            }
        }
        // A model has the name of a geometry only if it is its own geometry.
        let slugs = catalog.devices.flatMap(\.models).map(\.slug)
        #expect(Set(slugs).count == 93)
        #expect(catalog.devices.filter { slugs.contains($0.id) }.map(\.id) == ["iphone-air"])
    }

    @Test func interfaceBuilderNamesTheCanvas() {
        #expect(catalog.device(interfaceBuilderID: "retina6_1")?.id == "iphone-6-1-lcd")
        #expect(catalog.device(interfaceBuilderID: "ipad11_0rounded")?.id == "ipad-pro-11")
        #expect(catalog.device(interfaceBuilderID: "retina9_9") == nil)
        let ids = catalog.devices.flatMap(\.interfaceBuilderIDs)
        #expect(Set(ids).count == ids.count)
        #expect(Orientation(interfaceBuilderName: "landscape") == .landscape)
        #expect(Orientation(interfaceBuilderName: "sideways") == nil)
        #expect(MultitaskingSize(interfaceBuilderLayout: "splitview1_3") == .splitThird)
        #expect(MultitaskingSize(interfaceBuilderLayout: "square") == nil)
    }

    @Test(arguments: [
        ("iphone-15-por", "iphone-15-pro"), ("ipad-pro-111", "ipad-pro-11"), ("iphne-x", "iphone-x"),
        ("ipad-mini-8-4", "ipad-mini-8-3"),
    ])
    func unknownNamesGetAGuess(name: String, meant: String) throws {
        let error = try #require(throws: DeviceProblem.self) { try catalog.selection(named: name) }
        guard case .unknownDevice(name, let nearest) = error else {
            Issue.record("\(error)")
            return
        }
        #expect(nearest.contains(meant))
        #expect(error.remedy?.contains(meant) == true)
        #expect(error.code == "unknown-device")
    }

    @Test func nonsenseGetsNoGuessButTheList() throws {
        for name in ["", "/", "pixel-8", String(repeating: "x", count: 5000), "\u{0}\n"] {
            let error = try #require(throws: DeviceProblem.self) { try catalog.selection(named: name) }
            #expect(error.remedy?.isEmpty == false)
            #expect(error.message.count < 150 && !error.message.contains("\n"))
        }
    }

    @Test(arguments: [
        ("ipad-pro-*", ["ipad-pro-11", "ipad-pro-11-m4", "ipad-pro-12-9-home", "ipad-pro-12-9", "ipad-pro-13"]),
        ("iphone-6-?", ["iphone-6-5", "iphone-6-3", "iphone-6-9"]),
        ("iphone-15*", ["iphone-15", "iphone-15-pro", "iphone-15-plus", "iphone-15-pro-max"]),
        ("*-air", ["iphone-air"]),
    ])
    func globs(glob: String, names: [String]) throws {
        #expect(try catalog.selections(matching: glob).map(\.name) == names)
    }

    @Test func aGlobWithoutMatchIsAnError() {
        #expect(throws: DeviceProblem.noDeviceMatches("nokia-*")) { try catalog.selections(matching: "nokia-*") }
        #expect(Glob("*a*b*").matches("xxaxxbxx"))
        #expect(!Glob("*a*b").matches("xxaxxbxx"))
        #expect(Glob("*").matches(""))
        #expect(!Glob("?").matches(""))
    }
}
