import Devices
import Diagnostics
import Drawing
import Foundation
import InterfaceBuilder
import InterfaceDocuments
import TestTraits
import Testing
import UIKit

/// Every scene with a container controller, on a small phone, a phone in landscape, an iPad and half of one.
@Suite(.long, .enabled(if: Corpus.isPresent, "the corpus is not beside the package"))
struct CorpusControllerTests {
    private static let containers: Set<DocumentController.Kind> = [
        .navigationController, .tabBarController, .splitViewController, .pageViewController,
    ]

    @Test("CH-1 every container of real storyboards is laid out and painted, warned of for its own faults alone")
    func everyContainer() throws {
        let variants = try [
            "iphone-se-3rd-generation", "iphone-15/landscape", "ipad-pro-11/landscape",
            "ipad-pro-11/landscape/split-half",
        ].map { try Variant(parsing: $0) }
        let setter = EstimatedTextSetter()
        var count = 0
        for path in Corpus.documents(in: "dev") where path.hasSuffix(".storyboard") {
            guard let document = try? InterfaceDocument.read(contentsOfFile: path).value else { continue }
            for controller in document.scenes.compactMap(\.controller) where Self.containers.contains(controller.kind) {
                count += 1
                for variant in variants {
                    JobEnvironment.$running.withValue(JobEnvironment(variant: variant, textSetter: setter)) {
                        let tree = VariantTree(document, on: variant, scene: controller.id)
                        tree.layout()
                        #expect(!tree.window.displayList().items.isEmpty, "\(path) \(controller.id)")
                        let codes = Set(tree.diagnostics.map(\.problem.code)).subtracting([
                            // Each document is examined without the documents to which it refers.
                            "missing-image", "conflicting-constraints", "missing-storyboard",
                        ])
                        #expect(codes.isEmpty, "\(path) \(controller.id) on \(variant)")
                    }
                }
            }
        }
        #expect(count > 150)
    }
}
