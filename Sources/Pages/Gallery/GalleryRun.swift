package import Devices
package import Diagnostics
package import Foundation
import Geometry
import Traits

/// The data that the gallery page shows of a run.
///
/// Values that pictures share are stored once.
///
/// The page's script reads it. Numbers that refer to something are indices.
package struct GalleryRun: Encodable, Sendable {
    package struct Axis: Encodable, Sendable {
        package var title: String
        /// The values in the run's order.
        package var values: [String] = []

        /// The index of a value, which is added if it is new.
        package mutating func index(of value: String) -> Int {
            // There are few values, and recent ones repeat first.
            if let index = values.lastIndex(of: value) { return index }
            values.append(value)
            return values.count - 1
        }
    }

    package struct Picture: Encodable, Sendable {
        /// The name of its files, without the extension.
        package var name: String
        /// The variant in the command line's notation.
        package var variant: String
        /// The index of a value for each axis.
        package var values: [Int]
        /// The file shown large and the one in the grid, as paths from the page.
        package var file: String
        package var thumbnail: String
        /// All files in all formats.
        package var files: [String]
        /// The size in points.
        package var size: [Double]
        package var pixels: [Int]
        /// The frames of the window and its safe area.
        package var window: [Double]
        package var safeArea: [Double]
        package var scale: Double
        package var sizeClasses: String
        package var layout: Int?
        /// The indices of the texts in the picture.
        package var texts: [Int]
        package var problems: [Int]
        /// A stamp that changes with the file's content, if the page follows it.
        package var stamp: String?
    }

    package struct Fault: Encodable, Hashable, Sendable {
        package var severity: String
        package var place: String?
        package var message: String
        package var remedy: String?

        package init(_ diagnostic: Diagnostic) {
            severity = diagnostic.severity.rawValue
            place = diagnostic.location?.description
            message = diagnostic.problem.message
            remedy = diagnostic.problem.remedy
        }
    }

    package var title: String
    package var axes: [Axis]
    package var elements: [PictureRecord.Element] = []
    /// The layouts that pictures share: an element and its left, top, width and height, in a row.
    package var layouts: [[Double]] = []
    package var texts: [String] = []
    package var problems: [Fault] = []
    package var pictures: [Picture] = []
    /// The files embedded in the page, by name.
    package var images: [String: String]?

    /// Removes all problems, and the pictures' references to them.
    package mutating func forgetProblems() {
        problems = []
        for index in pictures.indices { pictures[index].problems = [] }
    }

    /// Adds problems that do not belong to a picture.
    package mutating func add(_ diagnostics: [Diagnostic]) {
        for fault in diagnostics.map(Fault.init) where !problems.contains(fault) { problems.append(fault) }
    }
}

/// A file of a picture, in pixels.
package struct PageFile: Sendable {
    package var name: String
    package var width: Int
    package var height: Int

    package init(name: String, width: Int, height: Int) {
        self.name = name
        self.width = width
        self.height = height
    }
}

/// A builder that adds one picture after the other.
package struct GalleryBuilder {
    package private(set) var run: GalleryRun
    private let app: String?
    private var elements: [PictureRecord.Element: Int] = [:]
    private var layouts: [[Double]: Int] = [:]
    private var texts: [String: Int] = [:]
    private var faults: [GalleryRun.Fault: Int] = [:]

    /// - Parameter app: the name of the app that the documents belong to, if it is known.
    package init(app: String? = nil) {
        self.app = app
        let titles = ["Document"] + VariantAxis.allCases.map(\.heading) + ["Size class"]
        run = GalleryRun(title: "Maquette", axes: titles.map { GalleryRun.Axis(title: $0) })
    }

    /// Adds a picture.
    ///
    /// - Parameters:
    ///   - name: the name of its files, without the extension.
    ///   - document: the page's name for the document shown.
    ///   - variant: the variant that it is shown on.
    ///   - size: the size in points.
    ///   - files: the picture's files in the requested formats.
    ///   - thumbnail: the thumbnail, if there is one.
    ///   - record: the record of what it shows.
    ///   - diagnostics: the picture's problems.
    package mutating func add(
        _ name: String, document: String, variant: Variant, size: CGSize, files: [PageFile],
        thumbnail: String?, record: PictureRecord?, diagnostics: [Diagnostic]
    ) {
        let titles =
            [document] + VariantAxis.allCases.map { $0.title(of: variant) } + [variant.sizeClasses.description]
        let values = zip(run.axes.indices, titles).map { run.axes[$0].index(of: $1) }
        let documents = run.axes[0].values
        run.title = documents.count == 1 ? documents[0] : app ?? "\(documents.count) documents"
        // Browsers do not show a PDF as an image.
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
    /// The index of a value in a list of distinct ones, which it is added to if it is new.
    fileprivate mutating func index(of key: Key, in list: inout [Key]) -> Int {
        if let known = self[key] { return known }
        self[key] = list.count
        list.append(key)
        return list.count - 1
    }
}
