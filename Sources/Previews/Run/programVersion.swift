/// The version in `maquette --version` and in reports.
public let programVersion = "0.1.0"
