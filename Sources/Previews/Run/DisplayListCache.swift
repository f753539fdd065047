import Bitmaps
import Drawing
import Synchronization

/// A bounded store of display lists for contact sheets, with images in place of backdrops.
///
/// Lists that do not fit are made again when their page is drawn.
final class DisplayListCache: Sendable {
    private struct State {
        var lists: [Int: DisplayList] = [:]
        var room: Int
    }

    private let state: Mutex<State>

    /// - Parameter room: the approximate limit in bytes.
    init(room: Int = 48 << 20) {
        state = Mutex(State(room: room))
    }

    /// Keeps a list if there is room for it.
    ///
    /// - Parameters:
    ///   - list: the list for the cells of sheets.
    ///   - picture: the list that it was made from, whose images are also held elsewhere.
    ///   - index: the index of the job.
    func put(_ list: DisplayList, of picture: DisplayList, at index: Int) {
        let size = list.items.memory + list.items.imageMemory - picture.items.imageMemory
        state.withLock {
            guard size <= $0.room else { return }
            $0.room -= size
            $0.lists[index] = list
        }
    }

    func list(at index: Int) -> DisplayList? { state.withLock { $0.lists[index] } }
}

extension [DrawingItem] {
    /// The number of bytes of all images' pixels.
    fileprivate var imageMemory: Int {
        reduce(0) { sum, item in
            switch item {
            case .image(let placed):
                if case .bitmap(let bitmap) = placed.image.content { sum + bitmap.pixels.count } else { sum }
            case .group(let style, let items): sum + items.imageMemory + (style.composition?.mask?.imageMemory ?? 0)
            case .element(_, let items): sum + items.imageMemory
            case .fill, .stroke, .glyphs, .shadow, .backdrop: sum
            }
        }
    }

    /// The approximate number of bytes of the items, without their images.
    fileprivate var memory: Int {
        reduce(0) { sum, item in
            switch item {
            case .fill(let path, _), .stroke(let path, _, _), .shadow(let path, _), .backdrop(let path, _):
                sum + 160 + path.elements.count * 64
            case .glyphs(let run): sum + 240 + run.glyphs.count * 32 + run.text.utf8.count
            case .image: sum + 160
            case .group(let style, let items):
                sum + 240 + items.memory + (style.composition?.mask?.memory ?? 0)
            case .element(_, let items): sum + 400 + items.memory
            }
        }
    }
}
