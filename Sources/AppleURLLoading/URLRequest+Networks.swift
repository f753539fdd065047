public import FoundationNetworking

extension URLRequest {
    /// Whether the request may use a network in Low Data Mode, which none here is in: `true`.
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        nonmutating set {}
    }

    /// Whether the request may use a network that costs much, which none here does: `true`.
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
    /// Whether requests may use a network in Low Data Mode, which none here is in: `true`.
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }

    /// Whether requests may use a network that costs much, which none here does: `true`.
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }

    /// The settings of requests that go on while the app does not run: those of all others.
    public static func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }

    /// Whether the app is launched when a request in the background ends: `false`.
    public var sessionSendsLaunchEvents: Bool {
        get { false }
        set {}
    }

    /// Whether requests wait for a network: `false`, because none will come.
    public var waitsForConnectivity: Bool {
        get { false }
        set {}
    }
}
