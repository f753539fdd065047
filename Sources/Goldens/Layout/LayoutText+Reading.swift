import Diagnostics
import Foundation

extension LayoutText {
    /// Creates a layout from the output of ``text``.
    ///
    /// - Throws: ``GoldenProblem/unreadableLayout(line:)`` with the first invalid line.
    public init(reading text: String) throws(GoldenProblem) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.first.map(String.init) == Self.heading else { throw .unreadableLayout(line: 1) }
        func field(_ name: String, _ index: Int) throws(GoldenProblem) -> String {
            guard index < lines.count, lines[index].hasPrefix(name + " ") else {
                throw .unreadableLayout(line: index + 1)
            }
            return String(lines[index].dropFirst(name.count + 1))
        }
        let window = try field("window", 3).split(separator: " ")
        guard window.count == 3, window[2].hasPrefix("@"), window[2].hasSuffix("x"), let width = Double(window[0]),
            let height = Double(window[1]),
            let scale = Double(window[2].dropFirst().dropLast())
        else { throw .unreadableLayout(line: 4) }
        self.init(
            document: try field("document", 1), variant: try field("variant", 2),
            window: CGSize(width: width, height: height), scale: scale, traits: try field("traits", 4), elements: [])
        // The elements from the root to the previous line.
        var open: [LayoutElement] = []
        func close(to depth: Int) {
            while open.count > depth {
                let done = open.removeLast()
                if open.isEmpty { elements.append(done) } else { open[open.count - 1].children.append(done) }
            }
        }
        for (index, line) in lines.enumerated().dropFirst(5) where !line.isEmpty {
            let indent = line.prefix { $0 == " " }.count
            var scanner = LineScanner(line.dropFirst(indent))
            guard indent % 2 == 0, indent / 2 <= open.count, let element = LayoutElement(scanning: &scanner) else {
                throw .unreadableLayout(line: index + 1)
            }
            close(to: indent / 2)
            open.append(element)
        }
        close(to: 0)
    }
}

extension LayoutElement {
    fileprivate init?(scanning scanner: inout LineScanner) {
        guard let kind = scanner.word(), let id = scanner.word(), id.hasPrefix("#") else { return nil }
        let name = scanner.quoted()
        var numbers: [Double] = []
        for _ in 0..<4 {
            guard let word = scanner.word(), let number = Double(word) else { return nil }
            numbers.append(number)
        }
        self.init(
            kind: kind, id: String(id.dropFirst()), name: name,
            frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
        while let key = scanner.key() {
            guard let known = LayoutProperty.Key(rawValue: key), let value = scanner.quoted() ?? scanner.word() else {
                return nil
            }
            properties.append(LayoutProperty(known, value))
        }
        guard scanner.isAtEnd else { return nil }
    }
}

/// A scanner for words and quoted texts in a line.
private struct LineScanner {
    private var rest: Substring

    init(_ line: Substring) {
        rest = line
    }

    var isAtEnd: Bool { rest.allSatisfy { $0 == " " } }

    mutating func word() -> String? {
        skipSpaces()
        let word = rest.prefix { $0 != " " }
        rest = rest.dropFirst(word.count)
        return word.isEmpty ? nil : String(word)
    }

    /// The key before an equals sign.
    mutating func key() -> String? {
        skipSpaces()
        guard let sign = rest.firstIndex(of: "=") else { return nil }
        let key = rest[..<sign]
        guard !key.isEmpty, key.allSatisfy(\.isLetter) else { return nil }
        rest = rest[rest.index(after: sign)...]
        return String(key)
    }

    mutating func quoted() -> String? {
        let start = rest.drop { $0 == " " }
        guard start.first == "\"" else { return nil }
        var isEscaped = false
        for index in start.indices.dropFirst() {
            if isEscaped {
                isEscaped = false
            } else if start[index] == "\\" {
                isEscaped = true
            } else if start[index] == "\"" {
                let end = start.index(after: index)
                guard let text = Self.decoded(start[..<end]) else { return nil }
                rest = start[end...]
                return text
            }
        }
        return nil
    }

    private static func decoded(_ quoted: Substring) -> String? {
        do {
            return try JSONDecoder().decode(String.self, from: Data(quoted.utf8))
        } catch {
            return nil
        }
    }

    private mutating func skipSpaces() {
        rest = rest.drop { $0 == " " }
    }
}
