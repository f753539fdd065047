import Diagnostics

/// The text of a workflow for continuous integration, which works as it is.
public struct Workflow: Sendable {
    /// A service that runs workflows.
    public enum Service: String, CaseIterable, Sendable {
        case github, gitlab
    }

    private let service: Service
    /// Whether the project has goldens, which are then checked; otherwise a change is compared with its base.
    private let hasGoldens: Bool
    /// The folder of the report.
    private let report: String
    /// The repository of Maquette, as `OWNER/NAME`; `nil` for one that a variable of the service holds.
    private let repository: String?
    /// The address of the folder of Maquette's release; `nil` for the repository's, or one that a variable holds.
    private let release: String?
    /// The version that the workflow installs.
    private let version: String

    public init(
        for service: Service, hasGoldens: Bool, report: String, repository: String? = nil, release: String? = nil,
        version: String
    ) {
        self.service = service
        self.hasGoldens = hasGoldens
        self.report = report
        self.repository = repository
        self.release = release
        self.version = version
    }

    /// The path of the file, from the root of the repository.
    public var path: String {
        switch service {
        case .github: ".github/workflows/maquette.yml"
        case .gitlab: ".gitlab-ci.yml"
        }
    }

    public var text: String {
        switch service {
        case .github: github
        case .gitlab: gitlab
        }
    }

    /// The purpose of the file, and the settings that it needs.
    private var head: String {
        let what =
            hasGoldens
            ? "Checks the pictures of a change against the goldens."
            : "Compares the pictures of a change with its base."
        let missing =
            switch service {
            case .github where repository == nil:
                "# Set the variable MAQUETTE_REPOSITORY to OWNER/NAME of Maquette's repository in the project's settings.\n"
            case .gitlab where release == nil:
                "# Set the variable MAQUETTE_RELEASE to the address of the folder of Maquette's release in the project's "
                    + "settings.\n"
            default: ""
            }
        return "# \(what) Inputs and devices are in maquette.yaml.\n" + missing
    }

    private var command: String { hasGoldens ? "check" : "compare" }

    private var github: String {
        var with = ["command: \(command)", "report: \(report)", "comment: true"]
        var steps: [String] = []
        if let repository {
            steps.append("- uses: \(repository)@v\(version)")
        } else {
            steps += [
                "- uses: actions/checkout@v4", "  with:", "    repository: ${{ vars.MAQUETTE_REPOSITORY }}",
                "    ref: v\(version)", "    path: .maquette", "- uses: ./.maquette",
            ]
            let address = "${{ github.server_url }}/${{ vars.MAQUETTE_REPOSITORY }}/releases/download/v\(version)"
            if release == nil { with.append("release: \(address)") }
        }
        if let release { with.append("release: \(JSONText.quoted(release))") }
        steps += ["  with:"] + with.map { "    \($0)" }
        return head + """
            name: Maquette
            on: pull_request
            permissions:
              contents: read
              # For the comment.
              pull-requests: write
            jobs:
              pictures:
                runs-on: ubuntu-24.04
                steps:
                  - uses: actions/checkout@v4
                    with:
                      # The base of the change is needed too.
                      fetch-depth: 0
            \(steps.map { "      \($0)" }.joined(separator: "\n"))

            """
    }

    private var gitlab: String {
        let variable = release.map { "\n    MAQUETTE_RELEASE: \(JSONText.quoted($0))" } ?? ""
        let base = hasGoldens ? "" : "--base \"$CI_MERGE_REQUEST_DIFF_BASE_SHA\" "
        return head + """
            maquette:
              image: debian:12
              rules:
                - if: $CI_PIPELINE_SOURCE == "merge_request_event"
              variables:
                # The base of the change is needed too.
                GIT_DEPTH: "0"
                XDG_CACHE_HOME: $CI_PROJECT_DIR/.maquette-cache\(variable)
              cache:
                key: maquette
                paths: [.maquette-cache]
              before_script:
                - apt-get update
                - apt-get install -y --no-install-recommends ca-certificates curl git
                - curl -fsSL "$MAQUETTE_RELEASE/install-release" -o /tmp/install-release
                - bash /tmp/install-release --from "$MAQUETTE_RELEASE" --version \(version) --prefix /usr/local --with-libraries
              script:
                - maquette golden \(command) \(base)--junit \(report)/junit.xml --summary summary.md
              artifacts:
                when: always
                paths: [\(report), summary.md]
                reports:
                  junit: \(report)/junit.xml

            """
    }
}
