import Drawing
import Foundation
import Looks

/// The software keyboard, over everything else in a window.
final class KeyboardView: UIView {
    override func paintContent(into items: inout [DrawingItem]) {
        super.paintContent(into: &items)
        let screen = JobEnvironment.current.screen
        let content = KeyboardLook.Content(
            isPad: traitCollection.userInterfaceIdiom == .pad,
            isPortrait: screen.interfaceOrientation.isPortrait, hasHomeIndicator: screen.safeAreaInsets.bottom > 0,
            sideInset: screen.safeAreaInsets.left
        ) { [self] sign in
            UIImage(systemName: sign.rawValue)?.content(in: self)
        }
        items += KeyboardLook(JobEnvironment.current.style).items(content, in: bounds, pen)
    }
}

extension UIWindow {
    /// Whether the software keyboard is on screen.
    ///
    /// Not part of UIKit, where a field that begins editing shows the keyboard. Here a scene or a walk asks for it.
    public var showsKeyboard: Bool {
        get { keyboard != nil }
        set {
            guard newValue != showsKeyboard else { return }
            let place = JobEnvironment.current.screen.keyboardFrame
            guard !newValue || !place.isEmpty else { return }
            let announcements =
                newValue
                ? (before: Self.keyboardWillShowNotification, after: Self.keyboardDidShowNotification)
                : (before: Self.keyboardWillHideNotification, after: Self.keyboardDidHideNotification)
            tell([Self.keyboardWillChangeFrameNotification, announcements.before], newValue)
            keyboard?.removeFromSuperview()
            keyboard = newValue ? KeyboardView(frame: place) : nil
            if let keyboard { addSubview(keyboard) }
            layoutAroundKeyboard()
            layoutIfNeeded()
            tell([Self.keyboardDidChangeFrameNotification, announcements.after], newValue)
        }
    }

    /// Posts notifications with the keyboard's frames in the screen's coordinates.
    private func tell(_ names: [Notification.Name], _ isShown: Bool) {
        let screen = JobEnvironment.current.screen
        let height = screen.keyboardFrame.height
        let shown = CGRect(x: 0, y: screen.size.height - height, width: screen.size.width, height: height)
        let hidden = shown.offsetBy(dx: 0, dy: height)
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: isShown ? hidden : shown,
            UIResponder.keyboardFrameEndUserInfoKey: isShown ? shown : hidden,
            UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
            UIResponder.keyboardAnimationCurveUserInfoKey: 7, UIResponder.keyboardIsLocalUserInfoKey: true,
        ]
        for name in names { NotificationCenter.default.post(name: name, object: self.screen, userInfo: info) }
    }

    /// Puts the keyboard at its place on the screen, in front of everything that was added since.
    func placeKeyboard() {
        guard let keyboard else { return }
        let place = JobEnvironment.current.screen.keyboardFrame
        if subviews.last !== keyboard { bringSubviewToFront(keyboard) }
        guard keyboard.frame != place else { return }
        keyboard.frame = place
        layoutAroundKeyboard()
    }

    private func layoutAroundKeyboard() {
        eachInSubtree { view in
            if view.hierarchy.guides.contains(where: { $0.role == .keyboard }) { view.markNeedsLayout() }
        }
    }
}
