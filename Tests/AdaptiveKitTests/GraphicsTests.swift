import Drawing
import Foundation
import Geometry
import Testing

@testable import AdaptiveKit
@testable import UIValues

private final class Ring: UIView {
    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.translateBy(x: 5, y: 5)
        context.setStrokeColor(UIColor.red.cgColor)
        context.setLineWidth(3)
        context.strokeEllipse(in: CGRect(x: 0, y: 0, width: rect.width - 10, height: rect.height - 10))
        context.restoreGState()
        UIColor.label.setFill()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
        "ring".draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 10)])
    }
}

@Suite("Custom drawing")
struct GraphicsTests {
    @Test func aViewsDrawingIsVisible() {
        let ring = Ring(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        ring.overrideUserInterfaceStyle = .dark
        let items = ring.displayList().items
        #expect(items.count == 2, "the text setter of tests draws no glyphs")
        guard case .group(let style, let inner)? = items.first, case .stroke(_, let paint, let line)? = inner.first
        else {
            Issue.record("\(items)")
            return
        }
        #expect(style.transform == CGAffineTransform(translationX: 5, y: 5))
        #expect(paint == .color(Color(red: 1, green: 0, blue: 0)) && line.width == 3)
        #expect(items.last == .fill(.rectangle(CGRect(x: 0, y: 0, width: 1, height: 1)), .color(.white)))
    }

    @Test func thereIsNoContextOutsideOfDrawing() {
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    @Test func renderersMakeImages() {
        let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 10, width: 20, height: 30))
        let image = renderer.image { context in
            UIColor.red.setFill()
            context.cgContext.addRect(CGRect(x: 10, y: 10, width: 20, height: 30))
            context.cgContext.clip()
            context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
        }
        #expect(image.size == CGSize(width: 20, height: 30) && image.scale == 3)
        let view = UIImageView(image: image)
        #expect(view.bounds.size == image.size)
        #expect(!view.displayList().items.isEmpty)
    }

    @Test func snapshotsShowWhatTheViewShows() throws {
        let view = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 20))
        view.backgroundColor = .red
        let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
        #expect(snapshot.bounds == view.bounds)
        #expect(!snapshot.displayList().items.isEmpty)
    }

    @Test func textIsMeasured() {
        let font = UIFont.systemFont(ofSize: 20)
        let size = "four".size(withAttributes: [.font: font])
        #expect(abs(size.width - 40) < 0.5 && size.height >= font.lineHeight)
        let box = NSAttributedString(string: "four four", attributes: [.font: font]).boundingRect(
            with: CGSize(width: 50, height: CGFloat.greatestFiniteMagnitude), options: [.usesLineFragmentOrigin],
            context: nil)
        #expect(box.height == 2 * size.height)
    }
}

@Suite("Animations")
struct AnimationTests {
    @Test func closuresRunAtOnceAndCompletionsAfterThem() {
        var steps: [String] = []
        UIView.animate(withDuration: 1) {
            steps.append("a")
        } completion: { finished in
            steps.append("done \(finished)")
        }
        UIView.animate(withDuration: 0.3, delay: 1, options: [.curveEaseIn], animations: { steps.append("b") })
        UIView.animate(
            withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1, options: [],
            animations: { steps.append("c") }, completion: nil)
        UIView.transition(with: UIView(), duration: 1, options: .transitionCrossDissolve) { steps.append("d") }
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { steps.append("e") }
        }
        #expect(steps == ["a", "done true", "b", "c", "d", "e"])
    }

    @Test func propertyAnimatorsGoToTheirEnd() {
        var steps: [String] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeOut) { steps.append("move") }
        animator.addCompletion { steps.append($0 == .end ? "end" : "elsewhere") }
        #expect(steps.isEmpty)
        animator.startAnimation()
        animator.startAnimation()
        #expect(steps == ["move", "end"])
        #expect(animator.state == .inactive)
    }

    /// Notes what happens, and starts animations.
    private final class Notes: NSObject, CAAnimationDelegate {
        var steps: [String] = []

        func animationDidStart(_ anim: CAAnimation) { steps.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { steps.append("stop") }

        func pulse() {
            steps.append("pulse")
            UIView.animate(withDuration: 0.3, animations: {}, completion: { _ in self.pulse() })
        }

        // The closure does not escape, so it needs no `self`.
        func spring() { UIView.animate(springDuration: 0.3, animations: { steps.append("spring") }) }
    }

    @Test("on a screen, what follows an animation runs at its end, if that is within a second")
    func ends() throws {
        let job = JobEnvironment(), queue = ScreenQueue(), notes = Notes()
        job.screenQueue = queue
        job.run {
            UIView.animate(withDuration: 0.6, delay: 0.3) {
                notes.steps.append("a")
            } completion: { _ in
                notes.steps.append("a ends")
            }
            UIView.animate(withDuration: 0.5, delay: 0, options: .repeat) {
            } completion: { _ in
                notes.steps.append("never")
            }
            UIView.animate(withDuration: 2) {
            } completion: { _ in
                notes.steps.append("too late")
            }
            UIView.transition(with: UIView(), duration: 0.2, animations: nil) { _ in
                notes.steps.append("transition ends")
            }
            CATransaction.begin()
            CATransaction.setAnimationDuration(0.4)
            CATransaction.setCompletionBlock { notes.steps.append("transaction ends") }
            CATransaction.commit()
            let animation = CABasicAnimation(keyPath: "opacity")
            (animation.duration, animation.repeatCount, animation.autoreverses) = (0.1, 3, true)
            animation.delegate = notes
            CALayer().add(animation, forKey: nil)
            let animator = UIViewPropertyAnimator(duration: 0.1, curve: .linear)
            animator.addCompletion { _ in notes.steps.append("animator ends") }
            animator.startAnimation(afterDelay: 0.4)
            #expect(animator.state == .active)
            let stopped = UIViewPropertyAnimator(duration: 0.1, curve: .linear)
            stopped.addCompletion { _ in notes.steps.append("never") }
            stopped.startAnimation()
            stopped.stopAnimation(true)
            #expect(notes.steps == ["a", "start"])
            queue.run()
            #expect(animator.state == .inactive && stopped.state == .inactive)
        }
        #expect(
            notes.steps == ["a", "start", "transition ends", "transaction ends", "animator ends", "stop", "a ends"])
    }

    @Test("on a screen, an animation that starts itself again is shown for a second")
    func rounds() {
        let job = JobEnvironment(), queue = ScreenQueue(), notes = Notes()
        job.screenQueue = queue
        job.run {
            notes.pulse()
            queue.run()
        }
        #expect(notes.steps.count == 4)
        notes.spring()
        #expect(notes.steps.last == "spring")
    }

    @Test("the thread of a screen is its code's main thread")
    func thread() async {
        #expect(ScreenQueue.ofThisThread == nil)
        let job = JobEnvironment()
        job.screenQueue = ScreenQueue()
        job.run { #expect(Thread.isScreenThread) }
        let isScreen = await Task.detached { Thread.isScreenThread != Thread.isMainThread }.value
        #expect(!isScreen, "without a screen, it is the process's")
    }
}

@Suite("Image contexts")
struct ImageContextTests {
    private func inJob<Result>(_ body: () -> Result) -> Result {
        JobEnvironment.$running.withValue(JobEnvironment(), operation: body)
    }

    @Test("Lines, images and layers have the context's shadow, each as a whole")
    func shadows() {
        let context = CGContext()
        context.setShadow(offset: CGSize(width: 1, height: 2), blur: 8)
        context.stroke(CGRect(x: 0, y: 0, width: 4, height: 4))
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        context.fill(CGRect(x: 4, y: 0, width: 4, height: 4))
        context.endTransparencyLayer()
        context.setShadow(offset: .zero, blur: 0, color: nil)
        context.stroke(CGRect(x: 0, y: 0, width: 4, height: 4))
        let groups = context.takeItems().map { item -> (shadow: Shadow?, count: Int) in
            guard case .group(let style, let inner) = item else { return (nil, 1) }
            return (style.composition?.shadow, inner.count)
        }
        #expect(groups.map(\.count) == [1, 2, 1])
        #expect(groups.map(\.shadow?.radius) == [4, 4, nil])
    }

    @Test func drawingBetweenBeginAndEndBelongsToTheImage() {
        inJob {
            UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 2), false, 3)
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 2))
            let image = UIGraphicsGetImageFromCurrentImageContext()
            UIGraphicsEndImageContext()
            #expect(image?.size == CGSize(width: 4, height: 2) && image?.scale == 3)
            let red = DrawingItem.fill(
                .rectangle(CGRect(x: 0, y: 0, width: 4, height: 2)), .color(Color(red: 1, green: 0, blue: 0)))
            #expect(image?.facts.content == .drawing([red]))
            #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
            UIGraphicsEndImageContext()
        }
    }

    @Test func imagesWithinImagesKeepApart() {
        inJob {
            UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
            let outer = UIGraphicsGetCurrentContext()
            UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
            #expect(UIGraphicsGetCurrentContext() !== outer)
            UIGraphicsEndImageContext()
            let inner = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
                #expect(UIGraphicsGetCurrentContext() === context.cgContext)
                context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            }
            #expect(UIGraphicsGetCurrentContext() === outer)
            #expect(UIGraphicsGetImageFromCurrentImageContext()?.facts.content == .drawing([]))
            #expect(inner.facts.content != .drawing([]))
            UIGraphicsEndImageContext()
        }
    }
}

@Suite("Partial outlines")
struct StrokeEndTests {
    private func stroked(_ path: UIBezierPath, from start: CGFloat, to end: CGFloat) -> Path? {
        let layer = CAShapeLayer()
        layer.path = path.cgPath
        layer.fillColor = nil
        layer.strokeColor = UIColor.red.cgColor
        (layer.strokeStart, layer.strokeEnd) = (start, end)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layer.addSublayer(layer)
        return view.displayList().items.firstStroke
    }

    @Test func sharesOfTheLengthAreCutOff() {
        let square = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        let half = Path([.move(.zero), .line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 10, y: 10))])
        #expect(stroked(square, from: 0, to: 0.5) == half)
        #expect(
            stroked(square, from: 0.125, to: 0.25)
                == Path([.move(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 10, y: 0))]))
        #expect(stroked(square, from: 0, to: 1) == square.cgPath.path)
        #expect(stroked(square, from: 0.5, to: 0.5) == nil)
        #expect(stroked(square, from: -3, to: .nan) == square.cgPath.path)
    }

    @Test func aCircleIsCutByItsAngle() {
        let circle = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        let end = stroked(circle, from: 0, to: 0.25)?.end
        #expect(abs((end?.x ?? 9) - 0) < 0.02 && abs((end?.y ?? 0) - 10) < 0.02)
    }

    @Test(
        "an arc between angles that differ by whole turns is a full circle in both directions, and shorter ones turn as asked",
        arguments: [
            ArcCase(end: 360, clockwise: false, quarters: 4), ArcCase(end: 360, clockwise: true, quarters: 4),
            ArcCase(end: -360, clockwise: true, quarters: 4), ArcCase(end: 720, clockwise: false, quarters: 4),
            ArcCase(end: 0, clockwise: false, quarters: 1), ArcCase(end: 180, clockwise: true, quarters: 2),
            ArcCase(end: 180, clockwise: false, quarters: 2), ArcCase(end: 540, clockwise: false, quarters: 2),
            ArcCase(end: 90, clockwise: false, quarters: 3), ArcCase(end: -90, clockwise: true, quarters: 3),
        ])
    private func arcs(_ arc: ArcCase) {
        let path = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: arc.end * .pi / 180, clockwise: arc.clockwise)
        let curves = path.cgPath.path.elements.filter { if case .curve = $0 { true } else { false } }
        #expect(curves.count == arc.quarters)
        #expect(abs(path.bounds.width - (arc.end == 0 ? 0 : 20)) < 0.1)
    }
}

/// An arc from the angle 0, and the number of quarter circles that it takes.
private struct ArcCase {
    /// The end in degrees.
    var end: CGFloat
    var clockwise: Bool
    var quarters: Int
}

extension [DrawingItem] {
    fileprivate var firstStroke: Path? {
        for item in self {
            switch item {
            case .stroke(let path, _, _): return path
            case .group(_, let items), .element(_, let items):
                if let found = items.firstStroke { return found }
            default: continue
            }
        }
        return nil
    }
}

@Suite("Replicator layers")
struct ReplicatorTests {
    @Test func copiesAreMovedOnByTheTransform() {
        let replicator = CAReplicatorLayer()
        replicator.frame = CGRect(x: 0, y: 0, width: 40, height: 10)
        replicator.instanceCount = 3
        replicator.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
        let dot = CALayer()
        dot.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
        dot.backgroundColor = UIColor.red.cgColor
        replicator.addSublayer(dot)
        var items: [DrawingItem] = []
        replicator.paintContent(into: &items)
        let moves = items.compactMap { item -> CGFloat? in
            guard case .group(let style, _) = item else { return nil }
            return style.transform.tx
        }
        #expect(moves == [10, 20])
        replicator.instanceCount = .max
        items = []
        replicator.paintContent(into: &items)
        #expect(items.count < 1000)
    }
}
