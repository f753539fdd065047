public import LocatedText

extension SettingKey {
    /// The keys as fields of another object, with the schema and the messages that they have in `maquette.yaml`.
    ///
    /// - Parameters:
    ///   - keys: the keys. Those with the same last name may not be together.
    ///   - set: stores the values of a key, in the words of the command line.
    /// - Returns: the fields in the order of the keys.
    public static func fields<Object: Sendable>(
        of keys: [SettingKey], set: @escaping @Sendable (inout Object, SettingKey, [String]) -> Void
    ) -> [Field<Object>] {
        keys.compactMap { key in
            guard let field = SettingsContents.field(of: key) else { return nil }
            let shape = Shape<[String]>("a setting", schema: field.schema) { node, reader in
                var contents = SettingsContents()
                field.read(node, &reader)?(&contents)
                return contents.settings[key]?.values
            }
            return Field(key.key, shape, field.summary) { set(&$0, key, $1) }
        }
    }
}
