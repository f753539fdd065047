import Diagnostics
import Foundation
import Testing

@testable import InterfaceDocuments

@Suite("Xcode projects") struct XcodeProjectTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let platforms = ["CocoaTouch": "iOS.CocoaTouch", "Cocoa": "MacOSX.Cocoa"]

    private func xib(_ platform: String = "CocoaTouch") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.\(platform).XIB" version="3.0" \
        targetRuntime="\(Self.platforms[platform] ?? "")"><objects/></document>
        """
    }

    /// A project with an app, an extension and tests for iOS, and a Mac app.
    private static let project = """
        // !$*UTF8*$!
        { archiveVersion = 1; rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T1, T2, T3, T4); buildConfigurationList = LP; };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (GM, GP, S, CF); };
        GM = { isa = PBXGroup; path = Mac; sourceTree = "<group>"; children = (F1, F2, F3); };
        GP = { isa = PBXGroup; path = Phone; sourceTree = "<group>"; children = (F4, V5, F6); };
        F1 = { isa = PBXFileReference; path = Shared.xib; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
        F3 = { isa = PBXFileReference; path = Window.xib; sourceTree = "<group>"; };
        F4 = { isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
        V5 = { isa = PBXVariantGroup; name = Cell.xib; sourceTree = "<group>"; children = (F5); };
        F5 = { isa = PBXFileReference; name = Base; path = Base.lproj/Cell.xib; sourceTree = "<group>"; };
        F6 = { isa = PBXFileReference; path = Probe.xib; sourceTree = "<group>"; };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = Share; sourceTree = "<group>"; exceptions = (E1, E2); };
        E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T2; membershipExceptions = (Info.plist, Old.xib); };
        E2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1; membershipExceptions = (Both.xib); };
        CF = { isa = PBXFileReference; path = "Phone Settings.xcconfig"; sourceTree = SOURCE_ROOT; };
        T1 = { isa = PBXNativeTarget; name = Phone; productType = "com.apple.product-type.application";
            buildPhases = (R1); buildConfigurationList = L1; };
        R1 = { isa = PBXResourcesBuildPhase; files = (B1, B4, B5); };
        B1 = { fileRef = F1; }; B4 = { fileRef = F4; }; B5 = { fileRef = V5; };
        T2 = { isa = PBXNativeTarget; name = Share; productType = "com.apple.product-type.app-extension";
            fileSystemSynchronizedGroups = (S); buildConfigurationList = L2; };
        T3 = { isa = PBXNativeTarget; name = PhoneTests; productType = "com.apple.product-type.bundle.unit-test";
            buildPhases = (R3); buildConfigurationList = L2; };
        R3 = { isa = PBXResourcesBuildPhase; files = (B6); }; B6 = { fileRef = F6; };
        T4 = { isa = PBXNativeTarget; name = Mac; productType = "com.apple.product-type.application";
            buildPhases = (R4); buildConfigurationList = L4; };
        R4 = { isa = PBXResourcesBuildPhase; files = (B2, B3); }; B2 = { fileRef = F2; }; B3 = { fileRef = F3; };
        LP = { buildConfigurations = (CP); defaultConfigurationName = Release; };
        CP = { name = Release; buildSettings = { SDKROOT = macosx; }; };
        L1 = { buildConfigurations = (C1); defaultConfigurationName = Release; };
        C1 = { name = Release; baseConfigurationReference = CF; buildSettings = {
            INFOPLIST_PREPROCESSOR_DEFINITIONS = "$(inherited) WIDE=2"; }; };
        L2 = { buildConfigurations = (C2); }; C2 = { name = Release; buildSettings = { SDKROOT = iphoneos; }; };
        L4 = { buildConfigurations = (C4); }; C4 = { name = Release; buildSettings = { INFOPLIST_FILE = Mac/Info.plist; }; };
        }; }
        """

    private func write() throws {
        try folder.write("App.xcodeproj/project.pbxproj", Self.project)
        try folder.write(
            "Phone Settings.xcconfig",
            """
            #include? "nowhere.xcconfig" // not there
            SDKROOT = iphoneos;
            PLACE = Phone
            INFOPLIST_FILE = $(PLACE)/${NAME:default=Settings}-Info.plist
            INFOPLIST_PREPROCESSOR_DEFINITIONS[sdk=macosx*] = MAC
            INFOPLIST_PREPROCESSOR_DEFINITIONS[sdk=iphone*] = PHONE
            """)
        try folder.write(
            "Phone/Settings-Info.plist",
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>CFBundlePackageType</key><string>APPL</string>
            #if defined(PHONE) && WIDE >= 2
            <key>UILaunchStoryboardName</key><string>Cell</string>
            #else
            <key>UILaunchStoryboardName</key><string>Shared</string>
            #endif
            </dict></plist>
            """)
        for name in ["Mac/Shared", "Phone/Base.lproj/Cell", "Phone/Probe", "Share/Both", "Share/Old", "Loose"] {
            try folder.write(name + ".xib", xib())
        }
        try folder.write("Mac/Window.xib", xib("Cocoa"))
        for name in ["Mac", "Phone"] { try folder.write(name + "/Assets.xcassets/Contents.json", "{}") }
    }

    private func names(_ paths: [String]) -> [String] {
        paths.map { $0.replacing(folder.path + "/", with: "") }.sorted()
    }

    @Test func aMacTargetsCatalogDoesNotAnswerForAPhonesDocument() throws {
        try write()
        let project = try Project.open(folder.path)
        #expect(project.diagnostics.isEmpty, "\(project.diagnostics)")
        #expect(
            names(project.value.documents) == [
                "Loose.xib", "Mac/Shared.xib", "Phone/Base.lproj/Cell.xib", "Share/Both.xib", "Share/Old.xib",
            ])
        #expect(project.value.leftOut.words == ["1 macOS document", "1 document of tests"])
        for document in project.value.documents {
            let catalogs = names(project.value.surroundings(of: document).catalogs)
            #expect(catalogs == ["Phone/Assets.xcassets"], "\(document): \(catalogs)")
        }
    }

    @Test func theSettingsDecideTheInfoPlistAndItsConditions() throws {
        try write()
        let project = try Project.open(folder.path).value
        #expect(project.infoPlist?.path == "\(folder.path)/Phone/Settings-Info.plist")
        #expect(names(project.launchDocuments) == ["Phone/Base.lproj/Cell.xib"])
    }

    @Test func aTargetIsNamed() throws {
        try write()
        let phone = try Project.open(folder.path, target: "Phone").value
        #expect(names(phone.documents) == ["Mac/Shared.xib", "Phone/Base.lproj/Cell.xib", "Share/Both.xib"])
        #expect(phone.leftOut.words.contains("2 documents of other targets"))
        let project = try Project.open(folder.path + "/App.xcodeproj/").value
        #expect(project.documents.count == 3 && project.leftOut.ofOtherTargets == 2, "\(project.documents)")
        #expect(project.place(of: project.documents[0]).count > 1)
        let error = try #require(throws: DiagnosedError.self) { try Project.open(folder.path, target: "Phne") }
        #expect(error.diagnostics.first?.problem.remedy == "did you mean 'Phone'?")
    }

    @Test(arguments: [
        ("", 1, 1), ("{ a = 1 }", 1, 9), ("{ a = (1 2); }", 1, 10), ("{\n a 1; }", 2, 4), ("{ a = \"b", 1, 9),
        ("{} x", 1, 4), ("/* a", 1, 5),
    ])
    func damageHasAPlace(text: String, line: Int, column: Int) throws {
        let error = try #require(throws: DiagnosedError.self) {
            try OpenStepValue(parsing: Array(text.utf8), file: "p")
        }
        let place = try #require(error.diagnostics.first?.location)
        #expect(place.line == line && place.column == column, "\(place)")
    }

    @Test func aDamagedProjectIsAWarningAndTheFolderIsStillRead() throws {
        try write()
        try folder.write("App.xcodeproj/project.pbxproj", String(repeating: "(", count: 5000))
        let project = try Project.open(folder.path)
        #expect(project.diagnostics.map(\.problem.code) == ["malformed-project"])
        #expect(project.value.documents.count > 4)
    }

    @Test func aProjectThatIsYetToBeGeneratedIsAWarning() throws {
        try write()
        try FileManager.default.removeItem(atPath: folder.path + "/App.xcodeproj/project.pbxproj")
        let project = try Project.open(folder.path)
        #expect(project.diagnostics.map(\.problem.code) == ["missing-project-file"])
        #expect(project.diagnostics.first?.location?.file.hasSuffix("App.xcodeproj") == true)
        #expect(project.value.documents.count > 4)
    }

    @Test func settingsThatReferToThemselvesEnd() {
        var settings = BuildSettings()
        settings.override(with: [("A", "$(B)$(B)"), ("B", "$(A)$(A)"), ("C", "$(D:default=x) ${E"), ("D", "")])
        #expect((settings["A"]?.count ?? 0) < 1 << 20)
        #expect(settings["C"] == "x ${E")
    }

    @Test(
        arguments: [
            ("#if A\n1\n#else\n2\n#endif", ["A": "1"], "1"), ("#if A == 2 || !B\n1\n#endif", [:], "1"),
            ("#ifndef A\n1\n#elif 1\n2\n#endif", ["A": ""], "2"), ("#define A\n#ifdef A\n1\n#endif", [:], "1"),
            ("#if 0\n#if 1\n1\n#endif\n#else\n2\n#endif", [:], "2"), ("#if ((1 < 2))\n1\n#endif", [:], "1"),
            ("#if A\n1", [:], nil), ("#endif", [:], nil),
        ] as [(String, [String: String], String?)])
    func conditions(text: String, macros: [String: String], result: String?) {
        #expect(PreprocessedText(text, macros: macros)?.text.filter { !$0.isNewline } == result)
    }
}
