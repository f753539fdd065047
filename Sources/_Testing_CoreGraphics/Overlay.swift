// Swift Testing declares that a file which imports both it and CoreGraphics imports this module too.
import CoreGraphics
