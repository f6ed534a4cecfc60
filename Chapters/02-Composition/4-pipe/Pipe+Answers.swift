private struct Answer: PipeContract {
    func pipe<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C {
        { g(f($0)) }
    }

    func pipe<A, B, C, D>(
        _ f: @escaping (A) -> B, _ g: @escaping (B) -> C, _ h: @escaping (C) -> D
    ) -> (A) -> D {
        pipe(pipe(f, g), h)
    }

    func slug(_ title: String) -> String {
        pipe(lowercase, words, joined)(title)
    }
}

package let pipeReference: any PipeContract.Type = Answer.self

// MARK: - Wrong answers

package let pipeWrong: KeyValuePairs<String, any Contract.Type> = [
    "compose": Composes.self, "swappedStages": SwapsStages.self, "skipped": Skips.self, "notLowered": NotLowered.self,
    "notJoined": NotJoined.self, "glued": Glued.self, "replaced": Replaced.self,
    "notCalled": NotCalled.self, "calledAgain": CalledAgain.self, "kept": Kept.self,
    "notAlways": NotAlways.self,
]

private protocol Right: PipeContract {}

extension Right {
    func pipe<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }

    func pipe<A, B, C, D>(
        _ f: @escaping (A) -> B, _ g: @escaping (B) -> C, _ h: @escaping (C) -> D
    ) -> (A) -> D { { h(g(f($0))) } }

    func slug(_ title: String) -> String { joined(words(lowercase(title))) }
}

private struct Composes: Right {
    func pipe<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C {
        guard let first = g as? (A) -> B, let second = f as? (B) -> C else { return { g(f($0)) } }
        return { second(first($0)) }
    }
}

private struct SwapsStages: Right {
    func pipe<A, B, C, D>(
        _ f: @escaping (A) -> B, _ g: @escaping (B) -> C, _ h: @escaping (C) -> D
    ) -> (A) -> D {
        guard let first = g as? (A) -> B, let second = f as? (B) -> C else { return { h(g(f($0))) } }
        return { h(second(first($0))) }
    }
}

private struct Skips: Right {
    func pipe<A, B, C, D>(
        _ f: @escaping (A) -> B, _ g: @escaping (B) -> C, _ h: @escaping (C) -> D
    ) -> (A) -> D {
        guard let alone = f as? (A) -> C else { return { h(g(f($0))) } }
        return { h(alone($0)) }
    }
}

private struct NotLowered: Right {
    func slug(_ title: String) -> String { joined(words(title)) }
}

private struct NotJoined: Right {
    func slug(_ title: String) -> String { words(lowercase(title)).joined(separator: " ") }
}

private struct Glued: Right {
    func slug(_ title: String) -> String { words(lowercase(title)).joined() }
}

private struct Replaced: Right {
    func slug(_ title: String) -> String { String(lowercase(title).map { $0 == " " ? "-" : $0 }) }
}

private struct CalledAgain: Right {
    func slug(_ title: String) -> String { pipe(pipe(lowercase, words, joined), lowercase)(title) }
}

@MainActor private var keptSlugs: [Int: String] = [:]

private struct Kept: Right {
    func slug(_ title: String) -> String {
        if let known = keptSlugs[title.count] { return known }
        let slug = pipe(lowercase, words, joined)(title)
        keptSlugs[title.count] = slug
        return slug
    }
}

private struct NotAlways: Right {
    func slug(_ title: String) -> String {
        if title.contains(where: \.isUppercase) { return pipe(lowercase, words, joined)(title) }
        return pipe(words, joined)(title)
    }
}

private struct NotCalled: Right {
    func slug(_ title: String) -> String { title.lowercased().split(separator: " ").joined(separator: "-") }
}
