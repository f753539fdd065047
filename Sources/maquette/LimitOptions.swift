import ArgumentParser
import Diagnostics
import Previews

/// The options that say what is kept between runs.
struct CacheOptions: ParsableArguments {
    @Flag(
        inversion: .prefixedNo,
        help: "Keep what was found for the next run, and take from it what is unchanged.")
    var cache = true

    @Option(
        help: ArgumentHelp("Where it is kept; below XDG_CACHE_HOME or ~/.cache unless given.", valueName: "dir"))
    var cacheDir: String?

    /// `nil` for no cache.
    var folder: String? { cache ? cacheDir ?? PictureCache.standardPath : nil }

    /// What is wrong with a folder that was named; the standard one may be out of reach, and nothing is lost but time.
    var diagnostics: [Diagnostic] {
        guard cache, let cacheDir, let diagnostic = PictureCache(path: cacheDir).diagnostic else { return [] }
        return [diagnostic]
    }
}

/// The options that say what is kept between runs, and how long a picture may take.
struct LimitOptions: ParsableArguments {
    @OptionGroup var kept: CacheOptions

    @OptionGroup var limit: TimeLimitOption

    var timeLimit: Int { limit.timeLimit }
}
