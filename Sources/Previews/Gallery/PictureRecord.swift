import Annotations
import Diagnostics
import Drawing
import Foundation
import Geometry

/// What is known of a picture beside its look: which elements it shows where, and what can be read in it.
struct PictureRecord: Codable, Hashable, Sendable {
    struct Element: Codable, Hashable, Sendable {
        var id: String
        var kind: String
        var label: String?
        /// Where the input declares it.
        var source: String?
        /// How many elements it lies within.
        var depth: Int
    }

    /// From back to front, an element before those within it.
    var elements: [Element] = []
    /// Left, top, width and height of each in the picture, in points to a hundredth.
    var frames: [[Double]] = []
    /// What can be read in the window, from the top down, each text once.
    var texts: [String] = []

    /// - Parameters:
    ///   - list: the picture.
    ///   - window: what of it is the app's own.
    init(_ list: DisplayList, window: DisplayList) {
        for placed in list.marks where placed.mark.kind != Annotator.markKind {
            let mark = placed.mark
            elements.append(
                Element(
                    id: mark.id, kind: mark.kind, label: mark.label, source: mark.location?.description,
                    depth: placed.depth))
            let frame = placed.frame
            frames.append(
                [frame.minX, frame.minY, frame.width, frame.height].map { (Double($0) * 100).rounded() / 100 })
        }
        texts = window.texts
    }
}

extension DisplayList {
    /// What can be read, from the top down and in a row from the left, each text once; words of one element are one
    /// text.
    ///
    /// What is drawn over the picture to explain it is no part of what it shows.
    var texts: [String] {
        var found: [(place: CGPoint, words: [String])] = []
        func walk(_ items: [DrawingItem], _ transform: CGAffineTransform, _ isNew: inout Bool) {
            for item in items {
                switch item {
                case .glyphs(let run):
                    let words = run.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
                    guard !words.isEmpty else { continue }
                    if isNew || found.isEmpty {
                        let place = run.glyphs.first?.position ?? .zero
                        found.append((place.applying(transform), [words]))
                        isNew = false
                    } else {
                        found[found.count - 1].words.append(words)
                    }
                case .group(let style, let items):
                    walk(items, style.transform.concatenating(transform), &isNew)
                case .element(let mark, _) where mark.kind == Annotator.markKind: continue
                case .element(_, let items):
                    isNew = true
                    walk(items, transform, &isNew)
                    isNew = true
                case .fill, .stroke, .image, .shadow, .backdrop:
                    // What lies between texts of a bar parts them.
                    isNew = true
                }
            }
        }
        var isNew = true
        walk(items, .identity, &isNew)
        // Texts of a row may differ by a point or two in height.
        let sorted = found.enumerated().sorted { a, b in
            let (rowA, rowB) = ((a.element.place.y / 6).rounded(), (b.element.place.y / 6).rounded())
            if rowA != rowB { return rowA < rowB }
            return a.element.place.x == b.element.place.x ? a.offset < b.offset : a.element.place.x < b.element.place.x
        }
        var texts: [String] = []
        for text in sorted.map({ $0.element.words.joined(separator: " ") }) where !texts.contains(text) {
            texts.append(text)
        }
        return texts
    }
}
