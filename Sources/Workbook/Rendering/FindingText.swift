import CurrycombDifferences

struct FindingText {
    struct Evidence {
        var lines: [StyledLine] = []
        /// True if the evidence contains the check's message.
        var saidMessage = false
        /// True if the evidence already shows what the general sentence about the failure would say. That sentence is
        /// then left out. A misconception's sentence is always shown, because it names the cause.
        var saidEverything = false
    }

    let width: Int
    /// The check's message: the misconception's sentence if one was recognized, otherwise a sentence about the failure.
    let message: String

    private static let indent = "    "

    func lines(_ findings: [Finding], title: String) -> Evidence {
        var evidence = Evidence()
        for finding in findings {
            switch finding {
            case .comparison(let call, let expected, let got, let differences):
                evidence.lines += comparison(call, expected, got, differences)
                evidence.saidEverything = true
            case .law(let broken):
                evidence.lines += law(broken, title: title)
                evidence.saidEverything = true
            case .stages(let stages):
                evidence.lines += self.stages(stages)
                evidence.saidEverything = true
            case .marbles(let marbles, let pointer):
                // A message that names only the origin of an input does not explain the column at the pointer.
                let explains = !message.isEmpty && !message.hasPrefix(Phrases.generatedBeginning)
                let says = pointer != nil && explains && !evidence.saidMessage
                evidence.lines += self.marbles(marbles, pointer, saying: says ? message : nil)
                evidence.saidMessage = evidence.saidMessage || says
            case .story(let steps):
                evidence.lines += story(steps)
                evidence.saidEverything = true
            case .note(let text):
                evidence.lines += StyledLine.paragraph(text, indent: 4, width, isProse: false)
            }
        }
        return evidence
    }

    // MARK: - A call and its outcomes

    private func comparison(
        _ call: String, _ expected: String, _ got: String, _ differences: [Difference]
    ) -> [StyledLine] {
        let call = Columns.visible(call)
        let (left, right) = (Columns.visible(expected), Columns.visible(got))
        let line =
            StyledLine(Self.indent + call + "      ") + StyledLine(Phrases.expected + " ", .dim)
            + StyledLine(left, .good) + StyledLine("      ") + StyledLine(Phrases.got + " ", .dim)
            + StyledLine(right, .bad)
        if line.columns <= width { return [line] }
        let places = differences.filter { !$0.path.isEmpty }
        var lines = StyledLine.paragraph(call, indent: 4, width, isProse: false)
        if places.isEmpty || Columns.of(left) <= width - 16 && Columns.of(right) <= width - 16 {
            lines += pair(left, right, indent: 6)
            return lines
        }
        lines.append(StyledLine("      " + Phrases.differAt, .dim))
        let shown = places.prefix(5)
        for place in shown { lines += difference(place) }
        if places.count > shown.count {
            // If the list is full, the search stopped there, and there may be more differences.
            let isAll = differences.count < Finding.mostDifferences
            let more = isAll ? Phrases.differencesMore(places.count - shown.count) : Phrases.differencesManyMore
            lines.append(StyledLine("      " + more, .dim))
        }
        return lines
    }

    private func difference(_ place: Difference) -> [StyledLine] {
        let (left, right) = (Columns.visible(place.expected), Columns.visible(place.got))
        let line =
            StyledLine("      " + place.path + "      ") + StyledLine(Phrases.expected + " ", .dim)
            + StyledLine(left, .good) + StyledLine("      ") + StyledLine(Phrases.got + " ", .dim)
            + StyledLine(right, .bad)
        if line.columns <= width { return [line] }
        return [StyledLine("      " + place.path)] + pair(left, right, indent: 8)
    }

    private func pair(_ expected: String, _ got: String, indent: Int) -> [StyledLine] {
        let label = max(Columns.of(Phrases.expected), Columns.of(Phrases.got)) + 2
        let room = max(8, width - indent - label)
        let (left, right) = Self.window(expected, got, room)
        let space = String(repeating: " ", count: indent)
        return [
            StyledLine(space) + StyledLine(Columns.pad(Phrases.expected, to: label), .dim) + StyledLine(left, .good),
            StyledLine(space) + StyledLine(Columns.pad(Phrases.got, to: label), .dim) + StyledLine(right, .bad),
        ]
    }

    /// Returns the parts of two texts that fit into `room` columns. Both parts begin at the same position, and contain
    /// the first difference.
    static func window(_ left: String, _ right: String, _ room: Int) -> (String, String) {
        if Columns.of(left) <= room, Columns.of(right) <= room { return (left, right) }
        let common = zip(left, right).prefix { $0 == $1 }.map { Columns.of($0.0) }
        var columns = common.reduce(0, +)
        var skipped = 0
        if columns >= room / 2 {
            while columns > room / 3 {
                columns -= common[skipped]
                skipped += 1
            }
        }
        func part(_ text: String) -> String {
            skipped == 0
                ? Columns.cut(text, to: room) : "…" + Columns.cut(String(text.dropFirst(skipped)), to: room - 1)
        }
        return (part(left), part(right))
    }

    // MARK: - Laws

    private func law(_ broken: Finding.Counterexample, title: String) -> [StyledLine] {
        var lines: [StyledLine] = []
        let title = title.replacing("`", with: "")
        if !title.contains(broken.equation) {
            let name = title.contains(broken.law) ? "" : broken.law + ": "
            lines += StyledLine.paragraph(name + broken.equation, indent: 4, width)
        }
        let head = Phrases.smallest(of: broken.tries, seed: broken.seed)
        let bindings = broken.bindings.map { "\($0.name) = \(Columns.visible($0.value))" }
        let line = StyledLine(Self.indent + head, .dim) + StyledLine("   " + bindings.joined(separator: "    "))
        if line.columns <= width {
            lines.append(line)
        } else {
            lines += StyledLine.paragraph(head, .dim, indent: 4, width)
            lines += bindings.map { StyledLine("      " + $0).cut(to: width) }
        }
        let sides = Phrases.sides(Columns.visible(broken.left), Columns.visible(broken.right))
        return lines + StyledLine.paragraph(sides, .bad, indent: 4, width, isProse: false)
    }

    // MARK: - A pipeline

    private func stages(_ stages: [Finding.Stage]) -> [StyledLine] {
        let wrong = stages.firstIndex { $0.got != $0.expected }
        let names = stages.map { Columns.visible($0.name) }
        let column = min(names.map(Columns.of).max() ?? 0, max(8, width / 3)) + 4
        return stages.indices.flatMap { index -> [StyledLine] in
            let stage = stages[index]
            let name = StyledLine(Self.indent + Columns.pad(Columns.cut(names[index], to: column - 1), to: column))
            let value = Columns.visible(stage.got ?? Phrases.notReached)
            guard index == wrong else {
                let style: TextStyle = wrong.map { index > $0 } ?? false ? .dim : .plain
                return [(name + StyledLine(value, style)).cut(to: width)]
            }
            let arrow = Phrases.shouldBe(Columns.visible(stage.expected))
            let line = name + StyledLine(Columns.pad(value, to: 20), .bad) + StyledLine(" " + arrow, .good)
            if line.columns <= width { return [line] }
            return [(name + StyledLine(value, .bad)).cut(to: width)]
                + StyledLine.paragraph(arrow, .good, indent: name.columns, width, isProse: false)
        }
    }

    // MARK: - A story

    private func story(_ steps: [Finding.StoryStep]) -> [StyledLine] {
        let most = 14
        let skipped = max(0, steps.count - most)
        let shown = steps.dropFirst(skipped)
        let names = shown.map { Columns.visible($0.step) }
        let column = min(names.map(Columns.of).max() ?? 0, max(12, width / 2 - 8)) + 3
        let digits = "\(steps.count)".count
        let margin = String(repeating: " ", count: 4 + digits + 2)
        var lines = skipped > 0 ? [StyledLine(Self.indent + Phrases.stepsBefore(skipped), .dim)] : []
        for (offset, step) in shown.enumerated() {
            let number = Columns.pad("\(skipped + offset + 1)", to: digits + 2)
            let head = StyledLine(Self.indent + number, .dim) + StyledLine(Columns.pad(names[offset], to: column))
            let fits = Columns.of(names[offset]) < column
            guard let got = step.got else {
                lines += told(names[offset], Columns.visible(step.expected), head: head, after: number, fits: fits)
                continue
            }
            var before = head
            let label = max(Columns.of(Phrases.expected), Columns.of(Phrases.got)) + 2
            let room = width - head.columns - label
            // If the expected and actual outcomes do not fit to the right of the step, put them below it, so that the
            // reader can see how they differ.
            if !fits || [step.expected, got].contains(where: { Columns.of(Columns.visible($0)) > room }) {
                lines += fits ? [head] : long(names[offset], after: number)
                before = StyledLine(margin + "  ")
            }
            let indent = before.columns + label
            let blank = StyledLine(String(repeating: " ", count: before.columns))
            lines += StyledLine.paragraph(
                Columns.visible(step.expected), .good, indent: indent,
                first: before + StyledLine(Columns.pad(Phrases.expected, to: label), .dim), width, isProse: false)
            lines += StyledLine.paragraph(
                Columns.visible(got), .bad, indent: indent,
                first: blank + StyledLine(Columns.pad(Phrases.got, to: label), .dim), width, isProse: false)
        }
        return lines
    }

    private func told(
        _ step: String, _ outcome: String, head: StyledLine, after number: String, fits: Bool
    ) -> [StyledLine] {
        if outcome.isEmpty { return long(step, after: number) }
        let named = fits ? [head] : long(step, after: number)
        let last = (named.last ?? "") + StyledLine(fits ? "" : "   ")
        let room = width - last.columns
        // If the step contains a comment, an outcome on the same line would look like part of the comment.
        let isBeside = fits || !step.contains("  // ")
        if isBeside, Columns.of(outcome) <= room { return named.dropLast() + [last + StyledLine(outcome, .dim)] }
        guard fits, room >= 20 else {
            return named
                + StyledLine.paragraph(
                    outcome, .dim, indent: 4 + number.count + 2, width, isProse: false)
        }
        let margin = StyledLine(String(repeating: " ", count: last.columns))
        return Columns.wrap(outcome, room).enumerated().map { place, line in
            (place == 0 ? last : margin) + StyledLine(line, .dim)
        }
    }

    private func long(_ step: String, after number: String) -> [StyledLine] {
        let first = StyledLine(Self.indent + number, .dim)
        let lines = Columns.wrap(step, width - first.columns - 2)
        let most = 8
        let kept = lines.count > most ? lines.prefix(most - 1) + ["…"] : lines[...]
        let margin = StyledLine(String(repeating: " ", count: first.columns + 2))
        return kept.enumerated().map { ($0.offset == 0 ? first : margin) + StyledLine($0.element) }
    }

    // MARK: - Marbles

    private func marbles(_ lines: [Finding.MarbleLine], _ pointer: Int?, saying sentence: String?) -> [StyledLine] {
        let column = 4 + (lines.map { Columns.of($0.name) }.max() ?? 0) + 2
        let room = max(10, width - column)
        // A list of events is not a drawing: if it is too long, it continues on the next line, without a pointer.
        let events = lines.filter { $0.marbles.contains(", ") }
        if pointer != nil, events.contains(where: { Columns.of(Columns.visible($0.marbles)) > room }) {
            return lines.flatMap { line in
                StyledLine.paragraph(
                    Columns.visible(line.marbles), style(of: line), indent: column,
                    first: StyledLine(Columns.pad(Self.indent + line.name, to: column), .dim), width,
                    isProse: false)
            } + (sentence.map { StyledLine.paragraph($0, indent: 4, width) } ?? [])
        }
        // Only the part of a long line around the pointer is shown.
        let skipped = pointer.map { $0 < room * 2 / 3 ? 0 : $0 - room / 3 } ?? 0
        var result = lines.map { line in
            let marbles = Columns.visible(line.marbles)
            let part = skipped == 0 ? marbles : "…" + String(marbles.dropFirst(skipped + 1))
            return StyledLine(Columns.pad(Self.indent + line.name, to: column), .dim)
                + StyledLine(Columns.cut(part, to: room), style(of: line))
        }
        guard let pointer else { return result }
        let before = String(repeating: " ", count: column + pointer - skipped)
        if let sentence, width - before.count > 30 {
            result += StyledLine.paragraph(
                sentence, indent: before.count + 2, first: StyledLine(before) + StyledLine("^ ", .bad), width)
        } else {
            result.append(StyledLine(before) + StyledLine("^", .bad))
            if let sentence { result += StyledLine.paragraph(sentence, indent: 4, width) }
        }
        return result
    }

    private func style(of line: Finding.MarbleLine) -> TextStyle {
        line.name == Phrases.expected ? .good : line.name == Phrases.got ? .bad : .plain
    }
}
