import CurrycombWorkshop
import Foundation

exit(Workshop.run("Names"))
