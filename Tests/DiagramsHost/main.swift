import CurrycombDiagrams

// Answers the questions of a page natively, so that these answers can be compared with those of the page. A line with
// only a dot ends a question. Each answer is one line.
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
