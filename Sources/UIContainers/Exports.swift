@_exported public import UILists
