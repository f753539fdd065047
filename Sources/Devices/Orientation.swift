/// How the device is held.
///
/// Facts of landscape are those of landscape left, the home button or indicator's far end on the right; the two
/// landscapes differ only in the side that a cutout is on.
public enum Orientation: String, Hashable, Sendable, CaseIterable, Codable {
    case portrait
    case landscape

    /// Of a document's `<device orientation="…">`, or `nil` for a word that Interface Builder does not write.
    public init?(interfaceBuilderName: String) {
        switch interfaceBuilderName {
        case "portrait", "portraitUpsideDown": self = .portrait
        case "landscape", "landscapeLeft", "landscapeRight": self = .landscape
        default: return nil
        }
    }
}
