import UIKit

/// The user's conversations: a list that shows a photo at once if a conversation has only one.
final class ListTableViewController: UITableViewController, PhotoContaining {
    static let cellIdentifier = "Conversation"

    var user = User.sample {
        didSet { if isViewLoaded { tableView.reloadData() } }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Conversations"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cellIdentifier)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Profile", primaryAction: UIAction { [weak self] _ in self?.showProfile() })
        clearsSelectionOnViewWillAppear = false
        NotificationCenter.default.addObserver(
            forName: UIViewController.showDetailTargetDidChangeNotification, object: nil, queue: nil
        ) { [weak self] _ in
            self?.showDetailTargetDidChange()
        }
    }

    /// Disclosure indicators show what a tap on a row would do.
    private func showDetailTargetDidChange() {
        for cell in tableView.visibleCells {
            guard let indexPath = tableView.indexPath(for: cell) else { continue }
            tableView(tableView, willDisplay: cell, forRowAt: indexPath)
        }
    }

    func showProfile() {
        let profile = ProfileViewController()
        profile.user = user
        show(profile, sender: self)
    }

    // MARK: Photos

    var containedPhoto: Photo? { nil }
    func contains(_ photo: Photo) -> Bool { true }

    private func conversation(at indexPath: IndexPath) -> Conversation { user.conversations[indexPath.row] }

    /// A conversation of one photo is that photo.
    private func shouldShowConversation(at indexPath: IndexPath) -> Bool {
        conversation(at: indexPath).photos.count > 1
    }

    // MARK: Table

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        user.conversations.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
    }

    override func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        let pushes =
            shouldShowConversation(at: indexPath)
            ? willShowingPush(sender: self) : willShowingDetailPush(sender: self)
        cell.accessoryType = pushes ? .disclosureIndicator : .none
        cell.textLabel?.text = conversation(at: indexPath).name
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let conversation = conversation(at: indexPath)
        if shouldShowConversation(at: indexPath) {
            let controller = ConversationViewController()
            controller.conversation = conversation
            controller.title = conversation.name
            show(controller, sender: self)
        } else {
            let controller = PhotoViewController()
            controller.photo = conversation.photos.last
            controller.title = conversation.name
            showDetailViewController(controller, sender: self)
        }
    }
}
