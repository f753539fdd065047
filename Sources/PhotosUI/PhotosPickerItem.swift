public import Foundation
public import UniformTypeIdentifiers

/// A photo that somebody picked in SwiftUI's picker, which nobody does.
public struct PhotosPickerItem: Hashable, Sendable {
    /// The identifier of the photo in the library.
    public let itemIdentifier: String?

    public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

    /// The types of the photo's files: none.
    public var supportedContentTypes: [UTType] { [] }

    /// Loads the photo: there is none.
    public func loadTransferable<Content>(type: Content.Type) async throws -> Content? { nil }

    /// Loads the photo: there is none.
    @discardableResult
    public func loadTransferable<Content>(
        type: Content.Type, completionHandler: @escaping @Sendable (Result<Content?, any Error>) -> Void
    ) -> Progress {
        completionHandler(.success(nil))
        return Progress(totalUnitCount: 0)
    }
}
