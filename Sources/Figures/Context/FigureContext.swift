import DeviceFrames
import Devices
import Diagnostics
import Drawing
import Foundation
import Previews
import Scenes
import Theming
import Typography
import UIKit

/// The versions of iOS that a figure's variants have, as far as it has made them.
final class ShownVersions {
    var shown: Set<SystemVersion> = []
}

/// The context of a figure: the theme, the captions' language, the devices, and the engine that draws previews.
struct FigureContext {
    var theme: Theme
    let words: FigureWords
    let tools: WorkerTools
    /// The devices in `--devices`; empty if the figure chooses.
    let devices: [DeviceSelection]

    var style: FigureStyle { FigureStyle(theme) }

    /// The versions of iOS that the figure shows.
    let versions = ShownVersions()

    /// The longest side of a preview that is not to scale.
    var tile: CGFloat { 230 }

    // MARK: Scenes

    func source(_ yaml: String) throws(DiagnosedError) -> SceneSource {
        let scene = try SceneDocument.decode(yaml, file: "figure", colorNames: theme.palette.names)
        return SceneSource(scene, palette: theme.palette)
    }

    /// The picture of a source's first document on a variant, with the device around it.
    func picture(
        _ source: any PictureSource, on variant: Variant, frame: FrameStyle = .bezel
    ) throws -> Diagnosed<DisplayList> {
        let beside = try variant.companion.flatMap { try source.otherApp(beside: 0, on: $0, tools: tools) }
        return try source.picture(of: 0, on: variant, tools: tools).map {
            tools.framed(
                $0, on: variant, in: frame, theme: theme, companion: beside?.value.list ?? otherApp(beside: variant))
        }
    }

    /// A stand-in for the other app on the screen, which cannot be confused with the figure's subject.
    private func otherApp(beside variant: Variant) -> DisplayList? {
        guard let place = variant.window.companion else { return nil }
        let bounds = CGRect(origin: .zero, size: place.size)
        // A floating window hides the right part of it.
        let isFloating = place.contains(variant.window.frame)
        let visible = isFloating ? variant.window.frame.minX - place.minX : place.width
        let label = TextPlacement(setter: tools.textSetter, scale: variant.scale).line(
            words("other-app"), at: CGPoint(x: visible / 2, y: bounds.midY), anchor: .center, size: 44,
            color: style.font(.heading).color, width: visible - 40)
        return DisplayList(size: place.size, items: [.rectangle(bounds, style.hairline)] + label)
    }

    /// A preview with the given length of its longer side, whatever the device.
    func preview(_ source: any PictureSource, on variant: Variant, side: CGFloat? = nil) throws -> FigureBlock {
        let list = try picture(source, on: variant).value
        return .picture(list, scale: (side ?? tile) / max(list.size.width, list.size.height))
    }

    // MARK: Devices

    /// The version of iOS that built-in figures show, unless the difference between versions is their subject.
    ///
    /// It is the last one with Split View and Slide Over, which several figures are about.
    static let standardVersion = SystemVersion.iOS18

    /// The variant of a notation, with ``standardVersion`` unless it names a version.
    func variant(_ notation: String) throws(DiagnosedError) -> Variant {
        do {
            let variant = try Variant(
                parsing: notation.contains("@") ? notation : "\(notation)@\(Self.standardVersion.major)")
            versions.shown.insert(variant.ios)
            return variant
        } catch {
            throw DiagnosedError([Diagnostic(.error, error)])
        }
    }

    /// A device's full screen, with ``standardVersion`` if the device runs it.
    func variant(of device: DeviceSelection, _ orientation: Orientation = .portrait) throws(VariantProblem) -> Variant {
        let variant = try Variant(
            device: device, orientation: orientation,
            ios: device.versions.contains(Self.standardVersion) ? Self.standardVersion : nil)
        versions.shown.insert(variant.ios)
        return variant
    }

    /// The device with a name.
    func device(named name: String) throws(DiagnosedError) -> DeviceSelection {
        do {
            return try Variant(parsing: name).device
        } catch {
            throw DiagnosedError([Diagnostic(.error, error)])
        }
    }

    /// The named devices, or those that `--devices` names.
    func devices(orNamed names: [String]) throws(DiagnosedError) -> [DeviceSelection] {
        guard devices.isEmpty else { return devices }
        var found: [DeviceSelection] = []
        for name in names { found.append(try device(named: name)) }
        return found
    }

    /// The first of the devices that is an iPad, or the named one.
    func pad(orNamed name: String, for figure: String) throws(DiagnosedError) -> String {
        guard !devices.isEmpty else { return name }
        guard let pad = devices.first(where: { $0.device.idiom == .pad }) else {
            throw DiagnosedError([
                Diagnostic(.error, FigureProblem.noFittingDevice(figure, needs: "an iPad"))
            ])
        }
        return pad.name
    }

    // MARK: Parts

    func text(
        _ text: String, _ role: FigureTextRole = .caption, width: CGFloat? = nil,
        alignment: FigureAlignment = .center
    ) -> FigureBlock {
        .text(FigureText(text: text, role: role, width: width, alignment: alignment))
    }

    /// A name in code.
    func code(
        _ code: String, _ role: FigureTextRole = .caption, width: CGFloat? = nil,
        alignment: FigureAlignment = .center
    ) -> FigureBlock {
        .text(FigureText(text: code, role: role, isCode: true, width: width, alignment: alignment))
    }

    /// A caption with details below it.
    func captionLines(_ lines: [String], width: CGFloat = 180) -> FigureBlock {
        .column(
            3, lines.enumerated().map { index, line in text(line, index == 0 ? .caption : .detail, width: width) })
    }

    /// A preview with lines below it.
    func captioned(_ picture: FigureBlock, _ title: String, _ details: [String], width: CGFloat? = nil)
        -> FigureBlock
    {
        .column(
            8, [picture, .column(3, [text(title, width: width)] + details.map { text($0, .detail, width: width) })])
    }

    /// The text of a table's cell.
    enum TableCell {
        case words(String)
        case code(String)
    }

    /// A table of cells, whose first row and column are headings.
    func table(_ rows: [[TableCell]]) -> FigureBlock {
        .box(
            FigureBox(
                padding: CGSize(width: 20, height: 16),
                content: .grid(
                    FigureGrid(
                        rows: rows.enumerated().map { row, cells in
                            cells.enumerated().map { column, cell in
                                let role: FigureTextRole = row == 0 || column == 0 ? .caption : .detail
                                return switch cell {
                                case .words(let words): text(words, role, width: 240, alignment: .leading)
                                case .code(let name): code(name, role, width: 300, alignment: .leading)
                                }
                            }
                        }, columnGap: 28, rowGap: 14, horizontal: .leading, hasLines: true))))
    }

    /// The captions' word for a size class.
    func word(_ sizeClass: UIUserInterfaceSizeClass) -> String {
        switch sizeClass {
        case .compact: words("compact")
        case .regular: words("regular")
        case .unspecified: words("unspecified")
        }
    }

    func points(_ size: CGSize) -> String {
        "\(JSONText.number(Double(size.width))) × \(JSONText.number(Double(size.height)))"
    }

    /// The name of a variant's device; without its generation, unless that matters or `--devices` names it.
    func deviceName(_ variant: Variant, withGeneration: Bool = false) -> String {
        let name = variant.device.model?.name ?? variant.device.device.models.first?.name ?? variant.device.name
        guard !withGeneration, devices.isEmpty else { return name }
        let words = name.prefix { $0 != "(" }.split(separator: " ")
        return words.filter { $0.first?.isNumber != true || $0.hasSuffix("-inch") }.joined(separator: " ")
    }

    /// The version of iOS, which has its own name on an iPad from 13 on.
    func versionName(_ variant: Variant) -> String {
        let isPad = variant.device.device.idiom == .pad && variant.ios >= .iOS13
        return "\(isPad ? "iPadOS" : "iOS") \(variant.ios)"
    }

    /// The orientation, and the part of the screen if it is not all of it.
    func place(_ variant: Variant) -> String {
        let held = words(variant.orientation.rawValue)
        return variant.multitasking == .full ? held : "\(held) · \(words(variant.multitasking.rawValue))"
    }
}
