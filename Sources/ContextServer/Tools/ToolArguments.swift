import Settings

/// The arguments of a tool.
struct ToolArguments: Sendable {
    var input = "."
    var scene: String?
    /// The settings by key, in the words of the command line.
    var settings: [SettingKey: [String]] = [:]
    /// The most pictures in the answer.
    var pictures = 4
    /// Whether one contact sheet is shown instead of single pictures.
    var isSheet = false
    /// Whether frames are JSON rather than a tree.
    var isJSON = false
    var base = "HEAD"
    var head: String?
    /// The word that listed devices contain.
    var word: String?

    /// The words of the command line for the settings, the scene and the input.
    ///
    /// - Parameter defaults: the values of settings that are not named.
    /// - Returns: the options, then the input.
    func words(_ defaults: [SettingKey: [String]] = [:]) -> [String] {
        let named = settings.merging(defaults) { own, _ in own }
        let options = [SettingKey].all.flatMap { key in named[key].map { key.words(for: $0) } ?? [] }
        // A path that begins with a hyphen would be taken for an option.
        return options + (scene.map { ["--scene=\($0)"] } ?? []) + [input.hasPrefix("-") ? "./" + input : input]
    }
}
