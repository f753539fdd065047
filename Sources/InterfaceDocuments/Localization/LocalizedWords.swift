/// A text in one language, with its variants for each kind of device.
struct LocalizedWords: Hashable {
    var any: String
    var phone: String?
    var pad: String?
    /// Whether the text varies by a number, which a document does not provide.
    ///
    /// UIKit then shows the placeholders.
    var awaitsNumber = false

    init(_ any: String, phone: String? = nil, pad: String? = nil, awaitsNumber: Bool = false) {
        self.any = any
        self.phone = phone
        self.pad = pad
        self.awaitsNumber = awaitsNumber
    }

    /// Creates a text from its variants by device, as files name the devices.
    ///
    /// Returns `nil` if none is for a drawn device.
    init?(byDevice words: [String: LocalizedWords]) {
        let (phone, pad) = (words["iphone"] ?? words["ipod"], words["ipad"])
        guard let any = words["other"] ?? phone ?? pad else { return nil }
        self.init(
            any.any, phone: phone?.any, pad: pad?.any,
            awaitsNumber: [any, phone, pad].contains { $0?.awaitsNumber == true })
    }
}
