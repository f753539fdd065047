/// Many growing lists in one block of memory.
///
/// Lists are numbered. One that outgrows its place moves to the end and leaves a hole; when half of the block is holes,
/// it is packed. So a copy of the arena is one copy of memory, and no list costs an allocation of its own.
struct ListArena<Element: BitwiseCopyable & Sendable>: Sendable {
    struct Extent: Sendable {
        var start: Int
        var count: Int
        var capacity: Int
    }

    private(set) var storage: ContiguousArray<Element> = []
    private(set) var extents: ContiguousArray<Extent> = []
    private var abandoned = 0
    private let filler: Element

    init(filler: Element) {
        self.filler = filler
    }

    /// Makes room for elements that do not exist yet.
    mutating func reserve(elements: Int) {
        storage.reserveCapacity(elements)
    }

    /// Makes sure that lists up to this number exist.
    mutating func reserveLists(_ count: Int) {
        guard extents.count < count else { return }
        extents.append(
            contentsOf: repeatElement(Extent(start: 0, count: 0, capacity: 0), count: count - extents.count))
    }

    @inline(__always)
    func count(_ list: Int32) -> Int { extents[Int(list)].count }

    @inline(__always)
    func range(_ list: Int32) -> Range<Int> {
        let extent = extents[Int(list)]
        return extent.start..<extent.start + extent.count
    }

    /// An element by its place in the block, as `range(_:)` tells it.
    @inline(__always)
    subscript(place: Int) -> Element {
        get { storage[place] }
        set { storage[place] = newValue }
    }

    @inline(__always)
    mutating func append(_ element: Element, to list: Int32) {
        let index = Int(list)
        if extents[index].count == extents[index].capacity {
            reserve(Swift.max(3, extents[index].capacity * 2), for: list)
        }
        storage[extents[index].start + extents[index].count] = element
        extents[index].count += 1
    }

    /// Makes room for so many elements in all.
    mutating func reserve(_ capacity: Int, for list: Int32) {
        let old = extents[Int(list)]
        guard capacity > old.capacity else { return }
        if abandoned > 4096, abandoned * 2 > storage.count { pack() }
        let extent = extents[Int(list)]
        let start = storage.count
        if extent.start + extent.capacity == start, extent.capacity > 0 {
            storage.append(contentsOf: repeatElement(filler, count: capacity - extent.capacity))
            extents[Int(list)].capacity = capacity
            return
        }
        storage.reserveCapacity(start + capacity > storage.capacity ? (start + capacity) * 2 : start + capacity)
        for place in extent.start..<extent.start + extent.count { storage.append(storage[place]) }
        storage.append(contentsOf: repeatElement(filler, count: capacity - extent.count))
        abandoned += extent.capacity
        extents[Int(list)] = Extent(start: start, count: extent.count, capacity: capacity)
    }

    /// Keeps the first `count` elements.
    @inline(__always)
    mutating func truncate(_ list: Int32, to count: Int) {
        extents[Int(list)].count = count
    }

    /// Empties the list and gives its memory back.
    mutating func clear(_ list: Int32) {
        abandoned += extents[Int(list)].capacity
        extents[Int(list)] = Extent(start: 0, count: 0, capacity: 0)
    }

    /// Removes the first element that satisfies the condition; the last takes its place.
    mutating func removeFirst(from list: Int32, where condition: (Element) -> Bool) {
        let places = range(list)
        for place in places where condition(storage[place]) {
            storage[place] = storage[places.upperBound - 1]
            extents[Int(list)].count -= 1
            return
        }
    }

    mutating func withUnsafeMutableStorage<Result>(
        _ body: (UnsafeMutableBufferPointer<Element>) -> Result
    ) -> Result {
        storage.withUnsafeMutableBufferPointer { body($0) }
    }

    private mutating func pack() {
        var packed: ContiguousArray<Element> = []
        packed.reserveCapacity(storage.count)
        for index in extents.indices {
            let extent = extents[index]
            extents[index].start = packed.count
            packed.append(contentsOf: storage[extent.start..<extent.start + extent.capacity])
        }
        storage = packed
        abandoned = 0
    }
}

/// A symbol of a tableau row and its coefficient.
struct Entry: BitwiseCopyable, Sendable {
    var coefficient: Double
    var symbol: Int32
}

extension ListArena where Element == Entry {
    /// The coefficient of a symbol in a row; 0 where it does not occur.
    @inline(__always)
    func coefficient(of symbol: Int32, in row: Int32) -> Double {
        let extent = extents[Int(row)]
        return storage.withUnsafeBufferPointer { storage in
            for place in extent.start..<extent.start + extent.count where storage[place].symbol == symbol {
                return storage[place].coefficient
            }
            return 0
        }
    }

    /// Replaces `symbol` in `target` by the row `source`: target += factor × source, without target's own entry for it.
    ///
    /// - Parameters:
    ///   - symbol: what goes; `factor` is its coefficient in `target`.
    ///   - target: the row to change.
    ///   - factor: the multiple.
    ///   - source: the row that stands for the symbol.
    ///   - weights: the coefficients of `source` by symbol, 0 elsewhere.
    ///   - marks: one number a symbol, less than `epoch` everywhere.
    ///   - epoch: marks what was met in `target`.
    ///   - filled: gets the symbols that are new in `target`.
    mutating func substitute(
        _ symbol: Int32, in target: Int32, times factor: Double, by source: Int32,
        weights: borrowing ContiguousArray<Double>, marks: inout ContiguousArray<Int64>, epoch: Int64,
        filled: inout ContiguousArray<Int32>
    ) {
        let old = extents[Int(target)]
        let sourceCount = extents[Int(source)].count
        var matched = 0
        let count: Int = storage.withUnsafeMutableBufferPointer { storage in
            let entries = UnsafeMutableBufferPointer(rebasing: storage[old.start..<old.start + old.count])
            return weights.withUnsafeBufferPointer { weights in
                marks.withUnsafeMutableBufferPointer { marks in
                    var (place, count) = (0, old.count)
                    while place < count {
                        let entry = entries[place]
                        let weight = weights[Int(entry.symbol)]
                        if weight != 0 {
                            matched += 1
                            marks[Int(entry.symbol)] = epoch
                            let change = factor * weight
                            let sum = entry.coefficient + change
                            // What is left of two numbers that cancel is noise.
                            if abs(sum) > Tolerance.cancellation * (abs(entry.coefficient) + abs(change)) {
                                entries[place].coefficient = sum
                                place += 1
                                continue
                            }
                        } else if entry.symbol != symbol {
                            place += 1
                            continue
                        }
                        count -= 1
                        entries[place] = entries[count]
                    }
                    return count
                }
            }
        }
        truncate(target, to: count)
        guard matched < sourceCount else { return }
        reserve(count + sourceCount - matched, for: target)
        let (from, to) = (extents[Int(source)], extents[Int(target)])
        var next = to.start + count
        storage.withUnsafeMutableBufferPointer { storage in
            marks.withUnsafeBufferPointer { marks in
                for place in from.start..<from.start + from.count {
                    let entry = storage[place]
                    guard marks[Int(entry.symbol)] != epoch else { continue }
                    storage[next] = Entry(coefficient: factor * entry.coefficient, symbol: entry.symbol)
                    filled.append(entry.symbol)
                    next += 1
                }
            }
        }
        truncate(target, to: next - to.start)
    }
}
