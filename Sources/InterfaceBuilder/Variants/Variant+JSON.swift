public import Devices
import Diagnostics

extension Variant {
    /// The variant as a JSON object, which is the same in the output of every command: its name in the command line's
    /// notation, and its value along each axis.
    public var json: String {
        let fields = reportPairs.filter { $0.name != "variant" && $0.name != "ios" }.map { name, value in
            "\(JSONText.quoted(name)):\(JSONText.quoted(value))"
        }
        return "{\"name\":\(JSONText.quoted(description)),\(fields.joined(separator: ",")),\"ios\":\(ios.major)}"
    }
}
