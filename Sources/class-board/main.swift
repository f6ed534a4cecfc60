import CurrycombClassBoard
import Foundation

exit(ClassBoardCommand.run(Array(CommandLine.arguments.dropFirst())))
