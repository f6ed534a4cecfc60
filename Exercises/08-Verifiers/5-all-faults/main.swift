import Chapter08Verifiers

// 8.5  Every fault, with its path
//
// Rule is (JSON) -> [Fault]: everything that is wrong, or []. must(.string) is there: the rule for one kind.
//
//     at("customer", [Fault(at: ["name"], .null)])        // [Fault(at: ["customer", "name"], .null)]
//     object([("id", must(.number)), ("name", must(.string))])(["id": true])
//         // id: bool, not number; name: missing
//     array(of: must(.string))(["a", 1, "b", 2])          // [1]: number, not string; [3]: number, not string
//
// All faults count, in the order of the rules or elements. A key that has no rule may hold anything.
// Whatever is no object (or no array) is one fault, the one that must(.object) (or must(.array)) tells.

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
