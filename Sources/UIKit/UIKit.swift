@_exported public import UIStoryboards
