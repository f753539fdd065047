import Devices
import Foundation
import Testing
import Traits
import Typography
import UIKit

/// Four labels at the edges of the safe area, in text styles that follow the traits.
private final class FourLabelController: UIViewController {
    let top = UILabel()
    let leading = UILabel()
    let trailing = UILabel()
    let bottom = UILabel()

    var labels: [UILabel] { [top, leading, trailing, bottom] }

    override func viewDidLoad() {
        super.viewDidLoad()
        for (label, text) in zip(labels, ["What's", "the", "point", "?"]) {
            label.text = text
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
        }
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            top.topAnchor.constraint(equalTo: safeArea.topAnchor),
            top.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
            leading.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
            leading.trailingAnchor.constraint(lessThanOrEqualTo: safeArea.centerXAnchor),
            leading.centerYAnchor.constraint(equalTo: safeArea.centerYAnchor),
            trailing.leadingAnchor.constraint(greaterThanOrEqualTo: safeArea.centerXAnchor),
            trailing.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
            trailing.centerYAnchor.constraint(equalTo: safeArea.centerYAnchor),
            bottom.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
            bottom.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
        ])
        setFonts()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setFonts()
    }

    private func setFonts() {
        top.font = .preferredFont(forTextStyle: .headline, compatibleWith: traitCollection)
        leading.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        trailing.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        bottom.font = .preferredFont(forTextStyle: .subheadline, compatibleWith: traitCollection)
    }
}

@Suite("Four labels at the edges of the safe area")
struct FourLabelTests {
    private let library = FontLibrary()

    private func run(on variant: Variant, _ body: (FourLabelController, UIWindow) throws -> Void) rethrows {
        let job = JobEnvironment(variant: variant, textSetter: MetricTextSetter(library: library))
        try JobEnvironment.$running.withValue(job) {
            let controller = FourLabelController()
            try body(controller, UIWindow.showing(controller, on: variant))
        }
    }

    private func expect(_ frame: CGRect, _ expected: CGRect, _ location: SourceLocation = #_sourceLocation) {
        let pairs = [
            (frame.minX, expected.minX), (frame.minY, expected.minY), (frame.width, expected.width),
            (frame.height, expected.height),
        ]
        for (value, wanted) in pairs {
            #expect(abs(value - wanted) < 0.334, "\(frame) is not \(expected)", sourceLocation: location)
        }
    }

    /// Frames of UIKit, measured by snapshot tests on a simulator of scale 3.
    @Test func theKnownFigures() throws {
        try run(on: Variant(parsing: "iphone-se-1/portrait/full/light/medium@12")) { controller, _ in
            expect(controller.top.frame, CGRect(x: 133.667, y: 20, width: 52.667, height: 19.333))
        }
        try run(on: Variant(parsing: "ipad-pro-12-9-home/landscape/full/light/large@12")) { controller, _ in
            expect(controller.top.frame, CGRect(x: 655.333, y: 20, width: 55.667, height: 20.333))
        }
    }

    private static let everywhere: [Variant] = {
        do {
            return try Matrix(
                AxisSelection(parsing: [
                    .device: ["all"], .orientation: ["all"], .multitasking: ["all"], .ios: ["newest"],
                ])
            ).variants
        } catch {
            return []
        }
    }()

    @Test func theyAreAtTheEdgesOnEveryDeviceAndSplit() throws {
        #expect(Self.everywhere.count > 100)
        for variant in Self.everywhere {
            run(on: variant) { controller, window in
                let safeArea = CGRect(origin: .zero, size: variant.windowSize).inset(by: window.safeAreaInsets)
                let pixel = 1 / variant.scale
                #expect(abs(controller.top.frame.minY - safeArea.minY) < pixel, "\(variant)")
                #expect(abs(controller.top.frame.midX - safeArea.midX) <= pixel, "\(variant)")
                #expect(abs(controller.leading.frame.minX - safeArea.minX) < pixel, "\(variant)")
                #expect(abs(controller.leading.frame.midY - safeArea.midY) <= pixel, "\(variant)")
                #expect(abs(controller.trailing.frame.maxX - safeArea.maxX) < pixel, "\(variant)")
                #expect(abs(controller.bottom.frame.maxY - safeArea.maxY) < pixel, "\(variant)")
                for label in controller.labels {
                    let lineHeight = (label.font.lineHeight * variant.scale).rounded(.up) / variant.scale
                    #expect(abs(label.frame.height - lineHeight) < pixel + 0.001, "\(variant)")
                }
            }
        }
    }

    @Test func theyFollowTheTextSizeAndTheTurn() throws {
        let portrait = try Variant(parsing: "iphone-15/portrait/full/light/large@18")
        try run(on: portrait) { controller, window in
            let before = controller.top.frame
            window.transition(to: SceneGeometry(try Variant(parsing: "iphone-15/landscape/full/light/ax5@18")))
            let large = controller.top.frame
            #expect(large.height > before.height * 2)
            #expect(abs(large.midX - 426) < 0.5)
            #expect(large.minY == window.safeAreaInsets.top)
            window.transition(to: SceneGeometry(portrait))
            #expect(controller.top.frame == before)
        }
    }
}
