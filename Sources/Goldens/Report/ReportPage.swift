import Devices
import Foundation
import Pages
import Previews

/// The page of a run: one file that needs no network.
///
/// Everything that changes between runs is data within the page, which a script shows on demand.
struct ReportPage {
    private let record: GoldenRunRecord
    private let folder: RunFolder
    private let isInline: Bool
    /// The token with which a served page approves; `nil` for a page that only shows.
    private let token: String?

    init(_ record: GoldenRunRecord, folder: RunFolder, isInline: Bool, token: String? = nil) {
        self.record = record
        self.folder = folder
        self.isInline = isInline
        self.token = token
    }

    private static let style = PageTemplate.baseStyle + EmbeddedData.reportStyle
    private static let script = EmbeddedData.reportScript

    /// The page's Content Security Policy, wherever the page is.
    ///
    /// It contains its style and script, shows images beside it, and connects only to its own server.
    static let policy =
        "default-src 'none'; style-src '\(PageTemplate.hash(of: style))'; "
        + "script-src '\(PageTemplate.hash(of: script))'; img-src 'self' file: data:; connect-src 'self'"

    func html() throws -> String {
        let groups = record.groups
        let plain = groups.flatMap(\.results).prefix(200)
            .map { "\($0.key): \($0.sentences.joined(separator: "; "))" }.joined(separator: "\n")
        return PageTemplate(EmbeddedData.reportPage).filled([
            ("TITLE", PageTemplate.escaped(record.title)),
            ("POLICY", Self.policy),
            ("STYLE", Self.style),
            ("TONE", record.failures.isEmpty ? "good" : "bad"),
            ("VERDICT", PageTemplate.escaped(record.verdict)),
            ("PLAIN", PageTemplate.escaped(plain)),
            ("SCRIPT", Self.script),
            ("DATA", try PageTemplate.json(data(groups))),
        ])
    }

    /// The data for the script.
    private func data(_ groups: [CauseGroup]) -> PageData {
        var page = PageData(
            sides: record.sides, warnings: record.warnings, folder: folder.path, canApprove: record.goldens != nil,
            token: token, causes: [:], results: [], images: nil)
        for group in groups {
            page.causes[group.cause] = PageCause(place: group.place, sentences: Array(group.sentences.prefix(3)))
        }
        page.results = record.results.map { result in
            PageResult(
                key: result.key, document: result.document, path: result.path, device: result.facets.device,
                deviceName: result.variant?.device.title ?? result.facets.device, sizeClass: result.facets.sizeClass,
                appearance: result.facets.appearance, orientation: result.facets.orientation, kinds: result.kinds,
                sentences: result.sentences, layout: result.layout, tolerance: result.tolerance, files: result.files,
                cause: result.cause, bounds: result.pixels?.bounds, expectedSize: result.expectedSize,
                actualSize: result.actualSize,
                canApprove: result.proposal != nil)
        }
        if isInline {
            var images: [String: String] = [:]
            for files in record.results.map(\.files) {
                for name in [files.expected, files.actual, files.difference].compactMap({ $0 }) {
                    guard let bytes = folder.contents(of: name) else { continue }
                    images[name] = "data:image/png;base64,\(Data(bytes).base64EncodedString())"
                }
            }
            page.images = images
        }
        return page
    }

    private struct PageData: Encodable {
        var sides: [String]
        var warnings: [String]
        var folder: String
        var canApprove: Bool
        var token: String?
        /// The causes that differences have in common.
        var causes: [String: PageCause]
        var results: [PageResult]
        var images: [String: String]?
    }

    private struct PageCause: Encodable {
        var place: String
        var sentences: [String]
    }

    private struct PageResult: Encodable {
        var key: String
        var document: String
        var path: String
        var device: String
        /// The device as people call it.
        var deviceName: String
        var sizeClass: String
        var appearance: String
        var orientation: String
        var kinds: [DifferenceKind]
        var sentences: [String]
        var layout: [LayoutChange]
        var tolerance: [String]
        var files: GoldenResult.Files
        var cause: String?
        var bounds: [Int]?
        var expectedSize: [Double]?
        var actualSize: [Double]?
        var canApprove: Bool
    }
}
