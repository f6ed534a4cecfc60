import CurrycombComposition
import Testing

private struct Failure: Error, Equatable {}
private struct User: Equatable {
    var name = "Anna"
    var age = 30
}

struct UpdateTests {
    @Test("update changes in place, in order, with functions of either shape")
    func updates() {
        var user = User()
        update(&user, set(\.name, "Bo"), over(\.age, { $0 + 1 }))
        #expect(user == User(name: "Bo", age: 31))
        update(&user) { $0.age = 5 }
        #expect(user.age == 5)
        update(&user, { $0.age *= 2 }, { $0.age += 1 })
        #expect(user.age == 11)
        var number = 3
        update(&number, { $0 + 1 }, { $0 * 2 })
        #expect(number == 8)
    }

    @Test("an error keeps the changes of the functions before it")
    func updateFailure() {
        var number = 3
        let fails: (Int) throws -> Int = { _ in throw Failure() }
        #expect(throws: Failure.self) { try update(&number, { $0 + 1 }, fails, { $0 * 2 }) }
        #expect(number == 4)
    }

    @Test("updating leaves the original as it was")
    func updatingCopies() {
        let user = User()
        #expect(updating(user) { $0.age = 1 } == User(name: "Anna", age: 1))
        #expect(user == User())
    }
}
