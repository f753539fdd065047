// Apple's Foundation loads URLs itself, and exports Security.
@_exported public import FoundationNetworking
@_exported public import Security
