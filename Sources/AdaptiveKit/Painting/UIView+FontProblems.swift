package import Job
package import Typography

/// The font problems of each view that was drawn in a job.
private enum FontProblemsKey: JobKey {
    static func initialValue(in job: JobEnvironment) -> [ObjectIdentifier: [FontProblem]] { [:] }
}

extension JobEnvironment {
    /// What was wrong with the fonts of each view's own text when the view was drawn, in the order of the text.
    package fileprivate(set) var fontProblems: [ObjectIdentifier: [FontProblem]] {
        get { self[FontProblemsKey.self] }
        set { self[FontProblemsKey.self] = newValue }
    }
}

extension UIView {
    /// Draws something of the view's own and notes what is wrong with its fonts.
    func notingFontProblems(_ draw: () -> Void) {
        let job = JobEnvironment.current
        // What was set before belongs to no view that is being drawn.
        _ = job.textSetter.takeTextProblems()
        draw()
        let problems = job.textSetter.takeTextProblems()
        guard !problems.isEmpty, job.isOfJob else { return }
        var known = job.fontProblems[ObjectIdentifier(self)] ?? []
        for problem in problems where !known.contains(problem) { known.append(problem) }
        job.fontProblems[ObjectIdentifier(self)] = known
    }
}
