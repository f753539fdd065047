/// The outline with which an item collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Hashable, Sendable { case rectangle = 0, ellipse, path }
