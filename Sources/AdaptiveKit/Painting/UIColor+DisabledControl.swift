import Foundation
import Looks

extension UIColor {
    /// The color that replaces the tint in a disabled control.
    package static var disabledControl: UIColor { UIColor(JobEnvironment.current.style.disabledControlColor) }
}
