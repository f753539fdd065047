import Lint

/// The output of `maquette lint --list-rules`.
public enum LintRuleListing {
    /// One line for each rule: its name, its severity and what it finds.
    public static var table: String { LintRule.table }
    /// One JSON object per line.
    public static var json: String { LintRule.json }
    /// The names of all rules.
    public static var names: [String] { LintRule.all.map(\.name) }
}
