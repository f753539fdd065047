import Foundation
import TestTraits
import Testing

/// The pages of `Documentation/Targets`: one for each target, with lines that this test compares with the package.
@Suite("Pages of targets", .blocking) struct TargetPagesTests {
    private static let folder = PackageManifest.root.appending(path: "Documentation/Targets")

    /// The targets that [Porting](Documentation/Porting.md) describes together: Apple's modules besides UIKit.
    private static let modulesOfPorting: Set<String> = [
        "CoreGraphics", "QuartzCore", "CoreText", "CoreImage", "ImageIO", "UniformTypeIdentifiers", "AppleOS", "OSLog",
        "AppleObjectiveC", "AppleCombine", "WebKit", "CoreLocation", "MapKit", "SafariServices", "MessageUI",
        "StoreKit",
        "UserNotifications", "CoreMedia", "AVFoundation", "AVKit", "Photos", "PhotosUI", "CoreData", "CoreMotion",
        "LocalAuthentication", "AppleNetwork", "MediaPlayer", "Security", "SystemConfiguration",
        "Accelerate", "AppleURLLoading", "AppleCryptoKit", "AppleCommonCrypto", "AuthenticationServices",
        "Contacts", "ContactsUI", "CoreSpotlight", "WatchConnectivity", "RxCocoaRuntime",
    ]

    /// The targets that have a page.
    private static func targets() throws -> [PackageManifest.Target] {
        try PackageManifest.ofThisPackage().targets.filter { target in
            ["regular", "executable"].contains(target.type) && target.folder.hasPrefix("Sources/")
                && !target.name.hasPrefix("_Testing_") && !["CMainActor", "CSandbox"].contains(target.name)
                && !modulesOfPorting.contains(target.name)
        }
    }

    /// The words in backticks of the paragraph that begins with a label.
    private static func words(after label: String, in page: String) -> [String] {
        let paragraph = page.components(separatedBy: "\n\n").first { $0.hasPrefix("**\(label):**") } ?? ""
        return paragraph.matches(of: /`([^`]+)`/).map { String($0.output.1) }
    }

    private static func page(_ target: String) throws -> String {
        try String(contentsOf: folder.appending(path: "\(target).md"), encoding: .utf8)
    }

    @Test("Each target has a page, and each page a target")
    func everyTarget() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter { $0.hasSuffix(".md") }
        #expect(Set(names) == Set(try Self.targets().map { "\($0.name).md" }))
    }

    @Test("Main types are declared in the target, and dependencies are those of the manifest")
    func lines() throws {
        let files = try PackageFiles.ofThisPackage(["regular", "executable"])
        for target in try Self.targets() {
            let page = try Self.page(target.name)
            let declared = files.filter { $0.target == target.name }.reduce(into: Set<String>()) {
                $0.formUnion($1.names.types)
            }
            #expect(
                Self.words(after: "Main types", in: page).filter { !declared.contains($0) } == [], "\(target.name)")
            #expect(
                Self.words(after: "Depends on", in: page) == target.dependencies.map(\.name).sorted(),
                "Documentation/Targets/\(target.name).md: correct the line of dependencies")
        }
    }
}
