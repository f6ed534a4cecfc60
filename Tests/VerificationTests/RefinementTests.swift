import CurrycombContainers
import CurrycombVerification
import Foundation
import Testing

/// The toolkit's `Issue`. Without this declaration, the name is ambiguous, because Swift Testing also has a type
/// `Issue`.
private typealias Issue = CurrycombVerification.Issue

@Suite struct RefinementTests {
    @Test func valuesAndLengthsAreLimitedToRanges() {
        let range = Validator<JSON, Int>.integer.range(1...5)
        #expect([0, 1, 5, 6].map { range.accepts(.integer($0)) } == [false, true, true, false])
        #expect(range.complaints(6) == ["must be between 1 and 5"])
        #expect(Validator<JSON, Int>.integer.range(...5).complaints(6) == ["must be at most 5"])
        #expect(Validator<JSON, Int>.integer.range(0..<5).complaints(5) == ["must be between 0 and 4"])
        #expect(Validator<JSON, Int>.integer.range(0..<5).complaints(4) == [])
        #expect(Validator.string.length(1...Int.max).complaints("") == ["its length must be at least 1"])
        #expect(Validator.array(of: .int).count(...Int.max).accepts([1]))
        let length = Validator<JSON, String>.string.length(2..<4)
        #expect(["a", "éa", "漢字x", "abcd"].map { length.accepts(.string($0)) } == [false, true, true, false])
        #expect(length.complaints("a") == ["its length must be between 2 and 3"])
        #expect(
            Validator<JSON, [Int]>.array(of: .integer).count(1...1).complaints([]) == [
                "its number of elements must be 1"
            ])
    }

    @Test func aValidatorMakesANonEmptyList() throws {
        let list = Validator.array(of: .int.range(0...)).count(...3).toNonEmpty()
        #expect(try list([1, 2]) == NonEmpty(1, 2))
        #expect(list.complaints([]) == Validator.array(of: .int).nonEmpty.complaints([]))
        #expect(list.complaints([]) == ["its number of elements must be at least 1"])
        #expect(list.complaints([1, 2, 3, 4]) == ["its number of elements must be at most 3"])
        #expect(Validator.array(of: .int).nonEmpty.toNonEmpty().complaints([]).count == 1)
        #expect(list.isReversible)
        #expect(try list.encode(NonEmpty(1, 2)) == [1, 2])
        #expect(!Validator.array(of: .int.map { $0 + 1 }).toNonEmpty().isReversible)
        var generator = Generator(seed: 11)
        for _ in 0..<200 {
            let numbers = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
                Int.random(in: 0...9, using: &generator)
            }
            let json = JSON.array(numbers.map { .integer($0) })
            #expect(try list(json).elements == numbers && list.encode(list(json)) == json, "seed 11")
        }
    }

    @Test func aChainInAFieldMayMakeANonEmptyList() throws {
        struct Party {
            var guests: NonEmpty<String>
        }
        let party = Validator.object(Party.init) {
            field("guests", \.guests, .array(of: .string.nonEmpty).unique().toNonEmpty().unique())
        }
        #expect(try party.decode(#"{"guests": ["Ada", "Bo"]}"#).guests == NonEmpty("Ada", "Bo"))
        #expect(party.issues(["guests": []]).map(\.path.description) == ["guests"])
    }

    @Test(arguments: [
        ("ada@example.com", true), ("a.b+c@x-y.co.uk", true), ("a@b", false), ("@b.de", false), ("a@", false),
        ("a@@b.de", false),
        ("a b@c.de", false), ("a@-b.de", false), ("a@b-.de", false), ("a@b..de", false), ("ä@b.de", false), ("", false),
    ])
    func emailAddressesAreRecognized(_ text: String, _ isValid: Bool) {
        #expect(Validator.email.accepts(.string(text)) == isValid)
    }

    @Test(arguments: [
        ("https://example.com/a?b=c", true), ("mailto:a@b.de", true), ("example.com", false), ("https://", false),
        ("", false),
        ("https:///path", false), ("http://exa mple.com", false),
    ])
    func urlsAreRecognized(_ text: String, _ isValid: Bool) {
        #expect(Validator.url.accepts(.string(text)) == isValid)
    }

    @Test func urlSchemesCanBeRestricted() {
        let web = Validator<JSON, String>.string.url(schemes: "https")
        #expect(web.accepts("https://a.de") && !web.accepts("http://a.de"))
    }

    @Test func uuidsAreRecognized() throws {
        let text = "3F2504E0-4F89-41D3-9A0C-0305E82C3301"
        #expect(try Validator.uuid(.string(text)) == UUID(uuidString: text))
        #expect(try Validator.uuid(.string(text.lowercased())).uuidString == text)
        for wrong in [
            "", "x", "3F2504E0-4F89-41D3-9A0C-0305E82C330", "3F2504E0-4F89-41D3-9A0C-0305E82C330G",
            "3F2504E0+4F89-41D3-9A0C-0305E82C3301", "3F2504E0-4F89-41D3-9A0C0-305E82C3301",
        ] {
            #expect(!Validator.uuid.accepts(.string(wrong)), "\(wrong)")
        }
    }

    @Test(arguments: [
        ("1970-01-01T00:00:00Z", 0.0), ("2026-01-31T12:00:00Z", 1_769_860_800),
        ("2026-01-31T12:00:00+01:00", 1_769_857_200),
        ("2024-02-29T23:59:59.25Z", 1_709_251_199.25), ("1969-12-31T23:59:59Z", -1),
        ("1900-03-01t00:00:00z", -2_203_891_200),
        ("2016-12-31T23:59:60Z", 1_483_228_800), ("0000-01-01T00:00:00Z", -62_167_219_200),
    ])
    func datesAreParsed(_ text: String, _ seconds: Double) throws {
        #expect(try Validator.date(.string(text)) == Date(timeIntervalSince1970: seconds))
    }

    @Test(arguments: [
        "2026-02-29T00:00:00Z", "2026-13-01T00:00:00Z", "2026-00-01T00:00:00Z", "2026-01-32T00:00:00Z", "2026-01-31",
        "2026-01-31T24:00:00Z", "2026-01-31T12:60:00Z", "2026-01-31T12:00:00", "2026-01-31T12:00Z",
        "2026-01-31T12:00:00.Z",
        "2026-01-31T12:00:00+1:00", "2026-01-31T12:00:00Zx", "1900-02-29T00:00:00Z", "",
        "9999-12-31T23:59:59-01:00", "9999-12-31T23:59:60Z", "0000-01-01T00:00:00+01:00",
    ])
    func invalidDatesAreRejected(_ text: String) {
        #expect(!Validator.date.accepts(.string(text)))
    }

    @Test func theLastDateSurvivesARoundTrip() throws {
        let last = Date(timeIntervalSince1970: 253_402_300_800.0.nextDown)
        #expect(try Validator.date(Validator.date.encode(last)) <= last)
        // Rounded to the nearest `Double`, each of these numbers of seconds would be in the next year.
        for fraction in ["99999", "999999", "9999999"] {
            #expect(try Validator.date(.string("9999-12-31T23:59:59.\(fraction)Z")) <= last)
        }
        #expect(throws: NotReversible.self) { try Validator.date.encode(Date(timeIntervalSince1970: 253_402_300_800)) }
    }

    @Test func microsecondsSurviveARoundTrip() throws {
        var generator = Generator(seed: 11)
        for year in 1733...2272 {
            for _ in 0..<20 {
                let fraction = String(Int.random(in: 1_000_001...1_999_999, using: &generator)).dropFirst()
                let text = "\(year)-06-17T10:24:17.\(fraction)Z".replacing(/0+Z/, with: "Z")
                guard !text.hasSuffix(".Z") else { continue }
                #expect(try Validator.date.encode(Validator.date(.string(text))) == .string(text), "\(text), seed 11")
            }
        }
    }

    @Test func datesSurviveARoundTrip() throws {
        var generator = Generator(seed: 11)
        for _ in 0..<2000 {
            let microseconds = Int.random(in: -62_167_219_200_000_000..<253_402_300_800_000_000, using: &generator)
            let date = Date(timeIntervalSince1970: Double(microseconds / 1000 * 1000) / 1_000_000)
            let written = try Validator.date.encode(date)
            #expect(abs(try Validator.date(written).timeIntervalSince(date)) < 0.000_1, "\(written), seed 11")
            #expect(try Validator.date.encode(Validator.date(written)) == written, "\(written), seed 11")
            let whole = Date(timeIntervalSince1970: Double(microseconds / 1_000_000))
            let foundation = try Date(whole.ISO8601Format(), strategy: .iso8601)
            if whole.timeIntervalSince1970 > -12_000_000_000 {
                #expect(try Validator.date(.string(whole.ISO8601Format())) == foundation, "\(whole), seed 11")
            }
        }
        #expect(try Validator.day.encode(Validator.day("2024-02-29")) == "2024-02-29")
        #expect(!Validator.day.accepts("2026-02-29"))
    }

    @Test func decimalsAreExact() throws {
        #expect(try Validator.decimal.decode("0.1") == Decimal(string: "0.1"))
        #expect(
            try Validator.decimal.decode("12345678901234567890.12345") == Decimal(string: "12345678901234567890.12345"))
        #expect(!Validator.decimal.accepts(try JSON(parsing: "0." + String(repeating: "1", count: 60))))
        #expect(try Validator.decimal.encodeText(Decimal(string: "0.30")!) == "0.3")
        // A Decimal has exponents from -128 to 127, so it cannot hold these numbers in the form in which they are
        // written.
        #expect(try Validator.decimal.decode("1e128") == Decimal(string: "10e127"))
        #expect(try Validator.decimal.decode("-1000e-130") == Decimal(string: "-1e-127"))
        #expect(try Validator.decimal.decode("0e200") == 0)
        for text in ["1e166", "1e-200", "1e999999999999"] {
            #expect(!Validator.decimal.accepts(try JSON(parsing: text)), "\(text)")
        }
    }

    @Test func textMustMatchItsPattern() {
        let sku = Validator<JSON, String>.string.matches(/[A-Z]{3}-[0-9]+/, format: "article number")
        #expect(sku.accepts("ABC-12"))
        #expect(sku.complaints("ABC-12x") == ["is not of the form article number"])
    }

    @Test func onlyAllowedValuesAreAccepted() throws {
        let state = Validator.string.nonEmpty.oneOf("new", "used")
        #expect(state.accepts("used"))
        #expect(state.complaints("usde") == Validator.enumeration(Condition.self).complaints("usde"))
        #expect(try state.encode("new") == "new")
        #expect(Validator.int.oneOf([1, 2]).accepts(2))
        #expect(!Validator.int.oneOf([]).accepts(2))
    }

    @Test func elementsMustBeUnique() throws {
        let tags = Validator.array(of: .string).unique()
        #expect(tags.accepts(["a", "b"]) && tags.accepts([]))
        #expect(tags.complaints(["a", "b", "a"]) == ["its elements must be unique"])
        #expect(try tags.encode(["a", "b"]) == ["a", "b"])
        let initials = Validator.array(of: .string).unique(by: \.first)
        #expect(initials.accepts(["ab", "b"]))
        #expect(initials.complaints(["ab", "a"]) == ["its elements must be unique"])
    }

    private enum Condition: String, CaseIterable { case new, used }

    @Test func optionalTextMayBeEmpty() {
        let copy = Validator.any(.text.email(), .text.empty)
        #expect(["", "a@b.de", "a"].map(copy.accepts) == [true, true, false])
    }

    @Test func resultReturnsTheErrorAsAValue() throws {
        #expect(try Validator.int.result("7").get() == 7)
        #expect(try Validator.int.result(Data("7".utf8)).get() == 7)
        for result in [Validator.int.result(#"{"a": 1}"#), Validator.int.result(Data("{".utf8))] {
            #expect(throws: ValidationFailure.self) { try result.get() }
        }
    }

    @Test func untypedTreesAreValidated() throws {
        let tree = try JSONSerialization.jsonObject(with: Data(goodOrder.utf8()))
        #expect(try order.untyped(tree) == order(goodOrder))
        let faulty: [String: Any] = ["name": true, "email": NSNull()]
        #expect(
            customer.untyped.complaints(faulty) == [
                "name: expected a string, found true or false", "email: expected a string, found null",
            ])
        #expect(
            customer.untyped.complaints(["list": [1, Date()]] as [String: Any]) == [
                "list[1]: JSON has no values of type Date"
            ])
        #expect(
            try JSON(
                untyped: [
                    "i": 1, "u": UInt64.max, "d": 0.5, "f": Float(0.25), "b": true, "n": Int?.none as Any,
                    "decimal": Decimal(string: "0.1")!, "small": Int8(1), "one": NSNumber(value: 1),
                    "yes": NSNumber(value: true), "maybe": Bool?.some(true) as Any,
                ] as [String: Any])
                == [
                    "i": 1, "u": .integer(UInt64.max), "d": 0.5, "f": 0.25, "b": true, "n": .null, "decimal": 0.1,
                    "small": 1,
                    "one": 1, "yes": true, "maybe": true,
                ])
        #expect(
            try JSON(
                untyped: [
                    "yes": NSNumber(value: true), "one": NSNumber(value: 1), "none": nil, "hashable": AnyHashable(true),
                ] as [String: Any?]) == ["yes": true, "one": 1, "none": .null, "hashable": true])
        #expect(throws: Issue(.notJSON(type: "Double (inf)"), at: ["x"])) { try JSON(untyped: ["x": Double.infinity]) }
        var nested: Any = 1
        for _ in 0..<2000 { nested = [nested] }
        #expect(throws: Issue.self) { try JSON(untyped: nested) }
        var generator = Generator(seed: 5)
        for _ in 0..<500 {
            let json = generator.json()
            #expect(try JSON(untyped: json.untyped) == json, "seed 5")
        }
    }
}
