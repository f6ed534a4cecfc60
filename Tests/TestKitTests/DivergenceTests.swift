import CurrycombStores
import CurrycombTestKit
import Testing

@Suite("Two runs of a store")
struct DivergenceTests {
    struct Counter: Equatable {
        var count = 0
        var name = ""
    }

    enum CounterAction: Equatable { case add(Int), rename(String) }

    let counter = Reducer<Counter, CounterAction> { state, action in
        switch action {
        case .add(let number): state.count += number
        case .rename(let name): state.name = name
        }
    }

    @Test("are compared: the first action after which they differ, and the difference")
    func compared() throws {
        let wrong = Reducer<Counter, CounterAction> { [counter] state, action in
            _ = counter(&state, action)
            if case .add(3) = action { state.count -= 1 }
        }
        let run = Recording(Counter(), actions: [CounterAction.add(1), .add(3), .rename("x")])
        let found = try #require(run.divergence(expected: counter, got: wrong))
        #expect(found.number == 2)
        #expect(found.gotAction == .add(3))
        #expect(found.description == "After action 2, add(3):\n  count: expected 4, got 3")
        #expect(run.divergence(expected: counter, got: counter) == nil)

        let other = Recording(Counter(), actions: [CounterAction.add(1), .add(4), .rename("x")])
        #expect(
            run.divergence(from: other, counter)?.description
                == "After action 2, add(4) in place of add(3):\n  count: expected 4, got 5")
        let shorter = Recording(Counter(), actions: [CounterAction.add(1), .add(3)])
        #expect(
            run.divergence(from: shorter, counter)?.description
                == "After action 3, rename(\"x\"):\n  name: expected \"x\", got \"\"")
        #expect(shorter.divergence(from: run, counter)?.number == 3)
        let elsewhere = Recording(Counter(count: 1), actions: [CounterAction]())
        #expect(
            run.divergence(from: elsewhere, counter)?.description == "At the beginning:\n  count: expected 0, got 1")
        // An additional action that changes nothing does not count as a difference.
        let idle = Recording(Counter(), actions: [CounterAction.add(1), .add(3), .rename("x"), .add(0)])
        #expect(run.divergence(from: idle, counter) == nil)
    }
}
