import Foundation
import TestTraits
import Testing
import UIKit

@testable import MaquetteTesting

/// A title above a colored bar.
private final class BarController: UIViewController {
    let text: String
    let height: CGFloat

    init(_ text: String, height: CGFloat = 40) {
        self.text = text
        self.height = height
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let label = UILabel(frame: CGRect(x: 20, y: 80, width: 200, height: 30))
        label.text = text
        let bar = UIView(frame: CGRect(x: 20, y: 120, width: 200, height: height))
        bar.backgroundColor = .systemBlue
        bar.accessibilityIdentifier = "bar"
        view.addSubview(label)
        view.addSubview(bar)
    }
}

@Suite("expectPreview", .blocking) final class ExpectPreviewTests {
    /// The folder of everything that a test writes, which is removed after it.
    private let root = FileManager.default.temporaryDirectory.appending(path: "maquette-testing-\(UUID().uuidString)")
    private var folder: String { root.appending(path: "goldens").path }

    deinit { try? FileManager.default.removeItem(at: root) }

    /// The issues that calls report, with goldens in a temporary folder.
    private func issues(_ body: () -> Void) -> [String] {
        let box = Box()
        var configuration = GoldenConfiguration.current
        configuration.goldens = folder
        withKnownIssue(isIntermittent: true) {
            GoldenConfiguration.$current.withValue(configuration, operation: body)
        } matching: { issue in
            box.texts.append(issue.comments.map(\.rawValue).joined(separator: "\n"))
            return true
        }
        return box.texts
    }

    private final class Box: @unchecked Sendable {
        var texts: [String] = []
    }

    @Test("an error that stops UIKit fails the test, and is not recorded")
    func mistakes() {
        let found = issues {
            expectPreview(
                of: UIStoryboard(name: "Mian", bundle: nil).instantiateViewController(withIdentifier: "Detail"),
                on: .iPhoneSE, record: .missing)
        }
        #expect(found.count == 1 && found[0].contains("there is no storyboard 'Mian' among the app's resources"))
        #expect(FileManager.default.enumerator(atPath: folder)?.contains { "\($0)".hasSuffix(".png") } != true)
    }

    @Test("steps have goldens of their own, and the closure runs before them")
    func steps() {
        func walk(_ steps: [String], _ mode: RecordMode) -> [String] {
            issues {
                expectPreview(
                    of: BarController("Hello"), on: .iPhoneSE, as: .layout, record: mode, named: "walk", steps: steps
                ) { $0.view.backgroundColor = .systemYellow }
            }
        }
        let first = walk(["rotate", "tap:bar"], .missing)
        #expect(first.count == 1 && first[0].contains("3 goldens were recorded"), "\(first)")
        #expect(walk(["rotate", "tap:bar"], .never) == [])
        let impossible = walk(["rotate", "tap:nothing"], .never)
        #expect(impossible.contains { $0.contains("nothing on screen is called 'nothing'") }, "\(impossible)")
        let wrong = walk(["tpa:bar"], .never)
        #expect(wrong.count == 1 && wrong[0].contains("there is no step 'tpa'"), "\(wrong)")
    }

    @Test("records missing goldens and fails once, then passes")
    func recording() {
        let first = issues {
            expectPreview(
                of: BarController("Hello"), on: .iPhoneSE, .iPadPro11(.landscape, .splitHalf),
                record: .missing)
        }
        #expect(first.count == 1 && first[0].contains("2 goldens were recorded"))
        let second = issues {
            expectPreview(
                of: BarController("Hello"), on: .iPhoneSE, .iPadPro11(.landscape, .splitHalf), record: .never)
        }
        #expect(second == [])
    }

    @Test("reports a change at the call, and names the report")
    func failing() throws {
        _ = issues { expectPreview(of: BarController("Hello"), on: .iPhoneSE, as: .layout, record: .all) }
        let found = issues {
            expectPreview(
                of: BarController("Hello you", height: 44), on: .iPhoneSE, as: .image, .layout, record: .never)
        }
        let text = try #require(found.first)
        #expect(text.contains("view #bar became 4 pt taller"))
        #expect(text.contains("gained the word ‘you’"))
        #expect(text.contains("report.html") && text.contains("maquette golden approve"))
    }

    @Test("never records on a CI machine, and otherwise according to the argument, the trait or the environment")
    func modes() throws {
        #expect(try GoldenConfiguration.mode(nil, environment: ["CI": "true"]) == .never)
        #expect(try GoldenConfiguration.mode(nil, environment: [:]) == .missing)
        #expect(try GoldenConfiguration.mode(nil, environment: ["MAQUETTE_RECORD": "all"]) == .all)
        #expect(throws: GoldenProblem.unknownMode("al")) {
            try GoldenConfiguration.mode(nil, environment: ["MAQUETTE_RECORD": "al"])
        }
        #expect(try GoldenConfiguration.mode(.failed, environment: ["MAQUETTE_RECORD": "all"]) == .failed)
    }

    @Test("uses the setting of a trait", .goldens(record: .never))
    func trait() throws {
        #expect(try GoldenConfiguration.mode(nil, environment: ["MAQUETTE_RECORD": "all"]) == .never)
    }

    /// Shows resources that an app's code finds by name.
    private final class LogoController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = UIColor(named: "Background")
            let logo = UIImageView(image: UIImage(named: "Logo"))
            logo.accessibilityIdentifier = "logo"
            view.addSubview(logo)
        }
    }

    @Test("finds images and colors by name in the trait's folder")
    func resources() throws {
        let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "../Fixtures/Sample").path
        func layout(in resources: String?) throws -> String {
            let folder = "\(folder)-\(resources == nil ? "without" : "with")"
            var configuration = GoldenConfiguration.current
            configuration.goldens = folder
            configuration.resources = resources
            GoldenConfiguration.$current.withValue(configuration) {
                withKnownIssue {
                    expectPreview(of: LogoController(), on: .iPhoneSE, as: .layout, record: .missing)
                }
            }
            let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
            let text = try #require(files.first { $0.hasSuffix(".txt") })
            return try String(contentsOfFile: "\(folder)/\(text)", encoding: .utf8)
        }
        let with = try layout(in: sample)
        #expect(with.contains("#logo  0 0 96 96") && with.contains("fill=#f4f7fb"), "\(with)")
        #expect(!(try layout(in: nil)).contains("#logo  0 0 96 96"))
    }

    @Test("reports a missing folder of resources", .goldens(resources: "/dev/null/resources"))
    func noResources() throws {
        let found = issues { expectPreview(of: BarController("Hello"), on: .iPhoneSE, record: .never) }
        #expect(found.count == 1 && found[0].contains("/dev/null/resources"), "\(found)")
    }

    @Test("works for each argument of a test", arguments: ["one", "two", "three"])
    func arguments(text: String) {
        let first = issues {
            expectPreview(of: BarController(text), on: .iPhoneSE, as: .layout, record: .missing, named: text)
        }
        #expect(first.count == 1)
        #expect(
            issues { expectPreview(of: BarController(text), on: .iPhoneSE, as: .layout, record: .never, named: text) }
                == [])
    }

    @Test("shows a document in a language, with separate goldens")
    func language() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
            <view contentMode="scaleToFill" id="vw"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
            <label opaque="NO" text="Hello" fixedFrame="YES" id="lb"><rect key="frame" x="20" y="80" width="300" \
            height="30"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews></view>
            </objects></document>
            """
        for (name, text) in [("Card.xib", text), ("ar.lproj/Card.strings", "\"lb.text\" = \"مرحبا\";")] {
            let file = URL(fileURLWithPath: "\(folder)-input/\(name)")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        func expect(_ locale: String?, _ mode: RecordMode) -> [String] {
            issues { expectPreview(of: "\(folder)-input/Card.xib", locale: locale, on: .iPhoneSE, record: mode) }
        }
        for locale in [nil, "ar"] { #expect(expect(locale, .missing).count == 1) }
        for locale in [nil, "ar"] { #expect(expect(locale, .never) == []) }
        let goldens = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".txt") }
            .sorted()
        #expect(goldens.count == 2 && goldens[0].contains("-ar/") && goldens[0].contains("_rtl_"), "\(goldens)")
        #expect(try String(contentsOfFile: "\(folder)/\(goldens[0])", encoding: .utf8).contains("مرحبا"))
    }

    @Test("names variants like the command")
    func variantNames() throws {
        #expect(
            PreviewVariant.iPadPro11(.dark, .landscape, .iOS(18), .splitHalf).notation
                == "ipad-pro-11/landscape/split-half/dark@18")
        for variant: PreviewVariant in [
            .iPhoneSE, .iPhone13Mini, .iPhone16, .iPhone17Pro, .iPhone17ProMax, .iPhoneAir, .iPadMini, .iPad,
            .iPadPro11,
            .iPadPro13, "iphone-se/dark",
        ] { _ = try variant.variant(in: nil) }
        #expect(issues { expectPreview(of: BarController(""), on: "iphone-99") }.count == 1)
    }
}
