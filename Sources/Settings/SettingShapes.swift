import Devices
import Diagnostics
import LocatedText
import Previews
import Theming

/// The shapes of settings: each reads a value of the file into words of the command line.
extension Shape where Value == [String] {
    /// One of several words.
    static func one(of words: [String]) -> Shape { .choice(words.map { ($0, [$0]) }) }

    /// A list of several words.
    static func some(of words: [String]) -> Shape { .nonEmpty(.list(.choice(words.map { ($0, $0) }))) }

    /// A word that is not empty.
    static var word: Shape { Shape<String>.filledText.map { [$0] } }

    static var texts: Shape { .list(Shape<String>.filledText) }

    static var flag: Shape { Shape<Bool>.boolean.map { ["\($0)"] } }

    static func integer(_ range: ClosedRange<Int>) -> Shape { Shape<Int>.integer(in: range).map { ["\($0)"] } }

    static func number(_ range: ClosedRange<Double>) -> Shape {
        Shape<Double>.number(in: range).map { [JSONText.number($0)] }
    }

    static var density: Shape {
        .numbers("two whole numbers [side, pixels] of a square", ["side", "pixels"]) { numbers in
            guard let side = Int(exactly: numbers[0]), let pixels = Int(exactly: numbers[1]), (1...4096).contains(side),
                pixels >= 0
            else { return nil }
            return ["\(side)", "\(pixels)"]
        }
    }

    /// A list of words of an axis.
    ///
    /// - Parameters:
    ///   - axis: the axis.
    ///   - definitions: the devices of the project's own.
    /// - Returns: the shape.
    static func words(of axis: VariantAxis, _ definitions: [DeviceDefinition] = []) -> Shape {
        let words = Shape<[String]>.list(scalar)
        return nonEmpty(
            Shape(words.words, schema: words.schema) { node, reader in
                guard let words = words.read(node, &reader) else { return nil }
                // Each word is checked by itself, so that the message has its place.
                var isRight = true
                for (index, word) in words.enumerated() {
                    do throws(VariantProblem) {
                        _ = try AxisSelection(
                            parsing: AxisSelection.Words([axis: [word]], definitions: definitions))
                    } catch {
                        let place = node.elements.flatMap { index < $0.count ? $0[index] : nil } ?? node
                        reader.report(error, at: place.location)
                        isRight = false
                    }
                }
                return isRight ? words : nil
            })
    }

    /// The definitions of devices.
    static var deviceDefinitions: Shape { DeviceDefinition.namedShape.map { $0.map(\.words) } }

    static var windowSizes: Shape {
        checkedList("a list of window sizes") { word in
            let sides = word.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
            guard sides.count == 2, sides.allSatisfy({ $0 != nil }) else { return SettingsProblem.notASize(word) }
            do throws(VariantProblem) {
                _ = try AxisSelection(parsing: [.multitasking: [word]])
                return nil
            } catch {
                return error
            }
        }
    }

    static var languages: Shape {
        checkedList("a list of languages") { word in
            let isCode =
                word.first?.isLetter == true && word.count <= 35
                && word.unicodeScalars.allSatisfy {
                    $0.value < 128
                        && ($0.properties.isAlphabetic || $0.properties.numericType != nil
                            || "-_".unicodeScalars.contains($0))
                }
            return isCode ? nil : SettingsProblem.notALanguage(word)
        }
    }

    /// Paths relative to the file.
    static var paths: Shape { .nonEmpty(.list(onePath)) }

    static var path: Shape { onePath.map { [$0] } }

    /// A theme's name, or the path of a theme file.
    static var theme: Shape {
        let reference = Theme.reference
        return Shape(reference.words, schema: reference.schema) { node, reader in
            guard let name = reference.read(node, &reader) else { return nil }
            return [Theme.isPath(name) ? SplitPath(reader.file).beside(name) : name]
        }
    }

    /// The names of figures, and the paths of figure files.
    static var figures: Shape {
        let (name, path) = (Shape<String>.filledText, onePath)
        return .list(
            Shape<String>("a figure's name or path", schema: name.schema) { node, reader in
                node.text.map(Theme.isPath) == true ? path.read(node, &reader) : name.read(node, &reader)
            })
    }

    /// A mapping of rules to severities.
    static var severities: Shape {
        let severity = Shape<Severity>.choice(of: Severity.self)
        let names = LintRuleListing.names
        return Shape(
            "a mapping of rules to severities",
            schema: { writer in
                let one = severity.schema(&writer)
                return .object([
                    ("type", .text("object")), ("properties", .object(names.map { ($0, one) })),
                    ("additionalProperties", .boolean(false)),
                ])
            }
        ) { node, reader in
            guard let entries = node.entries else {
                reader.reportType(of: node, expected: "a mapping of rules to severities")
                return nil
            }
            return entries.compactMap { entry in
                guard names.contains(entry.key) else {
                    reader.report(
                        ShapeProblem.unknownKey(
                            entry.key, in: "severities", known: names,
                            nearest: nearestWords(to: entry.key, among: names).first),
                        at: entry.keyLocation)
                    return nil
                }
                return reader.within(key: entry.key) { severity.read(entry.value, &$0) }.map {
                    "\(entry.key)=\($0.rawValue)"
                }
            }
        }
    }

    // MARK: Parts

    /// A text or number, such as a version.
    private static var scalar: Shape<String> {
        Shape<String>("a word", type: .object([("type", .list([.text("string"), .text("number")]))])) { node in
            node.text.flatMap { node.isNull || $0.isEmpty ? nil : $0 }
        }
    }

    /// A path in the file's folder, as seen from the working folder.
    private static var onePath: Shape<String> {
        let text = Shape<String>.filledText
        return Shape<String>("a path", schema: text.schema) { node, reader in
            guard let path = text.read(node, &reader) else { return nil }
            guard !RelativePath.leadsOut(path) else {
                reader.report(SettingsProblem.leavesFolder(path), at: node.location)
                return nil
            }
            let parts = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
            let folder = SplitPath(reader.file).folder
            // The file may come with links from somebody else's repository.
            guard !leavesByLink(parts, from: folder.isEmpty ? "." : folder) else {
                reader.report(SettingsProblem.leavesFolder(path), at: node.location)
                return nil
            }
            let place = parts.isEmpty ? (folder.isEmpty ? "." : folder) : SplitPath(reader.file).beside(parts)
            // An option begins with a hyphen, and a path may not look like one.
            return place.hasPrefix("-") ? "./" + place : place
        }
    }

    /// Whether a path goes through a link that leads out of a folder, or nowhere.
    private static func leavesByLink(_ path: String, from folder: String) -> Bool {
        let bounds = InputFolder(path: folder)
        var place = bounds.path
        for part in path.split(separator: "/") {
            place += "/" + part
            if isLink(place), !bounds.contains(place) { return true }
        }
        return false
    }

    private static func checkedList(
        _ words: String, _ problem: @escaping @Sendable (String) -> (any Problem)?
    ) -> Shape {
        let element = Shape<String>("a text", schema: Shape<String>.filledText.schema) { node, reader in
            guard let word = Shape<String>.filledText.read(node, &reader) else { return nil }
            guard let problem = problem(word) else { return word }
            reader.report(problem, at: node.location)
            return nil
        }
        return nonEmpty(.list(element))
    }

    /// The same list, which has at least one element.
    private static func nonEmpty(_ list: Shape) -> Shape {
        Shape(list.words, schema: list.schema) { node, reader in
            if let elements = node.elements, elements.isEmpty {
                reader.report(
                    ShapeProblem.wrongType(key: reader.key, found: "an empty list", expected: list.words),
                    at: node.location)
                return nil
            }
            return list.read(node, &reader)
        }
    }
}
