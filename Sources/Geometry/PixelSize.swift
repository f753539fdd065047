/// A size in whole pixels.
public struct PixelSize: Hashable, Sendable {
    public var width: Int
    public var height: Int

    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}

extension PixelSize: CustomStringConvertible {
    public var description: String { "\(width)×\(height)" }
}
