public import Foundation

/// A document with the frames that Interface Builder stored in it, and its text without them.
///
/// Interface Builder writes the frame that its Auto Layout engine solved beside every view. Here those frames are taken
/// out before the document is read, so that a layout cannot give them back.
public struct StoredDocument: Sendable {
    /// A frame that Auto Layout solved, and the view that has it.
    public struct View: Sendable {
        public let id: String
        /// In the superview's coordinates, in points.
        public let frame: CGRect
        /// The view's place among the document's elements.
        public let element: Int
        public let elementName: String
        /// Whether the view shows text, or holds a view that does.
        public let holdsText: Bool
    }

    /// The views to compare, in the order of the document.
    public let views: [View]
    /// The document without the frames of those views.
    public let text: Data
    public let markup: MarkupDocument

    /// Elements whose size depends on text.
    public static let textElements: Set<String> = [
        "label", "button", "textField", "textView", "segmentedControl", "searchBar",
    ]

    /// Reads a document; `nil` where there is nothing to compare.
    ///
    /// That is so where the document is not for iOS or not well formed, does without Auto Layout, has no frame that Auto
    /// Layout solved, or is marked as misplaced or ambiguous: then its stored frames are not what the constraints ask for.
    public init?(_ data: Data) {
        let bytes = [UInt8](data)
        guard let markup = MarkupDocument(bytes), markup.elements[0]["type"]?.contains("CocoaTouch") == true,
            markup.elements[0]["useAutolayout"] == "YES",
            !markup.elements.contains(where: { $0["misplaced"] == "YES" || $0["ambiguous"] == "YES" })
        else { return nil }

        var views: [View] = []
        var places: [String: Int] = [:]
        var removed: [Range<Int>] = []
        for (index, element) in markup.elements.enumerated() {
            guard element["translatesAutoresizingMaskIntoConstraints"] == "NO", let id = element["id"], !id.isEmpty,
                let rectangle = markup.frameElement(of: index), let frame = markup.elements[rectangle].rectangle,
                element["fixedFrame"] != "YES", !markup.isRootView(index)
            else { continue }
            removed.append(markup.elements[rectangle].bytes)
            let view = View(
                id: id, frame: frame, element: index, elementName: element.name, holdsText: markup.holdsText(index))
            // Of views that share an id the last one counts.
            if let place = places[id] {
                views[place] = view
            } else {
                places[id] = views.count
                views.append(view)
            }
        }
        guard !views.isEmpty else { return nil }
        self.views = views
        self.markup = markup
        text = Self.text(bytes, without: removed)
    }

    private static func text(_ bytes: [UInt8], without removed: [Range<Int>]) -> Data {
        var text = Data(capacity: bytes.count)
        var position = 0
        for range in removed.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            text.append(contentsOf: bytes[position..<range.lowerBound])
            position = range.upperBound
        }
        text.append(contentsOf: bytes[position...])
        return text
    }
}

extension MarkupDocument {
    /// The rectangle that the document gives an element as its frame.
    func frameElement(of index: Int) -> Int? {
        children(of: index).first { elements[$0].name == "rect" && elements[$0]["key"] == "frame" }
    }

    /// The frame that the document gives an element.
    func storedFrame(of index: Int) -> CGRect? { frameElement(of: index).flatMap { elements[$0].rectangle } }

    /// Whether only the stored rectangle says how large the view is: a xib's top view, or a controller's view.
    fileprivate func isRootView(_ index: Int) -> Bool {
        elements[index].parent.map { elements[$0].name } == "objects" || elements[index]["key"] == "view"
    }

    fileprivate func holdsText(_ index: Int) -> Bool {
        elements[elements[index].subtree].contains { StoredDocument.textElements.contains($0.name) }
    }
}

extension MarkupDocument.Element {
    /// The rectangle that its attributes write down.
    var rectangle: CGRect? {
        let numbers = ["x", "y", "width", "height"].compactMap { self[$0].flatMap(Double.init) }
        guard numbers.count == 4 else { return nil }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}
