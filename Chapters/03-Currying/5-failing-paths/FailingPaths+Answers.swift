private struct Answer: FailingPaths {
    func filter<A>(_ condition: @escaping (A) -> Bool) -> ([A]) -> [A] {
        { list in list.filter(condition) }
    }

    // An entry has five fields.
    func isComplete(_ fields: [String]) -> Bool {
        fields.count == 5
    }

    // fields[3] is the status; a status from 500 to 599 is a failure.
    func hasFailed(_ fields: [String]) -> Bool {
        (500...599).contains(Int(fields[3]) ?? 0)
    }

    // The path is fields[2] up to the first question mark. It is empty if fields[2] begins with a question mark.
    func path(_ fields: [String]) -> String {
        String(fields[2].prefix { $0 != "?" })
    }

    func tally(_ paths: [String]) -> [Tally] {
        paths.reduce(into: [:]) { counts, path in counts[path, default: 0] += 1 }
            .map { Tally($0.key, $0.value) }
    }

    // Paths with equal counts are in alphabetical order.
    func mostFirst(_ tallies: [Tally]) -> [Tally] {
        tallies.sorted { ($1.count, $0.path) < ($0.count, $1.path) }
    }

    func failingPaths(_ count: Int) -> (String) -> [Tally] {
        pipe(
            lines, map(split(" ")), filter(isComplete), filter(hasFailed), map(path), tally, mostFirst, prefix(count))
    }
}

package let failingPathsReference: any FailingPaths.Type = Answer.self

// MARK: - Wrong answers

package let failingPathsWrong: KeyValuePairs<String, any Contract.Type> = [
    "dropped": Dropped.self, "cutOff": CutOff.self, "remarks": Remarks.self, "keptTheGood": KeptTheGood.self,
    "inTheText": InTheText.self, "clientErrors": ClientErrors.self, "only500": Only500.self, "query": Query.self,
    "queryAlone": QueryAlone.self, "otherField": OtherField.self, "repeated": Repeated.self, "onceEach": OnceEach.self,
    "fromZero": FromZero.self, "leastFirst": LeastFirst.self, "byPath": ByPath.self, "ties": Ties.self,
    "unfiltered": Unfiltered.self, "allOfThem": AllOfThem.self, "unsorted": Unsorted.self,
    "prefixFirst": PrefixFirst.self, "alwaysThree": AlwaysThree.self,
    "notAdded": NotAdded.self,
    "inARow": InARow.self,
    "countsAsTexts": CountsAsTexts.self,
    "stops": Stops.self,
    "queriesKept": QueriesKept.self,
    "pathsCut": PathsCut.self, "tiesReversed": TiesReversed.self,
    "beforeNothing": BeforeNothing.self, "readTooEarly": ReadTooEarly.self,
    "incompleteKept": IncompleteKept.self, "pathsAlways": PathsAlways.self,
    "neverFailed": NeverFailed.self, "noUpperBound": NoUpperBound.self, "emptyStops": EmptyStops.self,
    "limited": Limited.self, "durationRead": DurationRead.self, "fromTwo": FromTwo.self,
    "above500": Above500.self, "fiveAnywhere": FiveAnywhere.self, "lastMark": LastMark.self,
    "someStatuses": SomeStatuses.self, "slashAdded": SlashAdded.self, "cutAtHash": CutAtHash.self,
    "emptySkipped": EmptySkipped.self, "onlyMarks": OnlyMarks.self, "markKept": MarkKept.self,
]

private protocol Right: FailingPaths {}

extension Right {
    func filter<A>(_ condition: @escaping (A) -> Bool) -> ([A]) -> [A] { { $0.filter(condition) } }
    func isComplete(_ fields: [String]) -> Bool { fields.count == 5 }
    func hasFailed(_ fields: [String]) -> Bool { fields[3].hasPrefix("5") }
    func path(_ fields: [String]) -> String { String(fields[2].prefix { $0 != "?" }) }

    /// Returns the tallies in reverse alphabetical order, which is seldom the order of their counts.
    func tally(_ paths: [String]) -> [Tally] {
        Set(paths).sorted(by: >).map { path in Tally(path, paths.filter { $0 == path }.count) }
    }

    func mostFirst(_ tallies: [Tally]) -> [Tally] {
        tallies.sorted { ($1.count, $0.path) < ($0.count, $1.path) }
    }

    func failures(_ text: String) -> [Tally] {
        pipe(lines, map(split(" ")), filter(isComplete), filter(hasFailed), map(path), tally)(text)
    }

    func failingPaths(_ count: Int) -> (String) -> [Tally] { pipe(failures, mostFirst, prefix(count)) }
}

private struct Dropped: Right {
    func filter<A>(_ condition: @escaping (A) -> Bool) -> ([A]) -> [A] { { $0.filter { !condition($0) } } }
}

private struct CutOff: Right {
    func isComplete(_ fields: [String]) -> Bool { fields.first != "#" }
}

private struct Remarks: Right {
    func isComplete(_ fields: [String]) -> Bool { fields.count >= 5 }
}

private struct KeptTheGood: Right {
    func hasFailed(_ fields: [String]) -> Bool { !fields[3].hasPrefix("5") }
}

private struct InTheText: Right {
    func hasFailed(_ fields: [String]) -> Bool { fields.joined(separator: " ").contains("500") }
}

private struct ClientErrors: Right {
    func hasFailed(_ fields: [String]) -> Bool { fields[3] >= "400" && fields[3] < "600" }
}

private struct Only500: Right {
    func hasFailed(_ fields: [String]) -> Bool { fields[3] == "500" }
}

private struct NeverFailed: Right {
    func hasFailed(_ fields: [String]) -> Bool { (500...599).contains(Int(fields[4]) ?? 0) }
}

private struct DurationRead: Right {
    func hasFailed(_ fields: [String]) -> Bool { fields[4].hasPrefix("5") }
}

private struct Above500: Right {
    func hasFailed(_ fields: [String]) -> Bool { (501...599).contains(Int(fields[3]) ?? 0) }
}

private struct SomeStatuses: Right {
    func hasFailed(_ fields: [String]) -> Bool { ["500", "501", "502", "503", "504"].contains(fields[3]) }
}

private struct FiveAnywhere: Right {
    func hasFailed(_ fields: [String]) -> Bool { fields[3].contains("5") }
}

private struct NoUpperBound: Right {
    func hasFailed(_ fields: [String]) -> Bool { fields[3] >= "500" }
}

private struct Query: Right {
    func path(_ fields: [String]) -> String { fields[2] }
}

private struct LastMark: Right {
    func path(_ fields: [String]) -> String {
        String(fields[2].prefix(upTo: fields[2].lastIndex(of: "?") ?? fields[2].endIndex))
    }
}

private struct MarkKept: Right {
    func path(_ fields: [String]) -> String {
        guard let mark = fields[2].firstIndex(of: "?") else { return fields[2] }
        return String(fields[2][...mark])
    }
}

private struct SlashAdded: Right {
    func path(_ fields: [String]) -> String {
        let path = Answer().path(fields)
        return path.isEmpty ? "/" : path
    }
}

private struct CutAtHash: Right {
    func path(_ fields: [String]) -> String { String(fields[2].prefix { !"?#".contains($0) }) }
}

private struct OnlyMarks: Right {
    func path(_ fields: [String]) -> String { String(fields[2].prefix { $0 == "?" }) }
}

private struct QueryAlone: Right {
    func path(_ fields: [String]) -> String { fields[2].split(separator: "?").last.map(String.init) ?? "" }
}

private struct BeforeNothing: Right {
    func path(_ fields: [String]) -> String { fields[2].split(separator: "?").first.map(String.init) ?? "" }
}

private struct OtherField: Right {
    func path(_ fields: [String]) -> String { fields[1] }
}

private struct Repeated: Right {
    func tally(_ paths: [String]) -> [Tally] { paths.map { path in Tally(path, paths.filter { $0 == path }.count) } }
}

private struct EmptySkipped: Right {
    func tally(_ paths: [String]) -> [Tally] { Answer().tally(paths.filter { !$0.isEmpty }) }
}

private struct OnceEach: Right {
    func tally(_ paths: [String]) -> [Tally] { Set(paths).map { Tally($0, 1) } }
}

private struct FromZero: Right {
    func tally(_ paths: [String]) -> [Tally] {
        var counts: [String: Int] = [:]
        for path in paths { counts[path] = counts[path].map { $0 + 1 } ?? 0 }
        return counts.map { Tally($0.key, $0.value) }
    }
}

private struct FromTwo: Right {
    func tally(_ paths: [String]) -> [Tally] {
        paths.reduce(into: [:]) { counts, path in counts[path, default: 1] += 1 }.map { Tally($0.key, $0.value) }
    }
}

private struct LeastFirst: Right {
    func mostFirst(_ tallies: [Tally]) -> [Tally] { tallies.sorted { ($0.count, $0.path) < ($1.count, $1.path) } }
}

private struct ByPath: Right {
    func mostFirst(_ tallies: [Tally]) -> [Tally] { tallies.sorted { $0.path < $1.path } }
}

private struct Ties: Right {
    func mostFirst(_ tallies: [Tally]) -> [Tally] { tallies.sorted { $0.count > $1.count } }
}

private struct TiesReversed: Right {
    func mostFirst(_ tallies: [Tally]) -> [Tally] { tallies.sorted { ($0.count, $0.path) > ($1.count, $1.path) } }
}

private struct Unfiltered: Right {
    func failingPaths(_ count: Int) -> (String) -> [Tally] {
        pipe(lines, map(split(" ")), filter(isComplete), map(path), tally, mostFirst, prefix(count))
    }
}

private struct AllOfThem: Right {
    func failingPaths(_ count: Int) -> (String) -> [Tally] { pipe(failures, mostFirst) }
}

private struct Unsorted: Right {
    func failingPaths(_ count: Int) -> (String) -> [Tally] { pipe(failures, prefix(count)) }
}

private struct PrefixFirst: Right {
    func failingPaths(_ count: Int) -> (String) -> [Tally] { pipe(failures, prefix(count), mostFirst) }
}

private struct AlwaysThree: Right {
    func failingPaths(_ count: Int) -> (String) -> [Tally] { pipe(failures, mostFirst, prefix(3)) }
}

private struct Limited: Right {
    func failingPaths(_ count: Int) -> (String) -> [Tally] { pipe(failures, mostFirst, prefix(min(count, 20))) }
}

private struct NotAdded: Right {
    func tally(_ paths: [String]) -> [Tally] { paths.map { Tally($0, 1) } }
}

private struct InARow: Right {
    func tally(_ paths: [String]) -> [Tally] {
        paths.reduce(into: []) { tallies, path in
            if tallies.last?.path == path {
                tallies[tallies.count - 1].count += 1
            } else {
                tallies.append(Tally(path, 1))
            }
        }
    }
}

private struct CountsAsTexts: Right {
    func mostFirst(_ tallies: [Tally]) -> [Tally] {
        tallies.sorted { ("\($1.count)", $0.path) < ("\($0.count)", $1.path) }
    }
}

private struct Stops: Right {
    func filter<A>(_ condition: @escaping (A) -> Bool) -> ([A]) -> [A] { { Array($0.prefix(while: condition)) } }
}

private struct QueriesKept: Right {
    func failingPaths(_ count: Int) -> (String) -> [Tally] {
        pipe(
            lines, map(split(" ")), filter(isComplete), filter(hasFailed), map { $0[2] }, tally, mostFirst,
            prefix(count))
    }
}

private struct PathsCut: Right {
    func failingPaths(_ count: Int) -> (String) -> [Tally] {
        pipe(lines, map(split(" ")), filter(isComplete), filter(hasFailed), map(path), prefix(count), tally, mostFirst)
    }
}

private struct ReadTooEarly: Right {
    func failingPaths(_ count: Int) -> (String) -> [Tally] {
        pipe(
            lines, map(split(" ")), filter(hasFailed), filter(isComplete), map(path), tally, mostFirst, prefix(count))
    }
}

private struct IncompleteKept: Right {
    func failingPaths(_ count: Int) -> (String) -> [Tally] {
        pipe(
            lines, map(split(" ")), filter { $0.count > 3 && (500...599).contains(Int($0[3]) ?? 0) }, map(path), tally,
            mostFirst, prefix(count))
    }
}

private struct EmptyStops: Right {
    func mostFirst(_ tallies: [Tally]) -> [Tally] {
        var sorted = tallies
        for index in 0..<sorted.count - 1 {
            for other in index + 1..<sorted.count
            where (sorted[index].count, sorted[other].path) < (sorted[other].count, sorted[index].path) {
                sorted.swapAt(index, other)
            }
        }
        return sorted
    }
}

private struct PathsAlways: Right {
    func mostFirst(_ tallies: [Tally]) -> [Tally] {
        tallies.sorted { $0.count > $1.count || $0.path < $1.path }
    }
}
