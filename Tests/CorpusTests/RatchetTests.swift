import StoredFrames
import TestTraits
import Testing

/// Compares the layout on the canvas with the stored frames that it once reproduced.
@Suite(.enabled(if: Corpus.isPresent, "the corpus is not beside the package"), .long, .blocking)
struct RatchetTests {
    /// `make ratchet` adds correct frames to the list; with `REMOVE=yes` it removes incorrect ones.
    @Test func everyListedFrameStillMatchesTheStoredOne() throws {
        let comparisons = FrameComparison.all()
        let ratchet = try Ratchet.read()
        let listed = comparisons.flatMap { comparison in
            comparison.views.filter { ratchet.isListed($0.stored.id, in: comparison.digest) }
        }
        #expect(listed.count > 12_000, "the list and the corpus do not belong together")
        let losses = ratchet.losses(in: comparisons)
        let named = losses.prefix(40).map { "\n  \($0)" }.joined()
        #expect(losses.isEmpty, "\(losses.count) listed frames are not right any more:\(named)")
    }
}
