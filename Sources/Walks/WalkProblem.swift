public import Diagnostics

/// A problem with the steps of a walk, or with taking one.
public enum WalkProblem: Problem, Error, Hashable {
    // MARK: Writing
    case unknownVerb(String)
    case missingValue(verb: String, example: String)
    case needlessValue(verb: String, value: String)
    case badValue(String, verb: String, known: [String])
    case tooManySteps(Int)
    /// Neither steps nor a steps file; the file that would be read.
    case noSteps(file: String)
    /// A scene of steps names a file that is not a steps file.
    case stepsFileAmongSteps(String)

    // MARK: Taking
    /// No element on screen has the name. Lists the nearest names and all known ones.
    case unknownElement(String, nearest: [String], known: [String])
    /// An element of the input that is not in the window, and where it is.
    case elsewhere(String, place: String)
    /// Several elements on screen have the name. Lists their ids.
    case ambiguous(String, ids: [String])
    case hidden(String)
    case disabled(String)
    /// The element is outside the part of the window that is visible.
    case offScreen(String)
    /// Another element is over it.
    case covered(String, by: String)
    /// The stack on screen has one controller.
    case nothingToGoBackTo
    case nothingPresented
    /// The presented controller does not allow to be dismissed.
    case dismissalRefused(String)
    /// The window already fills the orientation or has the size.
    case nothingChanges(String)
    /// The element does not scroll, or nothing on screen does.
    case notScrollable(String?)
    case notEditable(String)
    /// A delegate refused the change.
    case refused(String)
    /// The input has no scenes and segues.
    case noScenes(verb: String)
    /// A reason that another part gives.
    case other(code: String, message: String, remedy: String?)

    /// A problem of another part, as the reason why a step cannot be taken.
    public init(_ problem: any Problem) {
        self = (problem as? WalkProblem) ?? .other(code: problem.code, message: problem.message, remedy: problem.remedy)
    }

    public var code: String {
        switch self {
        case .unknownVerb: "unknown-step"
        case .missingValue: "missing-step-value"
        case .needlessValue: "needless-step-value"
        case .badValue: "bad-step-value"
        case .tooManySteps: "too-many-steps"
        case .noSteps: "no-steps"
        case .stepsFileAmongSteps: "steps-file-among-steps"
        case .unknownElement: "unknown-element-on-screen"
        case .elsewhere: "element-not-on-screen"
        case .ambiguous: "ambiguous-element"
        case .hidden: "hidden-element"
        case .disabled: "disabled-element"
        case .offScreen: "element-off-screen"
        case .covered: "covered-element"
        case .nothingToGoBackTo: "nothing-to-go-back-to"
        case .nothingPresented: "nothing-presented"
        case .dismissalRefused: "dismissal-refused"
        case .nothingChanges: "step-changes-nothing"
        case .notScrollable: "not-scrollable"
        case .notEditable: "not-editable"
        case .refused: "step-refused"
        case .noScenes: "no-scenes-to-show"
        case .other(let code, _, _): code
        }
    }

    public var message: String {
        switch self {
        case .unknownVerb(let word): "there is no step '\(word)'"
        case .missingValue(let verb, _): "'\(verb)' needs a value"
        case .needlessValue(let verb, let value): "'\(verb)' takes no value, and has '\(value)'"
        case .badValue(let word, let verb, _): "'\(word)' is not a value of '\(verb)'"
        case .tooManySteps(let count): "the walk has \(count) steps, and at most \(WalkStep.limit) are possible"
        case .noSteps: "the walk has no steps"
        case .stepsFileAmongSteps(let path): "the steps file \(path) stands among steps"
        case .unknownElement(let name, _, _): "nothing on screen is called '\(name)'"
        case .elsewhere(let name, let place): "'\(name)' is not on screen: it is in \(place)"
        case .ambiguous(let name, let ids): "\(ids.count) elements on screen are called '\(name)'"
        case .hidden(let name): "'\(name)' is hidden"
        case .disabled(let name): "'\(name)' is disabled"
        case .offScreen(let name): "'\(name)' is outside the visible part of the screen"
        case .covered(let name, let other): "'\(name)' is covered by \(other)"
        case .nothingToGoBackTo: "there is nothing to go back to"
        case .nothingPresented: "nothing is presented that could be dismissed"
        case .dismissalRefused(let name): "\(name) does not let itself be dismissed"
        case .nothingChanges(let state): "the step changes nothing: \(state)"
        case .notScrollable(let name): name.map { "'\($0)' does not scroll" } ?? "nothing on screen scrolls"
        case .notEditable(let name): "no text can be typed into '\(name)'"
        case .refused(let name): "the delegate of '\(name)' refuses it"
        case .noScenes(let verb): "'\(verb)' needs a storyboard, which has scenes and segues"
        case .other(_, let message, _): message
        }
    }

    public var remedy: String? {
        switch self {
        case .unknownVerb(let word):
            Self.choice(nearestWords(to: word, among: Self.verbs), "steps", Self.verbs)
        case .missingValue(_, let example): "write it after a colon, as in \(example)"
        case .needlessValue(let verb, _): "write \(verb)"
        case .badValue(let word, _, let known): Self.choice(nearestWords(to: word, among: known), "values", known)
        case .tooManySteps: "divide it into several walks"
        case .noSteps(let file): "write them after the input, as in 'tap:save rotate', or into \(file)"
        case .stepsFileAmongSteps: "give either a steps file or steps"
        case .unknownElement(_, let nearest, let known): Self.choice(nearest, "names", known)
        case .elsewhere: "go there first, with tap, show or back"
        case .ambiguous(_, let ids): "name one by its id: " + ids.prefix(Self.mostNames).joined(separator: ", ")
        case .hidden: "show it first, or write the step with a '?' if it is hidden on some devices"
        case .disabled: "enable it first, or write the step with a '?' if it is disabled on some devices"
        case .offScreen(let name): "scroll to it first, with scroll:\(name)"
        case .covered: "dismiss or move what covers it first"
        case .nothingToGoBackTo:
            "leave the step out, or write 'back?' if only some devices have something to go back to"
        case .nothingPresented: "leave the step out, or write 'dismiss?' if only some devices present something"
        case .dismissalRefused: "tap the button that dismisses it"
        case .nothingChanges: "leave the step out, or write it with a '?'"
        case .notScrollable: "name a scroll view, a table or a collection, or something in one"
        case .notEditable: "name a text field, a text view or a search bar"
        case .refused, .other(_, _, nil): nil
        case .noScenes: "tap something that shows it"
        case .other(_, _, let remedy?): remedy
        }
    }

    private static let verbs = WalkStep.Verb.allCases.map(\.rawValue)
    private static let mostNames = 40

    private static func choice(_ nearest: [String], _ kind: String, _ known: [String]) -> String {
        let guess = nearest.first.map { "did you mean '\($0)'? " } ?? ""
        guard !known.isEmpty else { return guess + "there are no \(kind)" }
        let more = known.count > mostNames ? " …" : ""
        return guess + "\(kind): " + known.prefix(mostNames).joined(separator: ", ") + more
    }
}
