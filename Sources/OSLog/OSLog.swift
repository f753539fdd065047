// What an app imports for Logger: here it is all in the module `os`.
@_exported public import AppleOS
