import Drawing
import Foundation
import Geometry
import Looks
import Testing

@Suite("Signs of controls")
struct ControlSignTests {
    @Test("Every sign draws within its square, and only chevrons along the text are mirrored")
    func controlSigns() throws {
        let square = CGRect(x: 10, y: 20, width: 24, height: 24)
        for sign in ControlSign.allCases {
            let items = sign.items(in: square, color: .black, weight: 1.8)
            let bounds = try #require(items.bounds, "\(sign)")
            #expect(square.insetBy(dx: -1, dy: -1).contains(bounds), "\(sign) \(bounds)")
            #expect(max(bounds.width, bounds.height) > 15, "\(sign) \(bounds)")
            let turned = sign.items(in: square, color: .black, weight: 1.8, isRightToLeft: true)
            #expect((turned != items) == (sign == .chevronForward || sign == .chevronBackward), "\(sign)")
        }
        #expect(ControlSign.info.items(in: .zero, color: .black, weight: 1).isEmpty)
    }
}
