public import Diagnostics
internal import InterfaceDocuments

extension SceneIndex {
    /// The problems with the names in a flow, found before anything is built.
    ///
    /// The names of scenes in referenced storyboards count too.
    public func problems(with flow: Flow, references: [SceneIndex]) -> [Diagnostic] {
        var problems: [Diagnostic] = []
        func report(_ problem: FlowProblem) {
            problems.append(Diagnostic(.error, problem, at: SourceLocation(file: path)))
        }
        do throws(FlowProblem) {
            if let scene = flow.scene { _ = try self.scene(scene) }
        } catch {
            report(error)
        }
        let all = [self] + references
        for step in flow.steps where problems.isEmpty {
            if all.contains(where: { !$0.segues(step.target).isEmpty }) { continue }
            var failures: [FlowProblem] = []
            for index in all {
                do throws(FlowProblem) {
                    _ = try index.scene(step.target)
                } catch {
                    failures.append(error)
                }
            }
            guard failures.count == all.count else { continue }
            if let ambiguous = failures.first(where: { if case .ambiguousScene = $0 { true } else { false } }) {
                report(ambiguous)
            } else if !isStoryboard {
                report(.noScenes)
            } else {
                let names = all.flatMap { $0.segues.compactMap(\.segue.identifier) }
                let scenes = all.flatMap { $0.scenes.map(\.name) }
                report(
                    .unknownStep(
                        step.target, nearest: nearestWords(to: step.target, among: names + scenes),
                        segues: Self.unique(names), scenes: Self.unique(scenes)))
            }
        }
        return problems
    }

    private static func unique(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }
}
