@_exported public import UIContainers
