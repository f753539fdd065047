public import ArgumentParser
public import Bitmaps
import Foundation
import Goldens
import Previews

/// The command `maquette diff`.
struct DiffCommand: StatusCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff", abstract: "Compares two pictures pixel by pixel.",
        discussion: """
            Any difference counts unless an option allows it. Exit status: 0 if the pictures are equal, 1 if they \
            differ, 2 for wrong usage, 3 if a file is not a picture.

            Examples:
              maquette diff expected.png actual.png
              maquette diff expected.png actual.png --output difference.png --precision 0.999
            """)

    @Argument(help: "The expected picture, PNG or JPEG.")
    var expected: String

    @Argument(help: "The picture as it is.")
    var actual: String

    @Option(
        name: [.short, .long], help: ArgumentHelp("The file for a picture of the differences.", valueName: "file"),
        transform: OutputPath.checked)
    var output: String?

    @OptionGroup(title: "Tolerance") var tolerance: ToleranceOptions

    @Option(
        help: ArgumentHelp(
            "Areas to ignore, in pixels: x,y,width,height.", valueName: "rectangle"))
    var mask: [PixelRect] = []

    @Flag(help: "Print one JSON object.")
    var json = false

    var reach: CommandReach { CommandReach(files: [expected, actual], outputs: [output].compactMap { $0 }) }

    func run(_ streams: StandardStreams) -> ExitStatus {
        let result = PictureDiff(
            expected: expected, actual: actual, output: output, tolerance: tolerance.picture, masks: mask,
            workers: ProcessInfo.processInfo.activeProcessorCount
        ).run()
        streams.complain(result.diagnostics, asJSON: json)
        streams.write(json ? result.json : result.text)
        return result.status
    }
}

extension PixelRect: ExpressibleByArgument {
    /// `x,y,width,height`.
    public init?(argument: String) {
        let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
            let height = numbers[3], x >= 0, y >= 0, width > 0, height > 0,
            max(x, y, width, height) <= PixelLimits().maximumSide
        else { return nil }
        self.init(left: x, top: y, right: x + width, bottom: y + height)
    }
}
