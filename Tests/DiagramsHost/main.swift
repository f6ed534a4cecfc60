import CurrycombDiagrams

// Answers the questions of a page natively, so they can be compared with the page's answers. A line with just a dot
// ends a question; an answer is one line.
var question: [String] = []
while let line = readLine() {
    if line == "." {
        let answer: (String) -> String =
            switch question.first?.prefix(while: { $0 != "\t" }) {
            case "run": Diagrams.run
            case "chain": Diagrams.chain
            default: Diagrams.pipes
            }
        print(answer(question.joined(separator: "\n")))
        question = []
    } else {
        question.append(line)
    }
}
