#if !canImport(Darwin)
    import Synchronization
#endif

/// What a signal's handler sets on its own thread and other threads read.
struct SignalMark: @unchecked Sendable {
    let address: UnsafeMutableRawPointer

    #if canImport(Darwin)
        // The library's atomics are newer than the oldest macOS that we run on; one word is written whole all the same.
        private typealias Word = Int32
    #else
        private typealias Word = Atomic<Int32>
    #endif

    private var word: UnsafeMutablePointer<Word> { address.assumingMemoryBound(to: Word.self) }

    /// A mark that is not set, and that somebody must deallocate.
    init() {
        let word = UnsafeMutablePointer<Word>.allocate(capacity: 1)
        word.initialize(to: Word(0))
        address = UnsafeMutableRawPointer(word)
    }

    /// The mark at the address of one.
    init(_ address: UnsafeMutableRawPointer) {
        self.address = address
    }

    func deallocate() { word.deallocate() }

    func set() {
        #if canImport(Darwin)
            word.pointee = 1
        #else
            word.pointee.store(1, ordering: .releasing)
        #endif
    }

    var isSet: Bool {
        #if canImport(Darwin)
            word.pointee != 0
        #else
            word.pointee.load(ordering: .acquiring) != 0
        #endif
    }
}
