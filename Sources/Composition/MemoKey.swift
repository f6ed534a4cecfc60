#if !hasFeature(Embedded)
/// Two arguments as one key, because a tuple is not `Hashable`.
@usableFromInline
@frozen
struct MemoKey2<A: Hashable, B: Hashable>: Hashable {
    @usableFromInline let a: A
    @usableFromInline let b: B

    @inlinable
    init(_ a: A, _ b: B) {
        self.a = a
        self.b = b
    }

    @inlinable
    static func == (left: Self, right: Self) -> Bool {
        left.a == right.a && left.b == right.b
    }

    @inlinable
    func hash(into hasher: inout Hasher) {
        hasher.combine(a)
        hasher.combine(b)
    }
}

@usableFromInline
@frozen
struct MemoKey3<A: Hashable, B: Hashable, C: Hashable>: Hashable {
    @usableFromInline let a: A
    @usableFromInline let b: B
    @usableFromInline let c: C

    @inlinable
    init(_ a: A, _ b: B, _ c: C) {
        self.a = a
        self.b = b
        self.c = c
    }

    @inlinable
    static func == (left: Self, right: Self) -> Bool {
        left.a == right.a && left.b == right.b && left.c == right.c
    }

    @inlinable
    func hash(into hasher: inout Hasher) {
        hasher.combine(a)
        hasher.combine(b)
        hasher.combine(c)
    }
}

extension MemoKey2: Sendable where A: Sendable, B: Sendable {}

extension MemoKey3: Sendable where A: Sendable, B: Sendable, C: Sendable {}
#endif
