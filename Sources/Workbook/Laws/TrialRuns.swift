extension Trial {
    mutating func run<Outcome>(
        _ left: (repeat each Value) throws -> Outcome, _ right: (repeat each Value) throws -> Outcome,
        by areEqual: (Outcome, Outcome) -> Bool
    ) {
        while let input = next() {
            let one = Side { try left(repeat each input) }
            let other = Side { try right(repeat each input) }
            note(one, other, by: areEqual)
        }
    }

    mutating func run(_ holds: (repeat each Value) throws -> Bool) {
        while let input = next() {
            note(Side { try holds(repeat each input) }, .value(true), by: { $0 == $1 })
        }
    }

    @MainActor mutating func run<Outcome>(
        _ left: @MainActor (repeat each Value) async throws -> Outcome,
        _ right: @MainActor (repeat each Value) async throws -> Outcome,
        by areEqual: (Outcome, Outcome) -> Bool
    ) async {
        while let input = next() {
            let (one, other): (Side<Outcome>, Side<Outcome>)
            do { one = .value(try await left(repeat each input)) } catch { one = .threw(error) }
            do { other = .value(try await right(repeat each input)) } catch { other = .threw(error) }
            note(one, other, by: areEqual)
        }
    }

    @MainActor mutating func run(
        _ holds: @MainActor (repeat each Value) async throws -> Bool
    ) async {
        while let input = next() {
            let answer: Side<Bool>
            do { answer = .value(try await holds(repeat each input)) } catch { answer = .threw(error) }
            note(answer, .value(true), by: { $0 == $1 })
        }
    }
}
