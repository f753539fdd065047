import Foundation
import Testing

@testable import SourcePorting

@Suite("Asset catalogs") struct AssetCatalogTests {
    @Test(
        "give symbols the names that Xcode gives them",
        arguments: [
            ("AccentColor", "accent"), ("background-color", "background"), ("Color", "color"), ("colorF4", "colorF4"),
            ("color7C", "color7C"), ("textH", "textH"), ("292C38", "_292_C_38"), ("121212", "_121212"), ("B2", "B_2"),
            ("A-1-1-0", "A_1_1_0"), ("BG", "BG"), ("5ed", "_5Ed"), ("con_", "con"), ("share 1", "share1"),
            ("tab_c2c_19", "tabC2C19"), ("ic 24x24", "ic24X24"), ("AM-AI-iOS-Dark", "amAIIOSDark"),
            ("welcomeVCimage", "welcomeVCimage"), ("estadio de seattle", "estadioDeSeattle"), ("홈", "홈"),
        ])
    func names(asset: String, symbol: String) { #expect(AssetSymbol.name(of: asset, without: "color") == symbol) }

    @Test("have assets without a symbol", arguments: ["", "-", "…"]) func noName(asset: String) {
        #expect(AssetSymbol.name(of: asset, without: "color") == nil)
    }

    private func catalog(_ folders: [String], namespaces: [String] = []) throws -> URL {
        let root = FileManager.default.temporaryDirectory
            .appendingPathComponent("\(UUID().uuidString)/Assets.xcassets", isDirectory: true)
        for folder in folders + namespaces {
            let url = root.appendingPathComponent(folder)
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            let properties = namespaces.contains(folder) ? #"{"properties": {"provides-namespace": true}}"# : "{"
            try Data(properties.utf8).write(to: url.appendingPathComponent("Contents.json"))
        }
        return root
    }

    private func swift(_ catalog: URL, and declared: Set<String> = []) throws -> String? {
        defer { try? FileManager.default.removeItem(at: catalog.deletingLastPathComponent()) }
        let read = try #require(AssetCatalog(folder: catalog))
        let text = read.swift(besides: declared)
        #expect(AssetCatalog(joining: [read, read]).swift(besides: declared) == text, "each symbol is written once")
        return text
    }

    @Test("give way to types and static properties of the module, and not to other properties") func declaredNames() {
        let source = SourcePorter.Source(
            path: "A.swift",
            text: """
                final class Form { private lazy var alert = 1; let title = "static"; enum Kind { case one } }
                extension UIColor {
                    static let brand = UIColor.red
                    public static private(set) var accent = UIColor.red
                    class var quiet: UIColor { let red = 1.0; return .gray }
                }
                """)
        #expect(
            source.declaredNames.isSuperset(of: ["Form", "Kind", "brand", "accent", "quiet"])
                && source.declaredNames.isDisjoint(with: ["alert", "one"]))
    }

    @Test("give resources, and members of UIColor and UIImage beside the declared ones") func symbols() throws {
        let catalog = try catalog(
            [
                "Brand.colorset", "red.colorset", "Own.colorset", "Plain/default.imageset", "Marks/Inner/\"\\(x).imageset",
                "Marks/star.symbolset", "AppIcon.appiconset", "Data.dataset/file.imageset",
            ], namespaces: ["Marks"])
        let text = try swift(catalog, and: ["own"])
        #expect(
            text == #"""
                import Foundation
                import UIKit

                extension ColorResource {
                    static let brand = ColorResource(name: "Brand", bundle: .main)
                    static let own = ColorResource(name: "Own", bundle: .main)
                    static let red = ColorResource(name: "red", bundle: .main)
                }

                extension UIColor {
                    static var brand: UIColor { UIColor(resource: .brand) }
                }

                extension ImageResource {
                    static let `default` = ImageResource(name: "default", bundle: .main)
                    enum Marks {
                        static let x = ImageResource(name: "Marks/\u{22}\u{5c}(x)", bundle: .main)
                        static let star = ImageResource(name: "Marks/star", bundle: .main)
                    }
                }

                extension UIImage {
                    static var `default`: UIImage { UIImage(resource: .`default`) }
                    enum Marks {
                        static var x: UIImage { UIImage(resource: .Marks.x) }
                        static var star: UIImage { UIImage(resource: .Marks.star) }
                    }
                }

                """#)
    }

    @Test("give nothing where they are empty, and none where they are no folder") func empty() throws {
        #expect(try swift(try catalog(["Plain"])) == nil)
        #expect(AssetCatalog(folder: URL(fileURLWithPath: "/no/such/Assets.xcassets")) == nil)
    }
}
