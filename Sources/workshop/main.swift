import Foundation

exit(Workshop.run(Array(CommandLine.arguments.dropFirst())))
