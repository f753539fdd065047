/// The type of the keyboard.
public enum UIKeyboardType: Int, Hashable, Sendable {
    case `default` = 0
    case asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
    case twitter, webSearch, asciiCapableNumberPad
}

public enum UIKeyboardAppearance: Int, Hashable, Sendable { case `default` = 0, dark, light }

/// The label of the return key.
public enum UIReturnKeyType: Int, Hashable, Sendable {
    case `default` = 0
    case go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

public enum UITextAutocapitalizationType: Int, Hashable, Sendable { case none = 0, words, sentences, allCharacters }
public enum UITextAutocorrectionType: Int, Hashable, Sendable { case `default` = 0, no, yes }
public enum UITextSpellCheckingType: Int, Hashable, Sendable { case `default` = 0, no, yes }

/// The meaning of a field's content, for the suggestions above the keyboard.
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

/// The kinds of data in text that are shown as links.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    public static let link = UIDataDetectorTypes(rawValue: 2)
    public static let address = UIDataDetectorTypes(rawValue: 4)
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
