import Diagnostics
import Foundation
import Testing

@testable import AppPreviews

@Suite("An Xcode project's packages") struct ProjectPackagesTests {
    private let root: URL

    init() throws {
        root = FileManager.default.temporaryDirectory.appending(path: "packages-\(UUID().uuidString)")
    }

    private func write(_ files: [String: String]) throws {
        for (file, text) in files {
            let url = root.appending(path: "App/\(file)")
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
    }

    private func app() throws -> PreviewedApp {
        try PreviewedApp(at: root.appending(path: "App").path, scratch: root.appending(path: "Scratch").path)
    }

    private func project(products: String, references: String = "") -> String {
        """
        { rootObject = P; objects = {
        P = { mainGroup = G; targets = (T); packageReferences = (R); };
        G = { sourceTree = "<group>"; children = (F, L); };
        F = { path = A.swift; sourceTree = "<group>"; };
        L = { lastKnownFileType = wrapper; path = Local; sourceTree = "<group>"; };
        T = { name = App; productType = "com.apple.product-type.application"; buildPhases = (B);
            packageProductDependencies = (\(products)); };
        B = { isa = PBXSourcesBuildPhase; files = (BF); }; BF = { fileRef = F; };
        U1 = { productName = Leaves; }; U2 = { productName = Nowhere; }; U3 = { productName = Leaves; package = R; };
        \(references)
        }; }
        """
    }

    private static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "Local", products: [.library(name: "Leaves", targets: ["Leaf"])],
            targets: [.target(name: "Stem"), .target(name: "Leaf", dependencies: ["Stem"]), .target(name: "Root")])
        """

    private static let local = [
        "A.swift": "", "Local/Package.swift": manifest, "Local/Sources/Stem/S.swift": "",
        "Local/Sources/Leaf/L.swift": "", "Local/Sources/Root/R.swift": "",
    ]

    @Test("are built before the app: the modules of the products that it uses, and those that these need")
    func modules() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        try write(Self.local)
        try write(["App.xcodeproj/project.pbxproj": project(products: "U1")])
        let app = try app()
        #expect(app.modules.map(\.name) == ["Stem", "Leaf", "App"])
        #expect(app.modules.map(\.dependencies) == [[], ["Stem"], ["Leaf"]])
        #expect(app.omissions.isEmpty && app.diagnostics.isEmpty)
    }

    @Test("may be outside of the project's folder, without a reference")
    func packageOutside() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        try write(["A.swift": ""])
        try write(
            Dictionary(uniqueKeysWithValues: Self.local.map { ("../Beside/\($0.key)", $0.value) }).merging(
                [
                    "App.xcodeproj/project.pbxproj": project(products: "U1").replacing(
                        "path = Local", with: "path = ../Beside/Local")
                ], uniquingKeysWith: { $1 }))
        #expect(try app().modules.map(\.name) == ["Stem", "Leaf", "App"])
        try write(["../Beside/Local/Package.swift": ""])
        #expect(throws: DiagnosedError.self, "the manifest has no product") { try self.app() }
    }

    @Test(
        "and its targets: one in an earlier Swift is compiled in the mode of that version",
        arguments: [("3.0", "v4"), ("4.0", "v4"), ("4.2", "v4_2"), ("5.0", nil), ("6", nil), ("odd", nil)])
    func swiftVersion(version: String, mode: String?) throws {
        defer { try? FileManager.default.removeItem(at: root) }
        let lists = """
            L1 = { buildConfigurations = (C1); };
            C1 = { name = Release; buildSettings = { SWIFT_VERSION = \(version); }; };
            """
        try write(Self.local)
        try write([
            "App.xcodeproj/project.pbxproj": project(products: "", references: lists)
                .replacing("targets = (T);", with: "targets = (T); buildConfigurationList = L1;")
        ])
        #expect(try app().modules.map(\.swiftVersion) == [version])
        #expect(PreviewBuild.mode(ofSwift: version) == mode)
        #expect(PreviewBuild.mode(ofSwift: nil) == nil)
    }

    @Test("and its targets: conditions are those of the configuration that Xcode runs")
    func conditions() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        let lists = """
            L1 = { defaultConfigurationName = Release; buildConfigurations = (C1, C2); };
            C1 = { name = Release; buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = SHIPPED; }; };
            C2 = { name = Debug; buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG; }; };
            L2 = { defaultConfigurationName = Release; buildConfigurations = (C3); };
            C3 = { name = Debug; buildSettings = {
                SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) BETA bad-word";
                OTHER_SWIFT_FLAGS = "$(inherited) -DFAST \\"-D\\" \\"LOUD\\" -Onone -D"; }; };
            """
        try write(Self.local)
        try write([
            "App.xcodeproj/project.pbxproj": project(products: "", references: lists)
                .replacing("targets = (T);", with: "targets = (T); buildConfigurationList = L1;")
                .replacing("name = App;", with: "name = App; buildConfigurationList = L2;")
        ])
        #expect(try app().modules.map(\.compilationConditions) == [["DEBUG", "BETA", "FAST", "LOUD"]])
    }

    @Test("that lack a product are an error with its name")
    func unknownProduct() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        try write(Self.local)
        try write(["App.xcodeproj/project.pbxproj": project(products: "U1, U2")])
        let error = #expect(throws: DiagnosedError.self) { try app() }
        #expect(error?.diagnostics.first?.problem as? PreviewBuildProblem == .unknownProduct("Nowhere"))
    }

    @Test("whose manifest needs a Mac are left out")
    func manifestForMac() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        try write(Self.local)
        try write([
            "App.xcodeproj/project.pbxproj": project(
                products: "U1, U3", references: "R = { relativePath = Mac; };"),
            "Mac/Package.swift": "// swift-tools-version: 6.0\nimport PackageDescription\nimport NoSuchFramework\n",
        ])
        let app = try app()
        #expect(app.modules.map(\.name) == ["Stem", "Leaf", "App"])
        #expect(app.omissions == [.unreadablePackage(product: "Leaves")])
    }

    @Test("are read as on a Mac, with RxCocoa's Objective-C in Swift")
    func manifestForApple() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        try write([
            "A.swift": "", "App.xcodeproj/project.pbxproj": project(products: "U1"),
            "Local/Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            #if canImport(Darwin)
                import Darwin
                let targets: [Target] = [
                    .target(name: "RxCocoaRuntime"), .target(name: "RxCocoa", dependencies: ["RxCocoaRuntime"]),
                ]
            #else
                let targets: [Target] = [.target(name: "RxCocoa")]
            #endif
            let package = Package(
                name: "Local", products: [.library(name: "Leaves", targets: ["RxCocoa"])], targets: targets)
            """,
            "Local/Sources/RxCocoa/R.swift": "",
            "Local/Sources/RxCocoaRuntime/include/R.h": "", "Local/Sources/RxCocoaRuntime/R.m": "",
        ])
        let app = try app()
        #expect(app.modules.map(\.name) == ["RxCocoa", "App"])
        #expect(app.modules.map(\.compilationConditions) == [["DISABLE_SWIZZLING"], []])
        #expect(app.modules.map(\.dependencies) == [[], ["RxCocoa"]])
        #expect(app.omissions.isEmpty)
    }

    @Test("that cannot be fetched are left out, and so are those that depend on them")
    func missingPackages() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        let missing = root.appending(path: "Missing").absoluteString
        try write(Self.local)
        try write([
            "App.xcodeproj/project.pbxproj": project(
                products: "U1, U3, U4",
                references: """
                    R = { repositoryURL = "\(missing)"; requirement = { kind = branch; branch = main; }; };
                    U4 = { productName = Roots; package = R2; }; R2 = { relativePath = Needy; };
                    """),
            "Needy/Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Needy", products: [.library(name: "Roots", targets: ["Needy"])],
                dependencies: [.package(url: "\(missing)2", branch: "main")],
                targets: [.target(name: "Needy", dependencies: [.product(name: "Other", package: "Missing2")])])
            """,
            "Needy/Sources/Needy/N.swift": "",
        ])
        let app = try app()
        #expect(app.modules.map(\.name) == ["Stem", "Leaf", "App"])
        #expect(
            Set(app.omissions) == [.missingPackage(product: "Leaves"), .missingPackage(product: "Roots")])
    }

    @Test("are not fetched for the example of a library that names its own repository")
    func ownRepository() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        let reference = """
            R = { repositoryURL = "https://example.invalid/tree.git";
                requirement = { kind = exactVersion; version = "1.0.0"; }; };
            """
        try write([
            "../.git/HEAD": "", "../Package.swift": Self.manifest.replacing("\"Local\"", with: "\"Tree\""),
            "../Sources/Stem/S.swift": "", "../Sources/Leaf/L.swift": "", "../Sources/Root/R.swift": "",
            "A.swift": "import Leaf",
            "App.xcodeproj/project.pbxproj": project(products: "U3", references: reference),
        ])
        let app = try app()
        #expect(app.modules.map(\.name) == ["Stem", "Leaf", "App"])
        #expect(app.modules.map(\.isOfPackage) == [true, true, false])
        try write(["../Package.swift": Self.manifest])
        #expect(throws: DiagnosedError.self, "the package around the app is another one") { try self.app() }
    }

    @Test("have names and addresses that are text, whatever is in them")
    func noTextIsCode() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        let address = #"\\(fatalError())\", from: \"1.0.0\")] as! [Never], x: [.package(url: \"https://example.com"#
        try write([
            "A.swift": "",
            "App.xcodeproj/project.pbxproj": project(
                products: "U3",
                references: """
                    R = { repositoryURL = "\(address)"; requirement = { kind = exactVersion; version = "1.0.0"; }; };
                    """),
        ])
        // The manifest is read, and the package manager looks for a repository with that address.
        #expect(try app().omissions == [.missingPackage(product: "Leaves")])
    }
}
