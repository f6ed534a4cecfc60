struct Two<First, Second>: CustomStringConvertible, Sendable where First: Sendable, Second: Sendable {
    let f: First
    let g: Second

    var description: String { "\(f), \(g)" }

    static func generator(_ f: Generator<First>, _ g: Generator<Second>) -> Generator<Two> {
        Generator<(First, Second)>.pair(f, g).map { Two(f: $0, g: $1) }
    }
}

struct Three<First, Second, Third>: CustomStringConvertible, Sendable
where First: Sendable, Second: Sendable, Third: Sendable {
    let f: First
    let g: Second
    let h: Third

    var description: String { "\(f), \(g), \(h)" }

    static func generator(
        _ f: Generator<First>, _ g: Generator<Second>, _ h: Generator<Third>
    ) -> Generator<Three> {
        Generator<(Two<First, Second>, Third)>.pair(Two.generator(f, g), h).map { Three(f: $0.f, g: $0.g, h: $1) }
    }
}

enum Example {
    static let increment = Fn<Int, Int>("increment") { $0 + 1 }
    static let double = Fn<Int, Int>("double") { $0 * 2 }
    static let square = Fn<Int, Int>("square") { $0 * $0 }
    static let count = Fn<String, Int>("count") { $0.count }
    static let text = Fn<Int, String>("text") { String($0) }
}

let composedNames = ["composed", "other", "third"]

enum Phrase {
    static func ran(_ f: Int, _ g: Int, _ moment: String) -> String { "\(moment), f ran \(f)× and g \(g)×" }
}
