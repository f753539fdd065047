import Testing

/// Searches for classes that query the version of iOS.
enum VersionQuestions {
    /// The targets of classes: behavior by version belongs to Arrangement, the looks of a version to Looks.
    static let targetsOfClasses = [
        "UIValues", "AdaptiveKit", "UIControls", "UILists", "UIContainers", "UIStoryboards",
    ]

    /// The numbers of the lines that compare the version or ask whether it is at least another.
    static func lines(in file: SourceFile) -> [Int] {
        file.code.enumerated().compactMap { index, line in
            asksForVersion(line) ? index + 1 : nil
        }
    }

    private static func asksForVersion(_ line: String) -> Bool {
        if line.contains("isAtLeast(iOS") && !line.contains("func isAtLeast") { return true }
        let comparisons = [">= .iOS", "> .iOS", "<= .iOS", "< .iOS", "== .iOS", "!= .iOS", "..<.iOS", "case .iOS"]
        return comparisons.contains { line.contains($0) }
    }
}

@Suite struct VersionQuestionTests {
    @Test func classesAskForNoVersion() throws {
        let manifest = try PackageManifest.ofThisPackage()
        let targets = manifest.targets.filter { VersionQuestions.targetsOfClasses.contains($0.name) }
        #expect(targets.contains { $0.name == "AdaptiveKit" })
        for target in targets {
            for file in try SourceFile.all(below: target.folder) {
                let lines = VersionQuestions.lines(in: file)
                #expect(lines.isEmpty, "\(file.path): lines \(lines)")
            }
        }
    }

    @Test func aQuestionIsFoundHoweverItIsWritten() {
        let file = SourceFile(
            path: "a.swift",
            text: """
                if JobEnvironment.current.isAtLeast(iOS: 13) {}
                // version >= .iOS13 in a comment
                let isNew = version >= .iOS13
                public func isAtLeast(iOS major: Int) -> Bool { true }
                let version = SystemVersion.iOS18
                """)
        #expect(VersionQuestions.lines(in: file) == [1, 3])
    }

    /// Looks may only depend on values, and on rules from values to values.
    @Test func looksKnowsNoView() throws {
        let manifest = try PackageManifest.ofThisPackage()
        let looks = try #require(manifest.targets.first { $0.name == "Looks" })
        let below: Set = [
            "Geometry", "Traits", "Devices", "Drawing", "Symbols", "Typography", "Theming", "Arrangement",
        ]
        #expect(Set(looks.dependencies.map(\.name)).isSubset(of: below))
        // UIKit's value types that lower targets declare.
        let values: Set = ["UIEdgeInsets", "UITraitCollection"]
        let files = try SourceFile.all(below: looks.folder)
        #expect(files.count > 20)
        for file in files {
            for (index, line) in file.code.enumerated() {
                let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
                let classes = words.filter { $0.hasPrefix("UI") && !values.contains($0) }
                #expect(classes.isEmpty, "\(file.path):\(index + 1): \(classes)")
            }
        }
    }
}
