import Foundation
import Testing

/// The rules for source files: what they must not contain, and what public declarations must have.
enum HouseRules {
    /// Words that stop the program.
    static let traps = ["fatalError(", "try!", "as!"]

    /// The targets with UIKit's names, which need no doc comments.
    static let targetsInUIKitsWords: Set<String> = [
        "Traits", "UIValues", "AdaptiveKit", "UIControls", "UILists", "UIContainers", "UIStoryboards", "UIKit",
        "Geometry",
        "maquette",
    ]

    static func traps(in file: SourceFile) -> [String] {
        file.code.enumerated().flatMap { index, line in
            traps.filter { contains($0, in: line) }.map { "\(file.path):\(index + 1): \($0)" }
        }
    }

    /// Functions of the C library whose last bits differ between machines.
    private static let inexact: Set<Substring> = [
        "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "exp", "exp2", "expm1", "log",
        "log2", "log10", "log1p", "pow", "cbrt", "hypot", "tgamma", "lgamma", "erf",
    ]

    /// Calls of such functions, except methods with their names and those of `PortableMath`.
    static func inexactCalls(in file: SourceFile) -> [String] {
        file.code.enumerated().flatMap { index, line in
            line.indices.filter { line[$0] == "(" }.compactMap { parenthesis in
                let before = line[..<parenthesis]
                let start = before.lastIndex { !isPartOfName($0) }.map(line.index(after:)) ?? line.startIndex
                guard inexact.contains(line[start..<parenthesis]) else { return nil }
                let scope = line[..<start]
                let isOfLibrary = scope.hasSuffix("Foundation.") || scope.hasSuffix("libc.")
                let isFree = !scope.hasSuffix(".") && !scope.hasSuffix("func ")
                return isOfLibrary || isFree ? "\(file.path):\(index + 1): \(line[start..<parenthesis])" : nil
            }
        }
    }

    private static func isPartOfName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    /// Whether the word is separate: `as!`, not `has!`.
    private static func contains(_ trap: String, in line: String) -> Bool {
        var rest = line[...]
        while let range = rest.range(of: trap) {
            let before = range.lowerBound == line.startIndex ? " " : line[line.index(before: range.lowerBound)]
            if !isPartOfName(before) { return true }
            rest = rest[range.upperBound...]
        }
        return false
    }

    /// Public types and functions at the top level of a file without a doc comment, one per line.
    static func undocumented(in file: SourceFile) -> [String] {
        let kinds: Set<Substring> = ["struct", "enum", "class", "actor", "protocol", "func", "typealias"]
        return file.code.enumerated().compactMap { index, line in
            let words = line.split(whereSeparator: \.isWhitespace)
            guard line.hasPrefix("public") || line.hasPrefix("open"), words.contains(where: kinds.contains) else {
                return nil
            }
            var above = index - 1
            while above >= 0, file.lines[above].hasPrefix("@") { above -= 1 }
            return above >= 0 && file.lines[above].hasPrefix("///") ? nil : "\(file.path):\(index + 1): \(line)"
        }
    }
}

@Suite struct HouseRulesTests {
    @Test func noSourceTrapsOnInput() throws {
        let found = try SourceFile.all(below: "Sources").flatMap(HouseRules.traps)
        #expect(found == [])
    }

    @Test func noResultDependsOnTheLastBitsOfTheCLibrary() throws {
        let files = try SourceFile.all(below: "Sources").filter { !$0.path.hasSuffix("/PortableMath.swift") }
        #expect(files.flatMap(HouseRules.inexactCalls) == [])
        let file = SourceFile(
            path: "a.swift",
            text: """
                let a = cos(1) + PortableMath.sin(2)
                let b = Foundation.pow(1, 2)
                func log(_ words: String) {}
                // a comment may say atan2(
                let c = document.log("exp(") + catalog(1)
                """)
        #expect(HouseRules.inexactCalls(in: file) == ["a.swift:1: cos", "a.swift:2: pow"])
    }

    /// Modules for apps have the network's types; no target of the project uses them.
    @Test func noSourceAsksTheNetwork() throws {
        let modulesForApps = try PackageManifest.ofThisPackage().targets.filter {
            ["AppleURLLoading", "WebKit"].contains($0.name)
        }
        #expect(modulesForApps.count == 2)
        let files = try SourceFile.all(below: "Sources").filter { file in
            file.imports.contains { ["FoundationNetworking", "AppleURLLoading", "WebKit"].contains($0.module) }
                // UIKit's own names end with it: `handleEventsForBackgroundURLSession`.
                || file.code.contains { $0.contains("URLSession") && $0.contains(/\bURLSession/) }
        }
        #expect(
            files.map(\.path).filter { path in !modulesForApps.contains { path.hasPrefix($0.folder + "/") } } == [])
    }

    @Test func publicTypesAndFunctionsSayWhatTheyAre() throws {
        let manifest = try PackageManifest.ofThisPackage()
        let ours = manifest.targets.filter {
            !["system", "test", "plugin"].contains($0.type) && !HouseRules.targetsInUIKitsWords.contains($0.name)
        }
        let found = try ours.flatMap { try SourceFile.all(below: $0.folder).flatMap(HouseRules.undocumented) }
        #expect(found == [])
    }

    @Test func fileNamesHaveNoSpaces() throws {
        for folder in ["Sources", "Tests", "Themes", "Scripts", "Plugins"] {
            let root = PackageManifest.root.appending(path: folder)
            let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
            #expect(!names.isEmpty, "\(folder)")
            #expect(names.filter { $0.contains(" ") } == [])
        }
    }

    @Test func trapsAreFoundInCodeAndNotInWords() {
        let file = SourceFile(
            path: "a.swift",
            text: """
                // a comment may say fatalError(
                let words = "and so may a text: try! it"
                let a = b as! C
                fatalError("no")
                let has = alias! + 1
                """)
        #expect(HouseRules.traps(in: file) == ["a.swift:3: as!", "a.swift:4: fatalError("])
    }

    @Test func silenceIsFound() {
        let file = SourceFile(
            path: "a.swift",
            text: """
                /// Says what it is.
                public struct A {
                    public var value = 1
                }
                public func quiet() {}
                /// Says it too.
                @discardableResult
                public func loud() -> Int { 1 }
                public extension A {}
                public final class B {}
                """)
        #expect(
            HouseRules.undocumented(in: file) == [
                "a.swift:5: public func quiet() {}", "a.swift:10: public final class B {}",
            ])
    }
}
