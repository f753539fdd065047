import Devices
import Drawing
import Foundation
import Geometry
import Looks
import Testing

@Suite("The looks of rows, cards and alerts")
struct ListLookTests {
    @Test("Headers of groups are in capitals up to iOS 18 and headlines from 26 on; footers never change")
    func groupTitles() {
        let raised = ListLook(SystemStyle(.iOS18))
        let glass = ListLook(SystemStyle(.iOS26))
        #expect(raised.groupTitle(isFooter: false).isUppercase && raised.groupTitle(isFooter: false).font == .footnote)
        #expect(!glass.groupTitle(isFooter: false).isUppercase && glass.groupTitle(isFooter: false).font == .headline)
        #expect(raised.groupTitle(isFooter: true) == glass.groupTitle(isFooter: true))
    }

    @Test("Plain headers have a band up to iOS 14, and from 15 on a background while they are pinned")
    func plainHeaders() {
        let banded = ListLook(SystemStyle(.iOS14))
        #expect(banded.plainHeaderGround(isPinned: false) == .secondarySystemBackground)
        let bare = ListLook(SystemStyle(.iOS15))
        #expect(bare.plainHeaderGround(isPinned: false) == nil)
        #expect(bare.plainHeaderGround(isPinned: true) == .systemBackground)
        #expect(banded.drawsEmptyRows && !bare.drawsEmptyRows)
    }

    @Test("From iOS 26 on separators keep the margin at their end, and swiped rows are round")
    func glass() {
        let raised = ListLook(SystemStyle(.iOS18))
        #expect(raised.separatorEnd(margin: 16) == 0 && raised.swipedRowCornerRadius(height: 44) == nil)
        let glass = ListLook(SystemStyle(.iOS26))
        #expect(glass.separatorEnd(margin: 16) == 16 && glass.swipedRowCornerRadius(height: 44) == 22)
        #expect(glass.swipedRowCornerRadius(height: 100) == 26)
    }

    @Test("A disclosure indicator points along the text, or down if it is expanded")
    func disclosure() {
        let look = ListLook(SystemStyle(.iOS18))
        let square = CGRect(x: 0, y: 0, width: 17, height: 17)
        func items(_ accessory: ListLook.Accessory, isRightToLeft: Bool = false) -> [DrawingItem] {
            look.items(accessory, in: square, color: .black, isRightToLeft: isRightToLeft)
        }
        #expect(items(.disclosure) != items(.disclosure, isRightToLeft: true))
        #expect(items(.outlineDisclosure(isExpanded: true)) != items(.outlineDisclosure(isExpanded: false)))
        #expect(items(.checkmark) == items(.checkmark, isRightToLeft: true))
    }

    @Test("A title below an image is centered with it, and below the pill from iOS 26 on")
    func swipeActions() {
        let (area, image, title) = (
            CGSize(width: 74, height: 60), CGSize(width: 20, height: 20), CGSize(width: 30, height: 12)
        )
        let flat = SwipeActionLook(SystemStyle(.iOS18)).place(in: area, image: image, title: title)
        #expect(flat.image.minY == 12 && flat.title.minY == 36)
        let glass = SwipeActionLook(SystemStyle(.iOS26)).place(in: area, image: image, title: title)
        #expect(glass.image.midY == 30 && glass.title.minY == 63 && glass.title.width == 74)
    }

    @Test("Buttons of alerts are capsules from iOS 26 on, and rows before")
    func alertButtons() throws {
        let bounds = CGRect(x: 0, y: 0, width: 120, height: 48)
        #expect(
            AlertLook(SystemStyle(.iOS18)).buttonItems(in: bounds, isFilledWithTint: true, try pen(.iOS18)).isEmpty)
        let fills = AlertLook(SystemStyle(.iOS26)).buttonItems(in: bounds, isFilledWithTint: true, try pen(.iOS26))
            .fills
        #expect(try fills.map(\.color) == [pen(.iOS26).tint])
    }

    @Test("A card's shadow is outside of the card, never beneath")
    func cardShadow() {
        let outline = Path.rectangle(CGRect(x: 0, y: 0, width: 100, height: 100))
        let items = CardLook(SystemStyle(.iOS18)).sheetShadowItems(around: outline)
        guard case .group(let style, let inner)? = items.first, let clip = style.clip else {
            Issue.record("not clipped: \(items)")
            return
        }
        #expect(inner.shadowCount == 1)
        #expect(clip.elements.count > outline.elements.count)
    }
}
