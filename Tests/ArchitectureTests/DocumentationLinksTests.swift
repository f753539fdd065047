import Foundation
import Testing

/// A page of documentation in Markdown: its headings and the links to other files.
struct MarkdownPage {
    /// A link as it is written, with the number of its line.
    struct Link: Equatable {
        let target: String
        let line: Int
    }

    private(set) var links: [Link] = []
    /// The names by which links address the headings.
    private(set) var anchors: Set<String> = []

    init(_ text: String) {
        var isCode = false
        var counts: [String: Int] = [:]
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.trimmingPrefix(while: { $0 == " " }).hasPrefix("```") {
                isCode.toggle()
                continue
            }
            guard !isCode, !line.hasPrefix("    ") else { continue }
            let title = line.drop { $0 == "#" }
            if line.hasPrefix("#"), title.hasPrefix(" ") {
                let name = Self.anchor(String(title.dropFirst()))
                let count = counts[name, default: 0]
                counts[name] = count + 1
                anchors.insert(count == 0 ? name : "\(name)-\(count)")
            }
            links += Self.targets(in: line).map { Link(target: $0, line: index + 1) }
        }
    }

    /// The name that a Markdown page gives a heading: small letters, hyphens for spaces, no punctuation.
    static func anchor(_ title: String) -> String {
        String(
            title.lowercased().compactMap { character in
                if character == " " { return "-" }
                return character.isLetter || character.isNumber || character == "-" || character == "_"
                    ? character : nil
            })
    }

    /// The targets of `[words](target)` and `src="target"`, without links to other hosts and symbol links.
    private static func targets(in line: Substring) -> [String] {
        // Text between backticks is code.
        let words = line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .map { $0.isMultiple(of: 2) ? String($1) : "" }.joined(separator: "`")
        let found =
            words.matches(of: /(!?)\[[^\]]*\]\(([^)\s]+)\)/)
            // An image without an extension is a figure that `make docs` draws for the DocC catalog.
            .filter { $0.output.1.isEmpty || $0.output.2.contains(".") }.map { String($0.output.2) }
            + words.matches(of: /(?:src|href)="([^"]+)"/).map { String($0.output.1) }
        return found.filter { !$0.contains("://") && !$0.hasPrefix("mailto:") && !$0.hasPrefix("doc:") }
    }
}

@Suite("Links in the documentation") struct DocumentationLinksTests {
    /// The pages of the package, by path.
    private static func pages() throws -> [String: MarkdownPage] {
        let root = PackageManifest.root
        let names =
            try FileManager.default.contentsOfDirectory(atPath: root.path)
            + ["Documentation", "Documentation/Targets"].flatMap { folder in
                try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
                    .map { "\(folder)/\($0)" }
            }
        var pages: [String: MarkdownPage] = [:]
        for name in names where name.hasSuffix(".md") {
            pages[name] = MarkdownPage(try String(contentsOf: root.appending(path: name), encoding: .utf8))
        }
        return pages
    }

    @Test("lead to files and headings that exist")
    func links() throws {
        let pages = try Self.pages()
        #expect(pages["README.md"]?.links.isEmpty == false)
        for (name, page) in pages {
            let folder = (name as NSString).deletingLastPathComponent
            for link in page.links {
                let parts = link.target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
                let file = (parts[0].removingPercentEncoding ?? "") as NSString
                let path = file.length == 0 ? name : ((folder as NSString).appendingPathComponent(file as String))
                let standard = (("/" + path) as NSString).standardizingPath.dropFirst()
                #expect(
                    FileManager.default.fileExists(atPath: PackageManifest.root.appending(path: standard).path),
                    "\(name):\(link.line): no file is at \(link.target)")
                if parts.count == 2, let page = pages[String(standard)] {
                    #expect(
                        page.anchors.contains(String(parts[1])), "\(name):\(link.line): no heading is \(link.target)")
                }
            }
        }
    }

    @Test("are found in prose, and headings have the names that they have on the web")
    func reading() {
        let page = MarkdownPage(
            """
            # `maquette diff`: what's new?
            See [a](b.md#c-d), ![p](Pictures/p.png), ![figure](cascade-docs-en),
            [web](https://swift.org) and `[code](no.md)`.
            ```
            [code](no.md)
            # no heading
            ```
                [code](no.md)
            ## Twice
            ## Twice
            <img src="x.png">
            """)
        #expect(page.links.map(\.target) == ["b.md#c-d", "Pictures/p.png", "x.png"])
        #expect(page.links.map(\.line) == [2, 2, 11])
        #expect(page.anchors == ["maquette-diff-whats-new", "twice", "twice-1"])
    }
}
