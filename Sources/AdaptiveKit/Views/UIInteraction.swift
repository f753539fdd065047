/// An interaction that a view supports.
public protocol UIInteraction: AnyObject {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}

extension UIView {
    public var interactions: [any UIInteraction] {
        get { hierarchy.interactions }
        set {
            for interaction in hierarchy.interactions { removeInteraction(interaction) }
            for interaction in newValue { addInteraction(interaction) }
        }
    }

    public func addInteraction(_ interaction: any UIInteraction) {
        interaction.willMove(to: self)
        hierarchy.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    public func removeInteraction(_ interaction: any UIInteraction) {
        guard hierarchy.interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        hierarchy.interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
