public import Bitmaps
import Diagnostics
import Foundation
public import Goldens
import Previews
import Theming
public import UIKit
import Walks

/// Expects a screen to match its goldens on each of the variants.
///
/// Goldens are beside the test's file, in `__Goldens__`, named after the test and the variant. A difference is an issue
/// at the call, with the pictures attached and a report that shows them. Images, colors and fonts that the code
/// requests by name come from the package's sources, or from the folder that the trait `.goldens(resources:)` names.
///
///     @Test func profile() {
///         expectPreview(of: ProfileViewController(), on: .iPhoneSE, .iPadPro11(.landscape, .splitHalf), as: .image, .layout)
///     }
///
/// - Parameters:
///   - controller: the controller, created for each variant, and twice when a golden is recorded.
///   - variants: the variants to show it on; an iPhone 17 Pro if none is given.
///   - aspects: the aspects to compare; both if none is given.
///   - record: which goldens may be written, unless a trait or `MAQUETTE_RECORD` decides.
///   - tolerance: the differences to allow; none by default.
///   - name: an addition to the goldens' name, for a test that expects several previews.
///   - steps: the steps of a walk, as `maquette walk` takes them; the start and each step have goldens of their own.
///   - fileID: the file of the call.
///   - filePath: the path of the test's file, beside which goldens are.
///   - line: the line of the call.
///   - column: the column of the call.
///   - function: the name for goldens if XCTest runs the test.
///   - afterAppearing: called when the controller is on screen, before the walk: to select a row, or to present.
public func expectPreview(
    of controller: @autoclosure @escaping @MainActor () -> UIViewController, on variants: PreviewVariant...,
    as aspects: GoldenAspect..., record: RecordMode? = nil, tolerance: PictureTolerance = .exact,
    named name: String? = nil, steps: [String] = [], fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column, function: String = #function,
    afterAppearing: @escaping @MainActor (UIViewController) -> Void = { _ in }
) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    PreviewExpectation(
        place: place, name: name, variants: variants, aspects: aspects, record: record, tolerance: tolerance
    ).check { name in
        let screen = ControllerSource.Screen(
            name, makeController: controller,
            afterAppearing: {
                afterAppearing($0)
                $0.nameViews()
            })
        let source = ControllerSource([screen], of: try place.resources())
        return (try source.walked(steps), { source.makeTools() })
    }
}

/// Expects a view to match its goldens, filling the window of each of the variants.
///
/// Otherwise it behaves like the function for controllers.
public func expectPreview(
    of view: @autoclosure @escaping @MainActor () -> UIView, on variants: PreviewVariant...,
    as aspects: GoldenAspect...,
    record: RecordMode? = nil, tolerance: PictureTolerance = .exact, named name: String? = nil,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    PreviewExpectation(
        place: place, name: name, variants: variants, aspects: aspects, record: record, tolerance: tolerance
    ).check { name in
        let source = ControllerSource(
            [
                ControllerSource.Screen(
                    name,
                    makeController: {
                        let controller = UIViewController()
                        controller.view = view()
                        return controller
                    }, afterAppearing: { $0.nameViews() })
            ], of: try place.resources())
        return (source, { source.makeTools() })
    }
}

/// Expects a document to match its goldens: a storyboard, a xib, a scene file or an app's folder, by its path.
///
/// A relative path starts at the test's file. `scene:` selects another scene than the initial one of a storyboard, by
/// its identifier, label, title or class. `locale:` selects a language, such as `de`, whose strings are beside the
/// document; one that is written from right to left also mirrors the variants. `steps:` takes a walk, as with controllers.
/// Otherwise it behaves like the function for controllers.
public func expectPreview(
    of document: String, scene: String? = nil, locale: String? = nil, on variants: PreviewVariant...,
    as aspects: GoldenAspect..., record: RecordMode? = nil, tolerance: PictureTolerance = .exact,
    named name: String? = nil, steps: [String] = [], fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line,
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
            [path], palette: Theme.named("ios").palette, covering: Coverage(.launch),
            showing: FlowWords(scene: scene), locale: locale
        ).value
        return (NamedSource(source: source, prefix: name).renaming(try source.walked(steps)), { source.makeTools() })
    }
}

extension PictureSource where Self: WalkSource {
    /// The source itself, or that of the moments of a walk.
    ///
    /// - Throws: ``WalkProblem`` if a step cannot be read.
    fileprivate func walked(_ steps: [String]) throws -> any PictureSource {
        guard !steps.isEmpty else { return self }
        return WalkedSource(
            self, steps: try steps.map { step throws(WalkProblem) in try WalkStep(parsing: step) },
            theme: try Theme.named("ios"))
    }
}

extension TestPlace {
    /// The resources that the app's code finds by name.
    func resources() throws(DiagnosedError) -> AppResources? {
        try (GoldenConfiguration.current.resources ?? sourcesFolder).map { folder throws(DiagnosedError) in
            try AppResources(in: folder)
        }
    }
}
