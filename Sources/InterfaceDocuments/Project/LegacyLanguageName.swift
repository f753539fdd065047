/// A language's English name, by which projects from before language tags call its folder: `English.lproj`.
enum LegacyLanguageName {
    private static let tags = [
        "Danish": "da", "Dutch": "nl", "English": "en", "Finnish": "fi", "French": "fr", "German": "de",
        "Italian": "it", "Japanese": "ja", "Korean": "ko", "Norwegian": "no", "Polish": "pl", "Portuguese": "pt",
        "Russian": "ru", "Spanish": "es", "Swedish": "sv",
    ]

    /// The tag for a name; a tag itself stays as it is.
    static func tag(for name: String) -> String { tags[name] ?? name }

    /// The name that stands for a tag, if there is one.
    static func name(for tag: String) -> String? { tags.first { $0.value == tag }?.key }
}
