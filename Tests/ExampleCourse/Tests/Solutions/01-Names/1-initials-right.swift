import Chapter01Names

/// Iterates over the letters, while the solution splits and maps.
struct InitialsByLoop: Initials {
    func words(_ name: String) -> [String] {
        var words: [String] = []
        var word = ""
        for letter in name + " " {
            if letter != " " {
                word.append(letter)
            } else if !word.isEmpty {
                words.append(word)
                word = ""
            }
        }
        return words
    }

    func initials(_ name: String) -> String {
        var letters = ""
        for word in words(name) { letters += word.prefix(1).uppercased() }
        return letters
    }
}
