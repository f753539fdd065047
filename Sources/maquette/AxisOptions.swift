import ArgumentParser
import Devices
import Diagnostics
import Foundation

/// The options that select variants.
struct AxisOptions: ParsableArguments {
    @OptionGroup var own: DeviceDefinitionOptions

    @Option(
        help: ArgumentHelp(
            "Devices: names (iphone-15-pro, iphone-6-3, ipad-pro-11), groups (current, iphones, ipads, all), globs.",
            discussion: "Separate several values with commas. `maquette devices` lists the devices.",
            valueName: "list"), completion: ValueCompletion.devices)
    var devices: [String] = []

    @Option(
        help: ArgumentHelp("portrait, landscape, all.", valueName: "list"), completion: ValueCompletion.orientations)
    var orientations: [String] = []

    @Option(
        help: ArgumentHelp(
            "full, split-third, split-half, split-two-thirds, slide-over, all.", valueName: "list"),
        completion: ValueCompletion.multitasking)
    var multitasking: [String] = []

    @Option(
        help: ArgumentHelp(
            "Window sizes in points, as in iPadOS 26 and Stage Manager: 500x700,1024x768.",
            valueName: "list"))
    var sizes: [String] = []

    @Option(
        help: ArgumentHelp("light, dark, light-high-contrast, dark-high-contrast, all.", valueName: "list"),
        completion: ValueCompletion.appearances)
    var appearances: [String] = []

    @Option(
        help: ArgumentHelp("Text sizes: large is the default; up to ax5; all.", valueName: "list"),
        completion: ValueCompletion.contentSizes)
    var contentSizes: [String] = []

    @Option(help: ArgumentHelp("ltr, rtl, all.", valueName: "list"), completion: ValueCompletion.directions)
    var directions: [String] = []

    @Option(help: ArgumentHelp("Versions of iOS: 7 to 18 and 26, ranges (13-18), newest, all.", valueName: "list"))
    var ios: [String] = []

    func validate() throws {
        for word in sizes.flatMap({ $0.split(separator: ",") }).map({ $0.trimmingCharacters(in: .whitespaces) }) {
            let sides = word.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
            guard sides.count == 2, !sides.contains(nil) else {
                throw ValidationError(
                    "'\(word)' in --sizes is not a window size, which has a width and a height in points, as 500x700")
            }
        }
    }

    /// The words of each axis that was named.
    var words: AxisSelection.Words {
        let all: [(VariantAxis, [String])] = [
            (.device, devices), (.orientation, orientations), (.multitasking, multitasking + sizes),
            (.appearance, appearances), (.contentSize, contentSizes), (.direction, directions), (.ios, ios),
        ]
        return AxisSelection.Words(
            Dictionary(uniqueKeysWithValues: all.filter { !$0.1.isEmpty }), definitions: own.definitions)
    }

    /// The matrix of variants that the options select.
    func matrix() throws(VariantProblem) -> Matrix {
        try Matrix(AxisSelection(parsing: words))
    }
}
