import CurrycombDiagrams

// Answers the questions of a page natively, so that the answers can be compared with those on the page. A line with
// just a dot ends a question; an answer is one line.
var question: [String] = []
while let line = readLine() {
    if line == "." {
        print(Diagrams.answer(question.joined(separator: "\n")))
        question = []
    } else {
        question.append(line)
    }
}
