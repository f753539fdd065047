import Bitmaps
import Drawing
import Foundation

/// Display lists that contact sheets will show, with pictures in place of backdrops, as many as fit into a bounded
/// memory; the others are made again when their page is drawn.
final class PictureShelf: @unchecked Sendable {
    private let lock = NSLock()
    private var lists: [Int: DisplayList] = [:]
    private var room: Int

    /// - Parameter room: bytes, as far as they can be told.
    init(room: Int = 48 << 20) {
        self.room = room
    }

    /// Keeps a list where there is room for it.
    ///
    /// - Parameters:
    ///   - list: what sheets lay into their cells.
    ///   - picture: the list that it was made from, whose images are held elsewhere too.
    ///   - index: the job's.
    func put(_ list: DisplayList, of picture: DisplayList, at index: Int) {
        let size = list.items.memory + list.items.imageMemory - picture.items.imageMemory
        lock.withLock {
            guard size <= room else { return }
            room -= size
            lists[index] = list
        }
    }

    func list(at index: Int) -> DisplayList? { lock.withLock { lists[index] } }
}

extension [DrawingItem] {
    /// How many bytes the pixels of all images take.
    fileprivate var imageMemory: Int {
        reduce(0) { sum, item in
            switch item {
            case .image(let placed):
                if case .bitmap(let bitmap) = placed.image.content { sum + bitmap.pixels.count } else { sum }
            case .group(_, let items), .element(_, let items): sum + items.imageMemory
            case .fill, .stroke, .glyphs, .shadow, .backdrop: sum
            }
        }
    }

    /// Roughly how many bytes the items take, without their images.
    fileprivate var memory: Int {
        reduce(0) { sum, item in
            switch item {
            case .fill(let path, _), .stroke(let path, _, _), .shadow(let path, _), .backdrop(let path, _):
                sum + 160 + path.elements.count * 64
            case .glyphs(let run): sum + 240 + run.glyphs.count * 32 + run.text.utf8.count
            case .image: sum + 160
            case .group(_, let items): sum + 240 + items.memory
            case .element(_, let items): sum + 400 + items.memory
            }
        }
    }
}
