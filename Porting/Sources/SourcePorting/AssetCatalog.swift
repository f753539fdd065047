import Foundation

/// The colors and images of a module's asset catalogs, for which Xcode writes symbols while it builds.
public struct AssetCatalog {
    /// The assets of a folder that is a namespace, or of the catalog itself.
    private struct Namespace {
        var colors: [Asset] = []
        var images: [Asset] = []
        var inner: [(name: String, namespace: Namespace)] = []

        /// Adds the assets of a folder that is no namespace, or of another catalog.
        mutating func add(_ other: Namespace) {
            colors += other.colors
            images += other.images
            for (name, namespace) in other.inner { add(namespace, named: name) }
        }

        /// Adds a namespace, whose name another one may have.
        mutating func add(_ namespace: Namespace, named name: String) {
            if let index = inner.firstIndex(where: { $0.name == name }) {
                inner[index].namespace.add(namespace)
            } else {
                inner.append((name, namespace))
            }
        }
    }

    private struct Asset {
        let symbol: String
        let name: String
    }

    private enum Kind: CaseIterable {
        case color, image

        var resource: String { self == .color ? "ColorResource" : "ImageResource" }
        var type: String { self == .color ? "UIColor" : "UIImage" }
        /// The word that a symbol leaves out at its end.
        var suffix: String { self == .color ? "color" : "image" }
        /// UIKit's own properties of the type. Xcode writes no symbol with one of their names.
        var own: Set<String> { self == .color ? AssetCatalog.colorsOfUIKit : AssetCatalog.imagesOfUIKit }
    }

    private let root: Namespace

    /// The kinds of assets that are neither colors nor images, by their extensions.
    private static let otherKinds: Set<String> = [
        "appiconset", "arimageset", "arobjectset", "arresourcegroup", "brandassets", "complicationset",
        "cubetextureset", "dataset", "gcdashboardimage", "gcleaderboard", "iconset", "imagestack", "imagestacklayer",
        "launchimage", "mipmapset", "sticker", "stickerpack", "stickersequence", "stickersiconset", "textureset",
    ]
    private static let mostFolders = 20_000

    /// Reads the names of a catalog's assets.
    ///
    /// - Parameter folder: the `.xcassets` folder.
    /// - Returns: `nil` if the folder cannot be read.
    public init?(folder: URL) {
        var folders = 0
        guard let root = Self.namespace(of: folder, names: [], &folders) else { return nil }
        self.root = root
    }

    /// Joins the catalogs of a module.
    public init(joining catalogs: [AssetCatalog]) {
        root = catalogs.reduce(into: Namespace()) { $0.add($1.root) }
    }

    private static func namespace(of folder: URL, names: [String], _ folders: inout Int) -> Namespace? {
        guard let entries = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else { return nil }
        var found = Namespace()
        for entry in entries.sorted() where !entry.hasPrefix(".") && folders < mostFolders {
            folders += 1
            let url = folder.appendingPathComponent(entry)
            let stem = (entry as NSString).deletingPathExtension
            let name = (names + [stem]).joined(separator: "/")
            switch url.pathExtension {
            case "colorset":
                let symbol = AssetSymbol.name(of: stem, without: Kind.color.suffix)
                if let symbol { found.colors.append(Asset(symbol: symbol, name: name)) }
            case "imageset", "symbolset":
                let symbol = AssetSymbol.name(of: stem, without: Kind.image.suffix)
                if let symbol { found.images.append(Asset(symbol: symbol, name: name)) }
            case let kind where otherKinds.contains(kind): continue
            default:
                let isNamespace = providesNamespace(url)
                guard let inner = namespace(of: url, names: isNamespace ? names + [entry] : names, &folders) else { continue }
                if isNamespace, let type = AssetSymbol.typeName(of: entry) {
                    found.add(inner, named: type)
                } else {
                    found.add(inner)
                }
            }
        }
        return found
    }

    /// Whether the names of the assets in a folder start with the folder's.
    private static func providesNamespace(_ folder: URL) -> Bool {
        struct Contents: Decodable {
            struct Properties: Decodable {
                let isNamespace: Bool?
                enum CodingKeys: String, CodingKey { case isNamespace = "provides-namespace" }
            }
            let properties: Properties?
        }
        let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json"))
        return data.flatMap { try? JSONDecoder().decode(Contents.self, from: $0) }?.properties?.isNamespace == true
    }

    /// The symbols as Xcode writes them; `nil` if there are none.
    ///
    /// - Parameter declared: the names that the module declares itself. `UIColor` and `UIImage` get no members with them.
    public func swift(besides declared: Set<String>) -> String? {
        var declarations: [String] = []
        for kind in Kind.allCases {
            let own = kind.own.union(declared)
            for isOfType in [false, true] {
                var known: Set<String> = []
                let text = Self.members(of: root, kind, inside: "", indent: 1, isOfType: isOfType) { symbol in
                    let isTaken = isOfType && own.contains(String(symbol.prefix { $0 != "." }))
                    return !isTaken && known.insert(symbol).inserted
                }
                guard !text.isEmpty else { continue }
                declarations.append("extension \(isOfType ? kind.type : kind.resource) {\n\(text)}\n")
            }
        }
        guard !declarations.isEmpty else { return nil }
        return "import Foundation\nimport UIKit\n\n" + declarations.joined(separator: "\n")
    }

    /// The members for the assets of a kind in a namespace.
    ///
    /// - Parameters:
    ///   - path: the types around the members, each with a dot.
    ///   - isOfType: whether they are those of `UIColor` or `UIImage`, and not of the resource.
    ///   - takes: whether a symbol is to be written, by its name with the types around it.
    private static func members(
        of namespace: Namespace, _ kind: Kind, inside path: String, indent: Int, isOfType: Bool,
        takes: (String) -> Bool
    ) -> String {
        let space = String(repeating: "    ", count: indent)
        var text = ""
        for asset in kind == .color ? namespace.colors : namespace.images where takes(path + asset.symbol) {
            let symbol = AssetSymbol.escaped(asset.symbol)
            text += isOfType
                ? "\(space)static var \(symbol): \(kind.type) { \(kind.type)(resource: .\(path)\(symbol)) }\n"
                : "\(space)static let \(symbol) = \(kind.resource)(name: \(quoted(asset.name)), bundle: .main)\n"
        }
        for (name, inner) in namespace.inner {
            let members = members(
                of: inner, kind, inside: path + name + ".", indent: indent + 1, isOfType: isOfType, takes: takes)
            if !members.isEmpty { text += "\(space)enum \(name) {\n\(members)\(space)}\n" }
        }
        return text
    }

    /// A text as a string literal of Swift, so that no name of a file is code.
    private static func quoted(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            scalar == "\"" || scalar == "\\" || scalar.value < 32
                ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
        }
        return "\"\(escaped.joined())\""
    }

    private static let colorsOfUIKit: Set<String> = [
        "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta", "orange",
        "purple", "brown", "clear", "lightText", "darkText", "label", "secondaryLabel", "tertiaryLabel",
        "quaternaryLabel", "placeholderText", "link", "separator", "opaqueSeparator", "tintColor", "systemBackground",
        "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
        "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "systemFill", "secondarySystemFill",
        "tertiarySystemFill", "quaternarySystemFill", "systemRed", "systemGreen", "systemBlue", "systemOrange",
        "systemYellow", "systemPink", "systemPurple", "systemTeal", "systemIndigo", "systemBrown", "systemMint",
        "systemCyan", "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
    ]
    private static let imagesOfUIKit: Set<String> = ["add", "remove", "actions", "checkmark", "strokedCheckmark"]
}
