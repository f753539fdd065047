/// Turns the differences that a PNG file holds back into samples, in place.
struct RowUnfilter {
    let bytesPerPixel: Int
    /// Bytes of samples in a row.
    let count: Int

    /// - Parameters:
    ///   - filter: the filter's number, as PNG gives it.
    ///   - row: the samples of a row, with room for four bytes behind them.
    ///   - above: the samples of the row above, zeros for the first, with room for four bytes behind them.
    /// - Returns: whether there is such a filter.
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

    /// A pixel of one sample after another.
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

    /// A pixel of three or four samples after another, each in one vector of four.
    @inline(__always)
    private func undoPixels<Prediction: SamplePrediction>(
        _ prediction: Prediction.Type, _ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>, step: Int
    ) {
        var (left, aboveLeft) = (SIMD4<Int16>(), SIMD4<Int16>())
        let (row, above) = (UnsafeMutableRawPointer(row), UnsafeRawPointer(above))
        // The fourth byte of three is the next pixel's first, so that one is read before it is written over.
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

/// What a filter takes a sample to be, from samples that are known.
private protocol SamplePrediction {
    static func sample(left: Int16, above: Int16, aboveLeft: Int16) -> Int16
    static func samples(left: SIMD4<Int16>, above: SIMD4<Int16>, aboveLeft: SIMD4<Int16>) -> SIMD4<Int16>
}

/// Filter 1.
private enum LeftPrediction: SamplePrediction {
    @inline(__always)
    static func sample(left: Int16, above: Int16, aboveLeft: Int16) -> Int16 { left }

    @inline(__always)
    static func samples(left: SIMD4<Int16>, above: SIMD4<Int16>, aboveLeft: SIMD4<Int16>) -> SIMD4<Int16> { left }
}

/// Filter 3: rounded down.
private enum MeanPrediction: SamplePrediction {
    @inline(__always)
    static func sample(left: Int16, above: Int16, aboveLeft: Int16) -> Int16 { (left &+ above) &>> 1 }

    @inline(__always)
    static func samples(left: SIMD4<Int16>, above: SIMD4<Int16>, aboveLeft: SIMD4<Int16>) -> SIMD4<Int16> {
        (left &+ above) &>> 1
    }
}

/// Filter 4: whichever is nearest to left + above − above left, in this order where two are.
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
