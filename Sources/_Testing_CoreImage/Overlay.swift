// Swift Testing declares that a file which imports both it and CoreImage imports this module too.
import CoreImage
