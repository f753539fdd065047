import Diagnostics
import Foundation
import Testing

@testable import AppPreviews

@Suite("Modules from elsewhere in an app's repository") struct NeighborModulesTests {
    private let root = FileManager.default.temporaryDirectory.appending(path: "neighbors-\(UUID().uuidString)")

    private func write(_ files: [String: String]) throws {
        for (file, text) in files {
            let url = root.appending(path: file)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
    }

    private func app(at path: String = "Demo") throws -> PreviewedApp {
        try PreviewedApp(at: root.appending(path: path).path, scratch: root.appending(path: "Scratch").path)
    }

    /// A project with one target that has one file.
    private func project(_ target: String, _ file: String, type: String = "framework") -> String {
        """
        { rootObject = P; objects = {
        P = { mainGroup = G; targets = (T); };
        G = { sourceTree = "<group>"; children = (F); };
        F = { path = "\(file)"; sourceTree = "<group>"; };
        T = { name = \(target); productType = "com.apple.product-type.\(type)"; buildPhases = (B);
            buildConfigurationList = L; };
        L = { buildConfigurations = (C); };
        C = { name = Release; buildSettings = { SDKROOT = iphoneos; }; };
        B = { isa = PBXSourcesBuildPhase; files = (BF); }; BF = { fileRef = F; };
        }; }
        """
    }

    @Test("are the products that only a workspace gives the app, without the packages that only their tests need")
    func productsOfWorkspace() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        let demo = project("Demo", "A.swift", type: "application").replacing(
            "buildPhases", with: "packageProductDependencies = (U); buildPhases")
        try write([
            ".git/HEAD": "", "Demo/A.swift": "import Kit\n",
            "Demo/Demo.xcodeproj/project.pbxproj": demo.replacing("B = {", with: "U = { productName = Kits; }; B = {"),
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Kits", products: [.library(name: "Kits", targets: ["Kit"])],
                dependencies: [.package(url: "https://example.invalid/Checks", from: "1.0.0")],
                targets: [
                    .target(name: "Kit"),
                    .testTarget(name: "KitTests", dependencies: [.product(name: "Checks", package: "Checks")]),
                ])
            """,
            "Sources/Kit/K.swift": "", "Tests/KitTests/T.swift": "",
        ])
        #expect(try app().modules.map(\.name) == ["Kit", "Demo"])
    }

    private func writeDemo(importing text: String) throws {
        try write([
            ".git/HEAD": "", "Demo/Demo.xcodeproj/project.pbxproj": project("Demo", "A.swift", type: "application"),
            "Demo/A.swift": text,
        ])
    }

    @Test("are the frameworks of other projects and the installed pods, each before what imports it")
    func projects() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        try writeDemo(importing: "import UIKit\n@testable import Kit\nimport class Pod.Thing\n")
        try write([
            "Kit.xcodeproj/project.pbxproj": project("Kit", "Sources/K.swift"), "Sources/K.swift": "import Pod\n",
            "Demo/Pods/Pods.xcodeproj/project.pbxproj": project("Pod", "Pod/P.swift"), "Demo/Pods/Pod/P.swift": "",
            "Other.xcodeproj/project.pbxproj": project("Other", "Other/O.swift"), "Other/O.swift": "",
        ])
        let app = try app()
        #expect(app.modules.map(\.name) == ["Pod", "Kit", "Demo"])
        #expect(app.modules.map(\.dependencies) == [[], ["Pod"], ["Kit", "Pod"]])
        let folder = root.standardizedFileURL.path
        #expect(app.libraries.map(\.path) == [folder + "/Sources"], "the pods are in the app's folder")
    }

    @Test("do not bring the documents of the repository's other apps")
    func folderOfOneApp() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        try writeDemo(importing: "import Kit\n")
        try write([
            "Kit.xcodeproj/project.pbxproj": project("Kit", "Sources/K.swift"), "Sources/K.swift": "",
            "Spare/Main.storyboard": "",
        ])
        let folder = root.standardizedFileURL.path
        #expect(try app(at: "").root.path == folder + "/Demo")
        #expect(try app(at: "").libraries.map(\.path) == [folder + "/Sources"])
        // An app whose files are beside its project's folder has the folder around both.
        try write([
            "Demo/Demo.xcodeproj/project.pbxproj": project("Demo", "../Code/A.swift", type: "application"),
            "Code/A.swift": "",
        ])
        #expect(try app(at: "").root.path == folder)
    }

    @Test("are the targets of a package around or beside the app, with what they need", arguments: ["", "Tree/"])
    func package(place: String) throws {
        defer { try? FileManager.default.removeItem(at: root) }
        try writeDemo(importing: "import Leaf\n")
        try write([
            "\(place)Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Tree", targets: [.target(name: "Stem"), .target(name: "Leaf", dependencies: ["Stem"]),
                .target(name: "Root")])
            """, "\(place)Sources/Stem/S.swift": "", "\(place)Sources/Leaf/L.swift": "",
            "\(place)Sources/Root/R.swift": "",
        ])
        let app = try app(at: "Demo/Demo.xcodeproj")
        #expect(app.modules.map(\.name) == ["Stem", "Leaf", "Demo"])
        #expect(app.modules.last?.dependencies == ["Leaf"])
        #expect(app.libraries.map(\.lastPathComponent) == ["Leaf", "Stem"])
    }

    @Test("leave out what is not Swift, and what other platforms have")
    func leftOut() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        try writeDemo(importing: "import Leaf\n")
        try write([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Tree", targets: [
                    .target(name: "Bark"), .target(name: "MacStem"), .target(name: "PhoneStem"),
                    .target(
                        name: "Leaf", dependencies: [
                            "Bark", .target(name: "MacStem", condition: .when(platforms: [.macOS])),
                            .target(name: "PhoneStem", condition: .when(platforms: [.iOS, .visionOS])),
                        ]),
                ])
            """,
            "Sources/Bark/bark.m": "", "Sources/Bark/include/bark.h": "", "Sources/MacStem/M.swift": "",
            "Sources/PhoneStem/P.swift": "", "Sources/Leaf/L.swift": "import Bark\nimport PhoneStem\n",
        ])
        let app = try app(at: "Demo/Demo.xcodeproj")
        #expect(app.modules.map(\.name) == ["PhoneStem", "Leaf", "Demo"])
        #expect(app.omissions == [.notSwift("Bark")])
    }

    @Test("are those of a package around the example app, which shows a library without previews")
    func exampleApp() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        try writeDemo(importing: "import Leaf\n")
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Tree", targets: [.target(name: "Leaf")])
            """
        try write(["Package.swift": manifest, "Sources/Leaf/L.swift": ""])
        #expect(try app(at: "").modules.map(\.name) == ["Leaf", "Demo"])
        try write(["Sources/Leaf/L.swift": "#Preview { UIView() }"])
        #expect(try app(at: "").modules.map(\.name) == ["Leaf"])
        try write(["Package.swift": "damaged"])
        #expect(try app(at: "").modules.map(\.name) == ["Demo"])
    }

    @Test("are none for what the repository does not have, or cannot read")
    func missing() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        try writeDemo(importing: "import Away\nimport Broken\nimport Foundation\n")
        try write([
            "Package.swift": "let \"Broken\"", "Kit.xcodeproj/project.pbxproj": "{",
            "Above/Above.xcodeproj/project.pbxproj": project("Away", "A.m"), "Above/A.m": "",
        ])
        let app = try app()
        #expect(app.modules.map(\.name) == ["Demo"] && app.libraries.isEmpty && app.diagnostics.isEmpty)
    }

    @Test(
        "are looked for by the imports of a file",
        arguments: [
            ("import UIKit", ["UIKit"]), ("@testable import A; import B", ["A", "B"]),
            ("  public import struct A.B", ["A"]),
            ("@_spi(X) @preconcurrency import A", ["A"]), ("// import A", []), ("let text = \"import A\"", []),
            ("import A.Sub\nimport B", ["A", "B"]), ("import", []), ("import \u{0}", ["\u{0}"]),
        ])
    func imports(text: String, names: [String]) {
        #expect(ImportedModules.names(in: text).sorted() == names)
    }
}
