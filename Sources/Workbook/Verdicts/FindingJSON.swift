import CurrycombDifferences

extension Finding {
    var node: JSONNode {
        switch self {
        case .comparison(let call, let expected, let got, let differences):
            return .object([
                ("kind", .string("comparison")), ("call", .string(call)), ("expected", .string(expected)),
                ("got", .string(got)), ("differences", .array(differences.map(Self.node))),
            ])
        case .law(let broken):
            return .object([
                ("kind", .string("law")), ("law", .string(broken.law)), ("equation", .string(broken.equation)),
                ("tries", .number(Double(broken.tries))), ("seed", .string(String(broken.seed))),
                (
                    "bindings",
                    .array(
                        broken.bindings.map {
                            .object([("name", .string($0.name)), ("value", .string($0.value))])
                        })
                ),
                ("left", .string(broken.left)), ("right", .string(broken.right)),
            ])
        case .stages(let stages):
            let nodes = stages.map {
                JSONNode.object([
                    ("name", .string($0.name)), ("expected", .string($0.expected)), ("got", .optional($0.got)),
                ])
            }
            return .object([("kind", .string("stages")), ("stages", .array(nodes))])
        case .marbles(let lines, let pointer):
            let nodes = lines.map {
                JSONNode.object([("name", .string($0.name)), ("marbles", .string($0.marbles))])
            }
            return .object([
                ("kind", .string("marbles")), ("lines", .array(nodes)), ("pointer", .optional(pointer)),
            ])
        case .story(let steps):
            let nodes = steps.map {
                JSONNode.object([
                    ("step", .string($0.step)), ("expected", .string($0.expected)), ("got", .optional($0.got)),
                ])
            }
            return .object([("kind", .string("story")), ("steps", .array(nodes))])
        case .note(let text):
            return .object([("kind", .string("note")), ("text", .string(text))])
        }
    }

    init?(_ node: JSONNode) {
        func text(_ key: String) -> String { node[key].string ?? "" }
        switch node["kind"].string {
        case "comparison":
            self = .comparison(
                call: text("call"), expected: text("expected"), got: text("got"),
                differences: node["differences"].array.map(Self.difference))
        case "law":
            self = .law(
                Counterexample(
                    law: text("law"), equation: text("equation"), tries: node["tries"].int ?? 0,
                    seed: UInt64(text("seed")) ?? 0,
                    bindings: node["bindings"].array.map {
                        Counterexample.Binding($0["name"].string ?? "", $0["value"].string ?? "")
                    },
                    left: text("left"), right: text("right")))
        case "stages":
            self = .stages(
                node["stages"].array.map {
                    Stage($0["name"].string ?? "", expected: $0["expected"].string ?? "", got: $0["got"].string)
                })
        case "marbles":
            self = .marbles(
                node["lines"].array.map { MarbleLine($0["name"].string ?? "", $0["marbles"].string ?? "") },
                pointer: node["pointer"].int)
        case "story":
            self = .story(
                node["steps"].array.map {
                    StoryStep($0["step"].string ?? "", expected: $0["expected"].string ?? "", got: $0["got"].string)
                })
        case "note": self = .note(text("text"))
        default: return nil
        }
    }

    private static func node(_ difference: Difference) -> JSONNode {
        .object([
            ("path", .string(difference.path)), ("expected", .string(difference.expected)),
            ("got", .string(difference.got)),
        ])
    }

    private static func difference(_ node: JSONNode) -> Difference {
        Difference(
            path: node["path"].string ?? "", expected: node["expected"].string ?? "", got: node["got"].string ?? "")
    }
}
