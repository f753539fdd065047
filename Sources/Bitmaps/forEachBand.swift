import Dispatch

/// Processes all rows of a picture in bands.
///
/// - Parameters:
///   - height: the number of rows.
///   - workers: the number of workers. If there are several, the machine's threads share the bands, in any order.
///   - body: receives a band's number and rows. It must not write anything that another band writes.
func forEachBand(of height: Int, workers: Int, _ body: @Sendable (_ band: Int, _ rows: Range<Int>) -> Void) {
    let bands = bandCount(of: height)
    @Sendable func band(_ index: Int) {
        body(index, index * rowsInBand..<min((index + 1) * rowsInBand, height))
    }
    guard workers > 1, bands > 1 else { return (0..<bands).forEach(band) }
    DispatchQueue.concurrentPerform(iterations: bands, execute: band)
}

/// The number of bands that ``forEachBand(of:workers:_:)`` makes of rows.
func bandCount(of height: Int) -> Int { (height + rowsInBand - 1) / rowsInBand }

/// The number of rows in a band, small enough that all threads share a change in one corner.
private let rowsInBand = 32
