import ArgumentParser
import Previews

/// The options that say what is kept between runs, and how long a picture may take.
struct LimitOptions: ParsableArguments {
    @Flag(
        inversion: .prefixedNo,
        help: "Keep finished pictures for the next run, and take from it what is unchanged.")
    var cache = true

    @Option(
        help: ArgumentHelp("Where pictures are kept; below XDG_CACHE_HOME or ~/.cache unless given.", valueName: "dir"))
    var cacheDir: String?

    @OptionGroup var limit: TimeLimitOption

    var timeLimit: Int { limit.timeLimit }

    /// `nil` for no cache.
    var cacheFolder: String? { cache ? cacheDir ?? PictureCache.standardPath : nil }
}
