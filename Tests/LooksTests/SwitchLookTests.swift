import Devices
import Drawing
import Foundation
import Geometry
import Looks
import Testing

@Suite("The look of switches")
struct SwitchLookTests {
    private func content(isOn: Bool, isEnabled: Bool = true, on: Color? = nil) -> SwitchLook.Content {
        SwitchLook.Content(isOn: isOn, isEnabled: isEnabled, onTintColor: on, thumbTintColor: nil)
    }

    private func items(
        _ version: SystemVersion, _ content: SwitchLook.Content, isRightToLeft: Bool = false
    ) throws -> [DrawingItem] {
        let look = SwitchLook(SystemStyle(version))
        return look.items(
            content, in: CGRect(origin: .zero, size: look.size), try pen(version, isRightToLeft: isRightToLeft))
    }

    @Test("A switch is 51 by 31 up to iOS 18 and 63 by 28 from 26 on; its alignment rectangle is two points narrower")
    func size() {
        for version in SystemVersion.allCases {
            let look = SwitchLook(SystemStyle(version))
            let isWide = version >= .iOS26
            #expect(look.size == (isWide ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)))
            #expect(look.alignmentRectInsets == UIEdgeInsets(right: 2))
            #expect(look.intrinsicContentSize == CGSize(width: look.size.width - 2, height: look.size.height))
        }
    }

    @Test("Every version draws every state within its frame", arguments: SystemVersion.allCases)
    func states(version: SystemVersion) throws {
        var seen: Set<[DrawingItem]> = []
        for isOn in [false, true] {
            for isEnabled in [false, true] {
                for isRightToLeft in [false, true] {
                    let drawn = try items(
                        version, content(isOn: isOn, isEnabled: isEnabled), isRightToLeft: isRightToLeft)
                    #expect(seen.insert(drawn).inserted)
                    let frame = CGRect(origin: .zero, size: SwitchLook(SystemStyle(version)).size)
                    #expect(drawn.fills.allSatisfy { $0.path.bounds.map(frame.contains) == true })
                }
            }
        }
    }

    @Test("The knob is at the trailing end if the switch is on")
    func knob() throws {
        func knobX(isOn: Bool, isRightToLeft: Bool) throws -> CGFloat? {
            try items(.iOS18, content(isOn: isOn), isRightToLeft: isRightToLeft).fills.last?.path.bounds?.minX
        }
        #expect(try knobX(isOn: false, isRightToLeft: false) == 2)
        #expect(try knobX(isOn: true, isRightToLeft: false) == 51 - 2 - 27)
        #expect(try knobX(isOn: true, isRightToLeft: true) == 2)
        #expect(try knobX(isOn: false, isRightToLeft: true) == 51 - 2 - 27)
    }

    @Test("Only the knob of the flat and the raised era has shadows")
    func shadows() throws {
        #expect(try items(.iOS12, content(isOn: true)).shadowCount == 2)
        #expect(try items(.iOS18, content(isOn: true)).shadowCount == 2)
        #expect(try items(.iOS26, content(isOn: true)).shadowCount == 0)
    }

    @Test("A switch that is off is an outline up to iOS 12 and a fill from 13 on")
    func off() throws {
        #expect(try items(.iOS12, content(isOn: false)).fills.count == 1)
        #expect(try items(.iOS13, content(isOn: false)).fills.count == 2)
    }

    @Test("A custom color replaces green")
    func ownColor() throws {
        let red = Color(red: 1, green: 0, blue: 0)
        #expect(try items(.iOS18, content(isOn: true, on: red)).fills.first?.color == red)
        #expect(try items(.iOS18, content(isOn: false, on: red)).fills.first?.color != red)
    }
}
