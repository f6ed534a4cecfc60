/// Returns the words of a line that a compiler driver prints with `-###`, in which words are quoted as in a shell.
func shellWords(_ line: some StringProtocol) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var characters = line.makeIterator()
    while let character = characters.next() {
        switch (quote, character) {
        case ("'", "'"), ("\"", "\""): quote = nil
        case ("'", _): word?.append(character)
        case (_, "\\"):
            if let escaped = characters.next() { word = (word ?? "") + String(escaped) }
        case ("\"", _): word?.append(character)
        case (_, "'"), (_, "\""):
            quote = character
            word = word ?? ""
        case (_, " "), (_, "\n"):
            if let done = word { words.append(done) }
            word = nil
        default: word = (word ?? "") + String(character)
        }
    }
    if let word { words.append(word) }
    return words
}
