import Foundation
import Testing
import UIKit

// This target is in the mode of Swift 4, in which UIKit has these names.

@Suite("Names of Swift 4") struct EarlierNamesTests {
    @Test("are those of types") func types() {
        let pairs: [(earlier: Any.Type, name: Any.Type)] = [
            (UITableViewCellStyle.self, UITableViewCell.CellStyle.self), (UIControlEvents.self, UIControl.Event.self),
            (NSLayoutAttribute.self, NSLayoutConstraint.Attribute.self),
            (UIApplicationLaunchOptionsKey.self, UIApplication.LaunchOptionsKey.self),
            (NSAttributedStringKey.self, NSAttributedString.Key.self),
        ]
        for pair in pairs { #expect(pair.earlier == pair.name) }
    }

    @Test("are those of constants and notifications") @MainActor func constants() {
        let pairs: [(earlier: AnyHashable, name: AnyHashable)] = [
            (UITableViewAutomaticDimension, UITableView.automaticDimension),
            (kCALineCapRound, CAShapeLayerLineCap.round), (UIWindowLevelAlert, UIWindow.Level.alert),
            (kCAMediaTimingFunctionEaseInEaseOut, CAMediaTimingFunctionName.easeInEaseOut),
            (NSNotification.Name.UIKeyboardWillShow, UIResponder.keyboardWillShowNotification),
            (UIImagePickerControllerOriginalImage, UIImagePickerController.InfoKey.originalImage.rawValue),
            (NSUnderlineStyle.styleSingle, NSUnderlineStyle.single), (NSUnderlineStyle.styleNone, NSUnderlineStyle()),
        ]
        for pair in pairs { #expect(pair.earlier == pair.name) }
    }

    @Test("are those of functions") @MainActor func functions() {
        let insets = UIEdgeInsetsMake(1, 2, 3, 4)
        #expect(insets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        let inner = UIEdgeInsetsInsetRect(rect, insets)
        #expect(inner == CGRect(x: 2, y: 1, width: 4, height: 6))
        let read = CGRectFromString(NSStringFromCGRect(rect))
        #expect(read == rect)
    }

    @Test("are those of methods") @MainActor func methods() {
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChildViewController(child)
        child.didMove(toParentViewController: parent)
        let children = parent.childViewControllers
        #expect(children == [child])
        child.removeFromParentViewController()
        #expect(child.parent == nil)
        let (view, first, second) = (UIView(), UIView(), UIView())
        view.addSubview(first)
        view.addSubview(second)
        view.bringSubview(toFront: first)
        #expect(view.subviews == [second, first])
        view.sendSubview(toBack: first)
        #expect(view.subviews == [first, second])
    }
}
