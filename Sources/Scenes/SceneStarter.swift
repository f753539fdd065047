/// The starting content of a new scene file.
public enum SceneStarter {
    /// The root of a scene with a list of mailboxes beside a message.
    ///
    /// Figures use it too.
    public static let mail = """
        root:
            split:
                style: double
                primary:
                    navigation:
                        - list:
                              rows:
                                  - {title: Inbox, image: tray, value: "3", id: inbox}
                                  - {title: Drafts, image: doc, id: drafts}
                                  - {title: Sent, image: paperplane, id: sent}
                              selected: 1
                          id: mailboxes
                          title: Mailboxes
                secondary:
                    navigation:
                        - detail: {heading: Lunch on Friday, subheading: "Anna, 11:42", lines: 9}
                          id: message
                          title: Inbox
                          right:
                              - {system: compose, id: compose}

        """

    /// A split view with two columns and a popover, with a comment on each part.
    public static let text = """
        # A scene: what fills the window, what is presented over it, and on which variants it is drawn.
        #
        #   maquette scene check THIS.yaml     says what is wrong with it
        #   maquette render THIS.yaml --grid   draws it
        #   maquette scene schema              prints a JSON Schema, which editors check and complete by
        title: Mail
        variants:
            devices: [iphone-15, ipad-pro-11]
            orientations: all

        \(mail)
        # What is presented over it; remove the signs to see a popover on iPad, and a sheet on iPhone.
        # present:
        #     - popover: {form: {rows: [{title: To, value: Anna}, {title: Encrypt, switch: true}]}}
        #       from: compose
        #       size: [320, 240]

        """
}
