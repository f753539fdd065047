import Arrangement
import Devices
import Drawing
import Foundation
import Geometry
import Looks
import Testing

@Suite("The looks of bars")
struct BarLookTests {
    @Test("Every role has a title or a symbol, in every version", arguments: SystemVersion.allCases)
    func roles(version: SystemVersion) {
        let look = BarButtonLook(SystemStyle(version))
        for role in BarButtonLook.Role.allCases {
            #expect(look.title(of: role) != nil || look.symbolName(of: role) != nil, "\(role)")
        }
    }

    @Test("Close is a cross from iOS 13 on; done and cancel are signs from 26 on")
    func signs() {
        func symbol(_ role: BarButtonLook.Role, _ version: SystemVersion) -> String? {
            BarButtonLook(SystemStyle(version)).symbolName(of: role)
        }
        #expect(symbol(.close, .iOS12) == nil && symbol(.close, .iOS13) == "xmark")
        #expect(symbol(.done, .iOS18) == nil && symbol(.done, .iOS26) == "checkmark")
        #expect(symbol(.cancel, .iOS18) == nil && symbol(.cancel, .iOS26) == "xmark")
        #expect(symbol(.save, .iOS26) == nil)
    }

    @Test("Images on shared glass have the margins and distances of pictures of iOS 26")
    func sharedGlass() {
        func ends(_ widths: [CGFloat], height: CGFloat) -> [CGFloat] {
            let gap = BarButtonLook.gapOnSharedGlass(height: height)
            var x: CGFloat = 0
            var middles: [CGFloat] = []
            for width in widths {
                let room = BarButtonLook.widthOnGlass(ofContent: width, isPicture: true, isShared: true, height: height)
                middles.append(x + room / 2)
                x += room + gap
            }
            return middles + [x - gap]
        }
        // Two chevrons in a navigation bar: middles at 23 and 77 of 100.
        #expect(zip(ends([23.67, 23.67], height: 44), [23, 77, 100]).allSatisfy { abs($0 - $1) < 0.5 })
        // A circle and a star in a toolbar: middles at 26 and 83 of 110.
        #expect(zip(ends([25.33, 25.67], height: 48), [26, 83, 110]).allSatisfy { abs($0 - $1) < 1.8 })
        #expect(BarButtonLook.widthOnGlass(ofContent: 24, isPicture: true, isShared: false, height: 44) == 44)
        #expect(ToolbarLook(SystemStyle(.iOS26)).imageDrop == 1.0 / 3)
        #expect(ToolbarLook(SystemStyle(.iOS18)).imageDrop == 0)
    }

    @Test("Adjacent buttons that share glass are on one capsule; a filled button has its own")
    func capsules() {
        let look = BarButtonLook(SystemStyle(.iOS26))
        func button(_ x: CGFloat, _ ground: BarButtonLook.Placed.Ground, shares: Bool = false) -> BarButtonLook.Placed {
            BarButtonLook.Placed(
                frame: CGRect(x: x, y: 0, width: 40, height: 44), ground: ground, sharesGlass: shares)
        }
        func panes(_ buttons: [BarButtonLook.Placed]) -> [CGRect] {
            look.capsuleItems(behind: buttons, height: 44, isDark: false).compactMap { item in
                guard case .backdrop(let path, _) = item else { return nil }
                return path.bounds
            }
        }
        #expect(
            panes([button(0, .glass), button(50, .glass, shares: true)]) == [
                CGRect(x: 0, y: 0, width: 90, height: 44)
            ])
        #expect(panes([button(0, .glass), button(100, .glass)]).count == 2)
        #expect(panes([button(0, .filled(.black)), button(100, .none)]).isEmpty)
    }

    @Test("A hairline is black on light bars and white on dark ones, unless an appearance sets a color")
    func hairline() {
        let red = Color(red: 1, green: 0, blue: 0)
        #expect(BarBackgroundLook(isDark: false).lineColor(own: nil) == Color(white: 0, alpha: 0.3))
        #expect(BarBackgroundLook(isDark: true).lineColor(own: .black) == Color(white: 1, alpha: 0.15))
        #expect(BarBackgroundLook(isDark: true).lineColor(own: red) == red)
    }

    @Test("The field of a search bar leaves space for the cancel button and keeps the margins of its place")
    func searchField() throws {
        let row = CGRect(x: 0, y: 0, width: 375, height: 56)
        let raised = SearchBarLook(SystemStyle(.iOS18))
        #expect(
            raised.fieldFrame(in: row, place: .alone, cancelWidth: 0) == CGRect(x: 8, y: 10, width: 359, height: 36))
        #expect(
            raised.fieldFrame(in: row, place: .navigationBar(margin: 16, replacesTitle: false), cancelWidth: 60)
                == CGRect(x: 16, y: 1, width: 283, height: 36))
        let glass = SearchBarLook(SystemStyle(.iOS26))
        #expect(
            glass.fieldFrame(
                in: row, place: .navigationBar(margin: 20, replacesTitle: false),
                cancelWidth: try glass.cancelWidth(pen(.iOS26)))
                == CGRect(x: 16, y: 6, width: 291, height: 44))
        #expect(glass.fieldFrame(in: row, place: .row, cancelWidth: 0).width == 375)
    }

    @Test("A tab's icon and title are side by side in inline bars, and stacked otherwise")
    func tabs() throws {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 49)
        let (icon, title) = (CGSize(width: 20, height: 20), CGSize(width: 40, height: 12))
        let stacked = TabBarLook(SystemStyle(.iOS18), style: .stacked, isCompactHeight: false)
        let above = stacked.place(icon: icon, title: title, in: rect, try pen(.iOS18))
        #expect(above.icon.maxY <= above.title.y)
        let inline = TabBarLook(SystemStyle(.iOS18), style: .inline, isCompactHeight: false)
        let beside = inline.place(icon: icon, title: title, in: rect, try pen(.iOS18))
        #expect(beside.icon.maxX < beside.title.x)
        let mirrored = inline.place(icon: icon, title: title, in: rect, try pen(.iOS18, isRightToLeft: true))
        #expect(mirrored.icon.minX > mirrored.title.x)
        #expect(stacked.selectionItems(in: rect, try pen(.iOS18)) == nil)
    }

    @Test("Up to iOS 12 only the selected tab's symbol is filled")
    func filledSymbols() {
        let flat = TabBarLook(SystemStyle(.iOS12), style: .stacked, isCompactHeight: false)
        #expect(flat.fillsSymbol(isSelected: true) && !flat.fillsSymbol(isSelected: false))
        let raised = TabBarLook(SystemStyle(.iOS13), style: .stacked, isCompactHeight: false)
        #expect(raised.fillsSymbol(isSelected: false))
    }
}
