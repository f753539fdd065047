import Geometry

/// Compares rows of two pictures.
struct RowComparison {
    let a: UnsafeRawPointer
    let b: UnsafeRawPointer
    /// The size of both pictures.
    let size: PixelSize
    let tolerance: PictureTolerance
    let masks: [PixelRect]

    /// Passes the rows of two bitmaps of one size to a function that compares them.
    static func withRows<Result>(
        of a: Bitmap, _ b: Bitmap, tolerance: PictureTolerance, masks: [PixelRect], _ body: (RowComparison) -> Result
    ) -> Result {
        a.pixels.withUnsafeBytes { first in
            b.pixels.withUnsafeBytes { second in
                guard let base = first.baseAddress, let other = second.baseAddress else {
                    preconditionFailure("a bitmap has pixels")
                }
                return body(RowComparison(a: base, b: other, size: a.size, tolerance: tolerance, masks: masks))
            }
        }
    }

    /// Compares all rows.
    ///
    /// - Parameters:
    ///   - classes: the memory for the pixels' classes, row by row; all pixels are initially the same.
    ///   - workers: the number of threads that share the work.
    ///   - looksClosely: whether to classify each differing pixel.
    /// - Returns: the tally of the differences.
    func tally(
        into classes: UnsafeMutableBufferPointer<UInt8>, workers: Int, looksClosely: Bool
    ) -> DifferenceTally {
        var tallies = [DifferenceTally](repeating: DifferenceTally(), count: bandCount(of: size.height))
        tallies.withUnsafeMutableBufferPointer { tallies in
            let output = Output(comparison: self, looksClosely: looksClosely, classes: classes, tallies: tallies)
            forEachBand(of: size.height, workers: workers) { output.compare(band: $0, rows: $1) }
        }
        return tallies.reduce(into: DifferenceTally()) { $0.add($1) }
    }

    /// The buffers for the bands' results; each band writes only its own part.
    private struct Output: @unchecked Sendable {
        let comparison: RowComparison
        let looksClosely: Bool
        let classes: UnsafeMutableBufferPointer<UInt8>
        let tallies: UnsafeMutableBufferPointer<DifferenceTally>

        func compare(band: Int, rows: Range<Int>) {
            var tally = DifferenceTally()
            for y in rows { comparison.compare(row: y, looksClosely: looksClosely, into: classes, &tally) }
            tallies[band] = tally
        }
    }

    private func compare(
        row y: Int, looksClosely: Bool, into classes: UnsafeMutableBufferPointer<UInt8>,
        _ tally: inout DifferenceTally
    ) {
        let (rowA, rowB) = (a + y * size.width * 4, b + y * size.width * 4)
        guard !equalBytes(rowA, rowB, count: size.width * 4) else { return }
        let row = UnsafeMutableBufferPointer(rebasing: classes[y * size.width..<(y + 1) * size.width])
        let hidden = masks.filter { $0.top <= y && y < $0.bottom }
        if !looksClosely, tolerance.channel == 0, hidden.isEmpty {
            Self.compareExactly(rowA, rowB, into: row, &tally)
        } else {
            for x in 0..<size.width {
                let pixelA = (rowA + x * 4).loadUnaligned(as: SIMD4<UInt8>.self)
                let pixelB = (rowB + x * 4).loadUnaligned(as: SIMD4<UInt8>.self)
                guard pixelA != pixelB, !hidden.contains(where: { $0.left <= x && x < $0.right }) else { continue }
                let found = looksClosely ? judge(pixelA, pixelB, x: x, y: y, &tally) : quickly(pixelA, pixelB)
                tally.add(found, channel: Self.channelDifference(pixelA, pixelB))
                row[x] = found.rawValue
            }
        }
        tally.addBounds(of: row, y: y)
    }

    /// Compares rows in which every differing pixel is changed.
    ///
    /// Simple loops without branches, which the compiler vectorizes.
    private static func compareExactly(
        _ rowA: UnsafeRawPointer, _ rowB: UnsafeRawPointer, into row: UnsafeMutableBufferPointer<UInt8>,
        _ tally: inout DifferenceTally
    ) {
        let (pixelsA, pixelsB) = (rowA.assumingMemoryBound(to: UInt32.self), rowB.assumingMemoryBound(to: UInt32.self))
        var count: UInt32 = 0
        for x in 0..<row.count {
            let differs = pixelsA[x] != pixelsB[x]
            count &+= differs ? 1 : 0
            row[x] = differs ? PictureComparison.PixelClass.changed.rawValue : 0
        }
        let (bytesA, bytesB) = (rowA.assumingMemoryBound(to: UInt8.self), rowB.assumingMemoryBound(to: UInt8.self))
        var channel: UInt8 = 0
        for index in 0..<row.count * 4 {
            channel = max(channel, max(bytesA[index], bytesB[index]) &- min(bytesA[index], bytesB[index]))
        }
        tally.differing += Int(count)
        tally.changed += Int(count)
        tally.channel = max(tally.channel, Int(channel))
    }

    /// The class of a pixel if only its channels matter.
    private func quickly(_ pixelA: SIMD4<UInt8>, _ pixelB: SIMD4<UInt8>) -> PictureComparison.PixelClass {
        Self.channelDifference(pixelA, pixelB) <= tolerance.channel ? .tolerated : .changed
    }

    private static func channelDifference(_ a: SIMD4<UInt8>, _ b: SIMD4<UInt8>) -> Int {
        Int((pointwiseMax(a, b) &- pointwiseMin(a, b)).max())
    }

    private func judge(
        _ pixelA: SIMD4<UInt8>, _ pixelB: SIMD4<UInt8>, x: Int, y: Int, _ tally: inout DifferenceTally
    ) -> PictureComparison.PixelClass {
        let perceptual = ColorDistance.perceptual(pixelA, pixelB)
        tally.perceptual = max(tally.perceptual ?? 0, perceptual)
        let isSmoothing = Antialiasing(a: a, b: b, width: size.width, height: size.height).explains(x: x, y: y)
        if isSmoothing { tally.smoothing += 1 }
        if isTolerated(pixelA, pixelB, perceptual: perceptual) { return .tolerated }
        return isSmoothing && tolerance.ignoresAntialiasing ? .smoothed : .changed
    }

    private func isTolerated(_ pixelA: SIMD4<UInt8>, _ pixelB: SIMD4<UInt8>, perceptual: Double) -> Bool {
        if quickly(pixelA, pixelB) == .tolerated { return true }
        if tolerance.perceptualPrecision < 1, perceptual <= (1 - tolerance.perceptualPrecision) * 100 { return true }
        let threshold = tolerance.threshold
        return threshold > 0
            && ColorDistance.yiq(pixelA, pixelB) <= ColorDistance.greatestYIQ * threshold * threshold
    }
}
