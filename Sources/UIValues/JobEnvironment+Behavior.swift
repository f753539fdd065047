package import Arrangement
package import Job

extension JobEnvironment {
    /// The behavior of the rendered iOS version.
    package var behavior: SystemBehavior { SystemBehavior(systemVersion) }

    /// The rule for bars above content that isn't scrolled.
    package var scrollEdgeRule: ScrollEdgeRule { ScrollEdgeRule(systemVersion) }
}
