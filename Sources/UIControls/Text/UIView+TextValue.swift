import AdaptiveKit
import Foundation

extension UIView {
    /// The value of a property that labels, fields and text views have; `nil` for other keys.
    func textValue(
        forKey key: String, text: @autoclosure () -> String?, attributedText: @autoclosure () -> NSAttributedString?,
        font: @autoclosure () -> UIFont?
    ) -> Any? {
        switch key {
        case "text": text()
        case "attributedText": attributedText()
        case "font": font()
        default: nil
        }
    }
}
