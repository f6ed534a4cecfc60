import CurrycombWorkshop
import Foundation

exit(Workshop.run("Currycomb"))
