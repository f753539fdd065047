public import Foundation

/// What a picture shows, as text: the elements with their frames, texts, fonts and colours, a line each.
///
/// It is the golden that is compared first and that a reviewer reads. Frames are in points, in the coordinates of the
/// element around; where a container moves, only its own line changes.
///
///     maquette layout 1
///     document LaunchScreen
///     variant iphone-6-3/portrait/full/light/large/ltr@26
///     window 393 852 @3x
///     traits phone width=compact height=regular light contrast=normal large ltr gamut=p3
///
///     UIView #vw0  0 0 393 852  fill=#ffffff
///       UILabel #tt0 "Maquette"  134.333 435 124.667 33.667  text="Maquette" font=InterDisplay-Bold/28 color=#0a84ff
public struct LayoutText: Hashable, Sendable {
    public var document: String
    public var variant: String
    /// Points.
    public var window: CGSize
    /// Pixels in a point.
    public var scale: Double
    /// What is true of the environment, in one line.
    public var traits: String
    public var elements: [LayoutElement]

    public init(
        document: String, variant: String, window: CGSize, scale: Double, traits: String, elements: [LayoutElement]
    ) {
        self.document = document
        self.variant = variant
        self.window = window
        self.scale = scale
        self.traits = traits
        self.elements = elements
    }
}

/// One element and what is within it.
public struct LayoutElement: Hashable, Sendable {
    /// The class that drew it.
    public var kind: String
    public var id: String
    /// What a person calls it.
    public var name: String?
    /// Points, in the coordinates of the element around it.
    public var frame: CGRect
    public var properties: [LayoutProperty]
    public var children: [LayoutElement]

    public init(
        kind: String, id: String, name: String? = nil, frame: CGRect, properties: [LayoutProperty] = [],
        children: [LayoutElement] = []
    ) {
        self.kind = kind
        self.id = id
        self.name = name
        self.frame = frame
        self.properties = properties
        self.children = children
    }

    /// The property's value, `nil` where the element has none of that name.
    public subscript(key: LayoutProperty.Key) -> String? { properties.first { $0.key == key }?.value }

    /// Itself and all that is within it.
    var count: Int { children.reduce(1) { $0 + $1.count } }
}

/// Something that can be seen of an element.
public struct LayoutProperty: Hashable, Sendable {
    /// In the order in which they are written.
    public enum Key: String, Hashable, Sendable, CaseIterable {
        /// The background, `#rrggbb` or `#rrggbbaa`, or the stops of a gradient.
        case fill
        /// The background's outline where it is no rectangle, by a digest.
        case shape
        /// The characters that are shown, lines apart: what is cut off is not there.
        case text
        /// Faces and sizes: `Inter-Regular/17`.
        case font
        /// Of the text.
        case color
        /// Where the text's first baseline begins, in the element's own coordinates.
        case baseline
        /// Pictures, by digests.
        case image
        case tint
        case opacity
        /// Lines, shadows and shapes of its own, by a digest.
        case drawing
    }

    public var key: Key
    public var value: String

    public init(_ key: Key, _ value: String) {
        self.key = key
        self.value = value
    }
}
