import Diagnostics
import Foundation
import Testing

@testable import InterfaceDocuments

@Suite("The code of an Xcode project's app") struct AppCodeTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// An app with a framework, an extension and tests.
    ///
    /// The app has listed files and a folder. Two of its packages are local, one without a reference.
    private static let project = """
        // !$*UTF8*$!
        { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T3, T1, T2, T4); buildConfigurationList = LP;
            packageReferences = (R1, R2, R3, R4, R5, R6, R7); };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (F1, F2, F3, F4, M1, S, LF); };
        F1 = { isa = PBXFileReference; path = App/Scene.swift; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = Kit/Button.swift; sourceTree = "<group>"; };
        F3 = { isa = PBXFileReference; path = Tests/Test.swift; sourceTree = "<group>"; };
        F4 = { isa = PBXFileReference; path = App/Deleted.swift; sourceTree = "<group>"; };
        M1 = { isa = XCVersionGroup; path = App/Model.xcdatamodeld; sourceTree = "<group>"; children = (); };
        LF = { isa = PBXFileReference; lastKnownFileType = wrapper; path = Local; sourceTree = "<group>"; };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = Screens; sourceTree = "<group>"; exceptions = (E1); };
        E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1; membershipExceptions = (Old.swift); };
        T1 = { isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
            buildPhases = (B1); fileSystemSynchronizedGroups = (S); dependencies = (D2, D3);
            packageProductDependencies = (U1, U2); buildConfigurationList = L1; };
        T2 = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = (B2); };
        T3 = { isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test";
            buildPhases = (B3); };
        T4 = { isa = PBXNativeTarget; name = Share; productType = "com.apple.product-type.app-extension"; };
        B1 = { isa = PBXSourcesBuildPhase; files = (BF1, BF4, BM1); };
        B2 = { isa = PBXSourcesBuildPhase; files = (BF2); }; B3 = { isa = PBXSourcesBuildPhase; files = (BF3); };
        BF1 = { fileRef = F1; }; BF2 = { fileRef = F2; }; BF3 = { fileRef = F3; }; BF4 = { fileRef = F4; };
        BM1 = { fileRef = M1; };
        D2 = { target = T2; }; D3 = { target = T4; };
        U1 = { productName = Chart; package = R1; }; U2 = { productName = LocalKit; };
        R1 = { repositoryURL = "https://example.com/Chart.git";
            requirement = { kind = upToNextMajorVersion; minimumVersion = 1.2.0; }; };
        R2 = { repositoryURL = "https://example.com/B"; requirement = { kind = upToNextMinorVersion; minimumVersion = 2.0.0; }; };
        R3 = { repositoryURL = "https://example.com/C"; requirement = { kind = exactVersion; version = 3.0.0; }; };
        R4 = { repositoryURL = "https://example.com/D"; requirement = { kind = branch; branch = main; }; };
        R5 = { repositoryURL = "https://example.com/E"; requirement = { kind = revision; revision = abc; }; };
        R6 = { repositoryURL = "https://example.com/F";
            requirement = { kind = versionRange; minimumVersion = 1.0.0; maximumVersion = 2.0.0; }; };
        R7 = { isa = XCLocalSwiftPackageReference; relativePath = ../Beside; };
        LP = { buildConfigurations = (CP); }; CP = { name = Release; buildSettings = { SDKROOT = iphoneos; }; };
        L1 = { buildConfigurations = (C1); }; C1 = { name = Release; buildSettings = { PRODUCT_MODULE_NAME = Garden;
            INFOPLIST_FILE = App/Info.plist; PRODUCT_BUNDLE_IDENTIFIER = com.example.garden; MARKETING_VERSION = 2.1;
            INFOPLIST_KEY_NSCameraUsageDescription = "To see $(PRODUCT_NAME)"; }; };
        }; }
        """

    private static let list = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
        <key>CFBundleVersion</key><string>41</string>
        <key>Servers</key><array><dict><key>host</key><string>${HOST:default=localhost}:$(PORT)</string></dict></array>
        </dict></plist>
        """

    private func write() throws {
        try folder.write("ios/App.xcodeproj/project.pbxproj", Self.project)
        let files = [
            "App/Scene.swift", "App/Unlisted.swift", "Kit/Button.swift", "Tests/Test.swift", "Screens/New.swift",
            "Screens/Old.swift", "Screens/In.side/Deep.swift", "App/Model.xcdatamodeld/contents", "Local/Package.swift",
        ]
        for file in files { try folder.write("ios/" + file, "") }
        try folder.write("ios/App/Info.plist", Self.list)
    }

    @Test("knows the resources that only other targets and other projects of the folder have")
    func resourcesOfOthers() throws {
        func project(_ targets: String) -> String {
            """
            // !$*UTF8*$!
            { rootObject = P; objects = {
            P = { isa = PBXProject; mainGroup = G; targets = (T1, T2); buildConfigurationList = LP; };
            G = { isa = PBXGroup; sourceTree = "<group>"; children = (F1, V1, F3, F4, S1, S2, S3); };
            F1 = { isa = PBXFileReference; path = App/Scene.swift; sourceTree = "<group>"; };
            V1 = { isa = PBXVariantGroup; name = Main.storyboard; path = TV; sourceTree = "<group>"; children = (F2); };
            F2 = { isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
            F3 = { isa = PBXFileReference; path = Shared/Both.xib; sourceTree = "<group>"; };
            F4 = { isa = PBXFileReference; path = App/Main.storyboard; sourceTree = "<group>"; };
            S1 = { isa = PBXFileSystemSynchronizedRootGroup; path = TVScreens; sourceTree = "<group>"; };
            S2 = { isa = PBXFileSystemSynchronizedRootGroup; path = Common; sourceTree = "<group>"; };
            B1 = { isa = PBXSourcesBuildPhase; files = (BF1); }; BF1 = { fileRef = F1; }; BV1 = { fileRef = V1; };
            BF3 = { fileRef = F3; }; BF4 = { fileRef = F4; };
            R1 = { isa = PBXResourcesBuildPhase; files = (BF3, BF4); };
            R2 = { isa = PBXResourcesBuildPhase; files = (BF3, BV1); };
            \(targets)
            LP = { buildConfigurations = (CP); }; CP = { name = Release; buildSettings = { SDKROOT = iphoneos; }; };
            LTV = { buildConfigurations = (CTV); }; CTV = { name = Release; buildSettings = { SDKROOT = appletvos; }; };
            }; }
            """
        }
        try folder.write(
            "App.xcodeproj/project.pbxproj",
            project(
                """
                T1 = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                    buildPhases = (B1, R1); fileSystemSynchronizedGroups = (S2); };
                T2 = { isa = PBXNativeTarget; name = TV; productType = "com.apple.product-type.application";
                    buildPhases = (R2); fileSystemSynchronizedGroups = (S1, S2); buildConfigurationList = LTV; };
                """))
        try folder.write(
            "Watch/Watch.xcodeproj/project.pbxproj",
            project(
                """
                T1 = { isa = PBXNativeTarget; name = Watch; productType = "com.apple.product-type.application";
                    buildPhases = (R1); buildConfigurationList = LTV; };
                """))
        try folder.write("Broken/Broken.xcodeproj/project.pbxproj", "{")
        try folder.write("App/Scene.swift", "")
        for path in [folder.path, folder.path + "/App.xcodeproj"] {
            let code = try #require(try AppCode.find(in: path).value)
            #expect(
                code.resourcesOfOthers.map { $0.replacing(code.folder + "/", with: "") } == [
                    "TV/Base.lproj/Main.storyboard", "TVScreens", "Watch/App/Main.storyboard", "Watch/Shared/Both.xib",
                ])
        }
    }

    @Test("is the app's own and that of its frameworks, without extensions, tests and files of no target")
    func modules() throws {
        try write()
        let found = try AppCode.find(in: folder.path)
        let code = try #require(found.value)
        #expect(found.diagnostics.isEmpty)
        #expect(code.modules.map(\.name) == ["Kit", "Garden"])
        #expect(code.modules.map(\.dependencies) == [[], ["Kit"]])
        let names = code.modules.map { $0.files.map { $0.replacing(code.folder + "/", with: "") } }
        #expect(
            names == [
                ["Kit/Button.swift"],
                ["App/Model.xcdatamodeld", "App/Scene.swift", "Screens/In.side/Deep.swift", "Screens/New.swift"],
            ])
    }

    @Test("is that of the first app with Swift of its own, before one whose frameworks alone are Swift")
    func mixedApp() throws {
        try write()
        let mixed = """
            T0 = { isa = PBXNativeTarget; name = Old; productType = "com.apple.product-type.application";
                buildPhases = (); dependencies = (D2); };
            """
        let both = Self.project.replacing("targets = (T3, T1,", with: "targets = (T0, T3, T1,")
            .replacing("T1 = {", with: mixed + "\nT1 = {")
        try folder.write("ios/App.xcodeproj/project.pbxproj", both)
        #expect(try AppCode.find(in: folder.path).value?.modules.map(\.name) == ["Kit", "Garden"])
        try folder.write("ios/App.xcodeproj/project.pbxproj", both.replacing("T3, T1,", with: "T3,"))
        #expect(try AppCode.find(in: folder.path).value?.modules.map(\.name) == ["Kit", "Old"])
    }

    @Test("has the packages of the project, with what the project accepts of them")
    func packages() throws {
        try write()
        let code = try #require(AppCode.find(in: folder.path).value)
        let chart = XcodeProject.Package.remote(url: "https://example.com/Chart.git", .upToNextMajor("1.2.0"))
        #expect(
            code.packages == [
                chart, .remote(url: "https://example.com/B", .upToNextMinor("2.0.0")),
                .remote(url: "https://example.com/C", .exact("3.0.0")),
                .remote(url: "https://example.com/D", .branch("main")),
                .remote(url: "https://example.com/E", .revision("abc")),
                .remote(url: "https://example.com/F", .range("1.0.0", to: "2.0.0")), .local(path: "../Beside"),
                .local(path: "Local"),
            ])
        #expect(
            code.modules.last?.products == [
                XcodeProject.Product(name: "Chart", package: chart),
                XcodeProject.Product(name: "LocalKit", package: nil),
            ])
    }

    @Test("has the app's Info.plist as Xcode writes it, and a damaged one is a warning")
    func propertyList() throws {
        try write()
        let code = try #require(AppCode.find(in: folder.path).value)
        let list = try PropertyListSerialization.propertyList(from: #require(code.propertyList), format: nil)
        #expect(
            list as? NSDictionary == [
                "CFBundleDevelopmentRegion": "en", "CFBundleExecutable": "My App", "CFBundleName": "My App",
                "CFBundleInfoDictionaryVersion": "6.0", "CFBundlePackageType": "APPL",
                "CFBundleIdentifier": "com.example.garden", "CFBundleShortVersionString": "2.1",
                "CFBundleVersion": "41", "NSCameraUsageDescription": "To see My App",
                "Servers": [["host": "localhost:"]],
            ])
        for (damage, problem) in [("<plist", "malformed-plist"), ("#if A\n<plist/>", "preprocessed-plist")] {
            try folder.write("ios/App/Info.plist", damage)
            let found = try AppCode.find(in: folder.path)
            #expect(found.value != nil && found.value?.propertyList == nil)
            #expect(found.diagnostics.map(\.problem.code) == [problem])
        }
    }

    @Test("is not found where there is no iOS app with Swift files, and a damaged project is named")
    func nothing() throws {
        try folder.write("A.xcodeproj/project.pbxproj", "{ rootObject = ")
        try folder.write("Loose.swift", "")
        let found = try AppCode.find(in: folder.path)
        #expect(found.value == nil)
        #expect(found.diagnostics.map(\.problem.code) == ["malformed-project"])
    }

    @Test("is that of a project named by its path, and a damaged project is then an error", arguments: ["", "/"])
    func project(ending: String) throws {
        try write()
        try folder.write("A.xcodeproj/project.pbxproj", "{ rootObject = ")
        let code = try #require(AppCode.find(in: "\(folder.path)/ios/App.xcodeproj\(ending)").value)
        #expect(code.modules.map(\.name) == ["Kit", "Garden"])
        for (name, problem) in [("A", "malformed-project"), ("B", "missing-project-file")] {
            let error = #expect(throws: DiagnosedError.self) {
                try AppCode.find(in: "\(folder.path)/\(name).xcodeproj\(ending)")
            }
            #expect(error?.diagnostics.map(\.problem.code) == [problem])
        }
    }

    @Test("is that of the named target, or an error with the nearest name")
    func target() throws {
        try write()
        #expect(try AppCode.find(in: folder.path, target: "Kit").value?.modules.map(\.name) == ["Kit"])
        let error = #expect(throws: DiagnosedError.self) { try AppCode.find(in: folder.path, target: "My Ap") }
        #expect(
            error?.diagnostics.map(\.description) == [
                "\(folder.path): error: there is no iOS target called 'My Ap' (did you mean 'My App'?)"
            ])
    }
}
