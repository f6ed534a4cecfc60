import CurrycombWorkshop
import Foundation

/// The text about the use of an operator on its page: an example, when to use the operator and when not, common
/// mistakes, the cost of an event, and the names of the operator's variants in other libraries. The texts are in
/// `operators.txt`; only `Tests/Scripts/site` compiles the code in them.
struct OperatorText: Equatable {
    /// A sentence about the example in `code`.
    var use = ""
    var code: [String] = []
    var when: [String] = []
    var whenNot: [String] = []
    var wrong: [String] = []
    /// The measured cost of an event.
    var cost = ""
    /// The variants, each with its names in RxSwift, RxJS, Combine and ReactiveSwift.
    var names: [[String]] = []

    static let file = "\(Site.assets)/operators.txt"

    struct Fault: Error, Equatable { let line: Int }

    /// Parses the file. Text above the first heading is about the file itself, and is ignored.
    static func read(_ text: String) throws(Fault) -> [String: OperatorText] {
        var texts: [String: OperatorText] = [:]
        var name: String?
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasPrefix("# ") {
                name = String(line.dropFirst(2))
                guard texts.updateValue(OperatorText(), forKey: name ?? "") == nil else { throw Fault(line: index + 1) }
            } else if let name, !line.isEmpty {
                guard texts[name]?.take(line) == true else { throw Fault(line: index + 1) }
            }
        }
        return texts
    }

    private mutating func take(_ line: Substring) -> Bool {
        if line.hasPrefix("    ") {
            code.append(String(line.dropFirst(4)))
            return true
        }
        guard let colon = line.range(of: ": ") else { return false }
        let words = String(line[colon.upperBound...])
        switch line[..<colon.lowerBound] {
        case "use": use = words
        case "when": when.append(words)
        case "not": whenNot.append(words)
        case "wrong": wrong.append(words)
        case "cost": cost = words
        case "names":
            let cells = words.split(separator: "|").map { $0.drop { $0 == " " } }.map { cell in
                String(cell.reversed().drop { $0 == " " }.reversed())
            }
            guard cells.count == 5 else { return false }
            names.append(cells)
        default: return false
        }
        return true
    }

    var text: String { ([use] + when + whenNot + wrong).joined(separator: " ") }
}
