import Foundation
import Testing

@testable import InterfaceDocuments

/// The effort of an SVG picture is estimated without drawing it.
@Suite struct SVGEffortTests {
    private func effort(_ body: String) -> SVGEffort {
        SVGEffort(Array("<svg xmlns:xlink=\"x\" width=\"9\" height=\"9\">\(body)</svg>".utf8))
    }

    private static let blur = #"<filter id="f"><feGaussianBlur stdDeviation="9"/></filter>"#

    /// The content of a picture, and the steps that it takes for each point.
    private static let bodies: [(body: String, steps: Double)] = [
        ("<rect/>", 0),
        (blur, 0),
        ("\(blur)<rect filter=\"url(#f)\"/>", 9),
        ("\(blur)<rect style='fill: red; filter:url(#f)'/>", 9),
        ("\(blur)<g filter=\"url(#f)\"><rect filter=\"url(#f)\"/></g>", 18),
        ("\(blur)<defs><rect id=\"r\" filter=\"url(#f)\"/></defs>", 0),
        ("\(blur)<defs><rect id='r' filter='url(#f)'/></defs><use href='#r'/><use xlink:href='#r'/>", 18),
        ("\(blur)<mask id='m'><rect filter='url(#f)'/></mask><rect mask='url(#m)'/>", 9),
        ("<filter id='f'><feTurbulence numOctaves='9'/><feOffset/></filter><rect filter='url(#f)'/>", 92),
        ("<filter id='f'><feMorphology radius='2 7'/></filter><rect filter='url(#f)'/>", 5),
        ("<filter id='f'><feTurbulence numOctaves='nan'/></filter><rect filter='url(#f)'/>", 11),
        ("<!--\(blur)<rect filter=\"url(#f)\"/>--><rect filter=\"url(#f)\"/>", 0),
    ]

    @Test(arguments: bodies.indices)
    func steps(of index: Int) {
        let (body, steps) = Self.bodies[index]
        #expect(effort(body).steps == steps, "\(body)")
    }

    @Test func repeatedUseElementsAreCountedWithoutExpansion() {
        var body = Self.blur + #"<defs><g id="a0"><rect filter="url(#f)"/></g>"#
        for level in 1...12 {
            body += "<g id=\"a\(level)\">" + String(repeating: "<use href=\"#a\(level - 1)\"/>", count: 10) + "</g>"
        }
        let effort = effort(body + ##"</defs><use href="#a12"/>"##)
        #expect(effort.steps == 9e12)
        #expect(effort.elementCount > 1e12)
    }

    @Test func elementsCountAsOftenAsTheyAreDrawn() {
        #expect(effort("<g><rect/><rect/></g>").elementCount == 4)
        #expect(effort("<defs><rect id='r'/></defs><use href='#r'/><use href='#r'/>").elementCount == 5)
        let count = Int(SVGEffort.mostElements)
        let repeated = { (uses: Int) in
            "<g id='a'>" + String(repeating: "<use href='#r'/>", count: uses) + "</g>"
                + String(repeating: "<use href='#a'/>", count: 99) + "<defs><rect id='r'/></defs>"
        }
        #expect(effort(repeated(400)).elementCount < Double(count))
        #expect(effort(repeated(600)).elementCount > Double(count))
    }

    private static let endless: [String] = [
        ##"<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>"##, "<", "<a", "<a b", "<a b=", "<a b='", "</",
        "<!", "<![CDATA[", "<?", "<a/b/c>", "<a\u{0}='\u{0}'/>", "<rect filter='url(#nobody)'/>", "</svg></svg></svg>",
        String(repeating: "<g filter='url(#f)'>", count: 100_000),
    ]

    @Test(arguments: endless.indices)
    func whateverIsWrittenHasAnEnd(index: Int) {
        #expect(effort(Self.endless[index]).steps.isFinite)
    }

    @Test func aMatrixIsMeasured() {
        #expect(effort(#"<filter><feConvolveMatrix order="30,20"/></filter>"#).largestMatrix == 600)
        #expect(effort(#"<filter><feConvolveMatrix/></filter>"#).largestMatrix == 9)
    }
}
