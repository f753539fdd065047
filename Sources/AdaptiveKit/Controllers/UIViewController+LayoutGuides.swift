extension UIViewController {
    /// The strip that bars cover at the top of the view, as constraints of iOS 7 to 10 name it.
    ///
    /// > Rule: AL-8.
    public var topLayoutGuide: UILayoutGuide { view.guide(.top) }

    /// The strip that bars cover at the bottom of the view, as constraints of iOS 7 to 10 name it.
    ///
    /// > Rule: AL-8.
    public var bottomLayoutGuide: UILayoutGuide { view.guide(.bottom) }
}
