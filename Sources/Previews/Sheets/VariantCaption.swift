import Devices
import Diagnostics
import Foundation
import Traits

/// What a caption says of a variant.
struct VariantCaption: Hashable, Sendable {
    /// The device by its name for people, or its id where it stands for several models.
    var device: String
    /// How it is held, and how much of the screen the window has: `landscape · split-half`.
    var title: String
    /// Size, scale and size classes, then the looks; a line each.
    var details: [String]

    init(_ variant: Variant) {
        device = variant.device.model?.name ?? variant.device.device.id
        var words = [variant.orientation.rawValue]
        if variant.multitasking != .full { words.append(variant.multitasking.rawValue) }
        title = words.joined(separator: " · ")
        var looks = [variant.appearance.rawValue]
        if variant.contentSize != .large { looks.append(variant.contentSize.axisWord) }
        if variant.direction == .rightToLeft { looks.append(variant.direction.axisWord) }
        let size = "\(JSONText.number(variant.windowSize.width)) × \(JSONText.number(variant.windowSize.height))"
        details = [
            "\(size) pt @\(JSONText.number(variant.scale))x · \(variant.sizeClasses)",
            (looks + ["iOS \(variant.ios)"]).joined(separator: " · "),
        ]
    }

    /// What stands below the heading of a device's group: the models that the geometry stands for.
    static func models(of selection: DeviceSelection) -> String {
        if let model = selection.model { return selection.device.id == model.slug ? "" : selection.device.id }
        return selection.device.models.map(\.name).joined(separator: ", ")
    }
}
