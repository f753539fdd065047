import Foundation

/// A plant of the garden.
struct Plant: Hashable {
    enum Place: String, CaseIterable {
        case balcony = "Balcony"
        case kitchen = "Kitchen"
        case study = "Study"
    }

    let name: String
    let kind: String
    let place: Place
    /// The days between two waterings.
    let interval: Int
    /// The days since the last one.
    var dryDays: Int
    let symbol: String
    let notes: String

    var isThirsty: Bool { dryDays >= interval }
}

extension Plant {
    static let samples = [
        Plant(
            name: "Monstera", kind: "Monstera deliciosa", place: .study, interval: 7, dryDays: 8, symbol: "leaf.fill",
            notes:
                "Likes bright shade and a moss pole. Turn it by a quarter every other week so that it grows straight."),
        Plant(
            name: "Basil", kind: "Ocimum basilicum", place: .kitchen, interval: 1, dryDays: 1, symbol: "leaf",
            notes: "Thirsty. Cut above a pair of leaves, and never take more than a third."),
        Plant(
            name: "Lavender", kind: "Lavandula angustifolia", place: .balcony, interval: 10, dryDays: 3,
            symbol: "sun.max", notes: "Full sun, poor soil, little water."),
        Plant(
            name: "Fern", kind: "Nephrolepis exaltata", place: .kitchen, interval: 3, dryDays: 1, symbol: "drop",
            notes: "Keep it moist, and out of the sun."),
        Plant(
            name: "Aloe", kind: "Aloe vera", place: .study, interval: 21, dryDays: 12, symbol: "flame",
            notes: "Water only when the soil is dry right down."),
        Plant(
            name: "Olive", kind: "Olea europaea", place: .balcony, interval: 5, dryDays: 5, symbol: "circle.fill",
            notes: "Bring it inside before the first frost."),
    ]
}

extension Notification.Name {
    static let plantWasWatered = Notification.Name("plantWasWatered")
}
