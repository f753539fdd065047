public import Devices
public import Diagnostics
public import InterfaceDocuments

extension LintFinding {
    /// Creates a finding from a diagnostic; `nil` if no rule covers its problem.
    public init?(_ diagnostic: Diagnostic) {
        guard let rule = LintRule.covering(diagnostic.problem) else { return nil }
        self.init(rule, diagnostic)
    }
}

extension InterfaceDocument {
    /// The findings of rules in the document itself, which are the same on every variant.
    public func findings(of rules: Set<LintRule>) -> [LintFinding] {
        LintCheck.all(of: rules).flatMap { check -> [LintFinding] in
            switch check {
            case .document(let find): isLaunchScreen ? [] : find(self)
            case .launchScreen(let find): isLaunchScreen ? find(self) : []
            case .problems, .layout, .screen, .assets: []
            }
        }
    }
}

extension LayoutSnapshot {
    /// The findings of rules in the layout.
    public func findings(of rules: Set<LintRule>) -> [LintFinding] {
        diagnostics.compactMap { LintFinding($0) }.filter { rules.contains($0.rule) }
            + LintCheck.all(of: rules).flatMap { check -> [LintFinding] in
                switch check {
                case .layout(let find): find(self)
                case .screen(let find): isComponent ? [] : find(self)
                case .problems, .document, .launchScreen, .assets: []
                }
            }
    }
}

extension UsedAssets {
    /// The findings of rules in the images and colors, on a variant.
    public func findings(of rules: Set<LintRule>, on variant: Variant) -> [LintFinding] {
        LintCheck.all(of: rules).flatMap { check -> [LintFinding] in
            if case .assets(let find) = check { find(self, variant) } else { [] }
        }
    }
}

extension LintCheck {
    /// The checks of some rules, in the order of all rules.
    fileprivate static func all(of rules: Set<LintRule>) -> [LintCheck] {
        LintRule.all.filter(rules.contains).flatMap(\.checks)
    }
}
