import Arrangement
import Devices
import Foundation
import Testing

@Suite("Standard cells")
struct TableCellLayoutTests {
    @Test(
        "A title and the line below it have the frames of rows in documents",
        arguments: [
            (10, 53.5, 19.5, 13.5, 11, 0), (11, 43.5, 20.5, 14.5, 5, 0), (11, 46.5, 21.5, 14.5, 6, 0),
            (12, 74.5, 20.5, 14.5, 17, 3), (12, 43.5, 20.5, 18, 3, 0), (14, 67, 20.5, 14.5, 13, 3),
            (15, 44, 17, 14.5, 7, 0), (16, 57.5, 20.5, 14.5, 9, 3), (17, 58.5, 20.5, 16, 8, 3),
            (26, 50, 19.5, 14.5, 8, 0), (26, 60, 19.5, 14.5, 10, 3), (26, 90, 19.5, 43, 11, 3),
            (26, 180, 19.5, 143.5, 6, 3), (26, 200, 19.5, 158, 9, 3),
        ] as [(Int, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
    func stackedLines(ios: Int, height: CGFloat, title: CGFloat, detail: CGFloat, top: CGFloat, gap: CGFloat) throws {
        let version = try #require(SystemVersion(ios))
        let frames = TableCellLayout(
            style: .subtitle, bounds: CGRect(x: 0, y: 0, width: 375, height: height), margin: 16, trailingMargin: 8,
            indentation: 0, imageSize: nil, isSymbolImage: false, titleSize: CGSize(width: 80, height: title),
            detailSize: CGSize(width: 70, height: detail), isDetailWrapped: detail > 20, isRightToLeft: false,
            version: version
        ).frames
        #expect(frames.title == CGRect(x: 16, y: top, width: 80, height: title))
        #expect(frames.detail == CGRect(x: 16, y: top + title + gap, width: 70, height: detail))
    }

    @Test("An image that is higher than the row is as high as the row, at the margin, and the title is beside it")
    func highImage() {
        let frames = TableCellLayout(
            style: .standard, bounds: CGRect(x: 0, y: 0, width: 375, height: 90), margin: 16, trailingMargin: 8,
            indentation: 0, imageSize: CGSize(width: 1000, height: 500), isSymbolImage: false,
            titleSize: CGSize(width: 80, height: 20), detailSize: nil, isDetailWrapped: false, isRightToLeft: false,
            version: .iOS26
        ).frames
        #expect(frames.image == CGRect(x: 16, y: 0, width: 180, height: 90))
        #expect(frames.title == CGRect(x: 211, y: 0, width: 156, height: 90))
    }
}
