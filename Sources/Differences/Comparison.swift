struct Comparison {
    private(set) var found: [Difference] = []
    private let limit: Int
    private let work: Work
    /// True if this comparison is made within another one, only to find out whether two elements, parts or keys are the
    /// same.
    private let isWithin: Bool
    private var depth = 0
    /// The values that are nested too deeply for the stack. These values are compared at the end, each as if it were
    /// not nested.
    private var deferred: [(path: String, expected: Any, got: Any)] = []

    private struct Pair: Hashable {
        let left: ObjectIdentifier
        let right: ObjectIdentifier
    }

    /// The maximum length of a string, an enum case or a type's own description that is shown as a whole.
    private static let glance = 40
    private static let deepest = 60
    /// The maximum number of rounds in which deferred values are compared. A limit is needed, because each round may
    /// defer further values, and a type's own mirror may nest parts without end.
    private static let mostRounds = 100

    /// The state that a comparison shares with the comparisons within it.
    private final class Work {
        /// The number of comparisons that alignments may still make; comparisons of the parts of elements count, too.
        /// An alignment compares the elements of its arrays several times, so without a limit the time would grow
        /// exponentially with the depth of nested arrays.
        var left = 50_000
        /// The number of pairs of NaN that have counted as equal.
        var acceptedNaNs = 0
        /// The pairs of objects that are being compared or in which no difference was found. If a comparison reaches
        /// such a pair again, it skips the pair. Each entry keeps its objects in memory, so that no new object can get
        /// their identity.
        var known: [Pair: (Any, Any)] = [:]
    }

    init(limit: Int) {
        self.limit = limit
        work = Work()
        isWithin = false
    }

    private init(within other: Comparison) {
        limit = 1
        isWithin = true
        work = other.work
        depth = other.depth
    }

    /// Compares two whole values.
    mutating func compare(_ expected: Any, _ got: Any) {
        compare("", expected, got)
        for _ in 0..<Self.mostRounds where !deferred.isEmpty {
            let values = deferred
            deferred = []
            for (path, expected, got) in values { compare(path, expected, got) }
        }
    }

    /// True if arrays may still be aligned. After too many comparisons, arrays are compared index by index instead.
    var mayAlign: Bool { work.left > 0 }

    /// Returns true if two values are the same: by `==` or, if `areEqual` returns `nil`, by their parts or
    /// descriptions.
    func areSame(_ expected: Any, _ got: Any) -> Bool {
        if let answer = areEqual(expected, got) { return answer }
        var comparison = Comparison(within: self)
        comparison.compare("", expected, got)
        return comparison.found.isEmpty
    }

    /// Returns the result of `==`, or `nil` if the parts must be compared, because the values have no `==` or do not
    /// even equal themselves (for example, a struct that contains NaN). Two NaN count as equal.
    private func areEqual(_ left: Any, _ right: Any) -> Bool? {
        func areEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool? {
            guard let right = right as? Value else { return false }
            if left == right { return true }
            guard left != left, right != right else { return false }
            guard left is any FloatingPoint else { return nil }
            work.acceptedNaNs += 1
            return true
        }
        return (left as? any Equatable).flatMap { areEqual($0, right) }
    }

    mutating func compare(_ path: String, _ expected: Any, _ got: Any) {
        guard found.count < limit else { return }
        if isWithin { work.left -= 1 }
        // Two `AnyHashable` values may be equal although they contain values of different types, such as `1` and `1.0`.
        // So they are compared before they are unboxed.
        if type(of: expected) == AnyHashable.self, areEqual(expected, got) == true { return }
        let (expected, got) = (Shape.unboxed(expected), Shape.unboxed(got))
        let areEqual = areEqual(expected, got)
        guard areEqual != true else { return }
        let (before, nansBefore) = (found.count, work.acceptedNaNs)
        if depth < Self.deepest {
            depth += 1
            descend(path, expected, got)
            depth -= 1
        } else if areEqual == nil {
            // Values that are nested this deeply are compared later. Within another comparison, they count as different
            // instead.
            if isWithin { note(path, "", "") } else { deferred.append((path, expected, got)) }
        }
        // If `==` returns false, but no difference was found in the parts (which may be nested too deeply to compare),
        // the values differ as a whole, unless NaN was accepted in the parts. For example, an array with NaN equals
        // itself, because `==` skips the elements of two arrays that share their storage, but the array does not equal
        // another one with the same elements.
        if areEqual == false, found.count == before, found.count < limit, work.acceptedNaNs == nansBefore {
            whole(path, expected, got)
        }
    }

    private mutating func descend(_ path: String, _ expected: Any, _ got: Any) {
        let (left, right) = (Shape(expected), Shape(got))
        if let mine = left.own, let other = right.own, mine != other, max(mine.count, other.count) <= Self.glance {
            return whole(path, expected, got)
        }
        switch (left.kind, right.kind) {
        case (.none, .none): return
        case (.some(let left), .some(let right)): compare(path, left, right)
        case (.text(let left), .text(let right)): texts(path, left, right)
        case (.list(let left), .list(let right)): lists(path, left, right)
        case (.set(let left), .set(let right)): sets(path, left, right)
        case (.dictionary(let left), .dictionary(let right)): dictionaries(path, left, right)
        case (.tuple(let mine), .tuple(let other)) where mine.map(\.label) == other.map(\.label):
            parts(path, mine, other)
        case (.choice(let name, let mine?), .choice(let otherName, let other?)) where name == otherName:
            payloads(path, name, (expected, mine), (got, other))
        case (.record(_, let mine, let id), .record(_, let other, let otherID))
        where type(of: expected) == type(of: got) && mine.map(\.label) == other.map(\.label):
            guard let id, let otherID else { return parts(path, mine, other) }
            let pair = Pair(left: id, right: otherID)
            guard id != otherID, work.known.updateValue((expected, got), forKey: pair) == nil else { return }
            let before = found.count
            parts(path, mine, other)
            // A pair without a difference stays known, so that it is not compared again on another path: a graph of
            // objects may have far more paths than objects.
            if found.count > before { work.known[pair] = nil }
        case (.choice(let name, let mine), .choice(let otherName, let other))
        where (mine == nil) != (other == nil) || mine != nil && name != otherName:
            // Two different cases may have the same description, so the descriptions are not compared, as they are
            // below.
            whole(path, expected, got)
        default:
            if type(of: expected) != type(of: got) || describe(expected, limit: .max) != describe(got, limit: .max) {
                whole(path, expected, got)
            }
        }
    }

    // MARK: - Recording

    private mutating func note(_ path: String, _ expected: String, _ got: String) {
        guard found.count < limit else { return }
        found.append(Difference(path: path, expected: expected, got: got))
    }

    private mutating func whole(_ path: String, _ expected: Any, _ got: Any) {
        let (left, right) = (describe(expected), describe(got))
        let (type, otherType) = (type(of: expected), type(of: got))
        // Values of different types may have the same description, so their types are added.
        if left == right, type != otherType { return note(path, "\(left) as \(type)", "\(right) as \(otherType)") }
        guard left == right else { return note(path, left, right) }
        let (longLeft, longRight) = (describe(expected, limit: .max), describe(got, limit: .max))
        guard longLeft == longRight else { return texts(path, longLeft, longRight) }
        // A type's own description may leave out the difference, so the parts are added.
        let (mine, others) = (Self.children(of: expected), Self.children(of: got))
        guard mine != others else { return note(path, left, "\(right), but not the same") }
        note(path, left + mine, right + others)
    }

    /// Returns the parts of a value in parentheses, or an empty string if it has none.
    private static func children(of value: Any) -> String {
        let parts = Mirror(reflecting: value).children.map { child in
            (child.label.map { "\($0): " } ?? "") + describe(child.value)
        }
        return parts.isEmpty ? "" : " (" + parts.joined(separator: ", ") + ")"
    }

    // MARK: - Parts of a value

    private mutating func parts(_ path: String, _ expected: [Shape.Part], _ got: [Shape.Part]) {
        for (left, right) in zip(expected, got) {
            compare(Self.join(path, left.label), left.value, right.value)
        }
    }

    private mutating func payloads(
        _ path: String, _ name: String, _ expected: (whole: Any, payload: Any), _ got: (whole: Any, payload: Any)
    ) {
        var describer = Describer()
        if let left = describer.full(expected.whole, Self.glance), let right = describer.full(got.whole, Self.glance),
            left != right
        {
            return note(path, left, right)
        }
        compare(Self.join(path, name), expected.payload, got.payload)
    }

    private static func join(_ path: String, _ label: String) -> String {
        // The label of an unnamed part of a tuple is a number, which always has a dot before it, even at the beginning
        // of a path: `.0`.
        path.isEmpty && label.first?.isNumber != true ? label : "\(path).\(label)"
    }

    // MARK: - Collections

    private mutating func lists(_ path: String, _ expected: [Any], _ got: [Any]) {
        for step in Alignment(expected, got, self).steps {
            guard found.count < limit else { return }
            switch step {
            case .both(let i, let j): compare("\(path)[\(i)]", expected[i], got[j])
            case .replaced(let i, let j): whole("\(path)[\(i)]", expected[i], got[j])
            case .missing(let i): note("\(path)[\(i)]", describe(expected[i]), Difference.nothing)
            case .extra(let j): note("\(path)[\(j)]", Difference.nothing, describe(got[j]))
            }
        }
    }

    private mutating func sets(_ path: String, _ expected: [Any], _ got: [Any]) {
        func hashed(_ values: [Any]) -> Set<AnyHashable> { Set(values.compactMap { $0 as? AnyHashable }) }
        let (mine, other) = (hashed(expected), hashed(got))
        var describer = Describer()
        let (expected, got) = (describer.inOrder(expected) { $0 }, describer.inOrder(got) { $0 })
        let (left, right, _) = withoutSharedNaNs(expected, got) { $0 }
        for value in left where (value as? AnyHashable).map(other.contains) == false {
            note(path, describe(value), Difference.nothing)
        }
        for value in right where (value as? AnyHashable).map(mine.contains) == false {
            note(path, Difference.nothing, describe(value))
        }
    }

    /// Pairs those elements of two lists whose keys are the same but contain NaN. Such a key does not equal itself, so
    /// no set or dictionary finds it. Returns the pairs, and the remaining elements of both lists.
    private func withoutSharedNaNs<Element>(
        _ left: [Element], _ right: [Element], key: (Element) -> Any
    ) -> (left: [Element], right: [Element], pairs: [(Element, Element)]) {
        let odd = right.indices.filter { !Self.equalsItself(key(right[$0])) }
        if odd.isEmpty { return (left, right, []) }
        var (rest, taken, pairs): ([Element], Set<Int>, [(Element, Element)]) = ([], [], [])
        for element in left {
            let isOdd = !Self.equalsItself(key(element))
            let match = isOdd ? odd.first { !taken.contains($0) && areSame(key(element), key(right[$0])) } : nil
            guard let match else {
                rest.append(element)
                continue
            }
            taken.insert(match)
            pairs.append((element, right[match]))
        }
        return (rest, right.indices.filter { !taken.contains($0) }.map { right[$0] }, pairs)
    }

    private static func equalsItself(_ value: Any) -> Bool {
        func equalsItself<Value: Equatable>(_ value: Value) -> Bool { value == value }
        return (value as? any Equatable).map { equalsItself($0) } ?? true
    }

    private mutating func dictionaries(
        _ path: String, _ expected: [(key: Any, value: Any)], _ got: [(key: Any, value: Any)]
    ) {
        /// Makes a table with the first value of each key, because a type's own mirror may contain a key twice.
        func table(_ entries: [(key: Any, value: Any)]) -> [AnyHashable: Any] {
            Dictionary(
                entries.compactMap { entry in (entry.key as? AnyHashable).map { ($0, entry.value) } },
                uniquingKeysWith: { first, _ in first })
        }
        let (mine, other) = (table(expected), table(got))
        var describer = Describer()
        let (expected, got) = (describer.inOrder(expected) { $0.key }, describer.inOrder(got) { $0.key })
        let (left, right, pairs) = withoutSharedNaNs(expected, got) { $0.key }
        for (one, two) in pairs { compare("\(path)[\(describe(one.key, limit: Self.glance))]", one.value, two.value) }
        for (key, value) in left {
            guard let hashable = key as? AnyHashable else { continue }
            let place = "\(path)[\(describe(key, limit: Self.glance))]"
            if let match = other[hashable] {
                compare(place, value, match)
            } else {
                note(place, describe(value), Difference.nothing)
            }
        }
        for (key, value) in right {
            guard let hashable = key as? AnyHashable, mine[hashable] == nil else { continue }
            note("\(path)[\(describe(key, limit: Self.glance))]", Difference.nothing, describe(value))
        }
    }

    // MARK: - Texts

    private mutating func texts(_ path: String, _ expected: String, _ got: String) {
        guard expected != got else { return }
        guard max(expected.count, got.count) > Self.glance else { return note(path, quote(expected), quote(got)) }
        let place = TextPlace(expected, got)
        note(path.isEmpty ? place.words : "\(path), \(place.words)", place.expected, place.got)
    }
}
