import Foundation
import InterfaceBuilder
import Traits
import Typography
import UIKit

/// Measures 100,000 trait changes in the views of a tree of 1,000, a hundred at a time.
func benchmarkTraits() throws {
    let root = UIView(frame: .zero)
    var level = [root]
    var count = 1
    while count < 1_000 {
        var next: [UIView] = []
        for parent in level {
            for _ in 0..<3 where count < 1_000 {
                let view = UIView(frame: .zero)
                parent.addSubview(view)
                next.append(view)
                count += 1
            }
        }
        level = next
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.addSubview(root)
    var isDark = false
    let seconds = leastTime(of: 3) {
        for _ in 0..<100 {
            isDark.toggle()
            window.overrideUserInterfaceStyle = isDark ? .dark : .light
            precondition(level[0].traitCollection.userInterfaceStyle == (isDark ? .dark : .light))
        }
    }
    say("traits", "change of one trait, a view", [("seconds", seconds / 100 / 1_000)])
}

/// Lines of plain text, and paragraphs that break.
func benchmarkText() throws {
    let setter = MetricTextSetter(library: FontLibrary())
    let words = "An interface that adapts to every size of every window, in light and dark, at any size of text. "
    for (name, text, width) in [
        ("a label of 12 letters", "Settings now", CGFloat?.none),
        ("a paragraph of 960 letters", String(repeating: words, count: 10), CGFloat(320)),
    ] {
        var round = 0
        let seconds = leastTime(of: 5) {
            for _ in 0..<200 {
                round += 1
                // The text differs each time, so that no cache helps.
                let run = StyledText.Run(text: text + "\(round)", font: FontDescriptor(size: 17))
                _ = setter.layout(StyledText([run]), options: TextOptions(width: width, scale: 3))
            }
        }
        say("text", name, [("seconds", seconds / 200)])
    }
}

/// A storyboard of the tests, and one with 500 views.
func benchmarkDocuments(_ folder: String) throws {
    for name in ["LaunchScreen.storyboard", "views-500.storyboard"] {
        guard let data = FileManager.default.contents(atPath: folder + "/" + name) else { continue }
        let seconds = try leastTime(of: 10) { _ = try InterfaceDocument.read(data, path: name) }
        say("documents", name, [("bytes", Double(data.count)), ("seconds", seconds)])
    }
}
