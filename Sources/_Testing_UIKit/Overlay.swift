// Swift Testing declares that a file which imports both it and UIKit imports this module too: on Apple's platforms it
// holds what turns a UIImage into an attachment. Without a module of the name no such file would compile against ours.
import UIKit
