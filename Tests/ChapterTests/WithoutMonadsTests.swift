import Chapter12WithoutMonads
import CurrycombSignals
import CurrycombWorkbook
import TestSupport
import Testing

@Suite struct WithoutMonadsTests {
    @Test func theSubjectHasAtMostThirtyLines() throws {
        let lines = try #require(Size.linesOfCode("World/PlainSubject.swift"))
        #expect(10...30 ~= lines)
        #expect(try #require(Size.linesOfTheToolkitsSubject()) > lines)
        #expect(Size.linesOfCode("NoSuchFile.swift") == nil)
    }

    @Test func allSubscribersReceiveValuesInTheSameOrder() {
        let subject = PlainSubject("a")
        var (first, second, third): ([String], [String], [String]) = ([], [], [])
        subject.subscribe { text in
            first.append(text)
            if text.count == 2 { subject.send(text + "!") }
        }
        let leave = subject.subscribe { second.append($0) }
        subject.send("ab")
        leave()
        leave()
        subject.subscribe { third.append($0) }
        subject.send("c")
        #expect(first == ["a", "ab", "ab!", "c"])
        #expect(second == ["a", "ab", "ab!"])
        #expect(third == ["ab!", "c"])
        #expect(subject.value == "c")
    }

    @Test func allThreePagesShowTheSameScreen() {
        let student = Student().numbered(1).satisfied { $0 >= 70 }
        let (subject, hand, signals) = (CreditWithSubject(student), CreditByHand(), CreditWithSignals())
        for _ in 0...25 {
            #expect(subject.screen == hand.screen)
            #expect(signals.screen == hand.screen)
            for tap in [subject.tap, hand.tap, signals.tap] { tap() }
        }
        #expect(subject.screen.description == "100 red | pass red")
    }

    @Test func eachStudentHasItsOwnPassingRule() {
        let base = Student().named("Li").gender(.female)
        let strict = base.satisfied { $0 > 90 }
        #expect(strict.isSatisfied(by: 91) && !strict.isSatisfied(by: 90))
        #expect(!base.isSatisfied(by: 91))
        #expect(strict.name == "Li" && strict.gender == .female && base.number == 0)
        let page = CreditWithSubject(strict)
        for _ in 1...14 { page.tap() }
        #expect(page.screen.description == "70 red | fail")
    }

    @Test func coloursChangeAtThirtyAndSeventy() {
        #expect([0, 29, 30, 69, 70, 100].map(Colour.of) == [.grey, .grey, .purple, .purple, .red, .red])
    }

    @Test func aLayoutCycleLaysOutEachPanelOnce() {
        let cycle = LayoutCycle()
        var work: [String] = []
        let outer = Panel("outer") { work.append($0.name) }
        var again = true
        let inner = Panel("inner", in: outer) { inner in
            work.append(inner.name)
            if again { [outer, inner].forEach(cycle.mark) }
            again = false
        }
        [inner, inner, outer, inner].forEach(cycle.mark)
        cycle.run()
        #expect(work == ["outer", "inner"])
        cycle.run()
        cycle.run()
        #expect(work == ["outer", "inner", "outer", "inner"])
    }

    @Test func inapplicableChangesAreRejected() throws {
        let tree = Node("page", [Node("a"), Node("b", [Node("c")])])
        for change: Change in [
            .update(["c"], text: "", colour: .red), .remove("c", in: []), .move("a", in: [], to: 2),
            .insert(Node("d"), in: ["b"], at: 2), .insert(Node("c"), in: ["b"], at: 0), .move("c", in: [], to: 0),
        ] {
            #expect(throws: Misfit.self, "\(change)") { try tree.applying([change]) }
        }
        let changed = try tree.applying([.move("a", in: [], to: 1), .update(["b", "c"], text: "x", colour: .red)])
        #expect(changed.description == "page(b(c \"x\" red), a)")
    }

    @Test func applyingADiffGivesTheNewTree() {
        let broken = forAll(
            ("keys", Generator<[Int]>.array(of: .int(in: 0...9))), ("others", .array(of: .int(in: 0...9)))
        ) {
            keys, others in
            let (old, new) = (Self.tree(keys), Self.tree(others))
            return try old.applying(Ours.diff(old, new)) == new && Ours.diff(new, new).isEmpty
        }
        #expect(broken == nil)
    }

    private static func tree(_ keys: [Int]) -> Node {
        var seen: Set<Int> = []
        return Node(
            "root",
            keys.enumerated().filter { seen.insert($0.1).inserted }.map { place, key in
                Node("\(key)", "\(place / 3)", key > 5 ? .red : .black, key > 7 ? [Node("in", "\(place)")] : [])
            })
    }

    @Test func comparingByPositionDrawsMoreNodes() {
        let rows = (1...5).map { Node("\($0)", "row") }
        let (old, new) = (Node("list", rows), Node("list", [Node("0", "row")] + rows))
        #expect(Ours.drawnByPlace(old, new) == 6)
        #expect(Ours.drawnByPlace(old, old) == 0)
        #expect(Ours.diff(old, new).map(\.drawn) == [1])
    }

    @Test func aPageIsRenderedOncePerCycle() {
        let canvas = Canvas()
        let page = CreditPage({ Node("n", "\($0)") }, on: canvas)
        page.cycle()
        for number in [1, 2, 3] { page.show(number) }
        page.cycle()
        for number in [4, 3] { page.show(number) }
        page.cycle()
        page.show(9)
        page.cycle()
        #expect(canvas.log == ["draw n, 1 views", "update [] \"9\" black"])
        #expect(canvas.drawn == 2)
    }

    @Test func aCanvasLogsInapplicableChanges() {
        let canvas = Canvas()
        canvas.apply([.remove("a", in: [])])
        canvas.draw(Node("page"))
        canvas.apply([.remove("a", in: [])])
        #expect(canvas.log.filter { $0.hasPrefix("does not fit") }.count == 2)
        #expect(canvas.tree == Node("page"))
        #expect(canvas.drawn == 1)
    }

    @Test func bothKindsOfChainAddOnePerStep() {
        let (source, sum) = (PlainSubject(0), Counter())
        let subjects = Chains.subjects(3) { sum.set($0) }
        subjects.first.send(4)
        #expect(sum.value == 7)
        Chains.monad(5, source).observe { sum.set($0) }
        source.send(4)
        #expect(sum.value == 9)
    }

    @Test func callsAreCountedWithAndWithoutObservers() {
        #expect(Calls.whenNobodyListens() == (10, 0))
        #expect(Calls.whenTwoListen() == (10, 20))
    }

    @Test func theStackGrowsWithEachChainStep() {
        let depths = Depth.all()
        #expect(depths.count == 3)
        #expect(depths[0].perStep >= 1)
        #expect(depths.allSatisfy { $0.one > 0 && $0.ten >= $0.one })
    }

    @Test func assignmentsAndBindsGiveTheSameResult() {
        for number in -3...20 {
            let assigned = Assigning.assigned(number)
            #expect(Assigning.bound(number) == assigned)
            #expect((try? Assigning.assigned(.success(number)).get()) == assigned)
            #expect((try? Assigning.bound(.success(number)).get()) == assigned)
            let heard = Counter()
            Assigning.bound(Signals.just(number)).observe { heard.set($0) }
            #expect(heard.value == assigned ?? 0)
        }
        #expect(Assigning.assigned(nil as Int?) == nil && Assigning.bound(nil as Int?) == nil)
    }

    @Test func timesArePrintedOnlyOnRequest() throws {
        let (status, output) = try Program.run(Places.executable("tour-12"), ["measure", "10"])
        #expect(status == 0)
        for name in Speed.figures(values: 1).map(\.name) { #expect(output.contains(name)) }
        let (_, plain) = try Program.run(Places.executable("tour-12"))
        #expect(!plain.contains("Nanoseconds"))
    }
}
