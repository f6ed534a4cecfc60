import CurrycombDifferences
import CurrycombMarbleLines

struct Transcript {
    /// A call and its outcome. The description of the call is made on demand, because most runs agree and need none.
    struct Line {
        let call: () -> String
        let outcome: String
        /// The whole outcome. Runs are compared by it, because `outcome` may be shortened.
        let exact: String
        /// The parts of the outcome, such as the events and the result of a step.
        let parts: [String]
        let role: Role
        let marbles: MarbleLine?
        var requirement: String?

        init(
            _ call: @autoclosure @escaping () -> String, _ outcome: String, exact: String? = nil,
            parts: [String]? = nil, role: Role = .other, marbles: MarbleLine? = nil
        ) {
            self.call = call
            self.outcome = outcome
            self.exact = exact ?? outcome
            self.parts = parts ?? [outcome]
            self.role = role
            self.marbles = marbles
        }

        /// The outcome as a verdict shows it: "nothing" if it is empty, because an empty text would look like a
        /// mistake.
        var shown: String { outcome.isEmpty ? Phrases.nothing : outcome }

        /// The words to show for a run that lacks this line: "no call" if each part of the line is a call, because
        /// "nothing" could be mistaken for a value.
        var missing: String {
            role == .noting && parts.allSatisfy { $0.hasSuffix(")") } ? Phrases.noCall : Phrases.nothing
        }

        /// Returns the whole description of a value if the shown description is shortened; otherwise, `nil`.
        static func inFull<Value>(_ value: Value, shown: String) -> String? {
            TextLines.has("…", shown) ? describe(value, limit: .max) : nil
        }

        enum Role {
            case making, calling, other
            /// The line with the calls and effects of a run. A run without calls and effects has no such line.
            case noting
        }
    }

    enum Form {
        case call
        /// Numbered steps up to the first that differs. A line with the call or the object's name precedes them, unless
        /// the first step shows it.
        case story(of: String?)
        /// Marble lines, one above the other, below the inputs. In a sentence, a line without a name gets the name of
        /// the called function.
        case marbles(call: String, inputs: [MarbleRun.Row])
    }

    var lines: [Line]
    var form: Form = .call
    var value: Any?
    var thrown: (any Error)?
    var threw: Bool { thrown != nil }

    func agrees(with other: Transcript) -> Bool { firstDifference(from: other) == nil }

    func firstDifference(from other: Transcript) -> Int? {
        let place = (0..<max(lines.count, other.lines.count)).first { place in
            place >= lines.count || place >= other.lines.count || lines[place].exact != other.lines[place].exact
        }
        return place ?? (hasSameValue(as: other) ? nil : 0)
    }

    /// Returns false if the values or errors of the two runs are `Equatable` and differ. They may differ even if their
    /// descriptions are the same.
    private func hasSameValue(as other: Transcript) -> Bool {
        func areEqual<Value: Equatable>(_ own: Value) -> Bool {
            guard let others = (other.value ?? other.thrown as Any?) as? Value, own != others else { return true }
            // NaN does not equal itself, so values that contain it are compared by their parts.
            return differences(own, others, limit: 1).isEmpty
        }
        return ((value ?? thrown as Any?) as? any Equatable).map { areEqual($0) } ?? true
    }

    /// Returns the texts that a verdict shows for two different lines: the outcomes or, if the outcomes are the same
    /// only because they are shortened, the parts around the first difference. If even the whole outcomes are the same,
    /// the second text says that the values are not equal.
    private static func shown(_ expected: Line?, _ got: Line?) -> (expected: String, got: String) {
        let nothing = (expected ?? got)?.missing ?? Phrases.nothing
        guard let expected, let got, expected.outcome == got.outcome else {
            return (expected?.outcome ?? nothing, got?.outcome ?? nothing)
        }
        if expected.exact == got.exact { return (expected.shown, Phrases.notEqual(got.shown)) }
        let same = zip(expected.exact, got.exact).prefix { $0 == $1 }.count
        func part(_ text: String) -> String {
            let rest = text.dropFirst(max(0, same - 60))
            return (same > 60 ? "…" : "") + rest.prefix(160) + (rest.count > 160 ? "…" : "")
        }
        return (part(expected.exact), part(got.exact))
    }
}

extension Transcript {
    /// Returns the first difference between two runs, if the differing lines and all inputs are marbles.
    func marbleDifference(from expected: Transcript) -> MarbleDifference? {
        guard case .marbles(_, let inputs) = form, let place = firstDifference(from: expected),
            place < min(lines.count, expected.lines.count), let due = expected.lines[place].marbles,
            let came = lines[place].marbles
        else { return nil }
        let rows = inputs.compactMap { input in input.marbles.map { MarbleRow(input.name, $0) } }
        guard rows.count == inputs.count else { return nil }
        return MarbleRecording(came, inputs: rows).difference(from: due, names: (Phrases.expected, Phrases.got))
    }

    func evidence(against expected: Transcript) -> [Finding] {
        guard let place = firstDifference(from: expected) else { return [] }
        let left = place < expected.lines.count ? expected.lines[place] : nil
        let right = place < lines.count ? lines[place] : nil
        let call = (left ?? right)?.call() ?? ""
        let nothing = Phrases.nothing
        let shown = Self.shown(left, right)
        switch form {
        case .call:
            return [.comparison(call: call, expected: shown.expected, got: shown.got, differences: [])]
        case .story(let subject):
            let before = expected.lines.prefix(place).map { line in
                // A step that makes a function has no result to show, and a word such as "made" could be mistaken for a
                // value. So only the step itself is shown.
                let call = line.call()
                let isQuiet = line.parts.isEmpty && (line.role == .making || call.hasPrefix("let "))
                return Finding.StoryStep(call, expected: isQuiet ? "" : line.outcome, got: nil)
            }
            let step = Finding.StoryStep(call, expected: shown.expected, got: shown.got)
            return (subject.map { [.note($0 + ":")] } ?? []) + [.story(before + [step])]
        case .marbles(_, let inputs):
            let subject = expected.lines.count > 1 && !call.isEmpty ? [Finding.note(call + ":")] : []
            if let difference = marbleDifference(from: expected) {
                return subject + Self.picture(difference)
            }
            let (wanted, given) = (left?.shown ?? nothing, right?.shown ?? nothing)
            let pointer = zip(wanted, given).prefix { $0 == $1 }.count
            let lines = inputs.compactMap { input in input.marbles.map { MarbleRow(input.name, $0) } }
            let drawn = lines.isEmpty || lines.count < inputs.count ? nil : AlignedMarbles(lines)
            var rows =
                drawn?.rows.map { Finding.MarbleLine($0.name, $0.marbles) }
                ?? inputs.map { Finding.MarbleLine($0.name, $0.line) }
            rows.append(Finding.MarbleLine(Phrases.expected, wanted))
            rows.append(Finding.MarbleLine(Phrases.got, given))
            let key = drawn?.key.joined(separator: "   ") ?? ""
            return subject + [.marbles(rows, pointer: pointer)] + (key.isEmpty ? [] : [.note(key)])
        }
    }

    private static func picture(_ difference: MarbleDifference) -> [Finding] {
        let rows = difference.picture.rows
        // An empty line is drawn as idle frames.
        let length = max(1, rows.suffix(2).map { $0.marbles.count }.max() ?? 0)
        let silence = String(repeating: "-", count: length)
        let lines = rows.map { Finding.MarbleLine($0.name, $0.marbles.isEmpty ? silence : $0.marbles) }
        let key = difference.picture.key
        return [.marbles(lines, pointer: difference.pointer)]
            + (key.isEmpty ? [] : [.note(key.joined(separator: "   "))])
    }
}
