internal import Foundation
internal import Geometry
internal import InterfaceDocuments
internal import UIKit

extension TreeBuilder {
    /// An object of the element's class, or of the nearest known class.
    func makeView(_ source: DocumentView) -> UIView {
        if let own = makeOwnView(source) { return own }
        switch source.content {
        case .label: return UILabel(frame: .zero)
        case .button: return UIButton(frame: .zero)
        case .imageView: return UIImageView(frame: .zero)
        case .textField: return UITextField(frame: .zero)
        case .textView: return UITextView(frame: .zero)
        case .switch: return UISwitch(frame: .zero)
        case .slider: return UISlider(frame: .zero)
        case .stepper: return UIStepper(frame: .zero)
        case .progressView: return UIProgressView(frame: .zero)
        case .activityIndicator: return UIActivityIndicatorView(frame: .zero)
        case .pageControl: return UIPageControl(frame: .zero)
        case .segmentedControl: return UISegmentedControl(frame: .zero)
        case .datePicker: return UIDatePicker(frame: .zero)
        case .pickerView: return UIPickerView(frame: .zero)
        case .searchBar: return UISearchBar(frame: .zero)
        case .scrollView: return UIScrollView(frame: .zero)
        case .stackView: return UIStackView(frame: .zero)
        case .tableView(let content): return UITableView(frame: .zero, style: content.style.uiKit)
        case .tableViewCell(let content): return makeCell(content, reuseIdentifier: source.reuseIdentifier)
        case .collectionView(let content): return makeCollectionView(content)
        case .collectionViewCell:
            return source.elementName == "collectionViewCell"
                ? UICollectionViewCell(frame: .zero) : UICollectionReusableView(frame: .zero)
        case .visualEffectView: return UIVisualEffectView(frame: .zero)
        case .navigationBar: return UINavigationBar(frame: .zero)
        case .toolbar: return UIToolbar(frame: .zero)
        case .tabBar: return UITabBar(frame: .zero)
        case .colorWell: return UIColorWell(frame: .zero)
        case .control: return UIControl(frame: .zero)
        case .external(let name): return StandInView(for: name)
        case .plain: return makePlainView(source)
        }
    }

    /// A plain view, or a stand-in if its class belongs to another framework that draws it.
    private func makePlainView(_ source: DocumentView) -> UIView {
        guard purpose == .running, let name = source.customClass, ViewElement.isExternal(className: name),
            source.subviews.isEmpty
        else { return UIView(frame: .zero) }
        return StandInView(for: name)
    }
}

extension TableViewContent.Style {
    var uiKit: UITableView.Style {
        switch self {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        }
    }
}
