/// The orientation of the device.
///
/// The data for landscape is that of landscape left, with the home button on the right. The two landscapes differ only
/// in the side of a cutout.
public enum Orientation: String, Hashable, Sendable, CaseIterable, Codable {
    case portrait
    case landscape

    /// The orientation in a document's `<device orientation="…">`, or `nil` for an unknown word.
    public init?(interfaceBuilderName: String) {
        switch interfaceBuilderName {
        case "portrait", "portraitUpsideDown": self = .portrait
        case "landscape", "landscapeLeft", "landscapeRight": self = .landscape
        default: return nil
        }
    }
}
