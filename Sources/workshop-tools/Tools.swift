import CurrycombSite
import CurrycombWorkbook
import CurrycombWorkshop

/// The program that `workshop` builds and runs for the commands of ``ToolRequest``.
enum Tools {
    static func run(_ words: [String]) -> Int32 {
        Workshop.saying(words) { words in
            let name = words.first.flatMap(ToolProgram.courseName)
            return obey(name == nil ? words : Array(words.dropFirst()), name ?? Say.name)
        }
    }

    private static func obey(_ words: [String], _ name: String) -> Int32 {
        let place = Workshop.Place(name, words)
        let request: ToolRequest
        do throws(UsageError) {
            request = try ToolRequest(words, place.course)
        } catch {
            return Workshop.complain(of: place.explained(error, in: words))
        }
        if case .marbles(let name, let alias, let svg, let ascii) = request {
            return MarblePictures(traits: .current, ascii: ascii).run(name, alias: alias, svg: svg)
        }
        return place.follow(needsToWrite: request.needsToWrite) { commands in
            if commands.course.exercises.isEmpty, !request.needsNoExercises {
                Workshop.complain(Say.emptyCourse)
                return Workshop.notYet
            }
            return commands.follow(request)
        }
    }
}
