extension Generator {
    /// The same value every time.
    public static func constant(_ value: Value) -> Generator where Value: Sendable {
        Generator { _, _ in ShrinkTree(value) }
    }

    /// Values from a list, each with the same probability.
    ///
    /// - Parameter values: the values, the simplest first; not empty.
    public static func element(of values: [Value]) -> Generator where Value: Sendable {
        precondition(!values.isEmpty, "there is nothing to choose from")
        return Generator { random, _ in
            ShrinkTree.unfold(random.below(values.count)) { shrinkInteger($0, toward: 0) }.map { values[$0] }
        }
    }

    /// Values from several generators, each chosen with the same probability. Shrinking simplifies a value within its
    /// generator, or takes a value from an earlier generator.
    ///
    /// - Parameter generators: the generators, the one with the simplest values first; not empty.
    public static func one(of generators: [Generator]) -> Generator {
        Generator<Int>.int(in: 0...generators.count - 1).flatMap { generators[$0] }
    }

    /// Arrays, often short and, by default, sometimes empty. Shrinking makes the arrays shorter, and then the elements
    /// simpler.
    public static func array<Element>(
        of elements: Generator<Element>, count counts: ClosedRange<Int> = 0...20
    ) -> Generator where Value == [Element] {
        Generator { random, size in
            let most = counts.lowerBound + (counts.upperBound - counts.lowerBound) * min(size, 100) / 100
            let count = counts.lowerBound + random.below(max(most, min(counts.upperBound, 3)) - counts.lowerBound + 1)
            return .row((0..<count).map { _ in elements.tree(&random, size) }, atLeast: counts.lowerBound)
        }
    }

    /// Sets of up to 20 members.
    public static func set<Member: SendableMetatype>(of members: Generator<Member>) -> Generator
    where Value == Set<Member> {
        Generator<[Member]>.array(of: members).map { Set($0) }
    }

    /// Dictionaries of up to 20 keys.
    public static func dictionary<Key: SendableMetatype, Member>(
        of keys: Generator<Key>, _ values: Generator<Member>
    ) -> Generator where Value == [Key: Member] {
        Generator<[(Key, Member)]>.array(of: .pair(keys, values)).map { entries in
            Dictionary(entries) { _, last in last }
        }
    }

    /// Values, and `nil` about every fourth time; `nil` counts as the simplest value.
    public static func optional<Wrapped>(_ values: Generator<Wrapped>) -> Generator where Value == Wrapped? {
        Generator { random, size in
            if random.below(4) == 0 { return ShrinkTree(nil) }
            return orNil(values.tree(&random, size))
        }
    }

    private static func orNil<Wrapped>(_ tree: ShrinkTree<Wrapped>) -> ShrinkTree<Wrapped?> {
        ShrinkTree<Wrapped?>(tree.value) {
            AnySequence(
                [AnySequence([ShrinkTree<Wrapped?>(nil)]), AnySequence(tree.shrinks().lazy.map(orNil))].lazy.joined())
        }
    }

    /// Successes and failures; a success counts as simpler.
    public static func result<Success, Failure>(
        _ values: Generator<Success>, _ errors: Generator<Failure>
    ) -> Generator where Value == Result<Success, Failure> {
        one(of: [values.map { .success($0) }, values.map { .success($0) }, errors.map { .failure($0) }])
    }

    /// Pairs of values. Shrinking simplifies the first value, then the second.
    public static func pair<First, Second>(
        _ first: Generator<First>, _ second: Generator<Second>
    ) -> Generator where Value == (First, Second) {
        Generator { random, size in
            // The first generator always runs before the second, so for a given seed each always gets the same numbers.
            let left = first.tree(&random, size)
            return .pair(left, second.tree(&random, size))
        }
    }
}

extension Generator where Value: CaseIterable & Sendable {
    /// The cases of an enum, each with the same probability; the first case counts as the simplest.
    public static var anyCase: Generator { element(of: Array(Value.allCases)) }
}
