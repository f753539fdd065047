/// Undoes PNG's row filters in place: turns differences back into samples.
struct RowUnfilter {
    let bytesPerPixel: Int
    /// The number of bytes of samples in a row.
    let count: Int

    /// - Parameters:
    ///   - filter: the number of the filter in PNG.
    ///   - row: the samples of a row, followed by room for four bytes.
    ///   - above: the samples of the row above, zeros for the first row, followed by room for four bytes.
    /// - Returns: whether the filter exists.
    func undo(_ filter: UInt8, in row: UnsafeMutablePointer<UInt8>, above: UnsafePointer<UInt8>) -> Bool {
        guard let filter = RowFilter(rawValue: filter) else { return false }
        switch filter {
        case .none: break
        case .up: for x in 0..<count { row[x] &+= above[x] }
        case .sub: undo(LeftPrediction.self, row, above)
        case .average: undo(MeanPrediction.self, row, above)
        case .paeth: undo(PaethPrediction.self, row, above)
        }
        return true
    }

    @inline(__always)
    private func undo<Prediction: SamplePrediction>(
        _ prediction: Prediction.Type, _ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>
    ) {
        switch bytesPerPixel {
        case 4: undoPixels(prediction, row, above, step: 4)
        case 3: undoPixels(prediction, row, above, step: 3)
        default: undoBytes(prediction, row, above)
        }
    }

    /// Undoes a filter for pixels of one sample.
    @inline(__always)
    private func undoBytes<Prediction: SamplePrediction>(
        _ prediction: Prediction.Type, _ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>
    ) {
        var (left, aboveLeft) = (Int16(0), Int16(0))
        for x in 0..<count {
            let up = Int16(truncatingIfNeeded: above[x])
            let predicted = Prediction.sample(left: left, above: up, aboveLeft: aboveLeft)
            row[x] &+= UInt8(truncatingIfNeeded: predicted)
            (left, aboveLeft) = (Int16(truncatingIfNeeded: row[x]), up)
        }
    }

    /// Undoes a filter for pixels of three or four samples, with each pixel in a vector of four.
    @inline(__always)
    private func undoPixels<Prediction: SamplePrediction>(
        _ prediction: Prediction.Type, _ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>, step: Int
    ) {
        var (left, aboveLeft) = (SIMD4<Int16>(), SIMD4<Int16>())
        let (row, above) = (UnsafeMutableRawPointer(row), UnsafeRawPointer(above))
        // With three samples, the fourth byte is the first of the next pixel, which is read before it is overwritten.
        var next = row.loadUnaligned(as: SIMD4<UInt8>.self)
        var x = 0
        while x < count {
            let up = SIMD4<Int16>(
                truncatingIfNeeded: above.loadUnaligned(fromByteOffset: x, as: SIMD4<UInt8>.self))
            let predicted = Prediction.samples(left: left, above: up, aboveLeft: aboveLeft)
            let here = next &+ SIMD4<UInt8>(truncatingIfNeeded: predicted)
            next = row.loadUnaligned(fromByteOffset: x &+ step, as: SIMD4<UInt8>.self)
            row.storeBytes(of: here, toByteOffset: x, as: SIMD4<UInt8>.self)
            (left, aboveLeft) = (SIMD4<Int16>(truncatingIfNeeded: here), up)
            x &+= step
        }
        row.storeBytes(of: next, toByteOffset: x, as: SIMD4<UInt8>.self)
    }
}

/// A filter's prediction of a sample from known samples.
private protocol SamplePrediction {
    static func sample(left: Int16, above: Int16, aboveLeft: Int16) -> Int16
    static func samples(left: SIMD4<Int16>, above: SIMD4<Int16>, aboveLeft: SIMD4<Int16>) -> SIMD4<Int16>
}

/// Filter 1: the sample to the left.
private enum LeftPrediction: SamplePrediction {
    @inline(__always)
    static func sample(left: Int16, above: Int16, aboveLeft: Int16) -> Int16 { left }

    @inline(__always)
    static func samples(left: SIMD4<Int16>, above: SIMD4<Int16>, aboveLeft: SIMD4<Int16>) -> SIMD4<Int16> { left }
}

/// Filter 3: the mean of left and above, rounded down.
private enum MeanPrediction: SamplePrediction {
    @inline(__always)
    static func sample(left: Int16, above: Int16, aboveLeft: Int16) -> Int16 { (left &+ above) &>> 1 }

    @inline(__always)
    static func samples(left: SIMD4<Int16>, above: SIMD4<Int16>, aboveLeft: SIMD4<Int16>) -> SIMD4<Int16> {
        (left &+ above) &>> 1
    }
}

/// Filter 4: the sample nearest to left + above − above left; on a tie, the first in this order.
private enum PaethPrediction: SamplePrediction {
    @inline(__always)
    static func sample(left: Int16, above: Int16, aboveLeft: Int16) -> Int16 {
        let (fromLeft, fromAbove) = (abs(above &- aboveLeft), abs(left &- aboveLeft))
        let nearer = fromLeft <= fromAbove ? left : above
        return min(fromLeft, fromAbove) <= abs(left &+ above &- 2 &* aboveLeft) ? nearer : aboveLeft
    }

    @inline(__always)
    static func samples(left: SIMD4<Int16>, above: SIMD4<Int16>, aboveLeft: SIMD4<Int16>) -> SIMD4<Int16> {
        let (towardLeft, towardAbove) = (above &- aboveLeft, left &- aboveLeft)
        let both = towardLeft &+ towardAbove
        let fromLeft = pointwiseMax(towardLeft, 0 &- towardLeft)
        let fromAbove = pointwiseMax(towardAbove, 0 &- towardAbove)
        let fromAboveLeft = pointwiseMax(both, 0 &- both)
        let nearer = above.replacing(with: left, where: fromLeft .<= fromAbove)
        return aboveLeft.replacing(with: nearer, where: pointwiseMin(fromLeft, fromAbove) .<= fromAboveLeft)
    }
}
