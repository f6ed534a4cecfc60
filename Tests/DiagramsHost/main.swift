import CurrycombDiagrams

// Answers a page's questions natively, to compare them with those in the page. A question ends with a line that is a
// dot; an answer is one line.
var question: [String] = []
while let line = readLine() {
    if line == "." {
        print(Diagrams.answer(question.joined(separator: "\n")))
        question = []
    } else {
        question.append(line)
    }
}
