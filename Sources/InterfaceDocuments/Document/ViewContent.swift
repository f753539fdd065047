internal import LocatedText

/// The content of a view that is specific to its class.
public enum ViewContent: Hashable, Sendable {
    case plain
    case label(LabelContent)
    case button(ButtonContent)
    case imageView(ImageViewContent)
    case textField(TextFieldContent)
    case textView(TextViewContent)
    case `switch`(SwitchContent)
    case slider(SliderContent)
    case stepper(StepperContent)
    case progressView(ProgressViewContent)
    case activityIndicator(ActivityIndicatorContent)
    case pageControl(PageControlContent)
    case segmentedControl(SegmentedControlContent)
    case datePicker(DatePickerContent)
    case pickerView
    case searchBar(SearchBarContent)
    case scrollView(ScrollViewContent)
    case stackView(StackViewContent)
    case tableView(TableViewContent)
    case tableViewCell(TableViewCellContent)
    case collectionView(CollectionViewContent)
    case collectionViewCell(CollectionViewCellContent)
    case visualEffectView(VisualEffectContent)
    case navigationBar(BarContent)
    case toolbar(BarContent)
    case tabBar(BarContent)
    case colorWell(ColorWellContent)
    /// A control of a custom class, or a view whose content another framework draws.
    case control
    case external(String)

    init(_ reader: inout ElementReader) {
        switch reader.element.name {
        case "label": self = .label(LabelContent(&reader))
        case "button": self = .button(ButtonContent(&reader))
        case "imageView": self = .imageView(ImageViewContent(&reader))
        case "textField": self = .textField(TextFieldContent(&reader))
        case "textView": self = .textView(TextViewContent(&reader))
        case "switch": self = .switch(SwitchContent(&reader))
        case "slider": self = .slider(SliderContent(&reader))
        case "stepper": self = .stepper(StepperContent(&reader))
        case "progressView": self = .progressView(ProgressViewContent(&reader))
        case "activityIndicatorView": self = .activityIndicator(ActivityIndicatorContent(&reader))
        case "pageControl": self = .pageControl(PageControlContent(&reader))
        case "segmentedControl": self = .segmentedControl(SegmentedControlContent(&reader))
        case "datePicker": self = .datePicker(DatePickerContent(&reader))
        case "pickerView":
            reader.ignore(["showsSelectionIndicator"], .outdated)
            self = .pickerView
        case "searchBar": self = .searchBar(SearchBarContent(&reader))
        case "scrollView": self = .scrollView(ScrollViewContent(&reader))
        case "stackView": self = .stackView(StackViewContent(&reader))
        case "tableView": self = .tableView(TableViewContent(&reader))
        case "tableViewCell": self = .tableViewCell(TableViewCellContent(&reader))
        case "collectionView": self = .collectionView(CollectionViewContent(&reader))
        case "collectionViewCell", "collectionReusableView":
            self = .collectionViewCell(CollectionViewCellContent(&reader))
        case "visualEffectView": self = .visualEffectView(VisualEffectContent(&reader))
        case "navigationBar": self = .navigationBar(BarContent(&reader))
        case "toolbar": self = .toolbar(BarContent(&reader))
        case "tabBar": self = .tabBar(BarContent(&reader))
        case "colorWell": self = .colorWell(ColorWellContent(&reader))
        case "control":
            _ = ControlProperties(&reader)
            self = .control
        case let name:
            if let external = ViewElement.named(name)?.external {
                self.init(standingFor: external, &reader)
            } else {
                self = .plain
            }
        }
    }

    /// Reads a view whose content another framework draws.
    ///
    /// None of its settings affects the picture.
    init(standingFor className: String, _ reader: inout ElementReader) {
        reader.ignore(Array(reader.element.attributes.keys), .foreign)
        reader.ignoreChildren(reader.rest.map(\.name).filter { ViewElement.named($0) == nil }, .foreign)
        self = .external(className)
    }
}
