/// A text in one language, with what it is on one kind of device alone.
struct LocalizedWords: Hashable {
    var any: String
    var phone: String?
    var pad: String?
    /// Whether the words differ by a number, which a document does not give: UIKit then shows them with their gaps.
    var awaitsNumber = false

    init(_ any: String, phone: String? = nil, pad: String? = nil, awaitsNumber: Bool = false) {
        self.any = any
        self.phone = phone
        self.pad = pad
        self.awaitsNumber = awaitsNumber
    }

    /// The words by kind of device, as files name the kinds; `nil` where there are none for any that is drawn.
    init?(byDevice words: [String: LocalizedWords]) {
        let (phone, pad) = (words["iphone"] ?? words["ipod"], words["ipad"])
        guard let any = words["other"] ?? phone ?? pad else { return nil }
        self.init(
            any.any, phone: phone?.any, pad: pad?.any,
            awaitsNumber: [any, phone, pad].contains { $0?.awaitsNumber == true })
    }
}
