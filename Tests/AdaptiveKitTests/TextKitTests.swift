import Drawing
import Foundation
import Testing
import UIKit

@Suite("Text Kit")
struct TextKitTests {
    /// A storage, its manager and containers of those sizes.
    private struct Text {
        let storage: NSTextStorage
        let manager = NSLayoutManager()
        let containers: [NSTextContainer]

        init(_ words: String, _ sizes: CGSize...) {
            storage = NSTextStorage(string: words, attributes: [.font: UIFont.systemFont(ofSize: 17)])
            containers = sizes.map(NSTextContainer.init)
            storage.addLayoutManager(manager)
            for container in containers {
                container.lineFragmentPadding = 0
                manager.addTextContainer(container)
            }
        }

        func part(_ range: NSRange) -> String { (storage.string as NSString).substring(with: range) }
    }

    @Test func eachLineHasItsOwnCharacters() {
        inJob {
            let text = Text("One two three four five six", CGSize(width: 80, height: 0))
            var lines: [String] = []
            let all = NSRange(location: 0, length: text.manager.numberOfGlyphs)
            text.manager.enumerateLineFragments(forGlyphRange: all) { rect, used, _, range, _ in
                lines.append(text.part(range))
                #expect(rect.width == 80)
                #expect(used.width <= 80)
            }
            #expect(lines.count > 1)
            #expect(lines.joined() == text.storage.string)
            var range = NSRange()
            let last = text.manager.lineFragmentUsedRect(forGlyphAt: all.length - 1, effectiveRange: &range)
            #expect(text.part(range) == lines.last)
            #expect(last.maxY == text.manager.usedRect(for: text.containers[0]).maxY)
        }
    }

    @Test func aCharacterIsFoundAtItsPlace() {
        inJob {
            let text = Text("A tap on @somebody in several lines of text", CGSize(width: 120, height: 0))
            let name = (text.storage.string as NSString).range(of: "somebody")
            let box = text.manager.boundingRect(forGlyphRange: name, in: text.containers[0])
            #expect(box.width > 50 && box.width < 120 && box.height < 25)
            let found = text.manager.glyphIndex(for: CGPoint(x: box.midX, y: box.midY), in: text.containers[0])
            #expect(NSLocationInRange(found, name))
            #expect(text.manager.location(forGlyphAt: name.location).x == box.minX)
            let left = CGPoint(x: box.minX + 0.1, y: box.midY)
            #expect(
                text.manager.characterIndex(
                    for: left, in: text.containers[0], fractionOfDistanceBetweenInsertionPoints: nil) == name.location)
        }
    }

    @Test func whatHasNoRoomGoesToTheNextContainer() {
        inJob {
            let size = CGSize(width: 100, height: 45)
            let text = Text("Columns take the text one after the other until it ends", size, size, size)
            let ranges = text.containers.map(text.manager.glyphRange(for:))
            #expect(ranges[0].location == 0)
            #expect(ranges[1].location == NSMaxRange(ranges[0]))
            #expect(NSMaxRange(ranges[2]) <= text.storage.length)
            #expect(ranges.allSatisfy { $0.length > 0 })
            let index = ranges[1].location
            #expect(text.manager.textContainer(forGlyphAt: index, effectiveRange: nil) === text.containers[1])
            text.containers[0].size = CGSize(width: 100, height: 1000)
            #expect(text.manager.glyphRange(for: text.containers[0]).length == text.storage.length)
            #expect(text.manager.glyphRange(for: text.containers[1]).length == 0)
        }
    }

    @Test func truncationAndTheEmptyLineAtTheEnd() {
        inJob {
            let text = Text("Far too long for one line\n", CGSize(width: 90, height: 0))
            #expect(text.manager.extraLineFragmentRect.height > 0)
            #expect(text.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
            text.containers[0].maximumNumberOfLines = 1
            text.containers[0].lineBreakMode = .byTruncatingTail
            let hidden = text.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
            #expect(hidden.location > 3 && hidden.length > 0)
            #expect(text.manager.extraLineFragmentRect == .zero)
        }
    }

    @Test func editsAreLaidOutAnew() {
        inJob {
            let text = Text("One", CGSize(width: 60, height: 0))
            let low = text.manager.usedRect(for: text.containers[0]).height
            text.storage.append(NSAttributedString(string: " two three four"))
            let high = text.manager.usedRect(for: text.containers[0]).height
            #expect(high > low)
            let large = UIFont.systemFont(ofSize: 30)
            text.storage.addAttribute(.font, value: large, range: NSRange(location: 0, length: 3))
            let higher = text.manager.usedRect(for: text.containers[0]).height
            #expect(higher > high)
            text.storage.addAttributes([.font: large], range: NSRange(location: 4, length: 3))
            #expect(text.manager.usedRect(for: text.containers[0]).height > higher)
            text.storage.removeAttribute(.font, range: NSRange(location: 0, length: text.storage.length))
            #expect(text.manager.usedRect(for: text.containers[0]).height < high)
        }
    }

    // MARK: Inputs

    @Test func aTextViewKnowsItsCaret() throws {
        try inJob {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 200))
            view.font = .systemFont(ofSize: 17)
            view.text = "Several words on more than one line"
            let start = view.caretRect(for: view.beginningOfDocument)
            #expect(start.origin == CGPoint(x: 5, y: 8))
            let end = view.caretRect(for: view.endOfDocument)
            #expect(end.minY > start.maxY - 1)
            let whole = try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
            let rects = view.selectionRects(for: whole)
            #expect(rects.count > 1)
            #expect(rects.map(\.containsStart) == rects.indices.map { $0 == 0 })
            #expect(view.firstRect(for: whole) == rects[0].rect)
            let position = try #require(view.closestPosition(to: CGPoint(x: end.minX, y: end.midY)))
            #expect(view.compare(position, to: view.endOfDocument) == .orderedSame)
            let range = try #require(view.characterRange(at: CGPoint(x: 8, y: 15)))
            #expect(view.text(in: range) == "S")
        }
    }

    @Test func aTextViewsContainerHasItsWidth() {
        inJob {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 150, height: 200))
            view.font = .systemFont(ofSize: 17)
            view.text = "Several words on more than one line"
            let used = view.layoutManager.usedRect(for: view.textContainer)
            #expect(used.width <= 150)
            #expect(abs(used.height + 16 - view.sizeThatFits(CGSize(width: 150, height: 1000)).height) < 1)
            view.frame.size.width = 80
            view.layoutIfNeeded()
            #expect(view.textContainer.size.width == 80)
        }
    }

    @Test("A text view draws what its layout manager's class draws")
    func ownLayoutManager() {
        final class MarkingManager: NSLayoutManager {
            override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
                super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
                UIColor.red.setFill()
                for container in textContainers {
                    UIRectFill(boundingRect(forGlyphRange: NSRange(location: 0, length: 3), in: container))
                }
            }
        }
        inJob {
            let (storage, manager) = (NSTextStorage(string: ""), MarkingManager())
            storage.addLayoutManager(manager)
            let container = NSTextContainer(size: .zero)
            manager.addTextContainer(container)
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
            view.font = .systemFont(ofSize: 20)
            view.text = "Two words"
            view.layoutIfNeeded()
            #expect(view.drawnTexts == ["Two words"])
            #expect(view.fills.contains(Color(red: 1, green: 0, blue: 0)))
            #expect(manager.usedRect(for: container).height.rounded() == 24)
        }
    }

    @Test func aTextFieldKnowsItsCaret() throws {
        try inJob {
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
            field.text = "Words"
            let end = field.caretRect(for: field.endOfDocument)
            #expect(end.minX > 30 && end.minX < 60 && abs(end.midY - 17) < 1)
            let range = try #require(field.characterRange(at: CGPoint(x: 3, y: 17)))
            #expect(field.text(in: range) == "W")
            field.text = ""
            #expect(field.caretRect(for: field.endOfDocument).minX == 0)
            #expect(field.characterRange(at: .zero) == nil)
        }
    }

    @Test("A text field draws what its subclasses draw")
    func fieldDrawing() {
        final class QuietField: UITextField {
            override func drawPlaceholder(in rect: CGRect) {}
        }
        final class IndentedField: UITextField {
            override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 20, dy: 0)) }
            override func drawPlaceholder(in rect: CGRect) { "own".draw(in: rect) }
        }
        inJob {
            let frame = CGRect(x: 0, y: 0, width: 200, height: 34)
            let quiet = QuietField(frame: frame)
            quiet.placeholder = "Name"
            #expect(quiet.drawnTexts == [])
            let indented = IndentedField(frame: frame)
            indented.placeholder = "Name"
            #expect(indented.drawnTexts == ["own"])
            indented.text = "Text"
            #expect(indented.drawnTexts == ["Text"])
        }
    }
}
