import Drawing
import Geometry
import Testing
import UIKit

@Suite("Colors that repeat an image")
struct PatternColorTests {
    private static let tile = CGSize(width: 20, height: 20)

    private func chequered() -> UIImage {
        UIGraphicsImageRenderer(size: Self.tile).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 10, y: 0, width: 10, height: 20))
        }
    }

    private func inJob(_ body: () -> Void) {
        JobEnvironment.$running.withValue(JobEnvironment(), operation: body)
    }

    @Test("The background of a view repeats the image from its corner on")
    @MainActor func background() {
        inJob {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
            view.backgroundColor = UIColor(patternImage: chequered())
            // Three columns and two rows, each with two fills.
            #expect(view.fills.count == 12)
            #expect(Set(view.fills) == [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)])
        }
    }

    @Test("An image without a size draws nothing")
    @MainActor func empty() {
        inJob {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
            view.backgroundColor = UIColor(patternImage: UIImage())
            #expect(view.fills.allSatisfy { $0.alpha == 0 })
        }
    }

    @Test("Text has the mean color of the image, and so has a background with too many repetitions")
    @MainActor func mean() {
        inJob {
            let color = UIColor(patternImage: chequered())
            #expect(color.resolved(with: .current) == Color(red: 0.5, green: 0, blue: 0.5))
            #expect(color == UIColor(patternImage: chequered()))
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 1e6, height: 1e6))
            view.backgroundColor = color
            #expect(view.fills == [Color(red: 0.5, green: 0, blue: 0.5)])
        }
    }
}
