/// The version that `maquette --version` and reports name.
public let programVersion = "0.1.0"
