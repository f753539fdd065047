import Devices
import Diagnostics
import Foundation
import InterfaceBuilder
import InterfaceDocuments
import Testing
import UIKit

/// Documents with the texts of another language.
@Suite struct LocalizationTests {
    private static let document = Fixture.xib(
        """
        <view contentMode="scaleToFill" id="root">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews>
        <label text="Hello" id="greeting"><rect key="frame" x="0.0" y="0.0" width="1" height="1"/></label>
        <label id="long"><rect key="frame" x="0.0" y="0.0" width="1" height="1"/><string key="text">One
        two</string></label>
        <button id="save"><rect key="frame" x="0.0" y="0.0" width="1" height="1"/>\
        <state key="normal" title="Save"/></button>
        <segmentedControl id="pick"><rect key="frame" x="0.0" y="0.0" width="1" height="1"/>\
        <segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
        </subviews></view>
        """)

    /// The frames of the document in a language, as text.
    private static func tree(_ path: String, locale: String) throws -> (text: String, diagnostics: [Diagnostic]) {
        let document = try InterfaceDocument.read(contentsOfFile: path, locale: locale)
        let report = CanvasLayout(textSetter: EstimatedTextSetter()).layout(document.value)
        return (report.tree, document.diagnostics)
    }

    @Test("Texts come from the language's .strings file next to Base.lproj; a region falls back to its language")
    func stringsFile() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("App/Base.lproj/Main.xib", Self.document)
        try folder.write(
            "App/de.lproj/Main.strings",
            """
            /* Class = "UILabel"; text = "Hello"; */
            "greeting.text" = "Gr\\U00fc\\u00df \\"Gott\\"";
            // The rest
            long.text = "Eins";
            "save.normalTitle" = "Sichern";
            "pick.segmentTitles[1]" = "Zwei";
            "nobody.text" = "-";
            """)
        let (text, diagnostics) = try Self.tree(path, locale: "de_AT")
        #expect(diagnostics.isEmpty)
        for word in ["Grüß \"Gott\"", "Eins", "Sichern"] { #expect(text.contains(word), "\(word)\n\(text)") }
        #expect(!text.contains("Hello") && !text.contains("One"))
    }

    @Test("A folder with a language's English name has the texts of that language")
    func legacyName() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("App/Base.lproj/Main.xib", Self.document)
        try folder.write("App/German.lproj/Main.strings", "\"save.normalTitle\" = \"Sichern\";")
        let (text, diagnostics) = try Self.tree(path, locale: "de")
        #expect(diagnostics.isEmpty && text.contains("Sichern"))
    }

    @Test("Texts come from a strings catalog, and a .strings file takes precedence")
    func catalog() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("Main.xib", Self.document)
        try folder.write(
            "Main.xcstrings",
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "greeting.text": {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "Bonjour"}}}},
              "save.normalTitle": {"localizations": {"fr": {"stringUnit": {"state": "new", "value": "Garder"}}}}}}
            """)
        #expect(try Self.tree(path, locale: "fr").text.contains("Garder"))
        try folder.write("fr.lproj/Main.strings", "\"save.normalTitle\" = \"Enregistrer\";")
        let text = try Self.tree(path, locale: "fr").text
        #expect(text.contains("Bonjour") && text.contains("Enregistrer") && !text.contains("Garder"))
    }

    @Test("A missing language is reported, with the existing ones")
    func missing() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("Base.lproj/Main.xib", Self.document)
        try folder.write("ja.lproj/Main.strings", "")
        let found = try Self.tree(path, locale: "nl").diagnostics.map { "\($0.problem)" }
        #expect(found == ["\(LocalizationProblem.noStrings(locale: "nl", available: ["ja"]))"])
    }

    @Test("Problems in a .strings file have a location, and the entries around them count")
    func mistakes() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("Base.lproj/Main.xib", Self.document)
        let strings = try folder.write(
            "sv.lproj/Main.strings",
            "\"greeting.text\" = \"Hej\";\n\"long.text\" \"Ett\";\n\"save.normalTitle\" = \"Spara\";")
        let (text, diagnostics) = try Self.tree(path, locale: "sv")
        #expect(text.contains("Hej") && text.contains("Spara"))
        #expect(diagnostics.map(\.location) == [SourceLocation(file: strings, line: 2, column: 13)])
        #expect(diagnostics.map(\.problem.code) == ["strings-syntax"])
    }

    @Test func anUnterminatedCommentIsReported() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("Base.lproj/Main.xib", Self.document)
        try folder.write("da.lproj/Main.strings", "/* to the end\n\"a.text\" = \"Hej\";")
        let diagnostics = try Self.tree(path, locale: "da").diagnostics
        #expect(diagnostics.map(\.problem.code) == ["strings-syntax"])
        #expect(diagnostics.first?.location?.line == 2)
    }

    @Test("Invalid catalogs and bytes other than text are reported")
    func unreadable() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("Base.lproj/Main.xib", Self.document)
        try folder.write("Main.xcstrings", "[1")
        try folder.write("da.lproj/Main.strings", [0x22, 0xC3, 0x28, 0x22])
        let codes = try Self.tree(path, locale: "da").diagnostics.map(\.problem.code)
        #expect(codes == ["unreadable-strings", "unreadable-strings"])
    }

    /// The texts of labels and buttons on a device.
    private static func texts(_ path: String, on variant: String) throws -> [String?] {
        let document = try InterfaceDocument.read(contentsOfFile: path, locale: "de").value
        let variant = try Variant(parsing: variant)
        let job = JobEnvironment(variant: variant, textSetter: EstimatedTextSetter())
        return JobEnvironment.$running.withValue(job) {
            let tree = VariantTree(document, on: variant)
            return [
                (tree.builder.views["greeting"] as? UILabel)?.text,
                (tree.builder.views["save"] as? UIButton)?.currentTitle,
                (tree.builder.views["pick"] as? UISegmentedControl)?.titleForSegment(at: 0),
            ]
        }
    }

    @Test(
        "Texts for one kind of device are shown there, in either format",
        arguments: [
            (
                "Main.xcstrings",
                """
                {"sourceLanguage": "en", "strings": {
                  "greeting.text": {"localizations": {"de": {"variations": {"device": {
                    "iphone": {"stringUnit": {"state": "translated", "value": "Tippen"}},
                    "ipad": {"stringUnit": {"state": "translated", "value": "Tippen oder klicken"}},
                    "other": {"stringUnit": {"state": "translated", "value": "Los"}}}}}}},
                  "save.normalTitle": {"localizations": {"de": {"variations": {"device": {
                    "ipad": {"stringUnit": {"state": "translated", "value": "Auf dem iPad"}},
                    "other": {"stringUnit": {"state": "translated", "value": "Sichern"}}}}}}},
                  "pick.segmentTitles[0]": {"localizations": {"de": {"variations": {"device": {
                    "ipad": {"stringUnit": {"state": "translated", "value": "Erstes"}},
                    "other": {"stringUnit": {"state": "translated", "value": "1"}}}}}}}}}
                """
            ),
            (
                "de.lproj/Main.stringsdict",
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <plist version="1.0"><dict>
                <key>greeting.text</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
                <key>iphone</key><string>Tippen</string>
                <key>ipad</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>5</key><string>Los</string>
                <key>30</key><string>Tippen oder klicken</string></dict></dict></dict></dict>
                <key>save.normalTitle</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
                <key>ipad</key><string>Auf dem iPad</string><key>other</key><string>Sichern</string></dict></dict>
                <key>pick.segmentTitles[0]</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
                <key>ipad</key><string>Erstes</string><key>other</key><string>1</string></dict></dict>
                </dict></plist>
                """
            ),
        ])
    func deviceSpecific(file: String, content: String) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("Main.xib", Self.document)
        try folder.write(file, content)
        #expect(try Self.texts(path, on: "iphone-15") == ["Tippen", "Sichern", "1"])
        #expect(try Self.texts(path, on: "ipad-pro-11") == ["Tippen oder klicken", "Auf dem iPad", "Erstes"])
    }

    @Test("Plural forms need a number: they are shown as in UIKit, and reported")
    func plurals() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("Main.xib", Self.document)
        try folder.write(
            "de.lproj/Main.stringsdict",
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>greeting.text</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>Noch %#@files@</string>
            <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>one</key><string>eine</string><key>other</key><string>%d</string></dict></dict></dict></plist>
            """)
        let (text, diagnostics) = try Self.tree(path, locale: "de")
        #expect(text.contains("Noch %#@files@"))
        #expect(diagnostics.map { $0.problem.code } == ["words-without-number"])
    }

    @Test("A damaged stringsdict file is reported, and the texts stay", arguments: ["", "<plist>", "{}", "[1]"])
    func damagedRules(content: String) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("Main.xib", Self.document)
        try folder.write("de.lproj/Main.stringsdict", content)
        let (text, diagnostics) = try Self.tree(path, locale: "de")
        #expect(text.contains("Hello"))
        #expect(diagnostics.count <= 1)
    }
}
