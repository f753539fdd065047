import Annotations
import Diagnostics
package import Drawing
import Foundation
import Geometry

/// A record of what a picture shows: its elements with their frames, and the text in it.
package struct PictureRecord: Codable, Hashable, Sendable {
    package struct Element: Codable, Hashable, Sendable {
        package var id: String
        package var kind: String
        package var label: String?
        /// The location in the input that declares it.
        package var source: String?
        /// The number of elements that contain it.
        package var depth: Int
    }

    /// The elements from back to front, each before those within it.
    package var elements: [Element] = []
    /// The left, top, width and height of each in the picture, in points rounded to a hundredth.
    package var frames: [[Double]] = []
    /// The texts in the window, from top to bottom, each once.
    package var texts: [String] = []

    /// - Parameters:
    ///   - list: the picture.
    ///   - window: the part of it that is the app's own.
    package init(_ list: DisplayList, window: DisplayList) {
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
    /// The texts from top to bottom, and from left to right in a row, each once.
    ///
    /// Words of one element are one text.
    ///
    /// Annotations over the picture do not count.
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
                    // Items between the texts of a bar separate them.
                    isNew = true
                }
            }
        }
        var isNew = true
        walk(items, .identity, &isNew)
        // Texts in a row may differ by a point or two vertically.
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
