import Drawing
import Foundation
import Geometry
import Testing
import UIKit

@MainActor
@Suite("Segmented control")
struct SegmentedControlTests {
    /// The origins of the images in the segments.
    private func places(_ change: (UISegmentedControl) -> Void) -> [CGPoint] {
        inJob {
            let square = CGRect(x: 0, y: 0, width: 10, height: 10)
            let image = UIGraphicsImageRenderer(size: square.size).image { context in
                UIColor.red.setFill()
                context.fill(square)
            }
            let control = UISegmentedControl(
                items: [image, image, image].map { $0.withRenderingMode(.alwaysOriginal) })
            control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
            change(control)
            var items: [DrawingItem] = []
            control.paintContent(into: &items)
            // Each image is a group that is moved to its place.
            return items.compactMap { item in
                guard case .group(let style, _) = item else { return nil }
                return CGPoint(x: style.transform.tx, y: style.transform.ty)
            }
        }
    }

    @Test func contentIsMovedByItsOffset() throws {
        let plain = places { _ in }
        try #require(plain.count == 3)
        let moved = places { $0.setContentOffset(CGSize(width: 4, height: -3), forSegmentAt: 1) }
        #expect(moved == [plain[0], CGPoint(x: plain[1].x + 4, y: plain[1].y - 3), plain[2]])
    }

    @Test func contentIsMovedByTheAdjustmentOfItsPlace() throws {
        let plain = places { _ in }
        try #require(plain.count == 3)
        let moved = places {
            $0.setContentPositionAdjustment(
                UIOffset(horizontal: 2, vertical: 0), forSegmentType: .any, barMetrics: .default)
            $0.setContentPositionAdjustment(
                UIOffset(horizontal: 8, vertical: 1), forSegmentType: .left, barMetrics: .default)
            $0.setContentPositionAdjustment(
                UIOffset(horizontal: 9, vertical: 9), forSegmentType: .right, barMetrics: .compact)
        }
        #expect(moved.map(\.x) == [plain[0].x + 8, plain[1].x + 2, plain[2].x + 2])
        #expect(moved.map(\.y) == [plain[0].y + 1, plain[1].y, plain[2].y])
    }

    @Test func aControlHasAContextMenuInteractionIfItIsEnabled() {
        inJob {
            let control = UIControl()
            #expect(control.contextMenuInteraction == nil)
            control.isContextMenuInteractionEnabled = true
            #expect(control.contextMenuInteraction?.delegate === control)
            control.isContextMenuInteractionEnabled = false
            #expect(control.contextMenuInteraction == nil)
        }
    }
}
