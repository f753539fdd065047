/// The revision that a change is compared with if no other is named.
enum ComparisonBase {
    /// The base of the pull or merge request that a CI service describes in the environment, or `HEAD`.
    static func standard(_ environment: [String: String]) -> String {
        if let commit = environment["CI_MERGE_REQUEST_DIFF_BASE_SHA"], !commit.isEmpty { return commit }
        if let branch = environment["GITHUB_BASE_REF"], !branch.isEmpty { return "origin/\(branch)" }
        return "HEAD"
    }
}
