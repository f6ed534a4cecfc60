import Chapter08Verifiers

// 8.5  Every fault, with its path
//
// A Rule is `(JSON) -> [Fault]`. It returns all faults of a value, or `[]` if there are none.
// Each Fault has a path, which consists of steps: `.key(key)` and `.index(index)`.
//
// You can use this:
//
//     func must(_ kind: JSON.Kind) -> Rule                // must(.string)(12) is [number, not string]
//
//     at("customer", [Fault(at: ["name"], .null)])        // [Fault(at: ["customer", "name"], .null)]
//     object([("id", must(.number)), ("name", must(.string))])(["id": true])
//         // id: bool, not number; name: missing
//     array(of: must(.string))(["a", 1, "b", 2])          // [1]: number, not string; [3]: number, not string
//
// Return all faults, in the order of the rules or elements. For a missing key, return the
// fault `.missing` at that key. A key without a rule may have any value. If an object rule
// receives a value that is not an object, return `must(.object)(value)`. If an array rule
// receives a value that is not an array, return `must(.array)(value)`.
//
// In 8.2, null was a wrong kind like any other. Here, `must(…)` has a separate fault for null:
// `must(.string)(.null)` and `must(.object)(.null)` are `[Fault(.null)]`. The rule of each key
// or element decides whether null is allowed.

struct Answer: AllFaults {
    func at(_ step: Fault.Step, _ faults: [Fault]) -> [Fault] {
        todo("at")
    }

    func object(_ rules: [(key: String, rule: Rule)]) -> Rule {
        todo("object")
    }

    func array(of rule: @escaping Rule) -> Rule {
        todo("array")
    }
}

judge(Answer.self)
