public import AdaptiveKit
public import Foundation

// There is no printer.

/// The settings of a print job.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
    public enum OutputType: Int, Hashable, Sendable { case general = 0, photo, grayscale, photoGrayscale }
    public enum Orientation: Int, Hashable, Sendable { case portrait = 0, landscape }
    public enum Duplex: Int, Hashable, Sendable { case none = 0, longEdge, shortEdge }

    open class func printInfo() -> UIPrintInfo { UIPrintInfo(dictionary: nil) }
    public init(dictionary: [AnyHashable: Any]?) { super.init() }
    open var jobName = ""
    open var outputType = OutputType.general
    open var orientation = Orientation.portrait
    open var duplex = Duplex.none
    open var printerID: String?
    open var dictionaryRepresentation: [AnyHashable: Any] { [:] }
}

/// Lays out what is printed.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
    open var perPageContentInsets = UIEdgeInsets.zero
    open var contentInsets = UIEdgeInsets.zero
    open weak var printPageRenderer: UIPrintPageRenderer?
    open func removeFromPrintPageRenderer() {}
    open func rectForPage(at pageIndex: Int) -> CGRect { .zero }
    open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}
    open var maximumContentHeight: CGFloat = 0
    open var maximumContentWidth: CGFloat = 0
    open var startPage = 0
    open var pageCount: Int { 0 }
}

/// Lays out a text.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
    open var text: String?
    open var attributedText: NSAttributedString?
    open var font: UIFont?
    open var color: UIColor?
    open var textAlignment = NSTextAlignment.natural
    public init(text: String) {
        self.text = text
        super.init()
    }
    public init(attributedText: NSAttributedString) {
        self.attributedText = attributedText
        super.init()
    }
}

/// Lays out HTML.
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    open var markupText: String?
    public init(markupText: String) {
        self.markupText = markupText
        super.init()
    }
}

/// Lays out a view.
open class UIViewPrintFormatter: UIPrintFormatter {
    public let view: UIView
    init(view: UIView) {
        self.view = view
        super.init()
    }
}

extension UIView {
    public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: self) }
}

/// Draws printed pages.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
    open var headerHeight: CGFloat = 0
    open var footerHeight: CGFloat = 0
    open var paperRect: CGRect { .zero }
    open var printableRect: CGRect { .zero }
    open var numberOfPages: Int { 0 }
    open var printFormatters: [UIPrintFormatter]?
    public override init() { super.init() }
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {}
    open func prepare(forDrawingPages range: NSRange) {}
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
    open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {}
}

/// Prints; the system says that it cannot.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    open class var shared: UIPrintInteractionController { UIPrintInteractionController() }
    open class var isPrintingAvailable: Bool { false }
    open class func canPrint(_ url: URL) -> Bool { false }
    open class func canPrint(_ data: Data) -> Bool { false }
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?
    open var printInfo: UIPrintInfo?
    open var printFormatter: UIPrintFormatter?
    open var printPageRenderer: UIPrintPageRenderer?
    open var printingItem: Any?
    open var printingItems: [Any]?
    open var showsNumberOfCopies = true
    open var showsPageRange = true
    open var showsPaperSelectionForLoadedPapers = false
    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool { false }
    @discardableResult
    open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { false }
    @discardableResult
    open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { false }
    open func dismiss(animated: Bool) {}
}

@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: DelegateObject {}
