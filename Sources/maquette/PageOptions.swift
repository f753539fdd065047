import ArgumentParser
import Commands
import Previews
import Sheets

/// The options for output besides single pictures.
struct PageOptions: ParsableArguments {
    /// The relative sizes of pictures.
    enum Scaling: String, EnumerableFlag {
        case fitted, toScale
    }

    @Flag(
        inversion: .prefixedNo,
        help: "Also draw a contact sheet of all variants, grouped by device.")
    var grid = false

    @Option(
        help: ArgumentHelp(
            "The axes that change from top to bottom: devices, orientations, appearances, … with commas.",
            valueName: "axes"))
    var rows = ""

    @Option(
        help: ArgumentHelp(
            "The axes that change from left to right. Axes in neither list make one table for each value.",
            valueName: "axes")
    )
    var columns = ""

    @Flag(help: "Draw all devices of a sheet to the same scale.")
    var scaling = Scaling.fitted

    @Option(help: ArgumentHelp("The paper size of a sheet's pages: none, a4, letter.", valueName: "paper"))
    var paper = SheetArrangement.Paper.none.rawValue

    @Flag(
        inversion: .prefixedNo,
        help: "Also write gallery.html, a page to search, filter and view all pictures.")
    var gallery = false

    @Flag(help: "Embed the pictures in the gallery page, so that it is one file.")
    var inline = false

    @Flag(
        inversion: .prefixedNo,
        help: ArgumentHelp(
            "Write light and dark pictures at 1x, 2x and 3x as NAME~dark@2x.png, with pictures.json and pictures.md."
        ))
    var pairs = false

    /// Refuses options that need others, once the settings of the project are known.
    func check() throws {
        if inline && !gallery { throw ValidationError("--inline needs --gallery.") }
        let isForSheets = scaling != .fitted || paper != SheetArrangement.Paper.none.rawValue
        if isForSheets && !grid && rows.isEmpty && columns.isEmpty {
            throw ValidationError("--to-scale and --paper need --grid, --rows or --columns.")
        }
    }

    func apply(to options: inout RenderOptions) {
        options.rows = rows
        options.columns = columns
        options.isToScale = scaling == .toScale
        options.paper = paper
        options.hasPairs = pairs
        if gallery { options.gallery = inline ? .inline : .thumbnails }
    }
}
