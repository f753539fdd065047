import Testing
import UIKit

@Suite("Screens written against UIKit")
struct ScreensTests {
    private func show(_ controller: UIViewController, size: CGSize = CGSize(width: 390, height: 844)) -> UIWindow {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    @Test func settings() throws {
        let settings = SettingsViewController()
        let window = show(UINavigationController(rootViewController: settings))
        let table = try #require(settings.tableView)
        #expect(table.visibleCells.count == 5)
        let short = table.rectForRow(at: IndexPath(row: 0, section: 0))
        let tall = table.rectForRow(at: IndexPath(row: 1, section: 0))
        #expect(short.minX == 16 && short.width == 390 - 32)
        #expect(short.height >= 44 && tall.height > short.height + 20)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? ToggleCell)
        #expect(cell.reuseIdentifier == "ToggleCell")
        let toggle = cell.toggle.convert(cell.toggle.bounds, to: cell)
        #expect(abs(toggle.midY - cell.bounds.midY) < 1)
        #expect(abs(toggle.maxX - (cell.bounds.width - cell.contentView.layoutMargins.right)) <= 2)
        cell.toggle.setOn(false, animated: false)
        cell.toggle.sendActions(for: .valueChanged)
        #expect(settings.toggled == ["Background refresh": false])
        let header = try #require(table.headerView(forSection: 0) as? SettingsHeader)
        #expect(header.label.convert(CGPoint.zero, to: table).x == 32, "above the text of the rows")
        #expect(table.rectForFooter(inSection: 1).height > 20)
        #expect(window.hitTest(window.convert(CGPoint(x: 5, y: 5), from: cell.toggle), with: nil) === cell.toggle)
    }

    @Test func signUp() {
        let form = SignUpViewController()
        let window = show(form)
        #expect(form.nameField.frame.minX == 20 && form.nameField.frame.width == 350)
        #expect(form.nameField.frame.height == 44 && form.passwordField.frame.height == 44)
        #expect(form.passwordField.frame.minY == form.nameField.frame.maxY + 12)
        #expect(form.plan.frame.minY == form.passwordField.frame.maxY + 24)
        #expect(form.scrollView.adjustedContentInset.top == 16 + window.safeAreaInsets.top)
        #expect(form.scrollView.contentOffset.y == -form.scrollView.adjustedContentInset.top)
        #expect(form.scrollView.contentSize.width == 390)
        #expect(form.scrollView.contentSize.height == form.stack.frame.maxY)
        #expect(form.terms.frame.height > 15 && form.terms.frame.width == 350)
        #expect(form.submit.frame.height > 60, "a large button with a subtitle")
        #expect(form.nameField.textRect(forBounds: form.nameField.bounds).minX >= 36)
        #expect(form.birthday.frame.maxX == form.submit.frame.width)
        form.submit.sendActions(for: .touchUpInside)
        #expect(!form.submit.isEnabled && form.stack.alpha == 0.5)
        #expect(form.submit.configuration?.showsActivityIndicator == true)
    }

    @Test func gallery() throws {
        let gallery = GalleryViewController()
        _ = show(gallery)
        let cells = gallery.collectionView.visibleCells
        #expect(cells.count == 12)
        let first = try #require(gallery.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? TileCell)
        #expect(first.frame == CGRect(x: 16, y: 48, width: 114, height: 114))
        let fourth = try #require(gallery.collectionView.layoutAttributesForItem(at: IndexPath(item: 3, section: 0)))
        #expect(fourth.frame.origin == CGPoint(x: 16, y: 48 + 114 + 8))
        // A symbol is aligned by its font's line, whose height may differ from its own.
        let aligned = first.imageView.alignmentRect(forFrame: first.imageView.frame)
        #expect(aligned.insetBy(dx: -0.5, dy: -0.5).contains(first.contentView.bounds))
        #expect(first.contentView.bounds.insetBy(dx: -0.5, dy: -0.5).contains(aligned))
        #expect(first.captionLabel.frame.maxY == 106 && first.captionLabel.frame.minX == 8)
        #expect(gallery.chart.frame.minY == gallery.searchBar.frame.maxY && gallery.chart.frame.height == 120)
        let header = gallery.collectionView.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
        #expect((header as? SectionHeader)?.label.text == "Section 2")
        #expect((header as? SectionHeader)?.label.frame == CGRect(x: 16, y: 0, width: 390 - 32, height: 40))
        first.isSelected = true
        #expect(first.contentView.alpha == 0.6)
    }

    @Test func diffableDataSources() {
        final class Host: UIViewController {
            let table = UITableView(frame: .zero, style: .plain)
            lazy var source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, item in
                let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
                cell.textLabel?.text = item
                return cell
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
                table.frame = view.bounds
                table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                view.addSubview(table)
                var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
                snapshot.appendSections([0, 1])
                snapshot.appendItems(["a", "b"], toSection: 0)
                snapshot.appendItems(["c"])
                snapshot.insertItems(["z"], beforeItem: "b")
                snapshot.moveItem("c", afterItem: "a")
                source.apply(snapshot, animatingDifferences: false)
            }
        }
        let host = Host()
        _ = show(host)
        #expect(host.table.visibleCells.map { $0.textLabel?.text } == ["a", "c", "z", "b"])
        #expect(host.source.indexPath(for: "z") == IndexPath(row: 2, section: 0))
        #expect(host.source.itemIdentifier(for: IndexPath(row: 9, section: 0)) == nil)
        #expect(host.source.snapshot().numberOfItems(inSection: 1) == 0)
    }

    @Test func diffableDataSourceOfACollection() throws {
        final class Host: UIViewController {
            let collection = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
            lazy var source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
                collection, path, item in
                let cell = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                cell.accessibilityIdentifier = item
                return cell
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
                view.addSubview(collection)
                show(["a", "b", "c"])
            }

            func show(_ items: [String]) {
                var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
                snapshot.appendSections([7])
                snapshot.appendItems(items)
                source.apply(snapshot)
            }
        }
        let host = Host()
        _ = show(host)
        func shown() -> [String?] {
            host.collection.layoutIfNeeded()
            return (0..<host.collection.numberOfItems(inSection: 0)).map {
                host.collection.cellForItem(at: IndexPath(item: $0, section: 0))?.accessibilityIdentifier
            }
        }
        #expect(shown() == ["a", "b", "c"])
        host.show(["c", "d"])
        #expect(shown() == ["c", "d"])
        #expect(host.source.sectionIdentifier(for: 0) == 7 && host.source.sectionIdentifier(for: 1) == nil)
    }

    @Test func zoomingAndScrolling() {
        final class Zoomer: UIViewController, UIScrollViewDelegate {
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
        }
        let zoomer = Zoomer()
        zoomer.scroll.addSubview(zoomer.content)
        zoomer.scroll.delegate = zoomer
        zoomer.scroll.contentSize = zoomer.content.bounds.size
        zoomer.scroll.maximumZoomScale = 3
        zoomer.scroll.setZoomScale(5, animated: false)
        #expect(zoomer.scroll.zoomScale == 3 && zoomer.scroll.contentSize == CGSize(width: 600, height: 300))
        #expect(zoomer.content.frame == CGRect(x: 0, y: 0, width: 600, height: 300))
        zoomer.scroll.scrollRectToVisible(CGRect(x: 500, y: 10, width: 50, height: 20), animated: false)
        #expect(zoomer.scroll.contentOffset == CGPoint(x: 450, y: 0))
        zoomer.scroll.zoom(to: CGRect(x: 50, y: 0, width: 50, height: 50), animated: false)
        #expect(zoomer.scroll.zoomScale == 2 && zoomer.scroll.contentOffset == CGPoint(x: 100, y: 0))
    }

    @Test func anchorsOfTransforms() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
        view.anchorPoint = CGPoint(x: 0, y: 0)
        #expect(view.frame == CGRect(x: 60, y: 40, width: 100, height: 40), "the centre stays where it is")
        view.center = CGPoint(x: 10, y: 20)
        view.transform = CGAffineTransform(scaleX: 2, y: 3)
        #expect(view.frame == CGRect(x: 10, y: 20, width: 200, height: 120))
        #expect(view.layer.anchorPoint == .zero && view.layer.position == CGPoint(x: 10, y: 20))
    }

    @Test func hueSaturationBrightness() {
        var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        for (h, s, b) in [(0.1, 0.5, 0.8), (0.6, 1, 1), (0.95, 0.2, 0.4), (0, 0, 0.3)] as [(CGFloat, CGFloat, CGFloat)]
        {
            UIColor(hue: h, saturation: s, brightness: b, alpha: 0.5)
                .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
            #expect(abs(hue - h) < 1e-9 && abs(saturation - s) < 1e-9 && abs(brightness - b) < 1e-9 && alpha == 0.5)
        }
    }
}
