public import Devices
import Workers

extension SettingKey {
    public static let inputs = SettingKey("inputs", "", .arguments)
    public static let exclude = SettingKey("exclude", "--exclude", .repeated)
    public static let only = SettingKey("only", "--only", .value, standard: "scenes")
    public static let target = SettingKey("target", "--target", .value)

    public static let deviceDefinitions = SettingKey("devices", "--define-device", .repeated)

    /// The options that show Interface Builder's canvas, which has no variants.
    private static let canvas = ["--canvas", "--square"]

    public static let devices = SettingKey("axes.devices", "--devices", .list, standard: "current", rivals: canvas)
    public static let orientations = SettingKey(
        "axes.orientations", "--orientations", .list, standard: "portrait", rivals: canvas)
    public static let multitasking = SettingKey(
        "axes.multitasking", "--multitasking", .list, standard: "full", rivals: canvas + ["--sizes"])
    public static let sizes = SettingKey("axes.sizes", "--sizes", .list, rivals: canvas + ["--multitasking"])
    public static let appearances = SettingKey(
        "axes.appearances", "--appearances", .list, standard: "light", rivals: canvas)
    public static let contentSizes = SettingKey(
        "axes.content-sizes", "--content-sizes", .list, standard: "large", rivals: canvas)
    public static let directions = SettingKey("axes.directions", "--directions", .list, standard: "ltr", rivals: canvas)
    public static let ios = SettingKey("axes.ios", "--ios", .list, standard: "newest", rivals: canvas)
    public static let locales = SettingKey("axes.locales", "--locale", .list, standard: "base")

    public static let theme = SettingKey("theme", "--theme", .value, standard: "ios")
    public static let systemFont = SettingKey("fonts.system", "--system-font", .value)
    public static let symbols = SettingKey("symbols", "--symbols", .value)
    public static let frame = SettingKey("frame", "--frame", .value, standard: "none")
    public static let annotate = SettingKey("annotate", "--annotate", .list)
    public static let beside = SettingKey("beside", "--beside", .value, rivals: canvas + ["--frame"])

    public static let format = SettingKey("format", "--format", .list, standard: "png")
    public static let output = SettingKey("output", "--output", .value, standard: "Output")
    public static let grid = SettingKey(
        "sheets.grid", "--grid", .flag(opposite: "--no-grid"), standard: "false", rivals: canvas)
    public static let rows = SettingKey("sheets.rows", "--rows", .list, rivals: ["--no-grid"])
    public static let columns = SettingKey("sheets.columns", "--columns", .list, rivals: ["--no-grid"])
    public static let toScale = SettingKey(
        "sheets.to-scale", "--to-scale", .flag(opposite: "--fitted"), standard: "false", rivals: ["--no-grid"])
    public static let paper = SettingKey("sheets.paper", "--paper", .value, standard: "none", rivals: ["--no-grid"])
    public static let gallery = SettingKey(
        "gallery", "--gallery", .flag(opposite: "--no-gallery"), standard: "false")
    public static let pairs = SettingKey("pairs", "--pairs", .flag(opposite: "--no-pairs"), standard: "false")

    public static let goldens = SettingKey("goldens.folder", "--goldens", .value, standard: "Goldens")
    public static let aspects = SettingKey("goldens.as", "--as", .repeated, standard: "image,layout")
    public static let report = SettingKey("goldens.report", "--output", .value, standard: "Output/golden")
    /// The report's folder for commands that take it as an argument.
    public static let reportArgument = SettingKey("goldens.report", "", .arguments, standard: "Output/golden")
    public static let precision = SettingKey("goldens.tolerance.precision", "--precision", .value, standard: "1")
    public static let perceptualPrecision = SettingKey(
        "goldens.tolerance.perceptual-precision", "--perceptual-precision", .value, standard: "1")
    public static let threshold = SettingKey("goldens.tolerance.threshold", "--threshold", .value, standard: "0")
    public static let channel = SettingKey("goldens.tolerance.channel", "--channel", .value, standard: "0")
    public static let ignoreAntialiasing = SettingKey(
        "goldens.tolerance.ignore-antialiasing", "--ignore-antialiasing", .flag(opposite: "--no-ignore-antialiasing"),
        standard: "false")
    public static let density = SettingKey("goldens.tolerance.density", "--density", .list, standard: "8,16")

    public static let rules = SettingKey("lint.rules", "--rules", .list)
    public static let except = SettingKey("lint.except", "--except", .list)
    public static let severities = SettingKey("lint.severities", "--severity", .repeated)
    public static let baseline = SettingKey("lint.baseline", "--baseline", .value, rivals: ["--write-baseline"])
    public static let strict = SettingKey("lint.strict", "--strict", .flag(opposite: "--no-strict"), standard: "false")
    public static let notes = SettingKey("lint.notes", "--notes", .flag(opposite: "--no-notes"), standard: "false")

    public static let figureNames = SettingKey("figures.names", "", .arguments)
    public static let figureTheme = SettingKey("figures.theme", "--theme", .value, standard: "docs")
    public static let figureLanguage = SettingKey("figures.language", "--language", .value, standard: "en")
    public static let figureDevices = SettingKey("figures.devices", "--devices", .list)
    public static let figureFormat = SettingKey("figures.format", "--format", .list, standard: "svg")
    public static let figureOutput = SettingKey("figures.output", "--output", .value, standard: "Output")

    public static let jobs = SettingKey("jobs", "--jobs", .value)
    public static let timeLimit = SettingKey(
        "time-limit", "--time-limit", .value, standard: "\(JobLoss.standardTimeLimit)")
    public static let cache = SettingKey("cache", "--cache", .flag(opposite: "--no-cache"), standard: "true")
}

extension [SettingKey] {
    /// The inputs, and the parts of them that count.
    public static let covering: [SettingKey] = [.inputs, .exclude, .only, .target]
    /// The axes of variants.
    public static let axes: [SettingKey] = [
        .devices, .orientations, .multitasking, .sizes, .appearances, .contentSizes, .directions, .ios,
    ]
    /// The axes of variants, and the devices of a project's own.
    public static let variants: [SettingKey] = [.deviceDefinitions] + axes
    /// The drawing around and over a window.
    public static let surroundings: [SettingKey] = [.frame, .annotate, .beside]
    /// Sheets and pages beside single pictures.
    public static let pages: [SettingKey] = [.grid, .rows, .columns, .toScale, .paper, .gallery, .pairs]
    /// How work is shared and limited.
    public static let work: [SettingKey] = [.jobs, .timeLimit]
    /// The settings that select the pictures of goldens.
    public static let goldenScope: [SettingKey] =
        covering + variants + [.locales, .theme, .systemFont, .symbols] + surroundings + work
    /// How pictures are compared with goldens.
    public static let comparison: [SettingKey] = [
        .aspects, .precision, .perceptualPrecision, .threshold, .channel, .ignoreAntialiasing, .density,
    ]
    /// The settings of lint alone.
    public static let lint: [SettingKey] = [.rules, .except, .severities, .baseline, .strict, .notes]
    /// The settings of figures.
    public static let figures: [SettingKey] = [
        .figureNames, .figureTheme, .figureLanguage, .figureDevices, .figureFormat, .figureOutput,
    ]

    /// Every key of the file, in the file's order.
    public static let all: [SettingKey] =
        covering + variants + [.locales, .theme, .systemFont, .symbols] + surroundings + [.format, .output] + pages
        + [.goldens, .report] + comparison + lint + figures + work + [.cache]
}

extension SettingKey {
    /// The axis of variants that the key sets; `nil` for other keys.
    public var axis: VariantAxis? {
        switch self {
        case .devices: .device
        case .orientations: .orientation
        case .multitasking, .sizes: .multitasking
        case .appearances: .appearance
        case .contentSizes: .contentSize
        case .directions: .direction
        case .ios: .ios
        default: nil
        }
    }
}
