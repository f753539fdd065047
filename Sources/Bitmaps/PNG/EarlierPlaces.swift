import Geometry

/// The earlier places of the same few pixels, latest first.
struct EarlierPlaces {
    /// The memory for one picture at a time.
    final class Storage {
        fileprivate let heads = UnsafeMutablePointer<UInt32>.allocate(capacity: 1 << EarlierPlaces.hashBits)
        fileprivate let nodes = UnsafeMutablePointer<Node>.allocate(capacity: 1 << EarlierPlaces.nodeBits)
        /// The numbers of the latest places of single pixels.
        fileprivate let singles = UnsafeMutablePointer<UInt32>.allocate(capacity: 1 << EarlierPlaces.hashBits)

        deinit {
            singles.deallocate()
            heads.deallocate()
            nodes.deallocate()
        }
    }

    /// A place, with a link to the previous one whose pixels have the same hash.
    ///
    /// It contains all that a match needs, so that rejecting a place reads no other memory.
    fileprivate struct Node {
        /// The column of the pixel.
        var x: UInt32
        /// The offset of the pixel in memory, in bytes from the first row.
        var offset: UInt32
        /// The position of the pixel's first byte in the uncompressed stream.
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
    /// The number of places, which are numbered from 1.
    private var count: UInt32 = 0
    private var lastSingle: UInt32 = 0
    /// The row to which places are added.
    private(set) var row: UnsafeRawPointer
    /// The position of that row's first byte in the uncompressed stream.
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

    /// Moves on to a row.
    mutating func begin(row y: Int) {
        row = rows.row(y)
        rowPosition = y * (rows.size.width * bytesPerPixel + 1)
    }

    /// Adds a place in the row; returns the latest one with the same pixels.
    @inline(__always)
    mutating func note(_ x: Int) -> Place? {
        // With three bytes per pixel, a match of two pixels pays off; with one byte per pixel, it takes four.
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

    /// The latest place of the same single pixel.
    @inline(__always)
    var single: Place? { place(lastSingle) }

    /// The previous place; `nil` if there is none, or it is too far back.
    @inline(__always)
    func before(_ place: Place) -> Place? { self.place(place.node.previous) }

    /// The distance from a place to a pixel of the row, in bytes of the uncompressed stream.
    @inline(__always)
    func distance(from place: Place, to x: Int) -> Int { position(of: x) &- Int(place.node.position) }

    /// The pixels at a place.
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
