import CurrycombWorkbook
import CurrycombWorkshop

struct Plan {
    struct Item: Equatable {
        enum Kind: Equatable {
            /// A chapter's tour, on the projector, and its lesson.
            case opening(Int)
            case exercises([String])
            /// A look back at a chapter: the results and the mistakes.
            case round(Int)
            case pause, lunch
            /// The time before the first chapter: people arrive, connect to the network and run `workshop doctor
            /// --class`.
            case arrival
            /// Time at the end of a day for items that take longer than planned.
            case buffer
        }

        var kind: Kind
        var minutes: Int
        /// The start of the item, in minutes after midnight.
        var start = 0
        var isWork: Bool {
            switch kind {
            case .opening, .exercises, .round: true
            case .pause, .lunch, .arrival, .buffer: false
            }
        }
    }

    static let opening = 15
    static let round = 5
    static let pause = 15
    static let lunch = 60
    /// The usual maximum time without a break, in minutes.
    static let longestStretch = 90
    /// The period in which lunch usually begins. Lunch begins up to half an hour earlier if the next item would take
    /// too long. It begins later if the next item is the day's first or a look back, because no break comes before
    /// these items.
    static let lunchTime = 12 * 60...13 * 60 + 15

    let days: [[Item]]
    let capacity: [Int]
    /// The exercises of the planned chapters for which there is no time, in the order of the course.
    let homework: [Exercise]
    /// The exercises to skip if the class is late, in this order.
    let cuts: [Exercise]
    let left: [Chapter]
    /// The numbers of the chapters that the plan proposes; empty if the request named chapters.
    let proposed: [Int]
    var pastMidnight: [Int] { days.indices.filter { Self.end(days[$0]) > 24 * 60 } }

    /// Returns the numbers of the first chapters that fit into the minutes of work with at most half an hour of
    /// homework. If even the first chapter does not fit, returns only its number.
    static func proposal(_ minutes: Int, _ course: Course) -> [Int] {
        var rest = minutes + 30
        let fitting = course.chapters.prefix { chapter in
            rest -= opening + round + chapter.exercises.reduce(0) { $0 + $1.minutes }
            return rest >= 0
        }
        return (fitting.isEmpty ? course.chapters.prefix(1) : fitting).map(\.number)
    }

    init(_ request: PlanRequest, _ course: Course) {
        let total = request.days.reduce(0, +)
        proposed = request.chapters.isEmpty ? Self.proposal(total, course) : []
        let wanted = request.chapters + proposed
        var chapters = course.chapters.filter { wanted.contains($0.number) }
        var kept = Dictionary(chapters.map { ($0.number, $0.exercises) }) { first, _ in first }
        func minutes(of number: Int) -> Int { (kept[number] ?? []).map(\.minutes).reduce(0, +) }
        func minutes() -> Int {
            let around = chapters.count * (Self.opening + Self.round)
            return around + chapters.map { minutes(of: $0.number) }.reduce(0, +)
        }
        // Drops the last exercise of the longest chapter that has more than two exercises. The first two exercises of a
        // chapter introduce its idea.
        func leaveOne() -> Exercise? {
            let longest = chapters.map(\.number).filter { (kept[$0]?.count ?? 0) > 2 }.max {
                minutes(of: $0) <= minutes(of: $1)
            }
            return longest.flatMap { kept[$0]?.popLast() }
        }
        var home: [Exercise] = []
        var left: [Chapter] = []
        while minutes() > total {
            if let exercise = leaveOne() {
                home.append(exercise)
            } else if chapters.count > 1, let last = chapters.popLast() {
                left.insert(last, at: 0)
                // Without this chapter, there may be time again for exercises that had become homework.
                home.removeAll { $0.chapter == last.number }
                for exercise in home.sorted(by: { ($0.number, $0.chapter) < ($1.number, $1.chapter) }) {
                    kept[exercise.chapter]?.append(exercise)
                    if minutes() > total {
                        _ = kept[exercise.chapter]?.popLast()
                        break
                    }
                    home.removeAll { $0.slug == exercise.slug }
                }
                for number in kept.keys { kept[number]?.sort { $0.number < $1.number } }
            } else if let chapter = chapters.first, let exercise = kept[chapter.number]?.popLast() {
                home.append(exercise)
            } else {
                break
            }
        }
        let inClass = kept
        cuts = (0..<4).compactMap { _ in leaveOne() }
        homework = course.exercises.filter { exercise in home.contains { $0.slug == exercise.slug } }
        self.left = left
        capacity = request.days
        days = Self.schedule(chapters, inClass, request)
    }

    /// Returns each day's items, in order and evenly distributed, with breaks. Adjacent exercises become one item.
    /// Days without items are left out.
    private static func schedule(
        _ chapters: [Chapter], _ kept: [Int: [Exercise]], _ request: PlanRequest
    ) -> [[Item]] {
        var steps: [Item] = []
        for chapter in chapters {
            steps.append(Item(kind: .opening(chapter.number), minutes: opening))
            for exercise in kept[chapter.number] ?? [] {
                steps.append(Item(kind: .exercises([exercise.id]), minutes: exercise.minutes))
            }
            steps.append(Item(kind: .round(chapter.number), minutes: round))
        }
        return parted(steps, request.days).enumerated().filter { !$0.element.isEmpty }.map { index, day in
            let buffer = request.buffer ?? request.days[index] / 12 / 5 * 5
            return timed(day, request.start, arrival: index == 0 ? request.arrival : 0, buffer: buffer)
        }
    }

    /// Divides the steps into days. Each day gets its share of the work. If a chapter ends near the end of a day's
    /// share, the day ends with the chapter.
    private static func parted(_ steps: [Item], _ capacities: [Int]) -> [[Item]] {
        var rest = steps[...]
        return capacities.enumerated().map { index, capacity in
            let later = capacities[(index + 1)...].reduce(0, +)
            let work = rest.reduce(0) { $0 + $1.minutes }
            let share = work * capacity / (capacity + later)
            var best = later == 0 ? rest.count : 0
            var least = Int.max
            var done = 0
            for (count, step) in zip(1..., rest) where later > 0 {
                done += step.minutes
                guard done <= capacity else { break }
                let next = rest.dropFirst(count).first?.kind
                if case .opening = step.kind { continue }
                if case .round? = next { continue }
                let isWithinChapter = if case .exercises? = next { true } else { false }
                // A day's end that leaves more work than the later days can hold is chosen only if no other is
                // possible.
                let cost = abs(done - share) + (isWithinChapter ? 45 : 0) + (work - done > later ? 10_000 - done : 0)
                if cost < least { (best, least) = (count, cost) }
            }
            defer { rest = rest.dropFirst(best) }
            return Array(rest.prefix(best))
        }
    }

    private static func timed(_ steps: [Item], _ start: Int, arrival: Int, buffer: Int) -> [Item] {
        var items: [Item] = []
        var clock = start
        var stretch = 0
        var hasEaten = start >= lunchTime.upperBound
        func add(_ item: Item) {
            var item = item
            item.start = clock
            clock += item.minutes
            if case .exercises(let ids) = item.kind, let last = items.last, case .exercises(let before) = last.kind {
                items[items.count - 1].kind = .exercises(before + ids)
                items[items.count - 1].minutes += item.minutes
            } else {
                items.append(item)
            }
        }
        if arrival > 0 { add(Item(kind: .arrival, minutes: arrival)) }
        for (index, step) in steps.enumerated() {
            let remaining = steps[index...].reduce(0) { $0 + $1.minutes }
            // A look back follows its chapter without a break.
            let isFree = if case .round = step.kind { false } else { index > 0 }
            let isTired = stretch > 0 && stretch + step.minutes > longestStretch
            let isLate = isTired || clock + step.minutes > lunchTime.upperBound
            if isFree, !hasEaten, remaining > 45, lunchTime.contains(clock) || isLate && clock >= 11 * 60 + 30 {
                add(Item(kind: .lunch, minutes: lunch))
                (stretch, hasEaten) = (0, true)
            } else if isFree, remaining > 20, isTired {
                add(Item(kind: .pause, minutes: pause))
                stretch = 0
            }
            stretch += step.minutes
            add(step)
        }
        if buffer > 0 { add(Item(kind: .buffer, minutes: buffer)) }
        return items
    }

    static func work(_ day: [Item]) -> Int { day.filter(\.isWork).reduce(0) { $0 + $1.minutes } }
    /// Returns the end of a day, in minutes after midnight; 0 for a day without items.
    static func end(_ day: [Item]) -> Int { day.last.map { $0.start + $0.minutes } ?? 0 }
}
