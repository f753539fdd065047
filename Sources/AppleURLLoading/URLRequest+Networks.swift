public import FoundationNetworking

extension URLRequest {
    /// Whether the request may use a network in Low Data Mode. It may: no network here is in it.
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        nonmutating set {}
    }

    /// Whether the request may use a network that the system calls expensive. It may: no network here is one.
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        nonmutating set {}
    }

    /// Whether the server speaks HTTP/3, which no request here does.
    public var assumesHTTP3Capable: Bool {
        get { false }
        nonmutating set {}
    }
}

extension URLSessionConfiguration {
    /// Whether requests may use a network in Low Data Mode. They may: no network here is in it.
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }

    /// Whether requests may use a network that the system calls expensive. They may: no network here is one.
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }

    /// The settings of requests that go on while the app does not run: those of all others.
    public static func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }

    /// Whether the app is launched when a request in the background ends. It never is.
    public var sessionSendsLaunchEvents: Bool {
        get { false }
        set {}
    }

    /// Whether requests wait for a network. They do not: here is none to come.
    public var waitsForConnectivity: Bool {
        get { false }
        set {}
    }
}
