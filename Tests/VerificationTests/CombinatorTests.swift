import Foundation
import Testing

@testable import CurrycombVerification

/// The toolkit's `Issue`. Without this declaration, the name is ambiguous, because Swift Testing also has a type
/// `Issue`.
private typealias Issue = CurrycombVerification.Issue

private indirect enum Shape: Hashable, Sendable {
    case circle(radius: Int)
    case box(width: Int, height: Int)
}

private let circle = Validator<JSON, Int>.field("radius", .integer).map(Shape.circle) {
    if case .circle(let radius) = $0 { radius } else { nil }
}

private let box = zip(.field("width", .int), .field("height", .int))
    .map {
        Shape.box(width: $0, height: $1)
    } back: {
        if case .box(let width, let height) = $0 { (width, height) } else { nil }
    }

private let shape = Validator.discriminated(by: "type", ["circle": circle, "box": box])

private struct Tree: Hashable, Sendable {
    var name: String
    var children: [Tree]
}

private let tree: Validator<JSON, Tree> = .object(Tree.init) {
    field("name", \.name, .string)
    field("children", \.children, .array(of: .lazy { tree }))
}

private struct Link: Hashable, Sendable {
    var type: JSON
    var links: [Link]

    static func chain(_ depth: Int, _ type: String) -> Link {
        (1..<depth).reduce(Link(type: .string(type), links: [])) { inner, _ in
            Link(type: .string(type), links: [inner])
        }
    }
}

/// The tag comes first, so an alternative with the wrong tag rejects a value immediately.
private func links(_ type: String) -> Validator<JSON, Link> {
    .object(Link.init) {
        field("type", \.type, .literal(.string(type)))
        field("links", \.links, .array(of: .lazy { link }))
    }
}

private let link: Validator<JSON, Link> = .any(links("a"), links("b"))

/// The tag comes last, so an alternative with the wrong tag checks all the links before it rejects a value.
private func lateLinks(_ type: String) -> Validator<JSON, Link> {
    .object({ Link(type: $1, links: $0) }) {
        field("links", \.links, .array(of: .lazy { lateLink }))
        field("type", \.type, .literal(.string(type)))
    }
}

private let lateLink: Validator<JSON, Link> = .any(lateLinks("a"), lateLinks("b"))

private func onlyLinks(_ type: String) -> Validator<JSON, Link> {
    .object({ Link(type: $1, links: $0) }) {
        field("links", \.links, .array(of: .lazy { onlyLink }))
        field("type", \.type, .literal(.string(type)))
    }
}

private let onlyLink: Validator<JSON, Link> = .oneOf(onlyLinks("a"), onlyLinks("b"))

@Suite struct CombinatorTests {
    @Test func wrongKindsAndRangesAreReported() throws {
        #expect(Validator.bool.complaints(1) == ["expected true or false, found a number"])
        #expect(Validator<JSON, Int>.integer.complaints(true) == ["expected a number, found true or false"])
        #expect(Validator<JSON, Int>.integer.complaints(1.5) == ["expected a whole number"])
        #expect(Validator<JSON, UInt8>.integer.complaints(300) == ["must be between 0 and 255"])
        #expect(Validator<JSON, UInt8>.integer.complaints(-1) == ["must be between 0 and 255"])
        #expect(Validator<JSON, Double>.number.validate(2).value == 2)
        #expect(Validator<JSON, Float>.number.issues(1e300).count == 1)
        // The number is slightly more than halfway from the Float 1 to the next Float. The nearest Double is exactly
        // halfway, so a Float of this Double would be 1, because its last digit is even.
        let beyondTie = try JSON(parsing: "1.0000000596046447754")
        #expect(Validator<JSON, Float>.number.validate(beyondTie).value == Float(1).nextUp)
        // The number is slightly below the smallest number that rounds to infinity as a Float. The nearest Double is
        // exactly that smallest number.
        let largest = try JSON(parsing: "340282356779733661637539395458142568447.9")
        #expect(Validator<JSON, Float>.number.validate(largest).value == Float.greatestFiniteMagnitude)
        #expect(Validator.null.accepts(.null))
        #expect(Validator.null.complaints(0) == ["expected null, found a number"])
        #expect(Validator.kind(.string, .null).complaints(true) == ["expected a string or null, found true or false"])
        #expect(Validator.exactNumber.validate(1.25).value?.description == "1.25")
    }

    @Test func everyElementOfACollectionIsChecked() throws {
        let numbers = Validator<JSON, [Int]>.array(of: .integer)
        #expect(numbers.validate([1, 2]).value == [1, 2])
        #expect(
            numbers.complaints([1, "x", 2, .null]) == [
                "[1]: expected a number, found a string", "[3]: expected a number, found null",
            ])
        let counts = Validator<JSON, [String: Int]>.dictionary(of: .integer.range(0...))
        #expect(counts.validate(["a": 1, "b": 2]).value == ["a": 1, "b": 2])
        #expect(counts.complaints(["a": 1, "b c": -2]) == ["[\"b c\"]: must be at least 0"])
        let short = Validator<JSON, [String: Int]>.dictionary(keys: .identity().length(...2), of: .integer)
        #expect(
            short.complaints(["abc": "x", "ok": 1]) == [
                "abc: its length must be at most 2", "abc: expected a number, found a string",
            ])
        let pair: Validator<JSON, (String, Int)> = .tuple(.string, .integer)
        #expect(try pair(["a", 1]) == ("a", 1))
        #expect(try pair.encode(("a", 1)) == ["a", 1])
        #expect(
            pair.complaints([1, "a"]) == [
                "[0]: expected a string, found a number", "[1]: expected a number, found a string",
            ])
        #expect(pair.complaints([1]) == ["its number of elements must be 2"])
        #expect(try counts.encode(["b": 1, "a": 2]).text() == #"{"a":2,"b":1}"#)
    }

    @Test func theAllowedConstantsAreReported() {
        #expect(Validator.literal("v1").accepts("v1"))
        #expect(Validator.literal("v1").complaints("v2") == ["expected one of \"v1\""])
        #expect(Validator.literal(1).complaints("v2") == ["expected a number, found a string"])
        let currency = Validator<JSON, Currency>.enumeration()
        #expect(currency.validate("usd").value == .usd)
        #expect(currency.complaints("used") == ["expected one of eur, usd; did you mean usd?"])
        #expect(
            Validator<JSON, Bill>.enumeration().complaints("payed") == [
                "expected one of open, paid; did you mean paid?"
            ])
        #expect(Validator<JSON, Bill>.enumeration().complaints("gone") == ["expected one of open, paid"])
        #expect(currency.complaints("xxxxxxx") == ["expected one of eur, usd"])
        #expect(Validator<JSON, Level>.enumeration().validate(2).value == .high)
        #expect(Validator<JSON, Level>.enumeration().complaints(3) == ["expected one of 1, 2"])
    }

    private enum Bill: String, CaseIterable, Sendable { case open, paid }
    private enum Level: Int, CaseIterable, Sendable { case low = 1, high = 2 }

    @Test func aUnionReportsItsTaggedBranch() throws {
        #expect(try shape(["type": "circle", "radius": 2]) == .circle(radius: 2))
        #expect(
            shape.complaints(["type": "box", "width": "x"]) == [
                "width: expected a number, found a string", "height: is missing",
            ])
        #expect(shape.complaints(["type": "cirle"]) == ["type: expected one of circle, box; did you mean circle?"])
        #expect(shape.complaints([:]) == ["type: is missing"])
        #expect(shape.complaints(["type": 1]) == ["type: expected a string, found a number"])
        #expect(shape.complaints(1) == ["expected an object, found a number"])
        for value in [Shape.circle(radius: 1), .box(width: 2, height: 3)] {
            #expect(try shape(shape.encode(value)) == value)
        }
        #expect(try shape.encode(.circle(radius: 1)) == ["type": "circle", "radius": 1])
    }

    @Test func aUnionReportsItsNearestBranch() throws {
        let either = Validator.any(box, circle)
        #expect(try either(["radius": 1]) == .circle(radius: 1))
        // The box and the circle have one issue each. If two alternatives are equally near, the first is reported.
        #expect(either.complaints(["width": 1]) == ["height: is missing"])
        #expect(either.complaints(["radius": "x"]) == ["radius: expected a number, found a string"])
        #expect(either.complaints(7) == ["expected an object, found a number"])
        let text = Validator<JSON, String>.any(.string.length(2...), Validator.int.map { "\($0)" })
        #expect(text.complaints(true) == ["expected a string or a number, found true or false"])
        #expect(text.complaints("a") == ["its length must be at least 2"])
        #expect(text.complaints(1.5) == ["expected a whole number"])
        for value in [Shape.circle(radius: 1), .box(width: 2, height: 3)] {
            #expect(try either(either.encode(value)) == value)
        }
        let tagged = Validator.any(
            zip(Validator.field("kind", .literal("a")), .field("x", .int)).map { $0.1 },
            zip(Validator.field("kind", .literal("b")), .field("x", .int)).map { $0.1 })
        #expect(tagged.complaints(["kind": "b", "x": "no"]) == ["x: expected a number, found a string"])
    }

    // In the next three tests, the time must not double at each level.

    @Test func aFaultDeepInAlternativesIsFoundInLinearTime() throws {
        let depth = 60
        let text = try link.encodeText(.chain(depth, "a")).replacing("[]", with: "[7]")
        let path = Array(repeating: "links[0]", count: depth).joined(separator: ".")
        for validator in [link, lateLink, onlyLink] {
            #expect(
                validator.complaints(try JSON(parsing: text)) == ["\(path): expected an object, found a number"])
            #expect(!validator.accepts(try JSON(parsing: text)))
        }
        let shallow = try link.encodeText(.chain(3, "b")).replacing("[]", with: "[7]")
        #expect(
            link.complaints(try JSON(parsing: shallow)) == [
                "links[0].links[0].links[0]: expected an object, found a number"
            ])
    }

    @Test func trailingTagsAreAcceptedInLinearTime() throws {
        let chain = Link.chain(60, "b")
        let text = try link.encodeText(chain)
        #expect(try lateLink.decode(text) == chain)
        #expect(try onlyLink.decode(text) == chain)
        // A value that was built in code has no positions in a text.
        let built = try link.encode(chain)
        #expect(try lateLink(built) == chain)
        #expect(try onlyLink(built) == chain)
        let wrong = JSON.object([JSON.Member(key: "links", value: [built, ["type": "c", "links": []]])])
        #expect(
            lateLink.complaints(wrong) == [
                "links[1].type: expected one of \"a\", \"b\"", "type: is missing",
            ])
    }

    @Test func encodingALaterAlternativeIsFast() throws {
        let chain = Link.chain(40, "b")
        #expect(try link.decode(link.encodeText(chain)) == chain)
        #expect(throws: NotReversible.self) { try Validator.literal("a").encode("b") }
    }

    @Test func alternativesRespectTheIssueLimit() {
        let numbers = Validator<JSON, [Int]>.array(of: .integer)
        let either = Validator.any(numbers, Validator<JSON, String>.string.map { _ in [] })
        let bad = JSON.array(Array(repeating: "x", count: 3000))
        #expect(either.issues(bad, options: .init(limit: 5000)).count == 3000)
        let failure = #expect(throws: ValidationFailure.self) { try either(bad, options: .init(limit: 2000)) }
        #expect(failure?.issues.count == 2000 && failure?.isTruncated == true)
    }

    @Test func aUnionWithAReversibleBranchIsReversible() {
        let oneWay = Validator<JSON, Int>.field("v", .int).map { $0 + 1 }
        #expect(!Validator.discriminated(by: "t", ["x": oneWay]).isReversible)
        #expect(Validator.discriminated(by: "t", ["x": oneWay, "y": .field("v", .int)]).isReversible)
    }

    @Test func oneOfRequiresExactlyOneMatch() {
        let small = Validator<JSON, Int>.integer.range(...10)
        let even = Validator<JSON, Int>.integer.refine("must be even") { $0 % 2 == 0 }
        let one = Validator.oneOf(small, even)
        #expect(one.validate(12).value == 12)
        #expect(one.validate(3).value == 3)
        #expect(one.complaints(4) == ["fits 2 alternatives, but only one is allowed"])
        #expect(one.complaints(13) == ["must be at most 10"])
    }

    @Test func allAndNotCombineValidators() {
        let both = Validator<JSON, String>.all(
            .string.length(3...), .string.refine("must have a digit") { $0.contains(where: \.isNumber) })
        #expect(both.complaints("a") == ["its length must be at least 3", "must have a digit"])
        #expect(both.accepts("ab1"))
        let noString = Validator.not(Validator<JSON, String>.string)
        #expect(noString.validate(1).value == 1)
        #expect(noString.complaints("x") == ["is not allowed"])
    }

    @Test func lazyValidatesRecursiveData() throws {
        let json: JSON = ["name": "a", "children": [["name": "b", "children": []], ["name": 3, "children": [[:]]]]]
        #expect(
            tree.complaints(json) == [
                "children[1].name: expected a string, found a number", "children[1].children[0].name: is missing",
                "children[1].children[0].children: is missing",
            ])
        let value = Tree(name: "x", children: [Tree(name: "y", children: [])])
        #expect(try tree(tree.encode(value)) == value)
    }

    @Test func aClosureAfterZipNeedsNoTypes() throws {
        enum Sort: String, CaseIterable, Sendable { case round, square }
        let fits = zip(.field("a", .enumeration(Sort.self)), .field("b", .enumeration(Sort.self)), .field("c", .bool))
            .map { $0 == .round && $1 == .square && $2 }
        #expect(try fits(["a": "round", "b": "square", "c": true]))
        #expect(fits.complaints(["a": "round", "b": "red"]).count == 2)
    }

    @Test(arguments: [128, JSON.Limits.deepest])
    func recursionUpToTheLimitWorksOnASmallStack(_ depth: Int) async {
        let levels = depth / 2
        let deep =
            String(repeating: #"{"name":"n","children":["#, count: levels) + String(repeating: "]}", count: levels)
        let text = await withCheckedContinuation { continuation in
            let thread = Thread {
                let value = try? tree.decode(deep, limits: .init(depth: depth))
                continuation.resume(returning: value.flatMap { try? tree.encodeText($0) })
            }
            // This is the stack size of threads on Darwin other than the main thread.
            thread.stackSize = 512 << 10
            thread.start()
        }
        #expect(text == deep)
    }

    @Test func allRefinementsOfAChainReport() {
        let password = Validator<JSON, String>.string.length(8...).refine("must have a digit") {
            $0.contains(where: \.isNumber)
        }
        #expect(password.complaints("abc") == ["its length must be at least 8", "must have a digit"])
        let stepwise = Validator<JSON, String>.string.nonEmpty.then(
            .identity().refine("must start with a") { $0.first! == "a" })
        #expect(stepwise.complaints("") == ["its length must be at least 1"])
        #expect(stepwise.complaints("b") == ["must start with a"])
        let mapped = Validator<JSON, String>.string.nonEmpty.map { $0.first! }.refine("must be a letter", \.isLetter)
        #expect(mapped.complaints("") == ["its length must be at least 1"])
        let reporting = Validator<JSON, [Int]>.array(of: .integer).refine(reporting: { numbers in
            numbers.indices.dropFirst().filter { numbers[$0] < numbers[$0 - 1] }.map {
                Issue(.custom("must not fall"), at: [.index($0)])
            }
        })
        #expect(reporting.complaints([1, 3, 2, 1]) == ["[2]: must not fall", "[3]: must not fall"])
        let rising = Validator<JSON, [Int]>.array(of: .integer)
            .refine("must not fall", at: [.index(1)]) { $0[1] >= $0[0] }.refine("too long") { $0.count < 3 }
        #expect(rising.complaints([1, 0, 0]) == ["[1]: must not fall", "too long"])
        #expect(rising.complaints([0, 1]) == [])
    }

    @Test func zipAccumulatesIssues() throws {
        let pair = zip(.field("a", .string), .optionalField("b", .int), .defaultField("c", .bool, default: true))
        let (a, b, c) = try pair(["a": "x"])
        #expect(a == "x" && b == nil && c)
        #expect(
            pair.complaints(["b": "x", "c": .null]) == [
                "a: is missing", "b: expected a number, found a string", "c: expected true or false, found null",
            ])
        #expect(try pair.encode(("x", 2, false)) == ["a": "x", "b": 2, "c": false])
    }

    @Test func aSharedKeyIsEncodedOnce() throws {
        let pair = zip(.field("a", .int), zip(.field("a", .int), .field("b", .int)))
        #expect(try pair.encodeText((1, (1, 2))) == #"{"a":1,"b":2}"#)
        #expect(throws: NotReversible.self) { try pair.encode((1, (2, 2))) }
        struct Twice: Sendable { var first: Int, second: Int }
        let twice = Validator.object(Twice.init) {
            field("a", \.first, .int)
            field("a", \.second, .int)
        }
        #expect(try twice.encodeText(Twice(first: 1, second: 1)) == #"{"a":1}"#)
        #expect(throws: NotReversible.self) { try twice.encode(Twice(first: 1, second: 2)) }
    }

    @Test func atFollowsAPath() throws {
        let names = Validator.object { field("names", .array(of: .string)) }
        #expect(try names.decode(#"{"names": ["Ming"]}"#) == ["Ming"])
        let short: Validator<JSON, [String]> = .object { field("names", .array(of: .string)) }
        #expect(try short.decode(#"{"names": ["Ming"]}"#) == ["Ming"])
        let same = Validator<JSON, [String]>.array(of: .string).at(["names"])
        #expect(names.complaints(["names": [1]]) == same.complaints(["names": [1]]))
        let name = Validator<JSON, String>.string.at(["data", 1, "name"])
        #expect(try name(["data": [1, ["name": "x"]]]) == "x")
        #expect(name.complaints(["data": [1, ["name": 2]]]) == ["data[1].name: expected a string, found a number"])
        #expect(name.complaints(["data": [1]]) == ["data[1]: is missing"])
        #expect(name.complaints(["data": 1]) == ["data: expected an array, found a number"])
        #expect(name.complaints([:]) == ["data: is missing"])
        #expect(try Validator<JSON, String>.string.at(["a", "b"]).encode("x") == ["a": ["b": "x"]])
    }

    @Test func constantsOfAlternativesAreReportedTogether() {
        func kind(_ name: String) -> Validator<JSON, JSON> { .field("kind", .literal(.string(name))) }
        #expect(
            Validator.any(kind("circle"), kind("box")).complaints(["kind": "line"]) == [
                "kind: expected one of \"circle\", \"box\""
            ])
        let other = Validator<JSON, JSON>.field("name", .literal("box"))
        #expect(
            Validator.any(kind("circle"), other).complaints(["kind": "line", "name": "x"]) == [
                "kind: expected one of \"circle\""
            ])
        #expect(Validator.any(.literal("a"), .literal("b")).complaints("c") == ["expected one of \"a\", \"b\""])
        let options = ValidationOptions(includesValues: true)
        let issues = Validator.any(kind("circle"), kind("box")).issues(["kind": "line"], options: options)
        #expect(issues.map(\.value) == ["line"])
        // This issue is about the whole input, which may contain other, private values. So the issue has no value.
        let allowed = Validator<JSON, String>.any(.field("t", .string.oneOf("a")), .field("t", .string.oneOf("b")))
        #expect(allowed.issues(["t": "c", "password": 1], options: options).map(\.value) == [nil])
    }

    @Test func aLimitBelow1CountsAs1() throws {
        var options = ValidationOptions(limit: -1)
        #expect(options.limit == 1)
        options.limit = -1
        #expect(options.limit == 1)
        let text = #"{"a": 1, "a": 2}"#
        #expect(throws: ValidationFailure.self) { try Validator<JSON, JSON>.json.decode(text, options: options) }
    }

    @Test func anObjectWithAOneWayFieldIsNotReversible() throws {
        struct Note: Sendable {
            var number: Int?
            var presence = Presence<Int>.missing
        }
        let oneWay = Validator<JSON, Int>.integer.map { $0 + 1 }
        let optional = Validator<JSON, Note>.object({ Note(number: $0) }) { optionalField("number", \.number, oneWay) }
        let nullable = Validator<JSON, Note>.object({ Note(number: $0) }) {
            optionalField("number", \.number, .nullable(oneWay))
        }
        let presence = Validator<JSON, Note>.object({ Note(presence: $0) }) {
            presenceField("presence", \.presence, oneWay)
        }
        for validator in [optional, nullable, presence] { #expect(!validator.isReversible) }
    }

    @Test func compactArrayLeavesInvalidElementsOut() throws {
        let numbers = Validator<JSON, [Int]>.compactArray(of: .integer.range(0...))
        #expect(numbers.validate([1, "x", 2, -3, .null]).value == [1, 2])
        #expect(numbers.validate(["x"]).value == [])
        #expect(numbers.validate([]).value == [])
        #expect(numbers.validate(["x", 1], options: .failFast).value == [1])
        #expect(numbers.accepts(["x"]))
        #expect(!numbers.accepts("x"))
        #expect(try numbers.decode("[1, \"x\", 2]") == [1, 2])
        let shapes = Validator<JSON, [Shape]>.compactArray(of: shape)
        let found = shapes.validate([["type": "circle", "radius": 1], ["type": "ring"], 3])
        #expect(found.value == [.circle(radius: 1)])
    }

    @Test func compactArrayReportsAValueThatIsNoArray() {
        let numbers = Validator<JSON, [Int]>.compactArray(of: .integer)
        #expect(numbers.complaints(["a": 1]) == ["expected an array, found an object"])
        #expect(numbers.complaints(.null) == ["expected an array, found null"])
    }

    @Test func compactArrayHidesOnlyTheFaultsOfItsElements() {
        let numbers = Validator<JSON, [Int]>.compactArray(of: .integer)
        let pair = zip(.field("a", numbers), .field("b", Validator.int))
        #expect(pair.complaints(["a": ["x", 1], "b": "y"]) == ["b: expected a number, found a string"])
        let lists = Validator<JSON, [[Int]]>.array(of: numbers)
        #expect(lists.complaints([["x"], 1, [2]]) == ["[1]: expected an array, found a number"])
        let compactLists = Validator<JSON, [[Int]]>.compactArray(of: .array(of: .integer))
        #expect(compactLists.validate([["x"], 1, [2]]).value == [[2]])
        // The repeated key is a fault of the text, not of the element.
        let members = Validator<JSON, [Int]>.compactArray(of: .field("a", .integer))
        let text = #"[{"a": 1, "a": 2}, {"a": "x"}]"#
        #expect(members.result(text).failure?.issues.map(\.code) == [.repeatedKey])
        let lenient = ValidationOptions(allowsRepeatedKeys: true)
        #expect(members.result(text, options: lenient).success == [2])
    }

    @Test func compactArrayEncodesLikeArray() throws {
        let numbers = Validator<JSON, [Int]>.compactArray(of: .integer.range(0...))
        #expect(numbers.isReversible)
        #expect(try numbers.encode([1, -3]) == [1, -3])
        let oneWay = Validator<JSON, [Int]>.compactArray(of: Validator.int.map { $0 + 1 })
        #expect(!oneWay.isReversible)
    }

    @Test func encodingWithAOneWayValidatorThrows() throws {
        let oneWay = Validator<JSON, Int>.integer.map { $0 + 1 }
        #expect(!oneWay.isReversible)
        #expect(throws: NotReversible.self) { try oneWay.encode(1) }
        let both = Validator<JSON, Int>.integer.map {
            $0 + 1
        } back: {
            $0 - 1
        }
        #expect(throws: Never.self) { try both.encode(1) }
        #expect(try both.encode(1) == 0)
    }

    @Test func issuesStopAtTheLimit() {
        let numbers = Validator<JSON, [Int]>.array(of: .integer)
        let bad = JSON.array(Array(repeating: "x", count: 5000))
        #expect(numbers.issues(bad).count == 1000)
        let failure = #expect(throws: ValidationFailure.self) { try numbers(bad, options: .init(limit: 3)) }
        #expect(failure?.isTruncated == true)
        #expect(failure?.description.hasPrefix("at least 3 problems") == true)
    }
}
