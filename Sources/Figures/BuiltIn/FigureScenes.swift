/// The scenes that figures show.
enum FigureScenes {
    static let plain = """
        root:
            navigation:
                - list:
                      style: insetGrouped
                      rows:
                          - {title: Inbox, image: tray, value: "3"}
                          - {title: Drafts, image: doc}
                          - {title: Sent, image: paperplane}
                  title: Mailboxes

        """

    /// A split view of labeled columns.
    ///
    /// - Parameters:
    ///   - style: double or triple.
    ///   - mode: the preferred display mode.
    ///   - behavior: the preferred split behavior.
    ///   - width: the horizontal size class of the split view, whatever its surroundings.
    /// - Returns: the scene file's text.
    static func split(
        style: String = "double", mode: String? = nil, behavior: String? = nil, width: String? = nil
    ) -> String {
        var lines = ["root:"]
        if let width { lines.append("    traits: {width: \(width)}") }
        lines += ["    split:", "        style: \(style)"]
        if let mode { lines.append("        displayMode: \(mode)") }
        if let behavior { lines.append("        behavior: \(behavior)") }
        lines.append("        primary: {placeholder: {label: Primary}, title: Primary}")
        if style == "triple" {
            lines.append("        supplementary: {placeholder: {label: Supplementary}, title: Supplementary}")
        }
        lines.append("        secondary: {placeholder: {label: Secondary}, title: Secondary}")
        return lines.joined(separator: "\n") + "\n"
    }

    /// A message with a presentation over it.
    static func presenting(_ presentation: String) -> String {
        """
        root:
            navigation:
                - detail: {heading: Lunch on Friday, subheading: "Anna, 11:42", lines: 9}
                  title: Inbox
                  right:
                      - {system: compose, id: compose}
        present:
            - \(presentation)

        """
    }

    /// A split view whose yellow detail presents a translucent screen in a style.
    static func presentingFromDetail(_ style: String) -> String {
        """
        root:
            split:
                style: double
                displayMode: oneBesideSecondary
                primary: {placeholder: {label: Primary}, title: Primary}
                secondary:
                    placeholder: {label: Detail}
                    title: Detail
                    id: detail
                    background: "#FFD60A"
                    definesPresentationContext: true
        present:
            - {\(style): {placeholder: {label: \(style)}, background: "#AF52DE99"}, presenter: detail}

        """
    }

    static let form = form()

    /// A form.
    ///
    /// A dimming background reveals the content below.
    static func form(background: String? = nil) -> String {
        "{form: {rows: [{title: To, value: Anna}, {title: Encrypt, switch: true}]}, title: New"
            + (background.map { ", background: \"\($0)\"" } ?? "") + "}"
    }
}
