/// A tally of the differences in a part of a picture.
struct DifferenceTally {
    var differing = 0
    var changed = 0
    var smoothing = 0
    /// The greatest difference in any channel.
    var channel = 0
    var perceptual: Double?
    var differingBounds: PixelRect?
    var changedBounds: PixelRect?

    /// Counts a pixel that differs.
    mutating func add(_ found: PictureComparison.PixelClass, channel: Int) {
        differing += 1
        if found == .changed { changed += 1 }
        self.channel = max(self.channel, channel)
    }

    /// Extends the bounds by the differing pixels of a row.
    ///
    /// - Parameters:
    ///   - classes: the classes of the row's pixels.
    ///   - y: the row.
    mutating func addBounds(of classes: UnsafeMutableBufferPointer<UInt8>, y: Int) {
        func bounds(_ isMeant: (UInt8) -> Bool) -> PixelRect? {
            guard let first = classes.firstIndex(where: isMeant), let last = classes.lastIndex(where: isMeant) else {
                return nil
            }
            return PixelRect(left: first, top: y, right: last + 1, bottom: y + 1)
        }
        differingBounds = Self.union(differingBounds, bounds { $0 != PictureComparison.PixelClass.same.rawValue })
        changedBounds = Self.union(changedBounds, bounds { $0 == PictureComparison.PixelClass.changed.rawValue })
    }

    mutating func add(_ other: DifferenceTally) {
        differing += other.differing
        changed += other.changed
        smoothing += other.smoothing
        channel = max(channel, other.channel)
        perceptual = [perceptual, other.perceptual].compactMap { $0 }.max()
        differingBounds = Self.union(differingBounds, other.differingBounds)
        changedBounds = Self.union(changedBounds, other.changedBounds)
    }

    private static func union(_ a: PixelRect?, _ b: PixelRect?) -> PixelRect? {
        guard let a, let b else { return a ?? b }
        return a.union(b)
    }
}
