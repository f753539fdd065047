// swift-tools-version: 6.1
import PackageDescription

/// A system library, found by pkg-config and installed by the machine's package manager.
func systemLibrary(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

/// UIKit and its parts, for a target that imports UIKit.
///
/// A build compares only the modules that a target names. UIKit re-exports its parts and never changes itself, so a
/// target that named UIKit alone would not be compiled again when one of them changes.
let uiKitModules = ["AdaptiveKit", "UIControls", "UILists", "UIContainers", "UIStoryboards", "UIKit"]
let uiKit = uiKitModules.map { Target.Dependency(stringLiteral: $0) }

// The targets in layers. A target may only depend on targets above it in the list, as Tests/ArchitectureTests checks.
let package = Package(
    name: "Maquette",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "maquette", targets: ["maquette"]),
        .library(name: "UIKit", targets: uiKitModules + ["_Testing_UIKit"]),
        // Apple's modules besides UIKit, under their own names. Six of them would change how other packages compile
        // that use `canImport`. They have names of our own, which a client maps for its own targets with
        // `-module-alias os=AppleOS`.
        .library(
            name: "AppleModules",
            targets: [
                "CoreGraphics", "QuartzCore", "CoreText", "CoreImage", "ImageIO", "UniformTypeIdentifiers", "AppleOS",
                "OSLog", "AppleObjectiveC", "WebKit", "MapKit", "SafariServices", "CoreMedia", "AVFoundation", "AVKit",
                "CoreLocation", "Photos", "PhotosUI", "MessageUI", "UserNotifications", "StoreKit", "CoreData",
                "CoreMotion", "LocalAuthentication", "AppleNetwork", "MediaPlayer", "Security", "SystemConfiguration",
                "Accelerate", "AppleURLLoading", "AuthenticationServices", "Contacts", "ContactsUI", "CoreSpotlight",
                "WatchConnectivity",
                "_Testing_CoreGraphics",
                "_Testing_CoreImage",
            ]),
        // What RxCocoa has in Objective-C, for previews.
        .library(name: "RxCocoaRuntime", targets: ["RxCocoaRuntime"]),
        .library(name: "AppleCombine", targets: ["AppleCombine"]),
        .library(name: "AppleCryptography", targets: ["AppleCryptoKit", "AppleCommonCrypto"]),
        .library(name: "Maquette", targets: ["Previews", "DeviceFrames", "Sheets", "OutputFiles"]),
        .library(name: "MaquetteTesting", targets: ["MaquetteTesting"]),
    ],
    dependencies: [
        // The tested versions; there is no Package.resolved.
        .package(url: "https://github.com/apple/swift-argument-parser", "1.8.2"..<"1.9.0"),
        .package(url: "https://github.com/apple/swift-nio", "2.101.2"..<"2.102.0"),
        .package(url: "https://github.com/jpsim/Yams", "6.2.2"..<"6.3.0"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", "0.14.0"..<"0.15.0"),
        .package(url: "https://github.com/apple/swift-crypto", "4.5.2"..<"4.6.0"),
    ],
    targets: [
        // System libraries, each with a module map. No C pointer crosses a public signature above them.
        systemLibrary("CCairo", pkgConfig: "cairo-ft", apt: "libcairo2-dev", brew: "cairo"),
        systemLibrary("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev", brew: "freetype"),
        systemLibrary("CPango", pkgConfig: "pango", apt: "libpango1.0-dev", brew: "pango"),
        systemLibrary("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),
        systemLibrary("CSPNG", pkgConfig: "spng", apt: "libspng-dev", brew: "libspng"),
        systemLibrary("CTurboJPEG", pkgConfig: "libturbojpeg", apt: "libturbojpeg0-dev", brew: "jpeg-turbo"),
        systemLibrary("CRSVG", pkgConfig: "librsvg-2.0", apt: "librsvg2-dev", brew: "librsvg"),
        systemLibrary("CXML2", pkgConfig: "libxml-2.0", apt: "libxml2-dev", brew: "libxml2"),
        // System calls of Linux that Swift cannot make itself.
        .systemLibrary(name: "CProcess"),
        // Linux's protections for a process that reads the files of others.
        .target(name: "CSandbox"),
        // The runtime's hooks for code of the main actor that runs on a job's thread.
        .target(name: "CMainActor"),

        // Text files of the package (device data, themes) compiled into the binary, so that it runs from any folder.
        .executableTarget(name: "EmbedTextTool", path: "Plugins/EmbedTextTool"),
        .plugin(name: "EmbedText", capability: .buildTool(), dependencies: ["EmbedTextTool"]),

        .target(name: "Diagnostics"),
        .target(name: "Geometry"),
        .target(
            name: "LocatedText", dependencies: ["CXML2", "Diagnostics", .product(name: "Yams", package: "Yams")]),
        .target(name: "LinearSolver"),
        .target(name: "Traits", dependencies: ["Geometry"]),
        .target(
            name: "Devices", dependencies: ["Diagnostics", "Geometry", "LocatedText", "Traits"],
            exclude: ["Data"], plugins: ["EmbedText"]),
        .target(name: "Bitmaps", dependencies: ["CDeflate", "CSPNG", "CTurboJPEG", "Diagnostics", "Geometry"]),
        .target(name: "Drawing", dependencies: ["Diagnostics", "Geometry", "Bitmaps"]),
        .target(
            name: "Typography",
            dependencies: ["CPango", "Diagnostics", "Geometry", "Traits", "Drawing"],
            exclude: ["Data"], plugins: ["EmbedText"]),
        .target(
            name: "Theming",
            dependencies: ["Diagnostics", "Geometry", "LocatedText", "Traits", "Bitmaps", "Drawing"],
            plugins: ["EmbedText"]),
        .target(name: "AutoLayout", dependencies: ["Diagnostics", "Geometry", "LinearSolver"]),
        .target(name: "Symbols", dependencies: ["Geometry", "Drawing"]),
        .target(
            name: "Arrangement", dependencies: ["Geometry", "Traits", "Devices"],
            exclude: ["Data"], plugins: ["EmbedText"]),
        .target(
            name: "InterfaceDocuments",
            dependencies: [
                "Diagnostics", "Geometry", "LocatedText", "Traits", "Devices", "Bitmaps", "Drawing", "Symbols",
                "Arrangement",
            ]),
        .target(
            name: "Job",
            dependencies: [
                "CMainActor", "Diagnostics", "Geometry", "Traits", "Devices", "Drawing", "Typography", "Theming",
            ]),
        .target(
            name: "UIValues",
            dependencies: [
                "Geometry", "Traits", "Devices", "Bitmaps", "Drawing", "Symbols", "Typography", "Theming",
                "Arrangement",
                "Job", "CXML2",
            ]),
        .target(
            name: "Looks",
            dependencies: [
                "Geometry", "Traits", "Devices", "Drawing", "Symbols", "Typography", "Theming", "Arrangement",
            ]),
        .target(
            name: "AdaptiveKit",
            dependencies: [
                "Diagnostics", "Geometry", "Traits", "Devices", "Bitmaps", "Drawing", "Symbols", "Typography",
                "Theming",
                "AutoLayout", "Arrangement", "Job", "UIValues", "Looks",
            ]),
        .target(
            name: "UIControls",
            dependencies: [
                "Geometry", "Traits", "Drawing", "Typography", "Arrangement", "Looks", "Job", "UIValues", "AdaptiveKit",
            ]),
        .target(
            name: "UILists",
            dependencies: [
                "Geometry", "Traits", "Devices", "Drawing", "Typography", "Arrangement", "Looks", "Job", "UIValues",
                "AdaptiveKit", "UIControls",
            ]),
        .target(
            name: "UIContainers",
            dependencies: [
                "Geometry", "Traits", "Drawing", "Typography", "Arrangement", "Looks", "Job", "UIValues", "AdaptiveKit",
                "UIControls", "UILists",
            ]),
        .target(
            name: "UIStoryboards",
            dependencies: ["Diagnostics", "Job", "UIValues", "AdaptiveKit", "UIControls", "UILists", "UIContainers"]
        ),
        // Apple's modules besides UIKit, which are thin because UIKit's targets implement them.
        .target(name: "CoreGraphics", dependencies: ["UIValues"]),
        .target(name: "QuartzCore", dependencies: ["AdaptiveKit", "CoreGraphics"]),
        .target(name: "CoreText", dependencies: ["CoreGraphics", "Geometry", "Job", "Typography"]),
        .target(name: "CoreImage", dependencies: ["CoreGraphics"]),
        .target(name: "Accelerate"),
        .target(name: "ImageIO", dependencies: ["Bitmaps", "CoreGraphics"]),
        .target(name: "UniformTypeIdentifiers"),
        .target(name: "AppleOS"),
        .target(name: "OSLog", dependencies: ["AppleOS"]),
        .target(name: "AppleObjectiveC", dependencies: ["UIValues"]),
        .target(
            name: "AppleCombine",
            dependencies: ["AdaptiveKit"]
                + ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"].map {
                    .product(name: $0, package: "OpenCombine")
                }),
        .target(name: "AppleCryptoKit", dependencies: [.product(name: "Crypto", package: "swift-crypto")]),
        .target(name: "AppleCommonCrypto", dependencies: [.product(name: "Crypto", package: "swift-crypto")]),
        // Frameworks whose views are drawn as frames with their names.
        .target(name: "CoreLocation", dependencies: ["Geometry", "UIControls"]),
        .target(name: "MapKit", dependencies: ["CoreLocation"]),
        .target(name: "SafariServices", dependencies: ["UIControls"]),
        .target(name: "MessageUI", dependencies: ["UIControls"]),
        .target(name: "AuthenticationServices", dependencies: ["UIControls"]),
        .target(name: "StoreKit", dependencies: ["UIControls"]),
        .target(name: "UserNotifications", dependencies: ["AdaptiveKit"]),
        // Objects in memory.
        .target(name: "CoreData", dependencies: ["UIValues"]),
        // Sensors, people and networks that are not there.
        .target(name: "CoreMotion"),
        .target(name: "LocalAuthentication"),
        .target(name: "AppleNetwork"),
        .target(name: "Contacts"),
        .target(name: "ContactsUI", dependencies: ["Contacts", "UIControls"]),
        .target(name: "CoreSpotlight", dependencies: ["UniformTypeIdentifiers"]),
        .target(name: "WatchConnectivity"),
        .target(name: "Security", dependencies: ["UIValues"]),
        .target(name: "AppleURLLoading", dependencies: ["Security"]),
        .target(name: "WebKit", dependencies: ["UIControls", "AppleURLLoading"]),
        .target(name: "SystemConfiguration", dependencies: ["UIValues"]),
        .target(name: "MediaPlayer", dependencies: ["UIControls"]),
        .target(name: "CoreMedia", dependencies: ["UIValues"]),
        .target(name: "AVFoundation", dependencies: ["UIValues", "AdaptiveKit", "UIControls", "CoreMedia", "ImageIO"]),
        .target(name: "AVKit", dependencies: ["AdaptiveKit", "UIControls", "AVFoundation"]),
        .target(name: "Photos", dependencies: ["UIValues", "UIControls", "CoreLocation", "AVFoundation", "ImageIO"]),
        .target(
            name: "PhotosUI", dependencies: ["AdaptiveKit", "UIControls", "Photos", "UniformTypeIdentifiers"]),
        .target(name: "RxCocoaRuntime", dependencies: ["AdaptiveKit"]),
        // Overlays that Swift Testing requires in a file that imports those modules as well.
        .target(name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics"]),
        .target(name: "_Testing_CoreImage", dependencies: ["CoreImage"]),
        // All of UIKit in one import: nothing above depends on its parts.
        .target(name: "UIKit", dependencies: ["AdaptiveKit", "UIStoryboards"]),
        .target(
            name: "InterfaceBuilder",
            dependencies: [
                "InterfaceDocuments",
                "Diagnostics", "Geometry", "Traits", "Devices", "Bitmaps", "Drawing", "Symbols", "Typography",
                "Theming",
                "AutoLayout", "Arrangement",
            ] + uiKit),
        .target(
            name: "Scenes",
            dependencies: [
                "Diagnostics", "Geometry", "LocatedText", "Traits", "Devices", "Drawing", "Theming", "AutoLayout",
                "InterfaceBuilder", "InterfaceDocuments",
            ] + uiKit),
        // The steps of a walk through a running app, and the hand that takes them.
        .target(
            name: "Walks",
            dependencies: [
                "Diagnostics", "Geometry", "LocatedText", "Traits", "Devices", "InterfaceBuilder",
            ] + uiKit),
        .target(
            name: "Lint",
            dependencies: [
                "InterfaceDocuments",
                "Diagnostics", "Geometry", "Traits", "Devices", "Bitmaps", "Drawing", "Typography", "Theming",
                "AutoLayout", "InterfaceBuilder",
            ] + uiKit),
        .target(
            name: "Annotations",
            dependencies: ["Geometry", "Traits", "Drawing", "Typography", "Theming"] + uiKit),
        .target(
            name: "Rendering",
            dependencies: [
                "CCairo", "CRSVG", "CFreeType", "Diagnostics", "Geometry", "Bitmaps", "Drawing", "Typography",
            ]),
        // Threads, and the supervisor of their process.
        .target(name: "Workers", dependencies: ["CProcess", "CSandbox", "Diagnostics"]),
        // Files that are written atomically, and stamps that detect changes of files.
        .target(name: "OutputFiles", dependencies: ["Workers", "Bitmaps", "Diagnostics"]),
        // Status bars, device bodies and the drawing around windows of iPadOS.
        .target(
            name: "DeviceFrames",
            dependencies: ["Geometry", "Traits", "Devices", "Drawing", "Typography", "Theming"]),
        // Contact sheets and tables of pictures.
        .target(
            name: "Sheets",
            dependencies: ["Geometry", "Traits", "Devices", "Drawing", "Typography", "Theming", "Annotations"]),
        // HTML pages and the server that shows them on this machine.
        .target(
            name: "Pages",
            dependencies: [
                "Diagnostics", "Geometry", "Traits", "Devices", "Bitmaps", "Drawing", "Annotations", "OutputFiles",
                .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ],
            exclude: ["Data"], plugins: ["EmbedText"]),
        // What runs keep for later runs, and what makes two inputs equal.
        .target(
            name: "Caching",
            dependencies: [
                "Diagnostics", "Devices", "Bitmaps", "Theming", "Typography", "InterfaceDocuments", "Rendering",
                "OutputFiles",
            ]),
        .target(
            name: "Previews",
            dependencies: [
                "Workers", "Caching", "Diagnostics", "Geometry", "LocatedText", "Traits", "Devices", "Bitmaps",
                "Drawing",
                "Typography", "Theming", "Arrangement", "InterfaceBuilder", "InterfaceDocuments", "Scenes", "Walks",
                "Lint",
                "Annotations", "Rendering", "OutputFiles", "DeviceFrames", "Sheets", "Pages",
            ] + uiKit),
        // An app's sources, and the build of the program that draws its previews.
        .target(
            name: "AppPreviews",
            dependencies: ["Bitmaps", "Caching", "Diagnostics", "InterfaceDocuments", "OutputFiles", "Previews"]),
        .target(
            name: "Goldens",
            dependencies: [
                "InterfaceDocuments", "InterfaceBuilder", "Caching",
                "Workers", "Diagnostics", "LocatedText", "Geometry", "Traits", "Devices", "Bitmaps", "Drawing",
                "Theming", "Rendering", "OutputFiles", "DeviceFrames", "Walks", "Pages", "Previews",
            ],
            exclude: ["Data"], plugins: ["EmbedText"]),
        .target(
            name: "Figures",
            dependencies: [
                "Workers", "Diagnostics", "Geometry", "LocatedText", "Traits", "Devices", "Drawing", "Typography",
                "Theming",
                "Arrangement", "InterfaceDocuments", "Scenes", "Annotations",
                "Rendering", "OutputFiles", "DeviceFrames", "Walks", "Previews",
            ] + uiKit,
            exclude: ["Data"], plugins: ["EmbedText"]),
        // The file maquette.yaml, and what a new one says.
        .target(
            name: "Settings",
            dependencies: [
                "Workers", "Diagnostics", "LocatedText", "Traits", "Devices", "Theming", "InterfaceDocuments",
                "Annotations",
                "Rendering", "DeviceFrames", "Sheets", "Previews", "Goldens", "Figures",
            ]),
        // A server of the Model Context Protocol, for coding agents.
        .target(
            name: "ContextServer",
            dependencies: ["Workers", "Diagnostics", "LocatedText", "Geometry", "Bitmaps", "Goldens", "Settings"]),
        .target(
            name: "MaquetteTesting",
            dependencies: [
                "Diagnostics", "Traits", "Devices", "Bitmaps", "Theming", "Walks", "Previews", "Goldens",
            ] + uiKit),
        // The overlay that Swift Testing requires in a file that imports UIKit as well.
        .target(name: "_Testing_UIKit", dependencies: uiKit),
        // The words of the commands as requests, and the run that all commands share.
        .target(
            name: "Commands",
            dependencies: [
                "Workers", "Diagnostics", "Devices", "Lint", "Theming", "InterfaceBuilder", "Rendering", "OutputFiles",
                "DeviceFrames", "Sheets", "Pages", "Walks", "Previews", "AppPreviews", "Goldens", "Figures",
            ]),
        .executableTarget(
            name: "maquette",
            dependencies: [
                "Workers", "Caching", "Diagnostics", "Geometry", "Traits", "Devices", "Bitmaps", "InterfaceDocuments",
                "OutputFiles", "Rendering", "Sheets", "Theming", "Typography",
                "Previews", "Commands", "Figures", "Goldens", "Settings", "ContextServer",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),

        // A headless Chromium for the tests of pages.
        .target(name: "BrowserDriver", path: "Tests/BrowserDriver"),
        // Compares the frames that Interface Builder stored in real documents with ours: for tests, and for `make
        // ratchet`.
        .target(
            name: "StoredFrames",
            dependencies: [
                "Bitmaps", "Diagnostics", "InterfaceBuilder", "InterfaceDocuments", "Typography",
            ] + uiKit,
            path: "Tests/StoredFrames"),
        .executableTarget(
            name: "stored-frames", dependencies: ["StoredFrames"], path: "Tests/StoredFramesCommand"),
        // Compares numbers measured in real pictures with ours: for tests, and for `make real`.
        .target(
            name: "PictureOracle",
            dependencies: [
                "Bitmaps", "DeviceFrames", "Devices", "Diagnostics", "Drawing", "Geometry", "Previews", "Scenes",
                "Theming",
                "Typography",
            ],
            path: "Tests/PictureOracle"),
        .executableTarget(
            name: "real-pictures", dependencies: ["PictureOracle"], path: "Tests/PictureOracleCommand"),
        // Traits of tests: whether they block a thread, and whether they take long; and a clock that a test advances.
        .target(name: "TestTraits", dependencies: ["Workers"], path: "Tests/TestTraits"),
        // Random numbers that are the same on every run, for tests.
        .target(name: "RandomNumbers", path: "Tests/RandomNumbers"),
        // The program of the supervisor's tests.
        .executableTarget(
            name: "CrashingProgram", dependencies: ["Diagnostics", "Workers"], path: "Tests/CrashingProgram"),
        // The program of the previews' tests.
        .executableTarget(
            name: "PreviewingProgram", dependencies: ["Previews"] + uiKit, path: "Tests/PreviewingProgram"),

        .testTarget(name: "AppPreviewsTests", dependencies: ["AppPreviews", "Diagnostics"]),
        .testTarget(name: "DiagnosticsTests", dependencies: ["TestTraits", "Diagnostics"]),
        .testTarget(name: "GeometryTests", dependencies: ["Geometry"]),
        .testTarget(name: "LocatedTextTests", dependencies: ["LocatedText", "Diagnostics"]),
        .testTarget(name: "LinearSolverTests", dependencies: ["RandomNumbers", "LinearSolver"]),
        .testTarget(name: "TraitsTests", dependencies: ["Traits"]),
        .testTarget(name: "DevicesTests", dependencies: ["Devices", "Diagnostics", "Geometry", "Traits"]),
        .testTarget(name: "BitmapsTests", dependencies: ["RandomNumbers", "Bitmaps", "Diagnostics", "Geometry"]),
        .testTarget(name: "DrawingTests", dependencies: ["Drawing", "Bitmaps", "Diagnostics", "Geometry"]),
        .testTarget(name: "SymbolsTests", dependencies: ["Symbols", "Drawing", "Geometry"]),
        .testTarget(
            name: "TypographyTests",
            dependencies: ["RandomNumbers", "Typography", "Diagnostics", "Drawing", "Geometry", "Traits"]),
        .testTarget(
            name: "ThemingTests",
            dependencies: ["Theming", "Diagnostics", "Geometry", "LocatedText", "Traits", "Drawing"]),
        .testTarget(
            name: "AutoLayoutTests",
            dependencies: ["RandomNumbers", "AutoLayout", "Diagnostics", "Geometry", "LinearSolver"]),
        .testTarget(name: "ArrangementTests", dependencies: ["Arrangement", "Devices", "Geometry", "Traits"]),
        .testTarget(name: "JobTests", dependencies: ["Job"]),
        .testTarget(
            name: "LooksTests",
            dependencies: [
                "Looks", "Arrangement", "Devices", "Drawing", "Geometry", "Symbols", "Theming", "Traits", "Typography",
            ]),
        .testTarget(
            name: "AdaptiveKitTests",
            dependencies: [
                "Diagnostics", "Geometry", "Traits", "Devices", "Drawing", "Looks",
                "Symbols",
                "Typography", "TestTraits", "RandomNumbers",
                "Theming", "Arrangement", "AutoLayout", "UIValues",
            ] + uiKit),
        .testTarget(
            name: "InterfaceBuilderTests",
            dependencies: [
                "InterfaceDocuments",
                "LocatedText",
                "TestTraits",
                "InterfaceBuilder", "Bitmaps", "Devices", "Diagnostics", "Drawing", "Geometry", "Symbols", "Theming",
                "Traits", "Typography",
            ] + uiKit),
        .testTarget(
            name: "ScenesTests",
            dependencies: [
                "Scenes", "Devices", "Diagnostics", "Drawing", "InterfaceBuilder", "InterfaceDocuments",
                "LocatedText",
                "Theming",
                "Traits",
            ] + uiKit),
        .testTarget(
            name: "WalksTests",
            dependencies: [
                "TestTraits", "RandomNumbers", "Walks", "Bitmaps", "Commands", "Previews", "Devices", "Diagnostics",
                "Drawing",
                "Geometry", "InterfaceBuilder",
                "Theming",
                "Traits", "Typography",
            ] + uiKit),
        .testTarget(
            name: "LintTests",
            dependencies: [
                "Lint", "InterfaceBuilder", "InterfaceDocuments", "Devices", "Diagnostics", "Drawing",
                "Geometry", "Traits",
                "Typography",
            ] + uiKit),
        .testTarget(
            name: "AnnotationsTests",
            dependencies: [
                "Annotations", "Devices", "Drawing", "Geometry", "InterfaceBuilder",
                "InterfaceDocuments", "Theming",
                "Typography",
            ] + uiKit),
        .testTarget(
            name: "RenderingTests",
            dependencies: [
                "CCairo", "CFreeType", "Rendering", "Drawing", "Bitmaps", "Symbols", "Typography", "Geometry",
                "Diagnostics", "RandomNumbers",
            ]),
        .testTarget(
            name: "WorkersTests", dependencies: ["TestTraits", "CrashingProgram", "Workers", "Diagnostics"]),
        .testTarget(name: "OutputFilesTests", dependencies: ["TestTraits", "OutputFiles", "Diagnostics", "Workers"]),
        .testTarget(name: "CachingTests", dependencies: ["Caching", "Bitmaps", "Diagnostics"]),
        .testTarget(
            name: "DeviceFramesTests",
            dependencies: ["DeviceFrames", "Devices", "Drawing", "Geometry", "Theming", "Typography"]),
        .testTarget(name: "SheetsTests", dependencies: ["Sheets", "Devices"]),
        .testTarget(
            name: "PagesTests",
            dependencies: [
                "TestTraits", "BrowserDriver", "Pages", "Annotations", "Bitmaps", "Devices", "Diagnostics", "Drawing",
                "Geometry",
                .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOEmbedded", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
            ]),
        .testTarget(
            name: "PreviewsTests",
            dependencies: [
                "TestTraits", "BrowserDriver", "PreviewingProgram", "Workers", "Caching", "Previews", "OutputFiles",
                "DeviceFrames", "Sheets",
                "Annotations", "Devices", "Bitmaps", "Diagnostics", "Drawing", "Geometry", "Theming", "Traits",
                "Typography", "Rendering", "Scenes", "InterfaceBuilder", "InterfaceDocuments",
            ] + uiKit),
        .testTarget(
            name: "EarlierNamesTests", dependencies: uiKit, swiftSettings: [.swiftLanguageMode(.v4)]),
        .testTarget(
            name: "AppleModulesTests",
            dependencies: [
                "CoreGraphics", "QuartzCore", "CoreText", "CoreImage", "ImageIO", "UniformTypeIdentifiers", "AppleOS",
                "OSLog", "AppleObjectiveC", "AppleCombine", "WebKit", "MapKit", "SafariServices",
                "CoreMedia", "AVFoundation", "AVKit", "CoreLocation", "Photos", "PhotosUI", "MessageUI",
                "UserNotifications", "StoreKit", "CoreData",
                "CoreMotion", "LocalAuthentication", "AppleNetwork", "MediaPlayer", "Security", "SystemConfiguration",
                "Accelerate", "AppleURLLoading", "AppleCryptoKit", "AppleCommonCrypto", "AuthenticationServices",
                "Contacts", "ContactsUI", "CoreSpotlight", "WatchConnectivity", "RxCocoaRuntime", "Drawing",
                "Typography",
                "_Testing_CoreGraphics", "_Testing_CoreImage",
                "_Testing_UIKit",
            ] + uiKit,
            swiftSettings: [
                .unsafeFlags(
                    [
                        "os=AppleOS", "ObjectiveC=AppleObjectiveC", "Combine=AppleCombine", "Network=AppleNetwork",
                        "CryptoKit=AppleCryptoKit", "CommonCrypto=AppleCommonCrypto",
                    ].flatMap { ["-module-alias", $0] })
            ]),
        // Code of Swift 6 that uses UIKit, on several threads.
        .testTarget(name: "MainActorTests", dependencies: ["Job"] + uiKit),
        .testTarget(name: "ParityTests", dependencies: ["_Testing_UIKit"] + uiKit),
        // The app of the articles on adaptive interfaces, written with UIKit only.
        .target(name: "AdaptivePhotos", dependencies: uiKit, path: "Tests/AdaptivePhotos/App"),
        .testTarget(
            name: "AdaptivePhotosTests",
            dependencies: [
                "AdaptivePhotos", "Devices", "Diagnostics", "Drawing",
                "InterfaceBuilder",
                "InterfaceDocuments",
                "OutputFiles", "DeviceFrames", "Sheets", "Previews", "Theming", "Traits", "Typography",
            ] + uiKit, path: "Tests/AdaptivePhotos/Tests"),
        .testTarget(
            name: "GoldensTests",
            dependencies: [
                "TestTraits", "BrowserDriver", "Goldens", "Caching", "Previews", "Bitmaps", "Devices", "Diagnostics",
                "Drawing",
                "Geometry",
                "Theming",
                "Typography",
            ]),
        .testTarget(
            name: "FiguresTests",
            dependencies: [
                "TestTraits", "BrowserDriver", "Figures", "Bitmaps", "Devices", "Diagnostics", "Drawing", "Geometry",
                "LocatedText",
                "Previews", "Rendering", "Scenes", "Theming", "Typography",
            ], exclude: ["Goldens"]),
        .testTarget(name: "ContextServerTests", dependencies: ["ContextServer", "Diagnostics", "LocatedText"]),
        .testTarget(name: "SettingsTests", dependencies: ["Settings", "Diagnostics", "Previews"]),
        .testTarget(
            name: "MaquetteTestingTests",
            dependencies: ["TestTraits", "MaquetteTesting", "Goldens", "Previews"] + uiKit),
        .testTarget(
            name: "CommandTests",
            dependencies: [
                "TestTraits", "RandomNumbers", "BrowserDriver", "maquette", "Bitmaps", "Commands", "Devices",
                "Diagnostics", "Geometry",
                "Previews", "Settings", "Sheets", "Typography", "Workers",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .testTarget(
            name: "FuzzTests",
            dependencies: [
                "InterfaceDocuments",
                "TestTraits", "Workers", "AutoLayout", "Bitmaps", "Devices", "Diagnostics", "Drawing",
                "Geometry",
                "InterfaceBuilder", "Previews", "Rendering", "Scenes", "Theming", "Traits", "Typography",
            ] + uiKit),
        .testTarget(
            name: "LookPictureTests",
            dependencies: ["Bitmaps", "Devices", "Diagnostics", "Geometry", "Previews", "Theming"] + uiKit),
        .testTarget(name: "PictureOracleTests", dependencies: ["PictureOracle", "Bitmaps", "Geometry"]),
        .testTarget(
            name: "LayoutFixtureTests",
            dependencies: ["Diagnostics", "InterfaceBuilder", "InterfaceDocuments", "StoredFrames", "Typography"]),
        .testTarget(
            name: "CorpusTests", dependencies: ["TestTraits", "StoredFrames", "Typography"], exclude: ["ratchet.txt"]),
        .testTarget(name: "ArchitectureTests", dependencies: ["TestTraits"], exclude: ["Conformance/Rules.json"]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where ![.system, .plugin].contains(target.type) {
    target.swiftSettings =
        (target.swiftSettings ?? [])
        + ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"].map { .enableUpcomingFeature($0) }
}

/// Whether a target names another as its dependency.
func depends(_ target: Target, on name: String) -> Bool {
    target.dependencies.contains { dependency in
        if case .byNameItem(name, _) = dependency { return true }
        return false
    }
}

// A file that imports UIKit and Testing needs the overlay of the two.
for target in package.targets
where target.type == .test && depends(target, on: "AdaptiveKit") && !depends(target, on: "_Testing_UIKit") {
    target.dependencies.append("_Testing_UIKit")
}

// UIKit's classes are isolated to the main actor. Tests of them run on the test runner's threads, in jobs of their own, and
// use the classes as code of Swift 5 does, without isolation. MainActorTests are in Swift 6, EarlierNamesTests in Swift 4.
for target in package.targets
where target.type == .test && !["MainActorTests", "EarlierNamesTests"].contains(target.name)
    && depends(target, on: "AdaptiveKit")
{
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .swiftLanguageMode(.v5), .enableUpcomingFeature("BareSlashRegexLiterals"),
            .enableUpcomingFeature("GlobalActorIsolatedTypesUsability"),
        ]
}
