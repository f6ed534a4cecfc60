extension Examiner {
    /// Expects a subscriber to have heard some values, and shows both rows as marbles.
    func expect<Value: Equatable>(
        _ script: String, heard got: [Value], is expected: [Value], ifGot suspects: [([Value], String)] = []
    ) throws {
        guard got != expected else { return }
        let same = zip(got, expected).prefix { $0 == $1 }.map(\.0)
        let marbles = Finding.marbles(
            [.init("expected", Self.marbles(expected)), .init("got", Self.marbles(got))],
            pointer: Self.marbles(same).count)
        throw failure(suspects.first { $0.0 == got }?.1, [.note(script), marbles]) {
            "heard \(Tour.described(got)), and not \(Tour.described(expected))"
        }
    }

    private static func marbles<Value>(_ values: [Value]) -> String {
        "-" + values.map { "\($0)-" }.joined()
    }
}
