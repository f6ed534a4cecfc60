import CurrycombWorkshop
import Foundation

exit(Workshop.run(.whole))
