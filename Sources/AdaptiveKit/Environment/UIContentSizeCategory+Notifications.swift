public import Foundation
public import Traits

extension UIContentSizeCategory {
    /// Posted by tests; a picture's text size never changes.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
