import Devices
import Foundation
import Typography
import UIKit

/// Measures the app of the tests: creation, first layout, and rotation.
func benchmarkAdaptivePhotos() throws {
    let setter = MetricTextSetter(library: FontLibrary())
    for (name, notation, turned) in [
        ("Adaptive Photos on a phone", "iphone-15/portrait@17", "iphone-15/landscape@17"),
        ("Adaptive Photos on an iPad", "ipad-pro-11/landscape@17", "ipad-pro-11/portrait@17"),
    ] {
        let variant = try Variant(parsing: notation)
        let other = try Variant(parsing: turned)
        let job = JobEnvironment(variant: variant, textSetter: setter)
        JobEnvironment.$running.withValue(job) {
            var app: AdaptivePhotos?
            let window = UIWindow(frame: CGRect(origin: .zero, size: variant.windowSize))
            let built = leastTime(of: 5) {
                for _ in 0..<10 {
                    app = AdaptivePhotos()
                    window.rootViewController = app?.root
                    window.makeKeyAndVisible()
                    window.layoutIfNeeded()
                }
            }
            let rotated = leastTime(of: 5) {
                for _ in 0..<10 {
                    window.transition(to: SceneGeometry(other))
                    window.transition(to: SceneGeometry(variant))
                }
            }
            say("layout", name, [("seconds", built / 10), ("rotation", rotated / 20)])
        }
    }
}
