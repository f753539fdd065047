package import Job
package import Typography

/// The font problems of each view that was drawn in a job.
private enum FontProblemsKey: JobKey {
    static func initialValue(in job: JobEnvironment) -> [ObjectIdentifier: [FontProblem]] { [:] }
}

extension JobEnvironment {
    /// The font problems of each view's own text when it was drawn, in the order of the text.
    package fileprivate(set) var fontProblems: [ObjectIdentifier: [FontProblem]] {
        get { self[FontProblemsKey.self] }
        set { self[FontProblemsKey.self] = newValue }
    }
}

extension UIView {
    /// Draws the view's own content, and records problems with its fonts.
    func notingFontProblems(_ draw: () -> Void) {
        let job = JobEnvironment.current
        // Earlier problems belong to text outside of this view.
        _ = job.textSetter.takeTextProblems()
        draw()
        let problems = job.textSetter.takeTextProblems()
        guard !problems.isEmpty, job.isOfJob else { return }
        var known = job.fontProblems[ObjectIdentifier(self)] ?? []
        for problem in problems where !known.contains(problem) { known.append(problem) }
        job.fontProblems[ObjectIdentifier(self)] = known
    }
}
