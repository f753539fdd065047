import Drawing
import Foundation

/// Describes the change of an element in words.
struct LayoutWords {
    private(set) var kinds: [LayoutChange.Kind] = []
    private var clauses: [String] = []

    var isEmpty: Bool { clauses.isEmpty }

    /// The change as a sentence, such as `moved down 4 pt, became 3 pt wider and lost its last word`.
    var sentence: String {
        guard let last = clauses.last, clauses.count > 1 else { return clauses.joined() }
        return clauses.dropLast().joined(separator: ", ") + " and " + last
    }

    mutating func add(_ kind: LayoutChange.Kind, _ clause: String) {
        if !kinds.contains(kind) { kinds.append(kind) }
        clauses.append(clause)
    }

    // MARK: Frames

    mutating func addFrame(from old: CGRect, to new: CGRect) {
        let (dx, dy) = (new.minX - old.minX, new.minY - old.minY)
        let moves = [
            Self.isSame(dx) ? nil : "\(dx > 0 ? "right" : "left") \(Self.number(abs(dx))) pt",
            Self.isSame(dy) ? nil : "\(dy > 0 ? "down" : "up") \(Self.number(abs(dy))) pt",
        ].compactMap { $0 }
        if !moves.isEmpty { add(.moved, "moved " + moves.joined(separator: " and ")) }
        let (dw, dh) = (new.width - old.width, new.height - old.height)
        let sizes = [
            Self.isSame(dw) ? nil : "\(Self.number(abs(dw))) pt \(dw > 0 ? "wider" : "narrower")",
            Self.isSame(dh) ? nil : "\(Self.number(abs(dh))) pt \(dh > 0 ? "taller" : "shorter")",
        ].compactMap { $0 }
        guard !sizes.isEmpty else { return }
        add(.resized, "became \(sizes.joined(separator: " and ")) (now \(Self.size(new.size)))")
    }

    // MARK: Properties

    /// - Parameters:
    ///   - old: the old element.
    ///   - new: the new element.
    ///   - isNamedByContents: whether a descendant shows the text that names the element, and is reported itself.
    mutating func addProperties(from old: LayoutElement, to new: LayoutElement, isNamedByContents: Bool = false) {
        for key in LayoutProperty.Key.allCases where old[key] != new[key] {
            addProperty(key, from: old, to: new)
        }
        if old.kind != new.kind { add(.drawing, "is a \(Self.kindWords(new.kind)) now") }
        // A name that is not visible is an accessibility label.
        if old.name != new.name, old[.text] == new[.text], !isNamedByContents {
            add(.text, "is called \(Self.quoted(new.name ?? "")) now")
        }
    }

    private mutating func addProperty(_ key: LayoutProperty.Key, from old: LayoutElement, to new: LayoutElement) {
        let (was, now) = (old[key], new[key])
        func values(_ none: String) -> String { "from \(was ?? none) to \(now ?? none)" }
        switch key {
        case .fill: add(.color, "changed its background \(values("none"))")
        case .shape: add(.drawing, "changed its outline")
        case .text: add(.text, Self.textClause(from: was ?? "", to: now ?? "", name: (old.name, new.name)))
        case .font:
            // The appearance or disappearance of a text is clearer.
            guard let was, let now else { return }
            add(.font, Self.fontClause(from: was, to: now))
        case .color:
            guard was != nil, now != nil else { return }
            add(.color, "changed its text color \(values(""))")
        case .baseline:
            // It follows from a different font size or text.
            guard let was, let now, old[.text] == new[.text], old[.font] == new[.font], old.frame.size == new.frame.size
            else { return }
            addTextMove(from: was, to: now)
        case .image:
            add(.image, was == nil ? "got a picture" : now == nil ? "lost its picture" : "shows another picture")
        case .tint: add(.color, "changed its tint \(values("none"))")
        case .opacity: add(.color, "changed its opacity \(values("1"))")
        case .drawing:
            // The drawing depends on the size.
            guard old.frame.size == new.frame.size, old[.image] == new[.image] else { return }
            add(.drawing, was == nil ? "draws more" : now == nil ? "draws less" : "is drawn differently")
        }
    }

    private mutating func addTextMove(from old: String, to new: String) {
        let (was, now) = (
            old.split(separator: ",").map { Double($0) ?? 0 }, new.split(separator: ",").map { Double($0) ?? 0 }
        )
        guard was.count == 2, now.count == 2 else { return }
        let (dx, dy) = (now[0] - was[0], now[1] - was[1])
        let moves = [
            Self.isSame(dx) ? nil : "\(Self.number(abs(dx))) pt further \(dx > 0 ? "right" : "left")",
            Self.isSame(dy) ? nil : "\(Self.number(abs(dy))) pt \(dy > 0 ? "lower" : "higher")",
        ].compactMap { $0 }
        if !moves.isEmpty { add(.text, "shows its text \(moves.joined(separator: " and "))") }
    }

    private static func fontClause(from old: String, to new: String) -> String {
        let (was, now) = (old.split(separator: "/"), new.split(separator: "/"))
        guard was.count == 2, now.count == 2 else { return "changed its font from \(old) to \(new)" }
        if was[0] == now[0] { return "changed its font size from \(was[1]) to \(now[1]) pt" }
        if was[1] == now[1] { return "changed its font from \(was[0]) to \(now[0])" }
        return "changed its font from \(was[0]) \(was[1]) to \(now[0]) \(now[1]) pt"
    }

    /// The change of the visible characters.
    private static func textClause(from old: String, to new: String, name: (String?, String?)) -> String {
        if old.isEmpty { return "shows \(quoted(new)) now" }
        if new.isEmpty { return "lost its text \(quoted(old))" }
        let (was, now) = (words(of: old), words(of: new))
        if was == now { return "breaks its lines elsewhere" }
        let isCut = new.hasSuffix("…") && name.0 == name.1
        if isCut {
            let shown = now.dropLast() + (now.last.map { [$0.dropLast()] } ?? [])
            let kept = zip(was, shown).prefix { $0 == $1 }.count
            if was.count - kept == 1 { return "lost its last word to ‘…’: \(quoted(new))" }
            return "is cut off: \(quoted(new))"
        }
        if old.hasSuffix("…"), name.0 == name.1 { return "shows more of its text: \(quoted(new))" }
        if now.count == was.count + 1, let added = onlyAddition(was, now) { return "gained the word \(quoted(added))" }
        if was.count == now.count + 1, let lost = onlyAddition(now, was) {
            return was.dropLast() == now[...]
                ? "lost its last word \(quoted(lost))"
                : "lost the word \(quoted(lost))"
        }
        return Self.replacement(was, now) ?? "changed its text from \(quoted(old)) to \(quoted(new))"
    }

    /// For a long text with a local change, only the words there: the common beginning and end are left out.
    private static func replacement(_ was: [Substring], _ now: [Substring]) -> String? {
        let start = zip(was, now).prefix { $0 == $1 }.count
        let end = zip(was.dropFirst(start).reversed(), now.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        // If little is common, the whole texts are clearer.
        guard start + end >= 3 else { return nil }
        let (gone, come) = (was.dropFirst(start).dropLast(end), now.dropFirst(start).dropLast(end))
        func text(_ words: ArraySlice<Substring>) -> String { quoted(words.joined(separator: " ")) }
        if gone.isEmpty { return "gained the words \(text(come))" }
        if come.isEmpty { return "lost the words \(text(gone))" }
        return "says \(text(come)) instead of \(text(gone))"
    }

    /// The single word that only the longer list has.
    private static func onlyAddition(_ short: [Substring], _ long: [Substring]) -> String? {
        for index in long.indices {
            var rest = long
            let word = rest.remove(at: index)
            if rest == short { return String(word) }
        }
        return nil
    }

    private static func words(of text: String) -> [Substring] {
        text.split(whereSeparator: \.isWhitespace)
    }

    // MARK: Parts of sentences

    /// The element in words: `label ‘Title’`, `image view #lg0`, `ProfileCard #x7Q`.
    static func subject(_ element: LayoutElement) -> String {
        let name = element.name.flatMap { $0.isEmpty ? nil : quoted($0) } ?? "#\(element.id)"
        return "\(kindWords(element.kind)) \(name)"
    }

    /// The class in words: `UIImageView` as `image view`; a class of the app by its name.
    static func kindWords(_ kind: String) -> String {
        guard kind.hasPrefix("UI"), kind.dropFirst(2).first?.isUppercase == true else { return kind }
        var words = ""
        for character in kind.dropFirst(2) {
            if character.isUppercase, !words.isEmpty { words += " " }
            words += character.lowercased()
        }
        return words
    }

    /// A list in words: `label ‘A’, label ‘B’ and 3 others`.
    static func list(_ subjects: [String]) -> String {
        let named = subjects.count > 3 ? Array(subjects.prefix(2)) : subjects
        let last = subjects.count > 3 ? ["\(subjects.count - 2) others"] : []
        guard let end = (named + last).last, named.count + last.count > 1 else { return subjects.joined() }
        return (named + last).dropLast().joined(separator: ", ") + " and " + end
    }

    static func quoted(_ text: String) -> String {
        let line = text.replacingOccurrences(of: "\n", with: " ")
        return "‘\(line.count > 60 ? line.prefix(58) + "…" : Substring(line))’"
    }

    /// The number of descendants, as in ` with 3 elements in it`; empty if there are none.
    static func contents(_ element: LayoutElement) -> String {
        let count = element.count - 1
        return count == 0 ? "" : count == 1 ? " with one element in it" : " with \(count) elements in it"
    }

    static func rect(_ rect: CGRect) -> String {
        "\(number(rect.minX)), \(number(rect.minY)), \(size(rect.size))"
    }

    static func size(_ size: CGSize) -> String { "\(number(size.width)) × \(number(size.height))" }

    /// A number rounded to a hundredth, or to a thousandth if a difference would otherwise disappear.
    static func number(_ value: Double) -> String {
        var text = TextBytes()
        text.write(value, decimals: abs(value) < 0.005 ? 3 : 2)
        return text.text
    }

    private static func isSame(_ difference: Double) -> Bool { abs(difference) < 0.0005 }
}
