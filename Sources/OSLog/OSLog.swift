// The module that apps import for Logger; here everything is in the module `os`.
@_exported public import AppleOS
