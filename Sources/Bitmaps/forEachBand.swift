import Dispatch

/// Does something with all rows of a picture, a band of them at a time.
///
/// - Parameters:
///   - height: how many rows there are.
///   - workers: with more than one, bands are shared by the machine's threads, and come in any order.
///   - body: is given a band's number and rows, and must write nothing that another band does.
func forEachBand(of height: Int, workers: Int, _ body: @Sendable (_ band: Int, _ rows: Range<Int>) -> Void) {
    let bands = bandCount(of: height)
    @Sendable func band(_ index: Int) {
        body(index, index * rowsInBand..<min((index + 1) * rowsInBand, height))
    }
    guard workers > 1, bands > 1 else { return (0..<bands).forEach(band) }
    DispatchQueue.concurrentPerform(iterations: bands, execute: band)
}

/// How many bands ``forEachBand(of:workers:_:)`` makes of rows.
func bandCount(of height: Int) -> Int { (height + rowsInBand - 1) / rowsInBand }

/// Few enough that a change in one corner is shared by all threads.
private let rowsInBand = 32
