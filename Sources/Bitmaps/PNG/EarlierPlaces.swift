import Geometry

/// Where the same few pixels stood before, the latest place first.
struct EarlierPlaces {
    /// Memory for one picture at a time.
    final class Storage {
        fileprivate let heads = UnsafeMutablePointer<UInt32>.allocate(capacity: 1 << EarlierPlaces.hashBits)
        fileprivate let nodes = UnsafeMutablePointer<Node>.allocate(capacity: 1 << EarlierPlaces.nodeBits)
        /// The numbers of the latest places by one pixel.
        fileprivate let singles = UnsafeMutablePointer<UInt32>.allocate(capacity: 1 << EarlierPlaces.hashBits)

        deinit {
            singles.deallocate()
            heads.deallocate()
            nodes.deallocate()
        }
    }

    /// A place, and the one before it whose pixels hash alike.
    ///
    /// It says all that a match asks, so that no other memory need be read to pass it by.
    fileprivate struct Node {
        /// Of the pixel in its row.
        var x: UInt32
        /// Of the pixel in memory, in bytes behind the first row.
        var offset: UInt32
        /// Of the pixel's first byte among all that are compressed.
        var position: UInt32
        var previous: UInt32
    }

    struct Place {
        fileprivate let number: UInt32
        fileprivate let node: Node

        var x: Int { Int(node.x) }
    }

    private static let hashBits: UInt32 = 13
    private static let nodeBits: UInt32 = 14

    private let rows: PixelRows
    private let bytesPerPixel: Int
    private let heads: UnsafeMutablePointer<UInt32>
    private let nodes: UnsafeMutablePointer<Node>
    private let singles: UnsafeMutablePointer<UInt32>
    /// How many places were noted; they are numbered from 1.
    private var count: UInt32 = 0
    private var lastSingle: UInt32 = 0
    /// The row that places are noted in.
    private(set) var row: UnsafeRawPointer
    /// Of that row's first byte among all that are compressed.
    private var rowPosition = 0

    init(_ storage: Storage, _ rows: PixelRows, bytesPerPixel: Int) {
        self.rows = rows
        self.bytesPerPixel = bytesPerPixel
        heads = storage.heads
        nodes = storage.nodes
        singles = storage.singles
        row = rows.base
        singles.initialize(repeating: 0, count: 1 << Self.hashBits)
        heads.initialize(repeating: 0, count: 1 << Self.hashBits)
    }

    /// Goes on to a row.
    mutating func begin(row y: Int) {
        row = rows.row(y)
        rowPosition = y * (rows.size.width * bytesPerPixel + 1)
    }

    /// Notes a place in the row; gives the latest one before it.
    @inline(__always)
    mutating func note(_ x: Int) -> Place? {
        // Three bytes a pixel are worth a match of two; of one byte a pixel it takes four.
        let pixels = bytesPerPixel >= 3 ? 2 : 4
        guard x &+ pixels <= rows.size.width else { return nil }
        let single = row.word(x) &* 0x9E37_79B1
        var hash = (single &* 31 &+ row.word(x &+ 1)) &* 0x9E37_79B1
        if pixels == 4 {
            hash = (hash &* 31 &+ row.word(x &+ 2)) &* 0x9E37_79B1
            hash = (hash &* 31 &+ row.word(x &+ 3)) &* 0x9E37_79B1
        }
        let head = heads + Int(hash >> (32 - Self.hashBits))
        let latest = head.pointee
        count &+= 1
        (nodes + Int(count & (1 << Self.nodeBits - 1))).initialize(
            to: Node(
                x: UInt32(truncatingIfNeeded: x), offset: UInt32(truncatingIfNeeded: row - rows.base &+ x &* 4),
                position: UInt32(truncatingIfNeeded: position(of: x)), previous: latest))
        head.pointee = count
        let last = singles + Int(single >> (32 - Self.hashBits))
        lastSingle = last.pointee
        last.pointee = count
        return place(latest)
    }

    /// The latest place of one pixel.
    @inline(__always)
    var single: Place? { place(lastSingle) }

    /// The place before one; `nil` if there is none, or it is too long ago.
    @inline(__always)
    func before(_ place: Place) -> Place? { self.place(place.node.previous) }

    /// From a place to a pixel of the row, in compressed bytes.
    @inline(__always)
    func distance(from place: Place, to x: Int) -> Int { position(of: x) &- Int(place.node.position) }

    /// The pixels from a place on.
    @inline(__always)
    func pixels(at place: Place) -> UnsafeRawPointer { rows.base + Int(place.node.offset) }

    @inline(__always)
    private func position(of x: Int) -> Int { rowPosition &+ x &* bytesPerPixel }

    @inline(__always)
    private func place(_ number: UInt32) -> Place? {
        guard number != 0, count &- number < 1 << Self.nodeBits else { return nil }
        return Place(number: number, node: nodes[Int(number & (1 << Self.nodeBits - 1))])
    }
}
