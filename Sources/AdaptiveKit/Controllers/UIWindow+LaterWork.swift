import Job

extension UIWindow {
    /// Lays out the window, and does what code left for later, as a picture shows it.
    package func layoutWithLaterWork() {
        layoutIfNeeded()
        if ScreenQueue.ofThisThread?.run() == true { layoutIfNeeded() }
    }
}
