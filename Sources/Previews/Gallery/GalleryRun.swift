import Devices
import Diagnostics
import Foundation
import Geometry
import Traits

/// What the gallery page shows of a run, with what many pictures share written once.
///
/// The page's script reads it; numbers that name something are indices.
struct GalleryRun: Encodable, Sendable {
    struct Axis: Encodable, Sendable {
        var title: String
        /// In the order in which the run has them.
        var values: [String] = []

        /// The index of a value, which is added where it is new.
        mutating func index(of value: String) -> Int {
            // There are few, and the last ones come again first.
            if let index = values.lastIndex(of: value) { return index }
            values.append(value)
            return values.count - 1
        }
    }

    struct Picture: Encodable, Sendable {
        /// Of its files, without the extension.
        var name: String
        /// As the command line writes the variant.
        var variant: String
        /// A value of each axis.
        var values: [Int]
        /// What is shown large, and what in the grid; paths from the page.
        var file: String
        var thumbnail: String
        /// All files, whatever format.
        var files: [String]
        /// Points.
        var size: [Double]
        var pixels: [Int]
        /// Of the window and its safe area.
        var window: [Double]
        var safeArea: [Double]
        var scale: Double
        var sizeClasses: String
        var layout: Int?
        /// What can be read in it.
        var texts: [Int]
        var problems: [Int]
        /// Changes with the file's content, where the page follows it.
        var stamp: String?
    }

    struct Fault: Encodable, Hashable, Sendable {
        var severity: String
        var place: String?
        var message: String
        var remedy: String?

        init(_ diagnostic: Diagnostic) {
            severity = diagnostic.severity.rawValue
            place = diagnostic.location?.description
            message = diagnostic.problem.message
            remedy = diagnostic.problem.remedy
        }
    }

    var title: String
    var axes: [Axis]
    var elements: [PictureRecord.Element] = []
    /// Of pictures whose elements lie alike: an element and its left, top, width and height, in a row.
    var layouts: [[Double]] = []
    var texts: [String] = []
    var problems: [Fault] = []
    var pictures: [Picture] = []
    /// Files within the page, by their names.
    var images: [String: String]?

    /// Takes away all problems, with what pictures say of them.
    mutating func forgetProblems() {
        problems = []
        for index in pictures.indices { pictures[index].problems = [] }
    }

    /// Adds problems that are no picture's.
    mutating func add(_ diagnostics: [Diagnostic]) {
        for fault in diagnostics.map(Fault.init) where !problems.contains(fault) { problems.append(fault) }
    }
}

/// Takes in pictures one after the other.
struct GalleryBuilder {
    private(set) var run: GalleryRun
    private var elements: [PictureRecord.Element: Int] = [:]
    private var layouts: [[Double]: Int] = [:]
    private var texts: [String: Int] = [:]
    private var faults: [GalleryRun.Fault: Int] = [:]

    init() {
        let titles = ["Document"] + VariantAxis.allCases.map(\.heading) + ["Size class"]
        run = GalleryRun(title: "Maquette", axes: titles.map { GalleryRun.Axis(title: $0) })
    }

    /// Adds a picture.
    ///
    /// - Parameters:
    ///   - name: of its files, without the extension.
    ///   - document: what the page calls what it shows.
    ///   - variant: where it is shown.
    ///   - size: in points.
    ///   - files: those of the picture in the formats asked for.
    ///   - thumbnail: the small one, where there is one.
    ///   - record: what it shows.
    ///   - diagnostics: what is wrong with it.
    mutating func add(
        _ name: String, document: String, variant: Variant, size: CGSize, files: [PreviewReport.File],
        thumbnail: String?, record: PictureRecord?, diagnostics: [Diagnostic]
    ) {
        let titles =
            [document] + VariantAxis.allCases.map { $0.title(of: variant) } + [variant.sizeClasses.description]
        let values = zip(run.axes.indices, titles).map { run.axes[$0].index(of: $1) }
        let documents = run.axes[0].values
        run.title = documents.count == 1 ? documents[0] : "\(documents.count) documents"
        // A browser shows no PDF in a picture's place.
        let shown = files.filter { !$0.name.hasSuffix(".pdf") }.max { $0.width < $1.width }
        let file = shown?.name ?? thumbnail ?? ""
        let insets = variant.safeAreaInsets
        var problems: [Int] = []
        for fault in diagnostics.map(GalleryRun.Fault.init) {
            let index = faults.index(of: fault, in: &run.problems)
            if !problems.contains(index) { problems.append(index) }
        }
        run.pictures.append(
            GalleryRun.Picture(
                name: name, variant: variant.description, values: values, file: file, thumbnail: thumbnail ?? file,
                files: files.map(\.name), size: [size.width, size.height],
                pixels: shown.map { [$0.width, $0.height] } ?? [],
                window: [variant.windowSize.width, variant.windowSize.height],
                safeArea: [insets.top, insets.left, insets.bottom, insets.right], scale: variant.scale,
                sizeClasses: variant.sizeClasses.description, layout: record.map { layout(of: $0) },
                texts: (record?.texts ?? []).map { texts.index(of: $0, in: &run.texts) }, problems: problems)
        )
    }

    private mutating func layout(of record: PictureRecord) -> Int {
        var numbers: [Double] = []
        numbers.reserveCapacity(record.elements.count * 5)
        for (element, frame) in zip(record.elements, record.frames) {
            numbers.append(Double(elements.index(of: element, in: &run.elements)))
            numbers += frame
        }
        return layouts.index(of: numbers, in: &run.layouts)
    }
}

extension Dictionary where Value == Int {
    /// The place of a value in a list of different ones, which it is added to where it is new.
    fileprivate mutating func index(of key: Key, in list: inout [Key]) -> Int {
        if let known = self[key] { return known }
        self[key] = list.count
        list.append(key)
        return list.count - 1
    }
}
