import UIKit

/// A picture with a comment.
final class Photo: Equatable, Sendable {
    let scenery: Scenery
    let comment: String
    /// The rating, from 0 to 5 stars.
    let rating: Int

    init(_ scenery: Scenery, comment: String, rating: Int) {
        self.scenery = scenery
        self.comment = comment
        self.rating = rating
    }

    static func == (a: Photo, b: Photo) -> Bool { a === b }
}

/// A conversation about one or several photos.
final class Conversation: Equatable, Sendable {
    let name: String
    let photos: [Photo]

    init(name: String, photos: [Photo]) {
        self.name = name
        self.photos = photos
    }

    static func == (a: Conversation, b: Conversation) -> Bool { a === b }
}

/// The user of the app.
struct User: Sendable {
    let name: String
    let conversations: [Conversation]
    let lastPhoto: Photo

    /// A user with a conversation about one photo and two about several.
    static let sample: User = {
        let lake = Photo(.lake, comment: "From the jetty, before breakfast", rating: 5)
        let conversations = [
            Conversation(name: "Clara Bow", photos: [lake]),
            Conversation(
                name: "Family",
                photos: [
                    Photo(.dunes, comment: "Sand in everything", rating: 3),
                    Photo(.meadow, comment: "The orchard is in bloom", rating: 4),
                    Photo(.night, comment: "No city for fifty miles", rating: 5),
                ]),
            Conversation(
                name: "Hiking Club",
                photos: [
                    Photo(.meadow, comment: "Where we had lunch", rating: 2),
                    Photo(.lake, comment: "Too cold to swim", rating: 3),
                ]),
        ]
        return User(name: "Mary Pickford", conversations: conversations, lastPhoto: lake)
    }()
}
