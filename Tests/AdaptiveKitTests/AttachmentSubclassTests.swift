import Foundation
import Testing
import Typography

@testable import UIValues

@Suite("Subclasses of attachments")
struct AttachmentSubclassTests {
    @Test("A subclass of an attachment decides on its image and its frame")
    func decides() {
        final class Avatar: NSTextAttachment {
            override func attachmentBounds(
                for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
                glyphPosition position: CGPoint, characterIndex charIndex: Int
            ) -> CGRect { CGRect(x: 0, y: -4, width: 60, height: 30) }

            override func image(
                forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
            ) -> UIImage? { UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in } }
        }
        JobEnvironment.$running.withValue(JobEnvironment()) {
            let item = Avatar().inlineItem(font: .systemFont(ofSize: 17), color: .label, traits: .current)
            #expect(item?.size == CGSize(width: 60, height: 30))
            #expect(item?.bottom == -4)
        }
    }
}
