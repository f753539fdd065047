package import Arrangement
package import Job

extension JobEnvironment {
    /// The behaviour of the version of iOS that is drawn.
    package var behavior: SystemBehavior { SystemBehavior(systemVersion) }

    /// The rule for bars above content that is not scrolled.
    package var scrollEdgeRule: ScrollEdgeRule { ScrollEdgeRule(systemVersion) }
}
