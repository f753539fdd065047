public import Foundation

/// `<listContentConfiguration>`: the text and image of a cell of iOS 14 and later.
public struct ListConfigurationContent: Hashable, Sendable {
    /// The text; `nil` if there is none or it is empty.
    public var text: String?
    public var secondaryText: String?
    public var image: DocumentImage?
    /// The space between image and text, in points; `nil` for the standard.
    public var imageToTextPadding: CGFloat?

    init?(_ reader: inout ElementReader) {
        guard var configuration = reader.reader("listContentConfiguration") else { return nil }
        text = configuration.text("text").flatMap { $0.isEmpty ? nil : $0 }
        secondaryText = configuration.text("secondaryText").flatMap { $0.isEmpty ? nil : $0 }
        image = DocumentImage("image", &configuration)
        imageToTextPadding = configuration.number("imageToTextPadding")
        // The `catalog` of an image is read with the image.
        configuration.ignore(["catalog"], .bookkeeping)
        configuration.finish()
    }
}
