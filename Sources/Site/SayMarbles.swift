import CurrycombWorkshop

extension Say {
    package static let anOperator = "an operator"
    package static func unknownOperator(_ word: String, _ nearest: String?) -> String {
        "There is no operator `\(word)`." + (nearest.map { " Did you mean `\($0)`?" } ?? "")
            + " `workshop marbles` lists them."
    }
    static func calledHere(_ alias: String, _ name: String) -> String { "`\(alias)` is called `\(name)` here." }
    static let drawsOne = "`workshop marbles NAME` draws one; with --svg FILE it writes the picture for a page."
    package static func written(_ count: Int, _ file: String) -> String {
        count == 1 ? "The picture is in \(file)." : "The \(count) pictures are in \(file)."
    }
}
