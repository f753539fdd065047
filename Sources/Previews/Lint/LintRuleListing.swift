import Lint

/// What `maquette lint --list-rules` prints.
public enum LintRuleListing {
    /// A rule a line: its name, its severity, what it finds.
    public static var table: String { LintRule.table }
    /// One object a line.
    public static var json: String { LintRule.json }
}
