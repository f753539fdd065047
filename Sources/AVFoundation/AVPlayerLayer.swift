public import Foundation
public import UIControls

/// The layer of a film, which draws only its own background.
open class AVPlayerLayer: CALayer {
    open var player: AVPlayer?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var isReadyForDisplay: Bool { false }
    open var videoRect: CGRect { .zero }

    public override init() { super.init() }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init() }
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
}
