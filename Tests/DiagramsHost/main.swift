import CurrycombDiagrams

// Answers the questions of a page, so that the two can be compared: a question ends with a line that is a dot, an
// answer is a line.
var question: [String] = []
while let line = readLine() {
    if line == "." {
        print(Diagrams.answer(question.joined(separator: "\n")))
        question = []
    } else {
        question.append(line)
    }
}
