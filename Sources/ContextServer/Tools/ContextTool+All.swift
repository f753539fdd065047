import Diagnostics
import Foundation
import Goldens
import LocatedText
import Settings

extension ContextTool {
    /// All tools, in the order in which a client lists them.
    static let all = [render, layout, lint, compare, devices]

    private static let formats =
        "A storyboard, a xib, a scene file in YAML, an Xcode project or an app's folder, relative to the server's folder."
    private static let onePhone: [SettingKey: [String]] = [.devices: ["iphone-6-3"]]
    private static let phoneAndPad: [SettingKey: [String]] = [.devices: ["iphone-6-3", "ipad-pro-11"]]

    // MARK: Tools

    private static let render = ContextTool(
        name: "render", title: "Draw an interface",
        description: """
            Draws the screens of an iOS interface as pictures, without a simulator: storyboards, xibs, asset catalogs and \
            YAML scenes. Use it to see a change. An iPhone and an iPad in portrait are the default; name devices, \
            orientations, appearances, content sizes, languages or versions of iOS for others, and a scene to see only \
            that one.
            """,
        arguments: ObjectShape(
            "render", ToolArguments(),
            fields: [input, scene]
                + settings([.only, .exclude, .target] + .axes + [.locales, .theme, .frame, .annotate])
                + [
                    Field(
                        "sheet", \.isSheet, .boolean,
                        "Whether to show one contact sheet for each document instead of single pictures."),
                    pictures,
                ]),
        words: { arguments, folder in
            ["render"] + arguments.words(phoneAndPad) + ["--output=\(folder)/pictures"]
                + (arguments.isSheet ? ["--grid"] : [])
        },
        answer: { ending, arguments, folder in
            var answer = ToolAnswer()
            let names = pictureNames(in: "\(folder)/pictures")
            let sheets = names.filter(isSheet)
            let shown = arguments.isSheet ? sheets : names.filter { !isSheet($0) }
            answer.add(complaints(of: ending))
            var count = 0
            for name in shown.prefix(arguments.pictures) {
                guard answer.addPicture("\(folder)/pictures/\(name)", caption: String(name.dropLast(4))) else { break }
                count += 1
            }
            if count < shown.count {
                answer.add(
                    "\(shown.count - count) more pictures are not shown: name a scene or fewer devices, raise "
                        + "'pictures', or set 'sheet'")
            }
            answer.isError = names.isEmpty
            return answer
        })

    private static let layout = ContextTool(
        name: "layout", title: "Print frames",
        description: """
            Prints the frame of every view of an iOS interface after Auto Layout, as a tree with classes, texts and \
            IDs, or as JSON. Frames are in points, in the superview's coordinates. One iPhone in portrait is the default.
            """,
        arguments: ObjectShape(
            "layout", ToolArguments(),
            fields: [input, scene] + settings([.only, .exclude, .target] + .axes + [.locales])
                + [Field("json", \.isJSON, .boolean, "Whether to print JSON, one object a line for each variant.")]),
        words: { arguments, _ in
            ["layout"] + arguments.words(onePhone) + [arguments.isJSON ? "--json" : "--tree"]
        },
        answer: { ending, _, _ in
            text(of: ending, remedy: "name a scene, a document or one device")
        })

    private static let lint = ContextTool(
        name: "lint", title: "Find layout problems",
        description: """
            Checks an iOS interface on the current devices, in both orientations, light and dark: conflicting or ambiguous \
            constraints, clipped text, overlaps, contrast, accessibility, launch screen rules. Each problem has its file, \
            line, variants and a remedy.
            """,
        arguments: ObjectShape(
            "lint", ToolArguments(),
            fields: [input, scene]
                + settings([.only, .exclude, .target] + .axes + [.locales, .rules, .except, .notes])),
        words: { arguments, _ in ["lint"] + arguments.words() },
        answer: { ending, _, _ in
            text(of: ending, remedy: "name a document, or rules")
        })

    private static let compare = ContextTool(
        name: "compare", title: "Compare with a git revision",
        description: """
            Draws an iOS interface in two git revisions, and says what moved, changed, appeared or disappeared, with \
            pictures of before and after. The default is the last commit and the working tree.
            """,
        arguments: ObjectShape(
            "compare", ToolArguments(),
            fields: [
                input, scene,
                Field("base", revision, "The revision to compare with: main, HEAD~1, a tag. The default is HEAD.") {
                    $0.base = $1
                },
                Field("head", revision, "The revision to compare. The default is the working tree.") { $0.head = $1 },
            ] + settings([.only, .exclude, .target] + .axes + [.locales, .theme]) + [pictures]),
        words: { arguments, folder in
            ["golden", "compare"] + arguments.words()
                + ["--base=\(arguments.base)", "--no-annotations", "--output=\(folder)/report"]
                + (arguments.head.map { ["--head=\($0)"] } ?? [])
        },
        answer: { ending, arguments, folder in
            var answer = text(of: ending, remedy: "name a scene, a document or fewer devices") { line in
                !line.contains(folder)
            }
            guard !answer.isError else { return answer }
            for (file, caption) in differences(in: "\(folder)/report").prefix(arguments.pictures) {
                guard answer.addPicture("\(folder)/report/\(file)", caption: caption) else { break }
            }
            return answer
        })

    private static let devices = ContextTool(
        name: "devices", title: "List devices",
        description:
            "Lists the devices by name, with their sizes in points, scales, size classes, safe areas and models.",
        arguments: ObjectShape(
            "devices", ToolArguments(),
            fields: [
                Field("matching", text, "Only devices and models whose line contains this word.") { $0.word = $1 }
            ]),
        words: { _, _ in ["devices"] },
        answer: { ending, arguments, _ in
            guard let word = arguments.word?.lowercased() else { return text(of: ending, remedy: "name a word") }
            var isFirst = true
            return text(of: ending, remedy: "name a word") { line in
                defer { isFirst = false }
                // The first line has the titles of the columns.
                return isFirst || line.lowercased().contains(word)
            }
        })

    // MARK: Arguments

    private static let input = Field<ToolArguments>("input", \.input, text, "\(formats) The default is that folder.")
    private static let scene = Field<ToolArguments>("scene", text, "Only this scene, by ID, title or class.") {
        $0.scene = $1
    }
    private static let pictures = Field<ToolArguments>(
        "pictures", \.pictures, .integer(in: 1...12), "The most pictures in the answer. The default is 4.")

    private static func settings(_ keys: [SettingKey]) -> [Field<ToolArguments>] {
        SettingKey.fields(of: keys) { $0.settings[$1] = $2 }
    }

    private static let text = Shape<String>(
        "a text", type: .object([("type", .text("string")), ("minLength", .number(1))])
    ) { node in
        // A number has a text too, but is none.
        guard case .scalar(let text, isPlain: false) = node.content else { return nil }
        return text.isEmpty || text.utf8.contains(0) || text.utf8.count > 4000 ? nil : text
    }

    /// The name of a revision, which must not look like an option.
    private static let revision = Shape<String>(
        "the name of a revision", type: .object([("type", .text("string")), ("pattern", .text("^[^-]"))])
    ) { node in
        node.text.flatMap { $0.isEmpty || $0.hasPrefix("-") || $0.utf8.contains(0) || $0.utf8.count > 1000 ? nil : $0 }
    }

    // MARK: Answers

    private static func complaints(of ending: ExternalProgram.Ending) -> String {
        String(decoding: ending.errors, as: UTF8.self)
    }

    /// The texts of a run.
    private static func text(
        of ending: ExternalProgram.Ending, remedy: String, where isShown: (Substring) -> Bool = { _ in true }
    ) -> ToolAnswer {
        var answer = ToolAnswer()
        answer.add(complaints(of: ending), remedy: remedy)
        let output = String(decoding: ending.output, as: UTF8.self)
        let lines = output.split(separator: "\n", omittingEmptySubsequences: false).filter(isShown)
        answer.add(lines.joined(separator: "\n"), remedy: remedy)
        // 1 says that a check found something. A file that cannot be read does not hide what was found in others.
        answer.isError = ending.status > 1 && output.isEmpty || ending.status > 3
        if answer.blocks.isEmpty { answer.add(ending.status == 0 ? "nothing to report" : "the command failed") }
        return answer
    }

    /// The names of the PNG files in a folder.
    private static func pictureNames(in folder: String) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".png") }.sorted()
        } catch {
            return []
        }
    }

    private static func isSheet(_ name: String) -> Bool {
        let words = name.dropLast(4).split(separator: "-")
        // The pages of a sheet have a number.
        return words.last == "grid" || words.last.map { Int($0) != nil } == true && words.dropLast().last == "grid"
    }

    /// Before and after of each difference, the first of each cause before the others.
    private static func differences(in folder: String) -> [(file: String, caption: String)] {
        guard let record = try? GoldenRunRecord(in: folder) else { return [] }
        var causes: Set<String> = []
        let (first, rest) = record.failures.reduce(into: ([GoldenResult](), [GoldenResult]())) { lists, result in
            if result.cause.map({ causes.insert($0).inserted }) ?? true {
                lists.0.append(result)
            } else {
                lists.1.append(result)
            }
        }
        return (first + rest).flatMap { result in
            [(result.files.expected, "before"), (result.files.actual, "after")].compactMap { file, word in
                file.map { ($0, "\(result.key), \(word)") }
            }
        }
    }
}
