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
    fileprivate struct Node {
        var x: UInt32
        var y: UInt32
        var previous: UInt32
    }

    struct Place {
        fileprivate var number: UInt32
        var x: Int
        var y: Int
    }

    private static let hashBits: UInt32 = 13
    private static let nodeBits: UInt32 = 14

    /// Places count as alike by so many pixels.
    private let pixels: Int
    private let heads: UnsafeMutablePointer<UInt32>
    private let nodes: UnsafeMutablePointer<Node>
    private let singles: UnsafeMutablePointer<UInt32>
    /// How many places were noted; they are numbered from 1.
    private var count: UInt32 = 0
    private var lastSingle: UInt32 = 0

    init(_ storage: Storage, pixels: Int) {
        self.pixels = pixels
        heads = storage.heads
        nodes = storage.nodes
        singles = storage.singles
        singles.initialize(repeating: 0, count: 1 << Self.hashBits)
        heads.initialize(repeating: 0, count: 1 << Self.hashBits)
    }

    /// Notes a place; gives the latest one before it.
    @inline(__always)
    mutating func note(_ row: UnsafeRawPointer, _ x: Int, _ y: Int, width: Int) -> Place? {
        guard x &+ pixels <= width else { return nil }
        var hash: UInt32 = 0
        for index in 0..<pixels { hash = (hash &* 31 &+ row.word(x &+ index)) &* 0x9E37_79B1 }
        let head = heads + Int(hash >> (32 - Self.hashBits))
        let latest = head.pointee
        count &+= 1
        (nodes + Int(count & (1 << Self.nodeBits - 1))).initialize(
            to: Node(x: UInt32(truncatingIfNeeded: x), y: UInt32(truncatingIfNeeded: y), previous: latest))
        head.pointee = count
        let single = singles + Int((row.word(x) &* 0x9E37_79B1) >> (32 - Self.hashBits))
        lastSingle = single.pointee
        single.pointee = count
        return place(latest)
    }

    /// The latest place of one pixel.
    @inline(__always)
    var single: Place? { place(lastSingle) }

    /// The place before one; `nil` where there is none, or it is too long ago.
    @inline(__always)
    func before(_ place: Place) -> Place? {
        self.place(nodes[Int(place.number & (1 << Self.nodeBits - 1))].previous)
    }

    @inline(__always)
    private func place(_ number: UInt32) -> Place? {
        guard number != 0, count &- number < 1 << Self.nodeBits else { return nil }
        let node = nodes[Int(number & (1 << Self.nodeBits - 1))]
        return Place(number: number, x: Int(node.x), y: Int(node.y))
    }
}
