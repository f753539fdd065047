import ArgumentParser
import Previews

/// The options for output beside single pictures.
struct PageOptions: ParsableArguments {
    /// The relative sizes of pictures.
    enum Scaling: String, EnumerableFlag {
        case fitted, toScale
    }

    @Flag(help: "Also draw a contact sheet of all variants, grouped by device.")
    var grid = false

    @Option(
        help: ArgumentHelp(
            "What changes from the top of a sheet down: devices, orientations, appearances, … with commas.",
            valueName: "axes"))
    var rows = ""

    @Option(
        help: ArgumentHelp(
            "What changes from left to right; each value of an axis that is in neither has a table.", valueName: "axes")
    )
    var columns = ""

    @Flag(help: "On a sheet, each device as large as any other, or a point equally long everywhere.")
    var scaling = Scaling.fitted

    @Option(help: ArgumentHelp("What a sheet's pages are cut for: none, a4, letter.", valueName: "paper"))
    var paper = SheetArrangement.Paper.none.rawValue

    @Flag(help: "Also write gallery.html: a page with all pictures, to filter, search and look into.")
    var gallery = false

    @Flag(help: "Put the gallery's pictures into the page, which is then one file to send.")
    var inline = false

    @Flag(
        help: ArgumentHelp(
            "Write light and dark at 1x, 2x and 3x as NAME~dark@2x.png, with pictures.json and pictures.md to show them."
        ))
    var pairs = false

    func validate() throws {
        if inline && !gallery { throw ValidationError("--inline says how the gallery is written: add --gallery.") }
        let isForSheets = scaling != .fitted || paper != SheetArrangement.Paper.none.rawValue
        if isForSheets && !grid && rows.isEmpty && columns.isEmpty {
            throw ValidationError("--to-scale and --paper say how sheets are drawn: add --grid, --rows or --columns.")
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
