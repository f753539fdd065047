public import Foundation

/// Which keyboard comes up.
public enum UIKeyboardType: Int, Hashable, Sendable {
    case `default` = 0
    case asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
    case twitter, webSearch, asciiCapableNumberPad
}

public enum UIKeyboardAppearance: Int, Hashable, Sendable { case `default` = 0, dark, light }

/// What the return key says.
public enum UIReturnKeyType: Int, Hashable, Sendable {
    case `default` = 0
    case go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

public enum UITextAutocapitalizationType: Int, Hashable, Sendable { case none = 0, words, sentences, allCharacters }
public enum UITextAutocorrectionType: Int, Hashable, Sendable { case `default` = 0, no, yes }
public enum UITextSpellCheckingType: Int, Hashable, Sendable { case `default` = 0, no, yes }

/// What a field is about, for the suggestions above the keyboard.
public struct UITextContentType: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let name = UITextContentType(rawValue: "name")
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "new-password")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    public static let URL = UITextContentType(rawValue: "url")
}

/// Which kinds of things in text are shown as links.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    public static let link = UIDataDetectorTypes(rawValue: 2)
    public static let address = UIDataDetectorTypes(rawValue: 4)
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// A place in a text that is edited; none is.
open class UITextPosition: NSObject {}

/// A stretch of a text that is edited; none is.
open class UITextRange: NSObject {}

/// Where a part of a selection lies; nothing is selected.
open class UITextSelectionRect: NSObject {}
