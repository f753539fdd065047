import Foundation

/// A path as code hosts know the file: relative to the folder that the command runs in, without a leading `./`.
///
/// - Parameters:
///   - path: the path in a message.
///   - folder: the folder that the command runs in; `nil` for the process's.
/// - Returns: a relative path, or an absolute one for files elsewhere.
public func repositoryPath(_ path: String, from folder: String? = nil) -> String {
    let folder = folder ?? FileManager.default.currentDirectoryPath
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    var short = path[...]
    if short.hasPrefix(prefix), short.count > prefix.count { short = short.dropFirst(prefix.count) }
    while short.hasPrefix("./"), short.count > 2 { short = short.dropFirst(2).drop { $0 == "/" } }
    return String(short)
}
