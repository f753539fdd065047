import ArgumentParser
import Caching
import Diagnostics
import Previews

/// The options for the cache.
struct CacheOptions: ParsableArguments {
    @Flag(
        inversion: .prefixedNo,
        help: "Reuse cached results, and cache new ones. On by default.")
    var cache = true

    @Option(
        help: ArgumentHelp("The cache's folder. The default is in XDG_CACHE_HOME or ~/.cache.", valueName: "dir"))
    var cacheDir: String?

    /// The folder of the cache; `nil` for no cache.
    var folder: String? { cache ? cacheDir ?? PictureCache.standardPath : nil }

    /// The problems of a folder given by name.
    ///
    /// If the standard folder is not accessible, only time is lost.
    var diagnostics: [Diagnostic] {
        guard cache, let cacheDir, let diagnostic = PictureCache(path: cacheDir).diagnostic else { return [] }
        return [diagnostic]
    }
}

/// The options for the cache and for the time limit of a picture.
struct LimitOptions: ParsableArguments {
    @OptionGroup var kept: CacheOptions

    @OptionGroup var limit: TimeLimitOption

    var timeLimit: Int { limit.timeLimit }
}
