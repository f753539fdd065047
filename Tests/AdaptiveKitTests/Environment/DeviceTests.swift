import Devices
import Testing
import UIKit

@Suite("The device")
struct DeviceTests {
    @Test(arguments: [
        ("iphone-15/portrait@17", "iPhone", "iOS", "17.0", UIDeviceOrientation.portrait),
        ("ipad-pro-11/landscape@17", "iPad", "iPadOS", "17.0", .landscapeRight),
        ("ipad-pro-11/portrait@12", "iPad", "iOS", "12.0", .portrait),
    ])
    func answersForTheJob(
        variant: String, model: String, system: String, version: String, orientation: UIDeviceOrientation
    ) throws {
        let variant = try Variant(parsing: variant)
        JobEnvironment.run(on: variant) { _ in
            let device = UIDevice.current
            #expect(device.model == model)
            #expect(device.systemName == system)
            #expect(device.systemVersion == version)
            #expect(device.orientation == orientation)
            #expect(device.userInterfaceIdiom == variant.traits.userInterfaceIdiom)
            #expect(device.orientation.isLandscape == UIWindowScene().interfaceOrientation.isLandscape)
        }
    }
}
