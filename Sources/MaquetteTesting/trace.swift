import Devices
import Diagnostics
import Foundation
public import Previews
public import UIKit

/// Traces the calls that a screen's controllers and views receive, in order, while its window changes.
///
///     @Test func rotation() {
///         let trace = trace(of: ProfileViewController(), from: .iPhone15, through: .iPhone15(.landscape))
///         #expect(trace.findings == [])
///         #expect(trace.calls.contains { $0.callback == .viewWillTransition })
///     }
///
/// A finding is an announcement that did not come true: a controller whose view or traits ended other than
/// `viewWillTransition(to:with:)` or `willTransition(to:with:)` said. ``expectTransitions(of:from:through:)`` makes an
/// issue of each.
///
/// - Parameters:
///   - controller: the controller, created in a job of its own.
///   - start: the variant that it appears on.
///   - variants: the variants that its window changes to, in turn.
///   - entersBackground: whether the app switcher takes its snapshots afterwards, for which iPads lay an app out in each
///     size.
///   - fileID: the file of the call.
///   - filePath: the path of the test's file; images and colors are looked for in its package's sources.
///   - line: the line of the call.
///   - column: the column of the call.
///   - function: the name of the trace if XCTest runs the test.
///   - afterAppearing: called when the controller is on screen: to select a row, or to present.
/// - Returns: the calls of each change, the views that it moved, and its findings; no changes if a variant does not exist,
///   which is an issue at the call.
public func trace(
    of controller: @autoclosure @escaping @MainActor () -> UIViewController, from start: PreviewVariant,
    through variants: PreviewVariant..., entersBackground: Bool = false, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column, function: String = #function,
    afterAppearing: @escaping @MainActor (UIViewController) -> Void = { _ in }
) -> TransitionTrace {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    return place.trace(of: controller, [start] + variants, entersBackground, afterAppearing)
}

/// Expects that all announcements come true while the window of a screen changes, and that the screen makes no errors.
///
/// A finding is an issue at the call. Otherwise it behaves like ``trace(of:from:through:)``.
///
/// - Returns: the trace.
@discardableResult
public func expectTransitions(
    of controller: @autoclosure @escaping @MainActor () -> UIViewController, from start: PreviewVariant,
    through variants: PreviewVariant..., entersBackground: Bool = false, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column, function: String = #function,
    afterAppearing: @escaping @MainActor (UIViewController) -> Void = { _ in }
) -> TransitionTrace {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    let trace = place.trace(of: controller, [start] + variants, entersBackground, afterAppearing)
    for finding in trace.findings { place.fail("announced ≠ final: \(finding)", attachments: []) }
    return trace
}

extension TestPlace {
    fileprivate func trace(
        of controller: @escaping @MainActor () -> UIViewController, _ variants: [PreviewVariant],
        _ entersBackground: Bool, _ afterAppearing: @escaping @MainActor (UIViewController) -> Void
    ) -> TransitionTrace {
        do {
            var found: [Variant] = []
            for variant in variants { found.append(try variant.variant(in: nil)) }
            let screen = ControllerSource.Screen(
                testName, makeController: controller,
                afterAppearing: {
                    afterAppearing($0)
                    $0.nameViews()
                })
            let source = ControllerSource([screen], of: try resources())
            let events =
                found.dropFirst().map { TransitionTrace.Event.change(to: $0) } + (entersBackground ? [.background] : [])
            let trace = source.trace(of: 0, from: found[0], through: events, tools: source.makeTools())
            for diagnostic in trace.diagnostics where diagnostic.severity == .error {
                fail(DiagnosticPrinter().line(for: diagnostic), attachments: [])
            }
            return trace.value
        } catch {
            fail("\(error)", attachments: [])
            return TransitionTrace(title: testName, steps: [])
        }
    }
}
