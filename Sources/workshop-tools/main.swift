import CurrycombWorkshop
import Foundation

exit(Tools.run(Array(CommandLine.arguments.dropFirst())))
