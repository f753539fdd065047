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
    /// The address of Maquette's `.deb`; `nil` for one that a variable of the service holds.
    private let release: String?

    public init(for service: Service, hasGoldens: Bool, report: String, release: String?) {
        self.service = service
        self.hasGoldens = hasGoldens
        self.report = report
        self.release = release
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

    private var head: String {
        let what =
            hasGoldens
            ? "Checks the pictures of a change against the goldens."
            : "Compares the pictures of a change with its base."
        let from =
            release == nil
            ? "# Set the variable MAQUETTE_RELEASE to the address of Maquette's .deb in the settings of the project.\n"
            : ""
        return "# \(what) Inputs and devices are in maquette.yaml.\n" + from
    }

    private var github: String {
        let address = release.map { JSONText.quoted($0) } ?? "${{ vars.MAQUETTE_RELEASE }}"
        let work =
            hasGoldens
            ? "maquette golden check --junit \(report)/junit.xml"
            : "maquette golden compare --base \"origin/$GITHUB_BASE_REF\" --junit \(report)/junit.xml"
        return head + """
            name: Maquette
            on: pull_request
            permissions:
              contents: read
            jobs:
              pictures:
                runs-on: ubuntu-24.04
                container: debian:12
                env:
                  MAQUETTE_RELEASE: \(address)
                steps:
                  - name: Install git and curl
                    run: |
                      apt-get update
                      apt-get install -y --no-install-recommends ca-certificates curl git
                  - uses: actions/checkout@v4
                    with:
                      # The base of the change is needed too.
                      fetch-depth: 0
                  - name: Install Maquette
                    run: |
                      curl -fsSL "$MAQUETTE_RELEASE" -o /tmp/maquette.deb
                      apt-get install -y --no-install-recommends /tmp/maquette.deb
                  - uses: actions/cache@v4
                    with:
                      path: .maquette-cache
                      key: maquette-${{ github.sha }}
                      restore-keys: maquette-
                  # Annotations and the step summary are written by themselves.
                  - name: Compare pictures
                    run: |
                      git config --global --add safe.directory "$PWD"
                      \(work)
                    env:
                      XDG_CACHE_HOME: ${{ github.workspace }}/.maquette-cache
                  - if: always()
                    uses: actions/upload-artifact@v4
                    with:
                      name: maquette-report
                      path: \(report)

            """
    }

    private var gitlab: String {
        let variable = release.map { "\n    MAQUETTE_RELEASE: \(JSONText.quoted($0))" } ?? ""
        let work =
            hasGoldens
            ? "maquette golden check --junit \(report)/junit.xml --summary summary.md"
            : "maquette golden compare --base \"$CI_MERGE_REQUEST_DIFF_BASE_SHA\" --junit \(report)/junit.xml "
                + "--summary summary.md"
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
                - curl -fsSL "$MAQUETTE_RELEASE" -o /tmp/maquette.deb
                - apt-get install -y --no-install-recommends /tmp/maquette.deb
              script:
                - git config --global --add safe.directory "$PWD"
                - \(work)
              artifacts:
                when: always
                paths: [\(report), summary.md]
                reports:
                  junit: \(report)/junit.xml

            """
    }
}
