public import Devices
import Diagnostics
import Foundation
import Scenes
import Theming

extension InputSource {
    /// What a single scene file among a command's inputs asks for, which holds where the command says nothing else.
    ///
    /// - Parameter inputs: the paths of all inputs.
    /// - Returns: nothing of several inputs or of other kinds, and where the file cannot be read, which drawing
    ///   reports.
    public static func preferences(of inputs: [String]) -> (axes: AxisSelection.Words, theme: String?) {
        guard inputs.count == 1, let path = inputs.first, isScene(path) else { return ([:], nil) }
        do {
            let preferences = try ScenePreferences.read(contentsOfFile: path)
            let theme = preferences.theme.map { Theme.isPath($0) ? SplitPath(path).beside($0) : $0 }
            return (preferences.axes, theme)
        } catch {
            return ([:], nil)
        }
    }
}
