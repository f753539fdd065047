import Diagnostics
import InterfaceDocuments

/// The names of scenes in documents, for the completion of a command line.
public enum SceneNames {
    private static let mostDocuments = 200

    /// The names of the scenes in storyboards and app folders, sorted; inputs that cannot be read have none.
    public static func names(in inputs: [String]) -> [String] {
        var names: Set<String> = []
        for input in inputs where !InputSource.isScene(input) {
            for path in documents(of: input).prefix(mostDocuments) {
                guard let document = document(at: path) else { continue }
                names.formUnion(document.shownScenes.scenes.compactMap(\.name))
                if let first = document.initialName { names.insert(first) }
            }
        }
        return names.sorted()
    }

    private static func documents(of input: String) -> [String] {
        do throws(DiagnosedError) {
            return try Project.open(input).value.documents
        } catch {
            return []
        }
    }

    private static func document(at path: String) -> InterfaceDocument? {
        do throws(DiagnosedError) {
            return try InterfaceDocument.read(contentsOfFile: path).value
        } catch {
            return nil
        }
    }
}
