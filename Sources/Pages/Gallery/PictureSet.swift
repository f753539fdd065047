package import Devices
import Diagnostics
package import Foundation

/// A set of light and dark pictures of the same thing at every scale, with names that a documentation site can rely on.
///
/// DocC takes `Main-iphone-16-pro-portrait@2x.png` and `Main-iphone-16-pro-portrait~dark@2x.png` for variants of one
/// picture called `Main-iphone-16-pro-portrait`.
package struct PictureSet: Sendable {
    package static let scales = [1, 2, 3]
    package static let manifestName = "pictures.json"
    package static let snippetsName = "pictures.md"

    /// One picture in all appearances and scales.
    private struct Entry: Sendable {
        var name: String
        var document: String
        var variant: String
        var alternative: String
        var size: CGSize
        /// The names of the files by appearance.
        var files: [(appearance: Appearance, names: [String])]
    }

    private var entries: [Entry] = []
    private var places: [String: Int] = [:]

    /// The name of a file.
    ///
    /// Scale 1 and light are not part of it.
    package static func fileName(_ name: String, _ variant: Variant, scale: Int?, fileExtension: String) -> String {
        let look = variant.appearance == .light ? "" : "~\(variant.appearance.rawValue)"
        let size = scale.map { $0 == 1 ? "" : "@\($0)x" } ?? ""
        return "\(name)\(look)\(size).\(fileExtension)"
    }

    /// Creates a set without pictures.
    package init() {}

    /// Adds a picture's files.
    ///
    /// - Parameters:
    ///   - name: the name that all looks of the variant share.
    ///   - stem: the document's name in file names and alternative texts.
    ///   - document: the path of the document.
    ///   - variant: the variant that is shown.
    ///   - size: the size in points.
    ///   - names: the names of the picture's files.
    ///   - record: the record of what it shows.
    package mutating func add(
        _ name: String, stem: String, document: String, variant: Variant, size: CGSize, files names: [String],
        record: PictureRecord?
    ) {
        if let place = places[name] {
            entries[place].files.append((variant.appearance, names))
            return
        }
        places[name] = entries.count
        entries.append(
            Entry(
                name: name, document: document, variant: variant.description,
                alternative: Self.alternative(stem: stem, variant, texts: record?.texts ?? []), size: size,
                files: [(variant.appearance, names)]))
    }

    /// The alternative text of a picture: the variant, and the text in the picture.
    package static func alternative(stem: String, _ variant: Variant, texts: [String]) -> String {
        let axes: [VariantAxis] = [.device, .orientation, .multitasking, .contentSize, .direction]
        let place = VariantWords.sentence(axes.filter { !$0.isPlain(in: variant) }.map { $0.title(of: variant) })
        var text = "\(stem) on \(place.replacing(" · ", with: ", "))"
        var separator = ": "
        for words in texts {
            guard text.count + words.count < 300 else {
                text += separator == ": " ? "" : " …"
                break
            }
            text += separator + words
            separator = "; "
        }
        return text
    }

    // MARK: Output

    /// A JSON object for each picture, with its files and the snippets that show it.
    package var manifest: String {
        let objects = entries.map { entry in
            var fields = [
                "\"name\":\(JSONText.quoted(entry.name))", "\"document\":\(JSONText.quoted(entry.document))",
                "\"variant\":\(JSONText.quoted(entry.variant))", "\"alt\":\(JSONText.quoted(entry.alternative))",
                "\"width\":\(JSONText.number(entry.size.width))", "\"height\":\(JSONText.number(entry.size.height))",
            ]
            for (appearance, names) in entry.files {
                let list = names.map(JSONText.quoted).joined(separator: ",")
                fields.append("\"\(appearance.rawValue)\":[\(list)]")
            }
            fields.append("\"html\":\(JSONText.quoted(Self.html(entry)))")
            fields.append("\"markdown\":\(JSONText.quoted(Self.markdown(entry)))")
            return "{\(fields.joined(separator: ","))}"
        }
        return "[\n\(objects.joined(separator: ",\n"))\n]\n"
    }

    /// A list of all pictures with the markup that shows them.
    package var snippets: String {
        entries.map { entry in
            """
            ## \(entry.name)

            \(Self.html(entry))

            In HTML and in Markdown that allows it:

            ```html
            \(Self.html(entry))
            ```

            In DocC:

            ```markdown
            \(Self.markdown(entry))
            ```

            """
        }.joined(separator: "\n")
    }

    private static func html(_ entry: Entry) -> String {
        func source(_ appearance: Appearance) -> String? {
            entry.files.first { $0.appearance == appearance }.flatMap { sources($0.names) }
        }
        let light = source(.light) ?? entry.files.lazy.compactMap { sources($0.names) }.first ?? ""
        let first = light.split(separator: ",").first?.split(separator: " ").first.map(String.init) ?? ""
        let size = "width=\"\(JSONText.number(entry.size.width))\" height=\"\(JSONText.number(entry.size.height))\""
        let image =
            "<img src=\"\(first)\" srcset=\"\(light)\" \(size) alt=\"\(PageTemplate.escaped(entry.alternative))\">"
        guard let dark = source(.dark), dark != light else { return image }
        return """
            <picture>
              <source media="(prefers-color-scheme: dark)" srcset="\(dark)">
              \(image)
            </picture>
            """
    }

    /// The `srcset` of one look: its PNGs by scale, or its SVG; `nil` for files that pages do not show.
    private static func sources(_ names: [String]) -> String? {
        let pictures = names.filter { $0.hasSuffix(".png") }
        if pictures.isEmpty { return names.first { $0.hasSuffix(".svg") }.map(address) }
        return zip(pictures, scales).map { "\(address($0)) \($1)x" }.joined(separator: ", ")
    }

    private static func markdown(_ entry: Entry) -> String {
        var words = ""
        for character in entry.alternative {
            if "\\[]*_`<>".contains(character) { words += "\\" }
            words.append(character)
        }
        return "![\(words)](\(address(entry.name)))"
    }

    /// A file's name as a URL relative to the page.
    ///
    /// Commas are escaped because they separate addresses in a list.
    private static func address(_ name: String) -> String {
        let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ",;:&'()"))
        return name.addingPercentEncoding(withAllowedCharacters: allowed) ?? name
    }
}
