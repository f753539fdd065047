import Devices
import Foundation
import Testing

@testable import DeviceFrames

@Suite struct CutoutTests {
    @Test(
        "The notch is 209 wide on the iPhone X, 210 on the 12, 162 from the 13 on, and 230 on the 11",
        arguments: [
            ("iphone-11-pro", 209), ("iphone-12", 210), ("iphone-12-pro-max", 210), ("iphone-13", 162),
            ("iphone-16e", 162), ("iphone-14-plus", 162), ("iphone-11", 230),
        ] as [(String, CGFloat)])
    func notches(device: String, width: CGFloat) throws {
        let variant = try Variant(parsing: device)
        let geometry = ScreenGeometry(variant.device, .portrait, variant.ios)
        #expect(geometry.cutoutFrame?.width == width)
        #expect(geometry.cutoutFrame?.midX == geometry.size.width / 2)
    }
}
