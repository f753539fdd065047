public import Diagnostics

/// A problem with a request for figures.
public enum FigureProblem: Problem, Hashable {
    case nothingNamed
    case unknownFigure(String, known: [String], nearest: String?)
    case unknownLanguage(String)
    case unknownFormat(String)
    /// A figure about particular devices, for which no others can be chosen.
    case takesNoDevices(String)
    /// None of the devices has the property that the figure shows.
    case noFittingDevice(String, needs: String)

    public var code: String {
        switch self {
        case .nothingNamed: "figure-nothing-named"
        case .unknownFigure: "figure-unknown"
        case .unknownLanguage: "figure-unknown-language"
        case .unknownFormat: "figure-unknown-format"
        case .takesNoDevices: "figure-takes-no-devices"
        case .noFittingDevice: "figure-no-fitting-device"
        }
    }

    public var message: String {
        switch self {
        case .nothingNamed: "no figure is named"
        case .unknownFigure(let name, _, _): "there is no figure '\(name)'"
        case .unknownLanguage(let name): "there are no captions in '\(name)'"
        case .unknownFormat(let name): "'\(name)' is not a picture format"
        case .takesNoDevices(let name): "the figure '\(name)' has fixed devices, so it takes no --devices"
        case .noFittingDevice(let name, let needs):
            "the figure '\(name)' needs \(needs), and no device of the list fits"
        }
    }

    public var remedy: String? {
        switch self {
        case .nothingNamed: "name a figure from `maquette figure --list`, or write all"
        case .unknownFigure(_, let known, let nearest):
            if let nearest { "did you mean '\(nearest)'?" } else { "there are \(known.joined(separator: ", "))" }
        case .unknownLanguage:
            "languages are \(FigureLanguage.allCases.map(\.rawValue).joined(separator: ", "))"
        case .unknownFormat: "formats are png, svg, pdf"
        case .takesNoDevices: "leave --devices out"
        case .noFittingDevice: "name another device with --devices, or leave the option out"
        }
    }
}
