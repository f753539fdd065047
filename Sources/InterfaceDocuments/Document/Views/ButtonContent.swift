public import Foundation
internal import LocatedText

/// An image that a document names.
public struct DocumentImage: Hashable, Sendable {
    /// The rendering mode.
    ///
    /// All but the first three are for symbols.
    public enum RenderingMode: String, Hashable, Sendable {
        case automatic, original, template, monochrome, hierarchical, palette, multicolor
    }

    public var name: String
    /// Whether the image is a system symbol.
    public var isSystem: Bool
    public var symbolScale: DocumentSymbolScale?
    public var renderingMode: RenderingMode?
    /// The colors of a symbol's layers.
    public var colors: [DocumentColor] = []

    public init(
        name: String, isSystem: Bool = false, symbolScale: DocumentSymbolScale? = nil,
        renderingMode: RenderingMode? = nil
    ) {
        self.name = name
        self.isSystem = isSystem
        self.symbolScale = symbolScale
        self.renderingMode = renderingMode
    }

    /// Reads `image="…" catalog="system"`, or `<imageReference key="image" image="…" symbolScale="…"/>`.
    init?(_ name: String, _ reader: inout ElementReader) {
        if let image = reader.string(name) {
            // The `catalog` attribute applies to all images of the element.
            let catalog = reader.string("catalog")
            self.init(name: image, isSystem: catalog == "system")
            return
        }
        guard var reference = reader.reader(key: name), reference.element.name == "imageReference",
            let image = reference.string("image")
        else { return nil }
        self.init(
            name: image, isSystem: reference.string("catalog") == "system",
            symbolScale: reference.spelled("symbolScale"), renderingMode: reference.spelled("renderingMode"))
        for list in ["hierarchicalColors", "paletteColors", "colors"] {
            colors += reference.takeList(list).compactMap { DocumentColor($0, reference.reading) }
        }
        reference.ignore(["variableValue"], .undrawn)
        reference.finish()
    }
}

/// The size of a symbol relative to the text beside it, as spelled in the format.
public enum DocumentSymbolScale: String, Hashable, Sendable { case `default`, small, medium, large, unspecified }

/// `<preferredSymbolConfiguration>`: the size of symbols.
public struct DocumentSymbolConfiguration: Hashable, Sendable {
    public var pointSize: CGFloat?
    public var scale: DocumentSymbolScale?
    public var weight: DocumentFontWeight?
    public var font: DocumentFont?

    init?(key: String, _ reader: inout ElementReader) {
        guard let child = reader.take(key: key) else { return nil }
        var values = ElementReader(child, reader.reading)
        pointSize = values.number("pointSize")
        scale = values.spelled("scale")
        weight = values.spelled("weight")
        font = values.font(key: "fontDescription")
        // The type only tells which other attributes exist.
        values.ignore(["configurationType"], .bookkeeping)
        values.ignore(["renderingMode", "prefersMulticolor"], .undrawn)
        values.finish()
    }
}

/// The content of a button.
public struct ButtonContent: Hashable, Sendable {
    public enum ButtonType: String, Hashable, Sendable {
        case custom, system, roundedRect, detailDisclosure, infoLight, infoDark, contactAdd, close, plain
    }

    public enum Role: String, Hashable, Sendable { case normal, primary, cancel, destructive }

    /// The content of the button in one state.
    public struct State: Hashable, Sendable {
        public enum Key: String, Hashable, Sendable { case normal, highlighted, disabled, selected, focused }

        public var key: Key
        public var title: String?
        public var attributedTitle: DocumentText?
        public var titleColor: DocumentColor?
        public var titleShadowColor: DocumentColor?
        public var image: DocumentImage?
        public var backgroundImage: DocumentImage?
        public var symbolConfiguration: DocumentSymbolConfiguration?
    }

    public var control: ControlProperties
    public var type: ButtonType
    public var font: DocumentFont?
    public var lineBreakMode: DocumentLineBreakMode?
    public var states: [State]
    public var contentInsets: DocumentInsets?
    public var titleInsets: DocumentInsets?
    public var imageInsets: DocumentInsets?
    /// The offset in points.
    public var titleShadowOffset: CGSize?
    public var role: Role?
    public var adjustsImageWhenDisabled: Bool
    public var showsMenuAsPrimaryAction: Bool
    /// Whether the button shows the selected entry of its menu.
    public var changesSelectionAsPrimaryAction: Bool
    public var configuration: ButtonConfigurationContent?

    init(_ reader: inout ElementReader) {
        control = ControlProperties(&reader)
        type = reader.spelled("buttonType") ?? .custom
        font = reader.font(key: "fontDescription")
        lineBreakMode = reader.spelled("lineBreakMode")
        contentInsets = reader.insets(key: "contentEdgeInsets")
        titleInsets = reader.insets(key: "titleEdgeInsets")
        imageInsets = reader.insets(key: "imageEdgeInsets")
        let reading = reader.reading
        states = reader.takeAll("state").map { State($0, reading) }
        configuration = reader.take("buttonConfiguration").map { ButtonConfigurationContent($0, reading) }
        titleShadowOffset = reader.size(key: "titleShadowOffset")
        role = reader.spelled("role")
        adjustsImageWhenDisabled = reader.bool("adjustsImageWhenDisabled") ?? true
        showsMenuAsPrimaryAction = reader.bool("showsMenuAsPrimaryAction") ?? false
        changesSelectionAsPrimaryAction = reader.bool("changesSelectionAsPrimaryAction") ?? false
        reader.ignore(["adjustsImageWhenHighlighted", "reversesTitleShadowWhenHighlighted"], .momentary)
        // The title of each state specifies whether it is attributed.
        reader.ignore(["hasAttributedTitle", "fontDescription", "preferredBehavioralStyle"], .bookkeeping)
        reader.ignore(["adjustsImageSizeForAccessibilityContentSizeCategory"], .undrawn)
        reader.ignoreChildren(["menu"], .interaction)
    }
}

extension ButtonContent.State {
    init(_ element: LocatedXML, _ reading: DocumentReading) {
        var reader = ElementReader(element, reading)
        key = reader.spelled("key") ?? .normal
        title = reader.text("title")
        attributedTitle = reader.take(key: "attributedTitle").map { DocumentText($0, reading) }
        titleColor = reader.color(key: "titleColor")
        titleShadowColor = reader.color(key: "titleShadowColor")
        image = DocumentImage("image", &reader)
        backgroundImage = DocumentImage("backgroundImage", &reader)
        symbolConfiguration =
            DocumentSymbolConfiguration(key: "preferredSymbolConfigurationForImage", &reader)
            ?? DocumentSymbolConfiguration(key: "preferredSymbolConfiguration", &reader)
        // The `catalog` of an image is read with the image.
        reader.ignore(["catalog"], .bookkeeping)
        reader.finish()
    }
}

/// `<buttonConfiguration>`: a button of iOS 15 and later.
public struct ButtonConfigurationContent: Hashable, Sendable {
    public enum Style: String, Hashable, Sendable {
        case plain, gray, tinted, filled, bordered, borderedTinted, borderedProminent, borderless, glass,
            prominentGlass, clearGlass, prominentClearGlass
    }

    public enum Placement: String, Hashable, Sendable { case leading, trailing, top, bottom, all }
    public enum Size: String, Hashable, Sendable { case mini, small, medium, large }
    public enum CornerStyle: String, Hashable, Sendable { case fixed, dynamic, small, medium, large, capsule }
    public enum TitleAlignment: String, Hashable, Sendable { case automatic, leading, center, trailing }
    public enum Indicator: String, Hashable, Sendable { case automatic, none, popup }

    /// The background, if it differs from the style's.
    public struct Background: Hashable, Sendable {
        public var color: DocumentColor?
        public var strokeColor: DocumentColor?
        /// The stroke width in points.
        public var strokeWidth: CGFloat?
        public var strokeOutset: CGFloat?
        public var cornerRadius: CGFloat?
        public var insets: DocumentInsets?
        public var image: DocumentImage?
        public var imageContentMode: ViewProperties.ContentMode?
    }

    public var style: Style?
    public var title: String?
    public var attributedTitle: DocumentText?
    public var subtitle: String?
    public var attributedSubtitle: DocumentText?
    public var titleFont: DocumentFont?
    public var image: DocumentImage?
    public var symbolConfiguration: DocumentSymbolConfiguration?
    public var imagePlacement: Placement?
    /// The padding in points.
    public var imagePadding: CGFloat?
    public var titlePadding: CGFloat?
    public var size: Size?
    public var cornerStyle: CornerStyle?
    public var contentInsets: DocumentInsets?
    public var foregroundColor: DocumentColor?
    public var backgroundColor: DocumentColor?
    public var background: Background?
    public var titleAlignment: TitleAlignment?
    public var titleLineBreakMode: DocumentLineBreakMode?
    public var indicator: Indicator?
    public var subtitleFont: DocumentFont?
    public var showsActivityIndicator: Bool

    init(_ element: LocatedXML, _ reading: DocumentReading) {
        var reader = ElementReader(element, reading)
        style = reader.spelled("style")
        title = reader.text("title")
        attributedTitle = reader.take(key: "attributedTitle").map { DocumentText($0, reading) }
        subtitle = reader.text("subtitle")
        attributedSubtitle = reader.take(key: "attributedSubtitle").map { DocumentText($0, reading) }
        titleFont = reader.font(key: "titleFontDescription") ?? reader.font(key: "fontDescription")
        image = DocumentImage("image", &reader)
        symbolConfiguration =
            DocumentSymbolConfiguration(key: "preferredSymbolConfigurationForImage", &reader)
            ?? DocumentSymbolConfiguration(key: "preferredSymbolConfiguration", &reader)
        imagePlacement = reader.spelled("imagePlacement")
        imagePadding = reader.number("imagePadding")
        titlePadding = reader.number("titlePadding")
        size = reader.spelled("buttonSize")
        cornerStyle = reader.spelled("cornerStyle")
        contentInsets = reader.insets(key: "contentInsets")
        foregroundColor = reader.color(key: "baseForegroundColor")
        backgroundColor = reader.color(key: "baseBackgroundColor")
        background = reader.reader("backgroundConfiguration").map { Background($0) }
        titleAlignment = reader.spelled("titleAlignment")
        titleLineBreakMode = reader.spelled("titleLineBreakMode")
        indicator = reader.spelled("indicator")
        subtitleFont = reader.font(key: "subtitleFontDescription")
        showsActivityIndicator = reader.bool("showsActivityIndicator") ?? false
        reader.ignore(["automaticallyUpdateForSelection"], .momentary)
        reader.ignore(["macIdiomStyle", "catalog"], .bookkeeping)
        reader.finish()
    }
}

extension ButtonConfigurationContent.Background {
    fileprivate init(_ element: ElementReader) {
        var reader = element
        color = reader.color(key: "backgroundColor")
        strokeColor = reader.color(key: "strokeColor")
        strokeWidth = reader.number("strokeWidth")
        strokeOutset = reader.number("strokeOutset")
        cornerRadius = reader.number("cornerRadius")
        insets = reader.insets(key: "backgroundInsets")
        image = DocumentImage("image", &reader)
        imageContentMode = reader.spelled("imageContentMode")
        reader.finish()
    }
}
