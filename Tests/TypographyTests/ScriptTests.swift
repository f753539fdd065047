import Diagnostics
import Drawing
import Foundation
import Testing
import Typography

@Suite struct ScriptTests {
    /// The face of each run, ordered by the position of its first glyph from left to right.
    private func faces(_ text: String, isRightToLeft: Bool = false) -> [String] {
        MetricTextSetter().layout(styled(text), options: TextOptions(isRightToLeft: isRightToLeft))
            .lines.flatMap(\.runs).map(\.font.postScriptName)
    }

    @Test(
        "Each script is drawn in its pinned font",
        arguments: [
            ("Latin", "Inter-Regular"), ("Ελληνικά", "Inter-Regular"), ("Русский", "Inter-Regular"),
            ("مرحبا", "NotoSansArabic-Regular"), ("שלום", "NotoSansHebrew-Regular"),
            ("नमस्ते", "NotoSansDevanagari-Regular"), ("ไทย", "NotoSansThai-Regular"),
            ("今日は", "NotoSansCJKsc-Regular"), ("한국어", "NotoSansCJKsc-Regular"), ("😀", "NotoColorEmoji"),
        ])
    func faceOfScript(text: String, face: String) {
        #expect(Set(faces(text)) == [face])
        #expect(MetricTextSetter().takeProblems().isEmpty)
    }

    @Test("Bidirectional text is in visual order")
    func bidirectional() {
        let layout = MetricTextSetter().layout(styled("abc שלום"), options: TextOptions())
        let runs = layout.lines[0].runs
        #expect(runs.map(\.text) == ["abc", "שלום"])
        #expect((runs[0].glyphs.first?.position.x ?? 0) < (runs[1].glyphs.first?.position.x ?? 0))
        let mirrored = MetricTextSetter().layout(styled("שלום abc"), options: TextOptions())
        #expect(mirrored.lines[0].runs.map(\.text) == ["abc", "שלום"])
    }

    @Test("A Han character is a square of the font size, without tracking")
    func squareCharacters() {
        // Interface Builder stores 224 for these fourteen characters at 16 points, and 51 for three at 17.
        let setter = MetricTextSetter()
        let sentence = setter.measure(styled("今日はナイアガラの滝にいます", size: 16), options: TextOptions())
        #expect(sentence.size.width == 224)
        #expect(setter.measure(styled("シェア"), options: TextOptions()).size.width == 51)
    }

    @Test("A syllable of Hangul is narrower than a square, whatever its weight")
    func hangulSyllables() {
        let setter = MetricTextSetter()
        #expect(setter.measure(styled("한국어"), options: TextOptions()).size.width == 44.5)
        #expect(setter.measure(styled("한국어", weight: 700), options: TextOptions()).size.width == 44.5)
    }

    @Test(
        "A Chinese character is a little wider than the font size, from iOS 10 on",
        arguments: [
            ("工作圈", 17.0, 3.0, 52.0), ("首页", 11, 3, 22.667), ("同意并继续", 22, 2, 111.5), ("重置", 15, 1, 31),
            ("添加星星", 15, 2, 61.5), ("喜欢的应用", 14, 2, 71.5), ("系统字体大小", 17, 2, 104),
        ])
    func chineseCharacters(text: String, size: CGFloat, scale: CGFloat, width: CGFloat) {
        let measured = MetricTextSetter().measure(styled(text, size: size), options: TextOptions(scale: scale))
        #expect(abs(measured.size.width - width) < 0.001)
        for earlier in [SystemFontGeneration.helvetica, .initial] {
            let measured = MetricTextSetter(systemFont: earlier).measure(
                styled("购物车", size: 10), options: TextOptions())
            #expect(measured.size.width == 30)
        }
    }

    @Test("Accents add nothing to a letter's width")
    func accents() {
        let setter = MetricTextSetter()
        func width(_ text: String) -> CGFloat {
            setter.measure(styled(text), options: TextOptions(scale: 3)).size.width
        }
        #expect(width("Angstrom") == width("Ångström"))
        #expect(width("e\u{301}t\u{E9}") == width("ete"))
    }

    @Test("Emoji of several characters are one glyph")
    func emoji() {
        let setter = MetricTextSetter()
        func width(_ text: String) -> CGFloat {
            setter.measure(styled(text), options: TextOptions(scale: 3)).size.width
        }
        #expect(width("👨‍👩‍👧") == width("😀"))
        #expect(width("🇩🇪") == width("😀"))
        // Interface Builder stores 23 for one at 17 points on whole points, and 43 at 38.
        #expect((22...23).contains(width("🎉")))
    }

    @Test("A missing face is reported with what to install")
    func missingFont() {
        let setter = MetricTextSetter(library: FontLibrary(folders: []))
        let layout = setter.layout(styled("Label"), options: TextOptions())
        #expect(layout.size.width == 41.5)
        #expect(layout.lines[0].runs.isEmpty)
        let problems = setter.takeProblems()
        #expect(problems.map(\.code) == ["missing-font"])
        #expect(problems.first?.remedy?.contains("fonts-inter") == true)
        #expect(setter.takeProblems().isEmpty)
    }

    @Test("An unknown font has the metrics of UIKit's fallback, and is reported")
    func unknownFont() {
        let setter = MetricTextSetter()
        // Stored by Interface Builder for a font that was missing when the frame was solved.
        let size = setter.measure(
            styled("PLEDGE", size: 10, family: .custom("OpenSans")), options: TextOptions()
        ).size
        #expect(abs(size.width - 39) <= 0.5)
        #expect(size.height == 12)
        #expect(setter.takeProblems() == [.unknownFont(name: "OpenSans")])
    }

    @Test("A font that apps bundle has its own metrics, and its missing file is reported")
    func fontBundledWithApps() {
        let setter = MetricTextSetter()
        // Stored by Interface Builder for apps that contain the fonts.
        for (name, text, pointSize, stored) in [
            ("Lato-Regular", "Richard Marcil", 13.0, CGSize(width: 84, height: 16)),
            ("Roboto-Medium", "Create Stitch", 15, CGSize(width: 87, height: 18)),
            ("NunitoSans-Light", "Facultatif", 13, CGSize(width: 53, height: 18)),
            ("Muli-Bold", "Share this app", 16, CGSize(width: 112, height: 24)),
        ] {
            let size = setter.measure(
                styled(text, size: pointSize, family: .custom(name)), options: TextOptions()
            ).size
            #expect(abs(size.width - stored.width) <= 0.5, "\(name): \(size.width)")
            #expect(size.height == stored.height)
            #expect(setter.takeProblems() == [.fontFileNotFound(name: name)])
        }
        // The font's own pairs are kerned.
        func width(_ text: String) -> CGFloat {
            setter.measure(styled(text, size: 100, family: .custom("Lato-Regular")), options: TextOptions()).size.width
        }
        #expect(width("AV") < width("A") + width("V") - 5)
    }

    @Test("A font that Git LFS did not fetch is reported as that")
    func unfetchedFont() throws {
        let path = NSTemporaryDirectory() + "unfetched-\(UUID().uuidString).ttf"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 5\n".utf8).write(
            to: URL(filePath: path))
        let problems = FontLibrary().adding(fontFiles: [path]).diagnostics.map { $0.problem as? FontProblem }
        #expect(problems == [.fontFileNotFetched(path: path)])
    }

    @Test("Fonts of the input are used with their own metrics")
    func ownFonts() throws {
        let path = try #require(
            FontLibrary().fontFile(for: FontReference(postScriptName: "NotoSerif-Regular", digest: ""))?.path)
        let library = FontLibrary().adding(fontFiles: [path, "/nowhere/at/all.ttf"])
        #expect(library.diagnostics.count == 1)
        let setter = MetricTextSetter(library: library.value)
        let text = styled("Office", family: .custom("Noto Serif"))
        let layout = setter.layout(text, options: TextOptions())
        #expect(layout.lines[0].runs.map(\.font.postScriptName) == ["NotoSerif-Regular"])
        #expect(setter.takeProblems().isEmpty)
        #expect(
            abs(setter.metrics(of: FontDescriptor(family: .custom("NotoSerif-Regular"), size: 100)).lineHeight - 136.2)
                < 0.1)
    }

    @Test("Digits of equal width")
    func monospacedDigits() {
        let setter = MetricTextSetter()
        func width(_ text: String, _ isMonospaced: Bool) -> CGFloat {
            let font = FontDescriptor(size: 17, hasMonospacedDigits: isMonospaced)
            return setter.measure(StyledText([StyledText.Run(text: text, font: font)]), options: TextOptions(scale: 3))
                .size.width
        }
        #expect(width("1117", true) == width("8888", true))
        #expect(width("1117", false) < width("8888", false))
    }
}
