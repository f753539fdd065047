public import Foundation

/// A document with the frames that Interface Builder stored in it, and its text without them.
///
/// Interface Builder stores the frame of every view that its Auto Layout engine solved. These frames are removed before
/// the document is read, so that a layout cannot reproduce them from the document.
public struct StoredDocument: Sendable {
    /// A frame that Auto Layout solved, and its view.
    public struct View: Sendable {
        public let id: String
        /// The frame in the superview's coordinates, in points.
        public let frame: CGRect
        /// The index of the view's element in the document.
        public let element: Int
        public let elementName: String
        /// Whether the view shows text, or contains a view that does.
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

    /// Reads a document; `nil` if there is nothing to compare.
    ///
    /// That is the case if the document is not for iOS or not well-formed, does not use Auto Layout, has no frame that
    /// Auto Layout solved, or is marked as misplaced or ambiguous, because its stored frames then do not follow from
    /// its constraints.
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
            // If views share an id, the last one counts.
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
    /// The rectangle of an element's frame in the document.
    func frameElement(of index: Int) -> Int? {
        children(of: index).first { elements[$0].name == "rect" && elements[$0]["key"] == "frame" }
    }

    /// An element's frame in the document.
    func storedFrame(of index: Int) -> CGRect? { frameElement(of: index).flatMap { elements[$0].rectangle } }

    /// Whether only the stored rectangle determines the view's size: a xib's top view, or a controller's view.
    fileprivate func isRootView(_ index: Int) -> Bool {
        elements[index].parent.map { elements[$0].name } == "objects" || elements[index]["key"] == "view"
    }

    fileprivate func holdsText(_ index: Int) -> Bool {
        elements[elements[index].subtree].contains { StoredDocument.textElements.contains($0.name) }
    }
}

extension MarkupDocument.Element {
    /// The rectangle in its attributes.
    var rectangle: CGRect? {
        let numbers = ["x", "y", "width", "height"].compactMap { self[$0].flatMap(Double.init) }
        guard numbers.count == 4 else { return nil }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}
