import ArgumentParser
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
}

/// The options that say what is kept between runs, and how long a picture may take.
struct LimitOptions: ParsableArguments {
    @OptionGroup var kept: CacheOptions

    @OptionGroup var limit: TimeLimitOption

    var timeLimit: Int { limit.timeLimit }
}
