internal import Diagnostics
internal import Foundation
internal import InterfaceDocuments
internal import UIKit

extension TreeBuilder {
    /// Applies the properties that are specific to the view's class.
    func configure(_ view: UIView, _ source: DocumentView) {
        let place = source.location
        switch (source.content, view) {
        case (.label(let content), let view as UILabel): configure(view, content, place)
        case (.button(let content), let view as UIButton): configure(view, content, place)
        case (.imageView(let content), let view as UIImageView): configure(view, content, place)
        case (.textField(let content), let view as UITextField): configure(view, content, place)
        case (.textView(let content), let view as UITextView): configure(view, content, place)
        case (.switch(let content), let view as UISwitch): configure(view, content, place)
        case (.slider(let content), let view as UISlider): configure(view, content, place)
        case (.stepper(let content), let view as UIStepper): configure(view, content)
        case (.progressView(let content), let view as UIProgressView): configure(view, content, place)
        case (.activityIndicator(let content), let view as UIActivityIndicatorView): configure(view, content, place)
        case (.pageControl(let content), let view as UIPageControl): configure(view, content, place)
        case (.segmentedControl(let content), let view as UISegmentedControl): configure(view, content, place)
        case (.colorWell(let content), let view as UIColorWell):
            configure(view, content.control)
            view.selectedColor = content.selectedColor.flatMap { uiColor($0, at: place) }
        case (.datePicker(let content), let view as UIDatePicker): configure(view, content)
        case (.searchBar(let content), let view as UISearchBar): configure(view, content, place)
        case (.navigationBar(let content), let view as UINavigationBar): configure(view, content, place)
        case (.toolbar(let content), let view as UIToolbar): configure(view, content, place)
        case (.tabBar(let content), let view as UITabBar): configure(view, content, place)
        case (.scrollView(let content), let view as UIScrollView): configure(view, content)
        case (.tableView(let content), let view as UITableView): configure(view, content, place)
        case (.tableViewCell(let content), let view as UITableViewCell): configure(view, content)
        case (.collectionView(let content), let view as UICollectionView): configure(view, content.scroll)
        case (.collectionViewCell(let content), let view as UICollectionViewCell):
            view.documentSize = content.customSize
        case (.stackView(let content), let view as UIStackView): configure(view, content)
        case (.visualEffectView(let content), let view as UIVisualEffectView): configure(view, content)
        default: break
        }
    }

    func configure(_ view: UIControl, _ control: ControlProperties) {
        view.isEnabled = control.isEnabled
        view.isSelected = control.isSelected
        view.isHighlighted = control.isHighlighted
        if let alignment = control.horizontalAlignment { view.contentHorizontalAlignment = alignment.uiKit }
        if let alignment = control.verticalAlignment { view.contentVerticalAlignment = alignment.uiKit }
    }

    private func configure(_ view: UISwitch, _ content: SwitchContent, _ place: SourceLocation) {
        configure(view, content.control)
        view.isOn = content.isOn
        view.onTintColor = content.onTintColor.flatMap { uiColor($0, at: place) }
        view.thumbTintColor = content.thumbTintColor.flatMap { uiColor($0, at: place) }
    }

    private func configure(_ view: UISlider, _ content: SliderContent, _ place: SourceLocation) {
        configure(view, content.control)
        view.minimumValue = Float(content.minimumValue)
        view.maximumValue = Float(content.maximumValue)
        view.value = Float(content.value)
        view.minimumTrackTintColor = content.minimumTrackTintColor.flatMap { uiColor($0, at: place) }
        view.maximumTrackTintColor = content.maximumTrackTintColor.flatMap { uiColor($0, at: place) }
        view.thumbTintColor = content.thumbTintColor.flatMap { uiColor($0, at: place) }
        view.minimumValueImage = content.minimumValueImage.map { uiImage($0, at: place) }
        view.maximumValueImage = content.maximumValueImage.map { uiImage($0, at: place) }
    }

    private func configure(_ view: UIStepper, _ content: StepperContent) {
        configure(view, content.control)
        view.minimumValue = Double(content.minimumValue)
        view.maximumValue = Double(content.maximumValue)
        view.stepValue = Double(content.stepValue)
        view.value = Double(content.value)
    }

    private func configure(_ view: UIProgressView, _ content: ProgressViewContent, _ place: SourceLocation) {
        if content.style == .bar { view.progressViewStyle = .bar }
        view.progress = Float(content.progress)
        view.progressTintColor = content.progressTintColor.flatMap { uiColor($0, at: place) }
        view.trackTintColor = content.trackTintColor.flatMap { uiColor($0, at: place) }
        view.progressImage = content.progressImage.map { uiImage($0, at: place) }
        view.trackImage = content.trackImage.map { uiImage($0, at: place) }
    }

    private func configure(
        _ view: UIActivityIndicatorView, _ content: ActivityIndicatorContent, _ place: SourceLocation
    ) {
        switch content.style {
        case .white: view.style = .white
        case .whiteLarge: view.style = .whiteLarge
        case .gray: view.style = .gray
        case .medium: view.style = .medium
        case .large: view.style = .large
        case nil: break
        }
        if let color = content.color.flatMap({ uiColor($0, at: place) }) { view.color = color }
        view.hidesWhenStopped = content.hidesWhenStopped
        // Xcode marks an indicator that hides when stopped as hidden, but keeps its space on the canvas.
        if purpose == .canvas, content.hidesWhenStopped { view.isHidden = false }
        if content.isAnimating { view.startAnimating() }
    }

    private func configure(_ view: UIPageControl, _ content: PageControlContent, _ place: SourceLocation) {
        configure(view, content.control)
        view.numberOfPages = content.numberOfPages
        view.currentPage = content.currentPage
        view.hidesForSinglePage = content.hidesForSinglePage
        view.pageIndicatorTintColor = content.pageIndicatorTintColor.flatMap { uiColor($0, at: place) }
        view.currentPageIndicatorTintColor = content.currentPageIndicatorTintColor.flatMap { uiColor($0, at: place) }
        view.preferredIndicatorImage = content.indicatorImage.map { uiImage($0, at: place) }
        switch content.backgroundStyle {
        case .prominent: view.backgroundStyle = .prominent
        case .minimal: view.backgroundStyle = .minimal
        case .automatic, nil: break
        }
    }

    private func configure(_ view: UIDatePicker, _ content: DatePickerContent) {
        configure(view, content.control)
        switch content.mode {
        case .time: view.datePickerMode = .time
        case .date: view.datePickerMode = .date
        case .countDownTimer: view.datePickerMode = .countDownTimer
        case .yearAndMonth: view.datePickerMode = .yearAndMonth
        case .dateAndTime, nil: view.datePickerMode = .dateAndTime
        }
        switch content.style {
        case .wheels: view.preferredDatePickerStyle = .wheels
        case .compact: view.preferredDatePickerStyle = .compact
        case .inline: view.preferredDatePickerStyle = .inline
        // The canvas shows wheels unless the document specifies another style.
        case .automatic, nil: if purpose == .canvas { view.preferredDatePickerStyle = .wheels }
        }
        if let minutes = content.minuteInterval { view.minuteInterval = minutes }
        view.minimumDate = content.minimumDate.map { Date(timeIntervalSinceReferenceDate: $0) }
        view.maximumDate = content.maximumDate.map { Date(timeIntervalSinceReferenceDate: $0) }
        if let seconds = content.date { view.date = Date(timeIntervalSinceReferenceDate: seconds) }
    }

    private func configure(_ view: UISegmentedControl, _ content: SegmentedControlContent, _ place: SourceLocation) {
        configure(view, content.control)
        view.apportionsSegmentWidthsByContent = content.apportionsWidthsByContent
        for (index, segment) in content.segments.enumerated() {
            if let image = segment.image {
                view.insertSegment(with: uiImage(image, at: place), at: index, animated: false)
            } else {
                view.insertSegment(withTitle: segment.title ?? "", at: index, animated: false)
            }
            if let width = segment.width { view.setWidth(width, forSegmentAt: index) }
            view.setEnabled(segment.isEnabled, forSegmentAt: index)
            if let offset = segment.contentOffset { view.setContentOffset(offset, forSegmentAt: index) }
        }
        view.selectedSegmentIndex = content.selectedIndex ?? UISegmentedControl.noSegment
        view.selectedSegmentTintColor = content.selectedSegmentTintColor.flatMap { uiColor($0, at: place) }
    }
}

extension ControlProperties.HorizontalAlignment {
    var uiKit: UIControl.ContentHorizontalAlignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .fill: .fill
        case .leading: .leading
        case .trailing: .trailing
        }
    }
}

extension ControlProperties.VerticalAlignment {
    var uiKit: UIControl.ContentVerticalAlignment {
        switch self {
        case .top: .top
        case .center: .center
        case .bottom: .bottom
        case .fill: .fill
        }
    }
}
