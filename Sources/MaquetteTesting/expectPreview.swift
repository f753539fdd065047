public import AdaptiveKit
public import Bitmaps
import Diagnostics
import Foundation
public import Goldens
import Previews
import Theming

/// Expects a screen to look as its goldens do, on each of the variants.
///
/// Goldens lie beside the test's file, in `__Goldens__`, named after the test and the variant. What differs is an issue
/// at the call, with the pictures attached and a report that shows them. Images, colours and fonts that the code asks
/// for by name are those of the package's sources, or of the folder that the trait `.goldens(resources:)` names.
///
///     @Test func profile() {
///         expectPreview(of: ProfileViewController(), on: .iPhoneSE, .iPadPro11(.landscape, .splitHalf), as: .image, .layout)
///     }
///
/// - Parameters:
///   - controller: made anew for each variant, twice where a golden is recorded.
///   - variants: where it is shown; an iPhone 17 Pro where none is named.
///   - aspects: what is compared; both where none is named.
///   - record: which goldens may be written, unless a trait or `MAQUETTE_RECORD` decides.
///   - tolerance: what may differ: nothing, unless it is said.
///   - name: what the goldens are called besides the test, where one test expects several previews.
///   - fileID: where the call stands, as all that follows.
///   - filePath: the test's file, beside which goldens lie.
///   - line: of the call.
///   - column: of the call.
///   - function: what goldens are named after where XCTest runs the test.
public func expectPreview(
    of controller: @autoclosure @escaping () -> UIViewController, on variants: PreviewVariant...,
    as aspects: GoldenAspect..., record: RecordMode? = nil, tolerance: PictureTolerance = .exact,
    named name: String? = nil, fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, function: String = #function
) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    PreviewExpectation(
        place: place, name: name, variants: variants, aspects: aspects, record: record, tolerance: tolerance
    ).check { name in
        let unsafe = OneThread(value: controller)
        let source = ControllerSource(
            [ControllerSource.Screen(name, makeController: { unsafe.value() }, afterAppearing: { $0.nameViews() })],
            of: try place.resources())
        return (source, { source.makeTools() })
    }
}

/// Expects a view to look as its goldens do, filling the window of each of the variants.
///
/// The rest is as for a controller.
public func expectPreview(
    of view: @autoclosure @escaping () -> UIView, on variants: PreviewVariant..., as aspects: GoldenAspect...,
    record: RecordMode? = nil, tolerance: PictureTolerance = .exact, named name: String? = nil,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    PreviewExpectation(
        place: place, name: name, variants: variants, aspects: aspects, record: record, tolerance: tolerance
    ).check { name in
        let unsafe = OneThread(value: view)
        let source = ControllerSource(
            [
                ControllerSource.Screen(
                    name,
                    makeController: {
                        let controller = UIViewController()
                        controller.view = unsafe.value()
                        return controller
                    }, afterAppearing: { $0.nameViews() })
            ], of: try place.resources())
        return (source, { source.makeTools() })
    }
}

/// Expects a document to look as its goldens do: a storyboard, a xib, a scene file or an app's folder, by its path.
///
/// A path that is not absolute starts at the test's file. With `scene:` another than the initial scene of a storyboard
/// is shown, by its identifier, label, title or class; with `locale:` the words are those of a language, as `de`, from
/// the strings beside the document, and one that is written from right to left turns the variants round as well. The
/// rest is as for a controller.
public func expectPreview(
    of document: String, scene: String? = nil, locale: String? = nil, on variants: PreviewVariant...,
    as aspects: GoldenAspect..., record: RecordMode? = nil, tolerance: PictureTolerance = .exact,
    named name: String? = nil, fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, function: String = #function
) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    let words = [name, scene, locale].compactMap(\.self).joined(separator: "-")
    PreviewExpectation(
        place: place, name: words.isEmpty ? nil : words, variants: variants, aspects: aspects, record: record,
        tolerance: tolerance, locale: locale
    ).check { name in
        let folder = place.folder
        let path = document.hasPrefix("/") ? document : folder.appending(path: document).path
        let source = try InputSource.load(
            [path], palette: Theme.named("ios").palette, showing: FlowWords(scene: scene), locale: locale
        ).value
        return (NamedSource(source: source, prefix: name), { source.makeTools() })
    }
}

extension TestPlace {
    /// What the app's code finds by name.
    fileprivate func resources() throws(DiagnosedError) -> AppResources? {
        try (GoldenConfiguration.current.resources ?? sourcesFolder).map { folder throws(DiagnosedError) in
            try AppResources(in: folder)
        }
    }
}

/// What only one thread at a time calls: the one that a preview is made on, while the test waits for it.
private struct OneThread<Value>: @unchecked Sendable {
    let value: Value
}
