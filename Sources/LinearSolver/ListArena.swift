/// Many growing lists in one block of memory.
///
/// Lists are numbered. A list that outgrows its place moves to the end and leaves a hole; when half of the block is
/// holes, the block is compacted. So a copy of the arena copies one block, and lists need no allocations of their own.
struct ListArena<Element: BitwiseCopyable & Sendable>: Sendable {
    struct Extent: Sendable {
        var start: Int32 = 0
        var count: Int32 = 0
        var capacity: Int32 = 0
    }

    private(set) var storage: ContiguousArray<Element> = []
    private(set) var extents: ContiguousArray<Extent> = []
    private var abandoned = 0
    private let filler: Element

    init(filler: Element) {
        self.filler = filler
    }

    /// Reserves memory for elements to come.
    mutating func reserve(elements: Int) {
        storage.reserveCapacity(elements)
    }

    /// Creates all lists below a number that do not exist yet.
    mutating func reserveLists(_ count: Int) {
        guard extents.count < count else { return }
        extents.append(contentsOf: repeatElement(Extent(), count: count - extents.count))
    }

    @inline(__always)
    func count(_ list: Int32) -> Int { Int(extents[Int(list)].count) }

    @inline(__always)
    func range(_ list: Int32) -> Range<Int> {
        let extent = extents[Int(list)]
        return Int(extent.start)..<Int(extent.start &+ extent.count)
    }

    /// An element by its position in the block, as in `range(_:)`.
    @inline(__always)
    subscript(place: Int) -> Element {
        get { storage[place] }
        set { storage[place] = newValue }
    }

    @inline(__always)
    mutating func append(_ element: Element, to list: Int32) {
        var extent = extents[Int(list)]
        if extent.count == extent.capacity {
            reserve(Swift.max(3, Int(extent.capacity) * 2), for: list)
            extent = extents[Int(list)]
        }
        storage[Int(extent.start &+ extent.count)] = element
        extents[Int(list)].count = extent.count &+ 1
    }

    /// Reserves room in a list for a total number of elements.
    mutating func reserve(_ capacity: Int, for list: Int32) {
        let old = extents[Int(list)]
        guard capacity > old.capacity else { return }
        if abandoned > 4096, abandoned * 2 > storage.count { pack() }
        let extent = extents[Int(list)]
        let start = storage.count
        if extent.start + extent.capacity == start, extent.capacity > 0 {
            storage.append(contentsOf: repeatElement(filler, count: capacity - Int(extent.capacity)))
            extents[Int(list)].capacity = Int32(capacity)
            return
        }
        if start + capacity > storage.capacity { storage.reserveCapacity((start + capacity) * 2) }
        for place in range(list) { storage.append(storage[place]) }
        storage.append(contentsOf: repeatElement(filler, count: capacity - Int(extent.count)))
        abandoned += Int(extent.capacity)
        extents[Int(list)] = Extent(start: Int32(start), count: extent.count, capacity: Int32(capacity))
    }

    /// Whether the next element would make the list move.
    @inline(__always)
    func isFull(_ list: Int32) -> Bool { extents[Int(list)].count == extents[Int(list)].capacity }

    /// Swaps the contents of two lists.
    @inline(__always)
    mutating func exchange(_ a: Int32, _ b: Int32) {
        extents.swapAt(Int(a), Int(b))
    }

    /// Keeps the first `count` elements.
    @inline(__always)
    mutating func truncate(_ list: Int32, to count: Int) {
        extents[Int(list)].count = Int32(count)
    }

    /// Empties the list and frees its memory.
    mutating func clear(_ list: Int32) {
        abandoned += Int(extents[Int(list)].capacity)
        extents[Int(list)] = Extent()
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

    private mutating func pack() {
        var packed: ContiguousArray<Element> = []
        packed.reserveCapacity(storage.count)
        for index in extents.indices {
            let extent = extents[index]
            extents[index].start = Int32(packed.count)
            packed.append(contentsOf: storage[Int(extent.start)..<Int(extent.start + extent.capacity)])
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
    /// The coefficient of a symbol in a row; 0 if the row does not contain it.
    @inline(__always)
    func coefficient(of symbol: Int32, in row: Int32) -> Double {
        let places = range(row)
        return storage.withUnsafeBufferPointer { storage in
            for place in places where storage[place].symbol == symbol {
                return storage[place].coefficient
            }
            return 0
        }
    }

    /// Substitutes the row `source` for `symbol` in `target`: target += factor × source, without target's own entry for
    /// it.
    ///
    /// - Parameters:
    ///   - symbol: the symbol to eliminate; `factor` is its coefficient in `target`.
    ///   - target: the row to change.
    ///   - factor: the multiple.
    ///   - source: the row that replaces the symbol.
    ///   - scratch: an element for each symbol: the coefficients of `source`, 0 elsewhere, and marks less than `epoch`.
    ///   - epoch: the mark for symbols that were found in `target`.
    ///   - filled: receives the symbols that are new in `target`.
    mutating func substitute(
        _ symbol: Int32, in target: Int32, times factor: Double, by source: Int32,
        scratch: inout ContiguousArray<SymbolScratch>, epoch: Int64, filled: inout ContiguousArray<Int32>
    ) {
        let old = range(target)
        let sourceCount = count(source)
        var matched = 0
        let count: Int = storage.withUnsafeMutableBufferPointer { storage in
            let entries = UnsafeMutableBufferPointer(rebasing: storage[old])
            return scratch.withUnsafeMutableBufferPointer { scratch in
                var (place, count) = (0, old.count)
                while place < count {
                    let entry = entries[place]
                    let weight = scratch[Int(entry.symbol)].weight
                    if weight != 0 {
                        matched += 1
                        scratch[Int(entry.symbol)].mark = epoch
                        let change = factor * weight
                        let sum = entry.coefficient + change
                        // If two numbers cancel, the remainder is rounding noise.
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
        truncate(target, to: count)
        guard matched < sourceCount else { return }
        reserve(count + sourceCount - matched, for: target)
        let (from, start) = (range(source), range(target).lowerBound)
        var next = start + count
        storage.withUnsafeMutableBufferPointer { storage in
            scratch.withUnsafeBufferPointer { scratch in
                for place in from {
                    let entry = storage[place]
                    guard scratch[Int(entry.symbol)].mark != epoch else { continue }
                    storage[next] = Entry(coefficient: factor * entry.coefficient, symbol: entry.symbol)
                    filled.append(entry.symbol)
                    next += 1
                }
            }
        }
        truncate(target, to: next - start)
    }
}

/// The scratch values of a symbol during a step of the solver.
struct SymbolScratch: BitwiseCopyable, Sendable {
    /// A coefficient; 0 between uses.
    var weight = 0.0
    /// Equals the epoch of the workspace if the symbol has been met.
    var mark: Int64 = 0
}
