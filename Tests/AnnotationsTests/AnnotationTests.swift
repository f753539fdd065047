import Annotations
import Devices
import Drawing
import Foundation
import Geometry
import Testing
import Theming
import Typography
import UIKit

@Suite struct AnnotationTests {
    /// A window with two labels, one below the other, with its annotations.
    ///
    /// A view with the cover's color may be over the first label.
    private func overlay(_ kinds: Set<AnnotationKind>, cover: UIColor? = nil) throws -> [DrawingItem] {
        let variant = try Variant(parsing: "iphone-15/portrait")
        let style = try Theme.named("ios").annotations
        let job = JobEnvironment(variant: variant, textSetter: EstimatedTextSetter())
        return JobEnvironment.$running.withValue(job) {
            let window = UIWindow(frame: CGRect(origin: .zero, size: variant.windowSize))
            let controller = UIViewController()
            controller.view.origin = ElementOrigin(id: "root")
            for (id, top) in [("first", 100.0), ("second", 140.0)] {
                let label = UILabel(frame: CGRect(x: 40, y: top, width: 120, height: 20))
                label.text = id
                label.origin = ElementOrigin(id: id)
                controller.view.addSubview(label)
            }
            if let cover {
                let view = UIView(frame: CGRect(x: 0, y: 90, width: 300, height: 40))
                view.backgroundColor = cover
                controller.view.addSubview(view)
            }
            window.rootViewController = controller
            window.layoutIfNeeded()
            return Annotator(kinds, style: style).overlay(
                for: window, setter: EstimatedTextSetter(), scale: variant.scale)
        }
    }

    /// The backgrounds of all labels: rounded rectangles in the label's color.
    private func labels(_ items: [DrawingItem]) throws -> [CGRect] {
        let style = try Theme.named("ios").annotations
        return items.compactMap { item in
            guard case .fill(let path, .color(style.label)) = item else { return nil }
            return path.bounds
        }
    }

    @Test(arguments: AnnotationKind.allCases)
    func everyKindDrawsSomething(kind: AnnotationKind) throws {
        // This tree has no constraints.
        if kind == .constraints {
            #expect(try overlay([kind]).isEmpty)
        } else {
            #expect(try !overlay([kind]).isEmpty)
        }
    }

    @Test func coveredVariantsAreNotExplained() throws {
        let all = try labels(overlay([.names])).count
        #expect(try labels(overlay([.names], cover: UIColor(white: 0, alpha: 0.5))).count == all)
        #expect(try labels(overlay([.names], cover: .white)).count == all - 1)
    }

    @Test func noLabelCoversAnother() throws {
        let rects = try labels(overlay(Set(AnnotationKind.allCases)))
        #expect(rects.count > 8)
        for (index, rect) in rects.enumerated() {
            for other in rects.dropFirst(index + 1) { #expect(!rect.intersects(other), "\(rect) \(other)") }
        }
    }

    @Test func labelsStayWithinTheSafeArea() throws {
        let safe = CGRect(x: 0, y: 59, width: 393, height: 852 - 59 - 34)
        for rect in try labels(overlay([.frames, .names, .spacing])) { #expect(safe.contains(rect), "\(rect)") }
    }

    @Test func framesAreOutlinedWhereTheyAre() throws {
        let outlines = try overlay([.frames]).compactMap { item -> CGRect? in
            guard case .stroke(let path, _, let style) = item else { return nil }
            return path.bounds?.insetBy(dx: -style.width / 2, dy: -style.width / 2)
        }
        #expect(outlines.contains(CGRect(x: 40, y: 100, width: 120, height: 20)))
        #expect(outlines.contains(CGRect(x: 40, y: 140, width: 120, height: 20)))
    }

    @Test func theSameTreeGivesTheSameOverlay() throws {
        #expect(try overlay(Set(AnnotationKind.allCases)) == overlay(Set(AnnotationKind.allCases)))
    }
}
