import CurrycombWorkshop

extension MarkdownPage {
    /// Returns the sentences of a text, each with its formatting.
    package static func sentences(_ spans: [Span]) -> [[Span]] {
        var sentences: [[Span]] = []
        var rest = spans[...]
        while !rest.isEmpty {
            let (sentence, others) = first(rest)
            sentences.append(sentence)
            rest = others[...]
        }
        return sentences
    }

    /// Returns the first sentence of a text, and as many of the following sentences as fit into the maximum number
    /// of characters. Stops before a sentence that ends with a colon.
    static func firstSentences(_ spans: [Span], most: Int) -> [Span] {
        var taken: [Span] = []
        for sentence in sentences(spans) {
            let longer = taken.isEmpty ? sentence : taken + [.text(" ")] + sentence
            if !taken.isEmpty, plain(longer).count > most || plain(sentence).hasSuffix(":") { break }
            taken = longer
        }
        return taken
    }

    private static func first(_ spans: ArraySlice<Span>) -> (sentence: [Span], rest: [Span]) {
        var sentence: [Span] = []
        for (index, span) in spans.enumerated() {
            let others = Array(spans.dropFirst(index + 1))
            switch span {
            case .text(let text):
                guard let end = end(in: text, isLast: others.isEmpty) else { break }
                let rest = text[end...].drop { $0 == " " }
                return (
                    sentence + [.text(String(text[..<end]))], (rest.isEmpty ? [] : [.text(String(rest))]) + others
                )
            case .strong(let inner), .emphasis(let inner):
                guard let last = plain(inner).last, ".?!".contains(last), case .text(let next)? = others.first,
                    next.hasPrefix(" ")
                else { break }
                let rest = next.drop { $0 == " " }
                return (sentence + [span], (rest.isEmpty ? [] : [.text(String(rest))]) + others.dropFirst())
            case .code, .link: break
            }
            sentence.append(span)
        }
        return (sentence, [])
    }

    /// Returns the end of the first sentence, after its final mark and any closing parenthesis or quote; `nil` if the
    /// sentence does not end in this text.
    private static func end(in text: String, isLast: Bool) -> String.Index? {
        var index = text.startIndex
        while let stop = text[index...].firstIndex(where: { ".?!".contains($0) }) {
            var end = text.index(after: stop)
            while end < text.endIndex, ")\"”".contains(text[end]) { end = text.index(after: end) }
            let rest = text[end...]
            if rest.isEmpty { return isLast ? end : nil }
            let word = text[..<stop].split(separator: " ").last ?? ""
            if rest.hasPrefix(" "), !["e.g", "i.e", "vs", "no"].contains(word) { return end }
            index = end
        }
        return nil
    }
}
