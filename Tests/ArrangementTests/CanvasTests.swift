import Devices
import Foundation
import Geometry
import Testing
import Traits

@testable import Arrangement

/// A document's canvas, with the values stored in such documents.
struct CanvasCase: Sendable, CustomTestStringConvertible {
    var device: String?
    var tools: String
    var configure: @Sendable (inout CanvasRequest) -> Void = { _ in }
    var root: CGRect
    var top: CGFloat
    var bottom: CGFloat

    var testDescription: String { "\(device ?? "generic") \(tools) → \(root)" }
}

private let phone = CGRect(x: 0, y: 0, width: 375, height: 667)
private let eleven = CGRect(x: 0, y: 0, width: 414, height: 896)

@Suite struct CanvasTests {
    @Test(
        "SB-1 and the canvases of each Xcode",
        arguments: [
            CanvasCase(
                device: nil, tools: "9060", root: CGRect(x: 0, y: 0, width: 600, height: 600), top: 20, bottom: 0),
            CanvasCase(
                device: nil, tools: "10117", configure: { $0.navigationBar = .init() },
                root: CGRect(x: 0, y: 0, width: 600, height: 600), top: 64, bottom: 0),
            CanvasCase(
                device: nil, tools: "10117", configure: { $0.navigationBar = .init(isTranslucent: false) },
                root: CGRect(x: 0, y: 64, width: 600, height: 536), top: 0, bottom: 0),
            CanvasCase(device: "retina4_7", tools: "14092", root: phone, top: 20, bottom: 0),
            CanvasCase(device: "retina4_7", tools: "15400", root: phone, top: 0, bottom: 0),
            CanvasCase(device: "retina4_7", tools: "21507", root: phone, top: 0, bottom: 0),
            CanvasCase(device: "retina4_7", tools: "21701", root: phone, top: 20, bottom: 0),
            CanvasCase(device: "retina4_7", tools: "24127", root: phone, top: 20, bottom: 0),
            CanvasCase(
                device: "retina4_7", tools: "14092", configure: { $0.navigationBar = .init() }, root: phone, top: 64,
                bottom: 0),
            CanvasCase(
                device: "retina4_7", tools: "19162", configure: { $0.navigationBar = .init() }, root: phone, top: 44,
                bottom: 0),
            CanvasCase(device: "retina6_1", tools: "17156", root: eleven, top: 44, bottom: 34),
            CanvasCase(device: "retina6_1", tools: "22155", root: eleven, top: 48, bottom: 34),
            CanvasCase(device: "retina6_1", tools: "32700.99.1234", root: eleven, top: 48, bottom: 34),
            CanvasCase(device: "retina6_1", tools: "24127", root: eleven, top: 96, bottom: 68),
            CanvasCase(
                device: "retina6_0", tools: "17506", root: CGRect(x: 0, y: 0, width: 390, height: 844), top: 44,
                bottom: 34),
            CanvasCase(
                device: "retina5_9", tools: "22505", root: CGRect(x: 0, y: 0, width: 375, height: 812), top: 50,
                bottom: 34),
            CanvasCase(
                device: "retina6_12", tools: "23077.2", root: CGRect(x: 0, y: 0, width: 393, height: 852), top: 59,
                bottom: 34),
            CanvasCase(
                device: "retina6_1", tools: "17156", configure: { $0.navigationBar = .init() }, root: eleven, top: 88,
                bottom: 34),
            CanvasCase(
                device: "retina6_1", tools: "17156", configure: { $0.tabBar = .init() }, root: eleven, top: 44,
                bottom: 83),
            CanvasCase(
                device: "retina6_1", tools: "17156", configure: { $0.toolbar = .init() }, root: eleven, top: 44,
                bottom: 83),
            CanvasCase(
                device: "retina4_7", tools: "14109",
                configure: {
                    $0.navigationBar = .init()
                    $0.toolbar = .init()
                }, root: phone, top: 64, bottom: 44),
            CanvasCase(
                device: "retina6_1", tools: "17156", configure: { $0.presentation = .sheet },
                root: CGRect(x: 0, y: 0, width: 414, height: 842), top: 0, bottom: 34),
            CanvasCase(
                device: "retina6_1", tools: "17156", configure: { $0.presentation = .popover },
                root: CGRect(x: 0, y: 0, width: 414, height: 842), top: 0, bottom: 34),
            CanvasCase(
                device: "retina6_1", tools: "17156",
                configure: {
                    $0.presentation = .sheet
                    $0.navigationBar = .init()
                }, root: CGRect(x: 0, y: 0, width: 414, height: 842), top: 56, bottom: 34),
            CanvasCase(
                device: "retina6_1", tools: "17156",
                configure: {
                    $0.presentation = .sheet
                    $0.navigationBar = .init(isTranslucent: false)
                }, root: CGRect(x: 0, y: 56, width: 414, height: 786), top: 0, bottom: 34),
            CanvasCase(
                device: "retina6_1", tools: "20037", configure: { $0.presentation = .sheet },
                root: CGRect(x: 0, y: 0, width: 414, height: 842), top: 0, bottom: 0),
            CanvasCase(
                device: "retina6_1", tools: "21225", configure: { $0.presentation = .sheet },
                root: CGRect(x: 0, y: 0, width: 414, height: 838), top: 0, bottom: 0),
            CanvasCase(
                device: "ipad10_9rounded", tools: "17701", root: CGRect(x: 0, y: 0, width: 820, height: 1180), top: 0,
                bottom: 20),
            CanvasCase(
                device: "retina4_7", tools: "14854.2", configure: { $0.presentation = .sheet },
                root: CGRect(x: 0, y: 0, width: 375, height: 647), top: 0, bottom: 0),
            CanvasCase(
                device: "retina4_7", tools: "13196", configure: { $0.presentation = .sheet }, root: phone, top: 20,
                bottom: 0),
            CanvasCase(
                device: "retina4_7", tools: "14460.31", configure: { $0.navigationBar = .init(isTranslucent: false) },
                root: CGRect(x: 0, y: 64, width: 375, height: 603), top: 0, bottom: 0),
            CanvasCase(
                device: "retina4_7", tools: "14460.31",
                configure: {
                    $0.navigationBar = .init(isTranslucent: false)
                    $0.tabBar = .init(isTranslucent: false)
                }, root: CGRect(x: 0, y: 64, width: 375, height: 554), top: 0, bottom: 0),
            CanvasCase(
                device: "retina4_7", tools: "13189.4",
                configure: {
                    $0.navigationBar = .init(isTranslucent: false)
                    $0.prefersLargeTitle = true
                }, root: CGRect(x: 0, y: 116, width: 375, height: 551), top: 0, bottom: 0),
            CanvasCase(
                device: "ipad11_0rounded", tools: "22155",
                configure: { $0.navigationBar = .init(isTranslucent: false) },
                root: CGRect(x: 0, y: 74, width: 834, height: 1120), top: 0, bottom: 20),
            CanvasCase(
                device: "retina6_1", tools: "22155", configure: { $0.navigationBar = .init(isTranslucent: false) },
                root: CGRect(x: 0, y: 92, width: 414, height: 804), top: 0, bottom: 34),
            CanvasCase(
                device: "retina6_1", tools: "17156",
                configure: {
                    $0.simulatedSize = CGSize(width: 200, height: 65)
                    $0.isFreeform = true
                }, root: CGRect(x: 0, y: 0, width: 200, height: 65), top: 44, bottom: 34),
            CanvasCase(
                device: "retina6_12", tools: "21701",
                configure: {
                    $0.simulatedSize = CGSize(width: 320, height: 90)
                    $0.isFreeform = true
                }, root: CGRect(x: 0, y: 0, width: 320, height: 90), top: 59, bottom: 34),
            CanvasCase(
                device: "retina4_7", tools: "14313.3.2",
                configure: {
                    $0.simulatedSize = CGSize(width: 320, height: 528)
                    $0.isFreeform = true
                }, root: CGRect(x: 0, y: 0, width: 320, height: 528), top: 20, bottom: 0),
            CanvasCase(
                device: "retina4_7", tools: "14092",
                configure: {
                    $0.simulatedSize = CGSize(width: 320, height: 113)
                    $0.isFreeform = true
                    $0.hidesStatusBar = true
                }, root: CGRect(x: 0, y: 0, width: 320, height: 113), top: 0, bottom: 0),
            CanvasCase(
                device: "retina4_7", tools: "14109",
                configure: {
                    $0.simulatedSize = CGSize(width: 200, height: 65)
                    $0.isFreeform = true
                    $0.presentation = .popover
                }, root: CGRect(x: 0, y: 0, width: 200, height: 65), top: 0, bottom: 0),
            CanvasCase(
                device: "retina6_1", tools: "17506",
                configure: {
                    $0.simulatedSize = CGSize(width: 510, height: 160)
                    $0.isFreeform = true
                }, root: CGRect(x: 0, y: 0, width: 510, height: 160), top: 44, bottom: 34),
            CanvasCase(
                device: "retina4_7", tools: "23504",
                configure: {
                    $0.simulatedSize = CGSize(width: 600, height: 44)
                    $0.isFreeform = true
                }, root: CGRect(x: 0, y: 0, width: 600, height: 44), top: 20, bottom: 0),
            CanvasCase(
                device: "retina4_7", tools: "14113",
                configure: {
                    $0.simulatedSize = CGSize(width: 477, height: 351)
                    $0.isFreeform = true
                }, root: CGRect(x: 0, y: 0, width: 477, height: 351), top: 0, bottom: 0),
            CanvasCase(
                device: "retina6_1", tools: "17506",
                configure: {
                    $0.simulatedSize = CGSize(width: 414, height: 150)
                    $0.presentation = .embedded
                }, root: CGRect(x: 0, y: 0, width: 414, height: 150), top: 44, bottom: 0),
            CanvasCase(
                device: "retina4_7", tools: "14460.31",
                configure: {
                    $0.simulatedSize = CGSize(width: 375, height: 497)
                    $0.presentation = .embedded
                }, root: CGRect(x: 0, y: 0, width: 375, height: 497), top: 20, bottom: 0),
            CanvasCase(
                device: "retina6_0", tools: "21507", root: CGRect(x: 0, y: 0, width: 390, height: 844), top: 47,
                bottom: 34),
            CanvasCase(
                device: "retina6_1", tools: "17506",
                configure: {
                    $0.simulatedSize = CGSize(width: 375, height: 768)
                    $0.isFreeform = true
                    $0.presentation = .popover
                    $0.navigationBar = .init()
                }, root: CGRect(x: 0, y: 0, width: 375, height: 714), top: 56, bottom: 34),
            CanvasCase(
                device: "retina4_7", tools: "14205.2", configure: { $0.orientation = .landscape },
                root: CGRect(x: 0, y: 0, width: 667, height: 375), top: 0, bottom: 0),
            // From Xcode 11 on, the canvas shows no status bar, even without a device.
            CanvasCase(
                device: nil, tools: "16097", configure: { $0.presentation = .standalone },
                root: CGRect(x: 0, y: 0, width: 600, height: 600), top: 0, bottom: 0),
            // Bars do not extend up to the Dynamic Island.
            CanvasCase(
                device: "retina6_12", tools: "21507", configure: { $0.navigationBar = .init() },
                root: CGRect(x: 0, y: 0, width: 393, height: 852), top: 103, bottom: 34),
            CanvasCase(
                device: "retina4_7", tools: "15400", configure: { $0.toolbar = .init() }, root: phone, top: 0,
                bottom: 49),
            // Cards of Xcode 14.3 and later.
            CanvasCase(
                device: "retina6_1", tools: "23504", configure: { $0.presentation = .sheet },
                root: CGRect(x: 0, y: 0, width: 414, height: 886), top: 0, bottom: 0),
            CanvasCase(
                device: "retina6_1", tools: "21701",
                configure: {
                    $0.presentation = .sheet
                    $0.navigationBar = .init()
                }, root: CGRect(x: 0, y: 0, width: 414, height: 886), top: 56, bottom: 0),
            // Scenes and views that are wider than high have a status bar if they are as high as a screen.
            CanvasCase(
                device: "retina4_7", tools: "13771",
                configure: {
                    $0.simulatedSize = CGSize(width: 815, height: 660)
                    $0.isFreeform = true
                }, root: CGRect(x: 0, y: 0, width: 815, height: 660), top: 20, bottom: 0),
            CanvasCase(
                device: "ipad9_7", tools: "13189.4",
                configure: {
                    $0.simulatedSize = CGSize(width: 545, height: 530)
                    $0.presentation = .embedded
                }, root: CGRect(x: 0, y: 0, width: 545, height: 530), top: 20, bottom: 0),
            CanvasCase(
                device: "retina4_7", tools: "13771",
                configure: {
                    $0.simulatedSize = CGSize(width: 40, height: 50)
                    $0.presentation = .standalone
                }, root: CGRect(x: 0, y: 0, width: 40, height: 50), top: 0, bottom: 0),
            // A view of a xib that is lower than the screen does not reach the home indicator, from Xcode 11 on.
            CanvasCase(
                device: "retina6_1", tools: "17506",
                configure: {
                    $0.simulatedSize = CGSize(width: 414, height: 258)
                    $0.presentation = .standalone
                }, root: CGRect(x: 0, y: 0, width: 414, height: 258), top: 44, bottom: 0),
            CanvasCase(
                device: "retina6_1", tools: "17506",
                configure: {
                    $0.simulatedSize = CGSize(width: 510, height: 160)
                    $0.presentation = .standalone
                }, root: CGRect(x: 0, y: 0, width: 510, height: 160), top: 44, bottom: 34),
            // Neither does a freeform scene from Xcode 13 on, until Xcode 14.3.
            CanvasCase(
                device: "retina6_12", tools: "21507",
                configure: {
                    $0.simulatedSize = CGSize(width: 393, height: 426)
                    $0.isFreeform = true
                }, root: CGRect(x: 0, y: 0, width: 393, height: 426), top: 59, bottom: 0),
            CanvasCase(
                device: "retina6_12", tools: "21701",
                configure: {
                    $0.simulatedSize = CGSize(width: 320, height: 90)
                    $0.isFreeform = true
                }, root: CGRect(x: 0, y: 0, width: 320, height: 90), top: 59, bottom: 34),
            CanvasCase(
                device: "ipad9_7", tools: "24093", configure: { $0.presentation = .sheet },
                root: CGRect(x: 0, y: 0, width: 540, height: 610), top: 0, bottom: 0),
            CanvasCase(
                device: "retina6_1", tools: "14109",
                configure: {
                    $0.simulatedSize = CGSize(width: 414, height: 181)
                    $0.presentation = .standalone
                }, root: CGRect(x: 0, y: 0, width: 414, height: 181), top: 44, bottom: 34),
            CanvasCase(
                device: "ipad9_7", tools: "16097.3", configure: { $0.presentation = .popover },
                root: CGRect(x: 0, y: 0, width: 320, height: 480), top: 0, bottom: 0),
        ])
    func rootViews(row: CanvasCase) throws {
        let device = try row.device.map { try #require(DeviceCatalog.standard.device(interfaceBuilderID: $0)) }
        var request = CanvasRequest(
            device: device, tools: try #require(InterfaceBuilderTools(toolsVersion: row.tools)))
        row.configure(&request)
        let canvas = canvas(request)
        #expect(canvas.rootFrame == row.root)
        #expect(canvas.safeArea.top == row.top)
        #expect(canvas.safeArea.bottom == row.bottom)
    }

    @Test("SB-1 the generic square applies to every class")
    func genericSquare() throws {
        let canvas = canvas(CanvasRequest(device: nil, tools: .xcode7))
        #expect(canvas.sizeClasses == SizeClasses(horizontal: .unspecified, vertical: .unspecified))
        #expect(canvas.scale == 2)
        #expect(canvas.version == .iOS9)
    }

    @Test func splitLayouts() throws {
        var request = CanvasRequest(
            device: DeviceCatalog.standard.device(interfaceBuilderID: "ipad9_7"), tools: .xcode9)
        request.orientation = .landscape
        request.multitasking = .splitHalf
        #expect(canvas(request).size == CGSize(width: 507, height: 768))
        #expect(canvas(request).sizeClasses.horizontal == .compact)
        request.orientation = .portrait
        // No such size in portrait: the whole screen.
        #expect(canvas(request).size == CGSize(width: 768, height: 1024))
    }

    @Test(arguments: [
        ("4514", SystemVersion.iOS7), ("6254", .iOS8), ("10117", .iOS9), ("11762", .iOS10), ("13196", .iOS11),
        ("14490.70", .iOS12), ("15505", .iOS13), ("17701", .iOS14), ("20037", .iOS15), ("21701", .iOS16),
        ("22505", .iOS17), ("23727", .iOS18), ("24127", .iOS26), ("32700.99.1234", .iOS17),
    ])
    func versionsOfXcode(tools: String, version: SystemVersion) {
        #expect(InterfaceBuilderTools(toolsVersion: tools)?.systemVersion == version)
        #expect(InterfaceBuilderTools(toolsVersion: "x") == nil)
    }
}
