import Devices
import UIKit

extension Variant {
    /// The variant as an app shows it that always has an appearance: one that is always dark is dark in light mode too.
    ///
    /// > Rule: Apple's Information Property List, `UIUserInterfaceStyle`.
    func shown(inStyle style: UIUserInterfaceStyle?) -> Variant {
        guard style == .dark, appearance.style == .light, Appearance.dark.exists(on: ios) else { return self }
        return looking(.dark, contentSize: contentSize, direction: direction)
    }
}
