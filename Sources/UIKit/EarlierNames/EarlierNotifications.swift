public import Foundation

// The names that notifications have in Swift 4.
//
// > Rule: the SDK's API notes, `SwiftVersions`, 4.
extension Notification.Name {
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillShowNotification")
    @preconcurrency @MainActor public static var UIKeyboardWillShow: Notification.Name {
        UIResponder.keyboardWillShowNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidShowNotification")
    @preconcurrency @MainActor public static var UIKeyboardDidShow: Notification.Name {
        UIResponder.keyboardDidShowNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillHideNotification")
    @preconcurrency @MainActor public static var UIKeyboardWillHide: Notification.Name {
        UIResponder.keyboardWillHideNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidHideNotification")
    @preconcurrency @MainActor public static var UIKeyboardDidHide: Notification.Name {
        UIResponder.keyboardDidHideNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillChangeFrameNotification")
    @preconcurrency @MainActor public static var UIKeyboardWillChangeFrame: Notification.Name {
        UIResponder.keyboardWillChangeFrameNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidChangeFrameNotification")
    @preconcurrency @MainActor public static var UIKeyboardDidChangeFrame: Notification.Name {
        UIResponder.keyboardDidChangeFrameNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didBecomeActiveNotification")
    @preconcurrency @MainActor public static var UIApplicationDidBecomeActive: Notification.Name {
        UIApplication.didBecomeActiveNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didEnterBackgroundNotification")
    @preconcurrency @MainActor public static var UIApplicationDidEnterBackground: Notification.Name {
        UIApplication.didEnterBackgroundNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didFinishLaunchingNotification")
    @preconcurrency @MainActor public static var UIApplicationDidFinishLaunching: Notification.Name {
        UIApplication.didFinishLaunchingNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didReceiveMemoryWarningNotification")
    @preconcurrency @MainActor public static var UIApplicationDidReceiveMemoryWarning: Notification.Name {
        UIApplication.didReceiveMemoryWarningNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIApplication.significantTimeChangeNotification")
    @preconcurrency @MainActor public static var UIApplicationSignificantTimeChange: Notification.Name {
        UIApplication.significantTimeChangeNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIApplication.userDidTakeScreenshotNotification")
    @preconcurrency @MainActor public static var UIApplicationUserDidTakeScreenshot: Notification.Name {
        UIApplication.userDidTakeScreenshotNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willEnterForegroundNotification")
    @preconcurrency @MainActor public static var UIApplicationWillEnterForeground: Notification.Name {
        UIApplication.willEnterForegroundNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willResignActiveNotification")
    @preconcurrency @MainActor public static var UIApplicationWillResignActive: Notification.Name {
        UIApplication.willResignActiveNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willTerminateNotification")
    @preconcurrency @MainActor public static var UIApplicationWillTerminate: Notification.Name {
        UIApplication.willTerminateNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIApplication.backgroundRefreshStatusDidChangeNotification")
    @preconcurrency @MainActor public static var UIApplicationBackgroundRefreshStatusDidChange: Notification.Name {
        UIApplication.backgroundRefreshStatusDidChangeNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIApplication.protectedDataWillBecomeUnavailableNotification")
    @preconcurrency @MainActor public static var UIApplicationProtectedDataWillBecomeUnavailable: Notification.Name {
        UIApplication.protectedDataWillBecomeUnavailableNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIApplication.protectedDataDidBecomeAvailableNotification")
    @preconcurrency @MainActor public static var UIApplicationProtectedDataDidBecomeAvailable: Notification.Name {
        UIApplication.protectedDataDidBecomeAvailableNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willChangeStatusBarOrientationNotification")
    @preconcurrency @MainActor public static var UIApplicationWillChangeStatusBarOrientation: Notification.Name {
        UIApplication.willChangeStatusBarOrientationNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didChangeStatusBarOrientationNotification")
    @preconcurrency @MainActor public static var UIApplicationDidChangeStatusBarOrientation: Notification.Name {
        UIApplication.didChangeStatusBarOrientationNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willChangeStatusBarFrameNotification")
    @preconcurrency @MainActor public static var UIApplicationWillChangeStatusBarFrame: Notification.Name {
        UIApplication.willChangeStatusBarFrameNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didChangeStatusBarFrameNotification")
    @preconcurrency @MainActor public static var UIApplicationDidChangeStatusBarFrame: Notification.Name {
        UIApplication.didChangeStatusBarFrameNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidBeginEditingNotification")
    @preconcurrency @MainActor public static var UITextFieldTextDidBeginEditing: Notification.Name {
        UITextField.textDidBeginEditingNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidChangeNotification")
    @preconcurrency @MainActor public static var UITextFieldTextDidChange: Notification.Name {
        UITextField.textDidChangeNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidEndEditingNotification")
    @preconcurrency @MainActor public static var UITextFieldTextDidEndEditing: Notification.Name {
        UITextField.textDidEndEditingNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidBeginEditingNotification")
    @preconcurrency @MainActor public static var UITextViewTextDidBeginEditing: Notification.Name {
        UITextView.textDidBeginEditingNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidChangeNotification")
    @preconcurrency @MainActor public static var UITextViewTextDidChange: Notification.Name {
        UITextView.textDidChangeNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidEndEditingNotification")
    @preconcurrency @MainActor public static var UITextViewTextDidEndEditing: Notification.Name {
        UITextView.textDidEndEditingNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIDevice.orientationDidChangeNotification")
    @preconcurrency @MainActor public static var UIDeviceOrientationDidChange: Notification.Name {
        UIDevice.orientationDidChangeNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIDevice.batteryLevelDidChangeNotification")
    @preconcurrency @MainActor public static var UIDeviceBatteryLevelDidChange: Notification.Name {
        UIDevice.batteryLevelDidChangeNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIDevice.batteryStateDidChangeNotification")
    @preconcurrency @MainActor public static var UIDeviceBatteryStateDidChange: Notification.Name {
        UIDevice.batteryStateDidChangeNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIDevice.proximityStateDidChangeNotification")
    @preconcurrency @MainActor public static var UIDeviceProximityStateDidChange: Notification.Name {
        UIDevice.proximityStateDidChangeNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIContentSizeCategory.didChangeNotification")
    @preconcurrency @MainActor public static var UIContentSizeCategoryDidChange: Notification.Name {
        UIContentSizeCategory.didChangeNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIScreen.didConnectNotification")
    @preconcurrency @MainActor public static var UIScreenDidConnect: Notification.Name {
        UIScreen.didConnectNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIScreen.didDisconnectNotification")
    @preconcurrency @MainActor public static var UIScreenDidDisconnect: Notification.Name {
        UIScreen.didDisconnectNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIScreen.brightnessDidChangeNotification")
    @preconcurrency @MainActor public static var UIScreenBrightnessDidChange: Notification.Name {
        UIScreen.brightnessDidChangeNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeKeyNotification")
    @preconcurrency @MainActor public static var UIWindowDidBecomeKey: Notification.Name {
        UIWindow.didBecomeKeyNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIWindow.didResignKeyNotification")
    @preconcurrency @MainActor public static var UIWindowDidResignKey: Notification.Name {
        UIWindow.didResignKeyNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeVisibleNotification")
    @preconcurrency @MainActor public static var UIWindowDidBecomeVisible: Notification.Name {
        UIWindow.didBecomeVisibleNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeHiddenNotification")
    @preconcurrency @MainActor public static var UIWindowDidBecomeHidden: Notification.Name {
        UIWindow.didBecomeHiddenNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIMenuController.willShowMenuNotification")
    @preconcurrency @MainActor public static var UIMenuControllerWillShowMenu: Notification.Name {
        UIMenuController.willShowMenuNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIMenuController.didShowMenuNotification")
    @preconcurrency @MainActor public static var UIMenuControllerDidShowMenu: Notification.Name {
        UIMenuController.didShowMenuNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIMenuController.willHideMenuNotification")
    @preconcurrency @MainActor public static var UIMenuControllerWillHideMenu: Notification.Name {
        UIMenuController.willHideMenuNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIMenuController.didHideMenuNotification")
    @preconcurrency @MainActor public static var UIMenuControllerDidHideMenu: Notification.Name {
        UIMenuController.didHideMenuNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIPasteboard.changedNotification")
    @preconcurrency @MainActor public static var UIPasteboardChanged: Notification.Name {
        UIPasteboard.changedNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIPasteboard.removedNotification")
    @preconcurrency @MainActor public static var UIPasteboardRemoved: Notification.Name {
        UIPasteboard.removedNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIDocument.stateChangedNotification")
    @preconcurrency @MainActor public static var UIDocumentStateChanged: Notification.Name {
        UIDocument.stateChangedNotification
    }
}
