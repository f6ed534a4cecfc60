import CurrycombDiagrams

// Answers the questions that a page would ask, for whoever compares the two: a question ends with a line that is a dot, an
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
