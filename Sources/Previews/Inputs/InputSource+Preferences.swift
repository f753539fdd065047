public import Devices
import Diagnostics
import Foundation
import Scenes
import Theming

extension InputSource {
    /// The preferences of a command's only input, if it is a scene file.
    ///
    /// They apply where the command's arguments do not decide.
    ///
    /// - Parameter inputs: the paths of all inputs.
    /// - Returns: empty preferences for several inputs, for other kinds, and if the file cannot be read, which drawing
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
