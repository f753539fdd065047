import UIKit

/// The photos of one conversation.
final class ConversationViewController: UITableViewController, PhotoContaining {
    static let cellIdentifier = "Photo"

    var conversation = Conversation(name: "", photos: [])

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cellIdentifier)
        NotificationCenter.default.addObserver(
            forName: UIViewController.showDetailTargetDidChangeNotification, object: nil, queue: nil
        ) { [weak self] _ in
            self?.showDetailTargetDidChange()
        }
    }

    private func showDetailTargetDidChange() {
        for cell in tableView.visibleCells {
            guard let indexPath = tableView.indexPath(for: cell) else { continue }
            tableView(tableView, willDisplay: cell, forRowAt: indexPath)
        }
    }

    var containedPhoto: Photo? { nil }
    func contains(_ photo: Photo) -> Bool { conversation.photos.contains(photo) }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        conversation.photos.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
    }

    override func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        cell.accessoryType = willShowingDetailPush(sender: self) ? .disclosureIndicator : .none
        cell.textLabel?.text = conversation.photos[indexPath.row].comment
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let controller = PhotoViewController()
        controller.photo = conversation.photos[indexPath.row]
        controller.title = "\(indexPath.row + 1) of \(conversation.photos.count)"
        showDetailViewController(controller, sender: self)
    }
}
