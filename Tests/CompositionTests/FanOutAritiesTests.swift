import CurrycombComposition
import Testing

/// Every arity, for every kind of function: each result stands in its place.
struct FanOutAritiesTests {
    @Test("juxt of plain functions")
    func juxtPlain() {
        let fan2: (String) -> (String, String) = juxt(plain1("f"), plain1("g"))
        let all2 = fan2("1")
        #expect([all2.0, all2.1] == ["f(1)", "g(1)"])
        let fan3: (String) -> (String, String, String) = juxt(plain1("f"), plain1("g"), plain1("h"))
        let all3 = fan3("1")
        #expect([all3.0, all3.1, all3.2] == ["f(1)", "g(1)", "h(1)"])
        let fan4: (String) -> (String, String, String, String) = juxt(
            plain1("f"), plain1("g"), plain1("h"), plain1("i"))
        let all4 = fan4("1")
        #expect([all4.0, all4.1, all4.2, all4.3] == ["f(1)", "g(1)", "h(1)", "i(1)"])
        let fan5: (String) -> (String, String, String, String, String) = juxt(
            plain1("f"), plain1("g"), plain1("h"), plain1("i"), plain1("j"))
        let all5 = fan5("1")
        #expect([all5.0, all5.1, all5.2, all5.3, all5.4] == ["f(1)", "g(1)", "h(1)", "i(1)", "j(1)"])
        let fan6: (String) -> (String, String, String, String, String, String) = juxt(
            plain1("f"), plain1("g"), plain1("h"), plain1("i"), plain1("j"), plain1("k"))
        let all6 = fan6("1")
        #expect([all6.0, all6.1, all6.2, all6.3, all6.4, all6.5] == ["f(1)", "g(1)", "h(1)", "i(1)", "j(1)", "k(1)"])
        let fan7: (String) -> (String, String, String, String, String, String, String) = juxt(
            plain1("f"), plain1("g"), plain1("h"), plain1("i"), plain1("j"), plain1("k"), plain1("l"))
        let all7 = fan7("1")
        #expect(
            [all7.0, all7.1, all7.2, all7.3, all7.4, all7.5, all7.6] == [
                "f(1)", "g(1)", "h(1)", "i(1)", "j(1)", "k(1)", "l(1)",
            ])
        let fan8: (String) -> (String, String, String, String, String, String, String, String) = juxt(
            plain1("f"), plain1("g"), plain1("h"), plain1("i"), plain1("j"), plain1("k"), plain1("l"), plain1("m"))
        let all8 = fan8("1")
        #expect(
            [all8.0, all8.1, all8.2, all8.3, all8.4, all8.5, all8.6, all8.7] == [
                "f(1)", "g(1)", "h(1)", "i(1)", "j(1)", "k(1)", "l(1)", "m(1)",
            ])
    }

    @Test("zip of plain functions")
    func zipPlain() {
        let zip2: (String) -> String = zip(plain1("f"), plain1("g"), with: plain2("z"))
        #expect(zip2("1") == "z(f(1), g(1))")
        let zip3: (String) -> String = zip(plain1("f"), plain1("g"), plain1("h"), with: plain3("z"))
        #expect(zip3("1") == "z(f(1), g(1), h(1))")
        let zip4: (String) -> String = zip(plain1("f"), plain1("g"), plain1("h"), plain1("i"), with: plain4("z"))
        #expect(zip4("1") == "z(f(1), g(1), h(1), i(1))")
        let zip5: (String) -> String = zip(
            plain1("f"), plain1("g"), plain1("h"), plain1("i"), plain1("j"), with: plain5("z"))
        #expect(zip5("1") == "z(f(1), g(1), h(1), i(1), j(1))")
        let zip6: (String) -> String = zip(
            plain1("f"), plain1("g"), plain1("h"), plain1("i"), plain1("j"), plain1("k"), with: plain6("z"))
        #expect(zip6("1") == "z(f(1), g(1), h(1), i(1), j(1), k(1))")
        let zip7: (String) -> String = zip(
            plain1("f"), plain1("g"), plain1("h"), plain1("i"), plain1("j"), plain1("k"), plain1("l"), with: plain7("z")
        )
        #expect(zip7("1") == "z(f(1), g(1), h(1), i(1), j(1), k(1), l(1))")
        let zip8: (String) -> String = zip(
            plain1("f"), plain1("g"), plain1("h"), plain1("i"), plain1("j"), plain1("k"), plain1("l"), plain1("m"),
            with: plain8("z"))
        #expect(zip8("1") == "z(f(1), g(1), h(1), i(1), j(1), k(1), l(1), m(1))")
    }

    @Test("juxt of plain sendable functions")
    func juxtSendablePlain() {
        let fan2: @Sendable (String) -> (String, String) = juxt(sendablePlain1("f"), sendablePlain1("g"))
        let all2 = fan2("1")
        #expect([all2.0, all2.1] == ["f(1)", "g(1)"])
        let fan3: @Sendable (String) -> (String, String, String) = juxt(
            sendablePlain1("f"), sendablePlain1("g"), sendablePlain1("h"))
        let all3 = fan3("1")
        #expect([all3.0, all3.1, all3.2] == ["f(1)", "g(1)", "h(1)"])
        let fan4: @Sendable (String) -> (String, String, String, String) = juxt(
            sendablePlain1("f"), sendablePlain1("g"), sendablePlain1("h"), sendablePlain1("i"))
        let all4 = fan4("1")
        #expect([all4.0, all4.1, all4.2, all4.3] == ["f(1)", "g(1)", "h(1)", "i(1)"])
        let fan5: @Sendable (String) -> (String, String, String, String, String) = juxt(
            sendablePlain1("f"), sendablePlain1("g"), sendablePlain1("h"), sendablePlain1("i"), sendablePlain1("j"))
        let all5 = fan5("1")
        #expect([all5.0, all5.1, all5.2, all5.3, all5.4] == ["f(1)", "g(1)", "h(1)", "i(1)", "j(1)"])
        let fan6: @Sendable (String) -> (String, String, String, String, String, String) = juxt(
            sendablePlain1("f"), sendablePlain1("g"), sendablePlain1("h"), sendablePlain1("i"), sendablePlain1("j"),
            sendablePlain1("k"))
        let all6 = fan6("1")
        #expect([all6.0, all6.1, all6.2, all6.3, all6.4, all6.5] == ["f(1)", "g(1)", "h(1)", "i(1)", "j(1)", "k(1)"])
        let fan7: @Sendable (String) -> (String, String, String, String, String, String, String) = juxt(
            sendablePlain1("f"), sendablePlain1("g"), sendablePlain1("h"), sendablePlain1("i"), sendablePlain1("j"),
            sendablePlain1("k"), sendablePlain1("l"))
        let all7 = fan7("1")
        #expect(
            [all7.0, all7.1, all7.2, all7.3, all7.4, all7.5, all7.6] == [
                "f(1)", "g(1)", "h(1)", "i(1)", "j(1)", "k(1)", "l(1)",
            ])
        let fan8: @Sendable (String) -> (String, String, String, String, String, String, String, String) = juxt(
            sendablePlain1("f"), sendablePlain1("g"), sendablePlain1("h"), sendablePlain1("i"), sendablePlain1("j"),
            sendablePlain1("k"), sendablePlain1("l"), sendablePlain1("m"))
        let all8 = fan8("1")
        #expect(
            [all8.0, all8.1, all8.2, all8.3, all8.4, all8.5, all8.6, all8.7] == [
                "f(1)", "g(1)", "h(1)", "i(1)", "j(1)", "k(1)", "l(1)", "m(1)",
            ])
    }

    @Test("zip of plain sendable functions")
    func zipSendablePlain() {
        let zip2: @Sendable (String) -> String = zip(
            sendablePlain1("f"), sendablePlain1("g"), with: sendablePlain2("z"))
        #expect(zip2("1") == "z(f(1), g(1))")
        let zip3: @Sendable (String) -> String = zip(
            sendablePlain1("f"), sendablePlain1("g"), sendablePlain1("h"), with: sendablePlain3("z"))
        #expect(zip3("1") == "z(f(1), g(1), h(1))")
        let zip4: @Sendable (String) -> String = zip(
            sendablePlain1("f"), sendablePlain1("g"), sendablePlain1("h"), sendablePlain1("i"),
            with: sendablePlain4("z"))
        #expect(zip4("1") == "z(f(1), g(1), h(1), i(1))")
        let zip5: @Sendable (String) -> String = zip(
            sendablePlain1("f"), sendablePlain1("g"), sendablePlain1("h"), sendablePlain1("i"), sendablePlain1("j"),
            with: sendablePlain5("z"))
        #expect(zip5("1") == "z(f(1), g(1), h(1), i(1), j(1))")
        let zip6: @Sendable (String) -> String = zip(
            sendablePlain1("f"), sendablePlain1("g"), sendablePlain1("h"), sendablePlain1("i"), sendablePlain1("j"),
            sendablePlain1("k"), with: sendablePlain6("z"))
        #expect(zip6("1") == "z(f(1), g(1), h(1), i(1), j(1), k(1))")
        let zip7: @Sendable (String) -> String = zip(
            sendablePlain1("f"), sendablePlain1("g"), sendablePlain1("h"), sendablePlain1("i"), sendablePlain1("j"),
            sendablePlain1("k"), sendablePlain1("l"), with: sendablePlain7("z"))
        #expect(zip7("1") == "z(f(1), g(1), h(1), i(1), j(1), k(1), l(1))")
        let zip8: @Sendable (String) -> String = zip(
            sendablePlain1("f"), sendablePlain1("g"), sendablePlain1("h"), sendablePlain1("i"), sendablePlain1("j"),
            sendablePlain1("k"), sendablePlain1("l"), sendablePlain1("m"), with: sendablePlain8("z"))
        #expect(zip8("1") == "z(f(1), g(1), h(1), i(1), j(1), k(1), l(1), m(1))")
    }

    @Test("juxt of throwing functions")
    func juxtThrowing() throws {
        let fan2: (String) throws -> (String, String) = juxt(throwing1("f"), throwing1("g"))
        let all2 = try fan2("1")
        #expect([all2.0, all2.1] == ["f(1)", "g(1)"])
        let fan3: (String) throws -> (String, String, String) = juxt(throwing1("f"), throwing1("g"), throwing1("h"))
        let all3 = try fan3("1")
        #expect([all3.0, all3.1, all3.2] == ["f(1)", "g(1)", "h(1)"])
        let fan4: (String) throws -> (String, String, String, String) = juxt(
            throwing1("f"), throwing1("g"), throwing1("h"), throwing1("i"))
        let all4 = try fan4("1")
        #expect([all4.0, all4.1, all4.2, all4.3] == ["f(1)", "g(1)", "h(1)", "i(1)"])
        let fan5: (String) throws -> (String, String, String, String, String) = juxt(
            throwing1("f"), throwing1("g"), throwing1("h"), throwing1("i"), throwing1("j"))
        let all5 = try fan5("1")
        #expect([all5.0, all5.1, all5.2, all5.3, all5.4] == ["f(1)", "g(1)", "h(1)", "i(1)", "j(1)"])
        let fan6: (String) throws -> (String, String, String, String, String, String) = juxt(
            throwing1("f"), throwing1("g"), throwing1("h"), throwing1("i"), throwing1("j"), throwing1("k"))
        let all6 = try fan6("1")
        #expect([all6.0, all6.1, all6.2, all6.3, all6.4, all6.5] == ["f(1)", "g(1)", "h(1)", "i(1)", "j(1)", "k(1)"])
        let fan7: (String) throws -> (String, String, String, String, String, String, String) = juxt(
            throwing1("f"), throwing1("g"), throwing1("h"), throwing1("i"), throwing1("j"), throwing1("k"),
            throwing1("l"))
        let all7 = try fan7("1")
        #expect(
            [all7.0, all7.1, all7.2, all7.3, all7.4, all7.5, all7.6] == [
                "f(1)", "g(1)", "h(1)", "i(1)", "j(1)", "k(1)", "l(1)",
            ])
        let fan8: (String) throws -> (String, String, String, String, String, String, String, String) = juxt(
            throwing1("f"), throwing1("g"), throwing1("h"), throwing1("i"), throwing1("j"), throwing1("k"),
            throwing1("l"), throwing1("m"))
        let all8 = try fan8("1")
        #expect(
            [all8.0, all8.1, all8.2, all8.3, all8.4, all8.5, all8.6, all8.7] == [
                "f(1)", "g(1)", "h(1)", "i(1)", "j(1)", "k(1)", "l(1)", "m(1)",
            ])
    }

    @Test("zip of throwing functions")
    func zipThrowing() throws {
        let zip2: (String) throws -> String = zip(throwing1("f"), throwing1("g"), with: throwing2("z"))
        #expect(try zip2("1") == "z(f(1), g(1))")
        let zip3: (String) throws -> String = zip(throwing1("f"), throwing1("g"), throwing1("h"), with: throwing3("z"))
        #expect(try zip3("1") == "z(f(1), g(1), h(1))")
        let zip4: (String) throws -> String = zip(
            throwing1("f"), throwing1("g"), throwing1("h"), throwing1("i"), with: throwing4("z"))
        #expect(try zip4("1") == "z(f(1), g(1), h(1), i(1))")
        let zip5: (String) throws -> String = zip(
            throwing1("f"), throwing1("g"), throwing1("h"), throwing1("i"), throwing1("j"), with: throwing5("z"))
        #expect(try zip5("1") == "z(f(1), g(1), h(1), i(1), j(1))")
        let zip6: (String) throws -> String = zip(
            throwing1("f"), throwing1("g"), throwing1("h"), throwing1("i"), throwing1("j"), throwing1("k"),
            with: throwing6("z"))
        #expect(try zip6("1") == "z(f(1), g(1), h(1), i(1), j(1), k(1))")
        let zip7: (String) throws -> String = zip(
            throwing1("f"), throwing1("g"), throwing1("h"), throwing1("i"), throwing1("j"), throwing1("k"),
            throwing1("l"), with: throwing7("z"))
        #expect(try zip7("1") == "z(f(1), g(1), h(1), i(1), j(1), k(1), l(1))")
        let zip8: (String) throws -> String = zip(
            throwing1("f"), throwing1("g"), throwing1("h"), throwing1("i"), throwing1("j"), throwing1("k"),
            throwing1("l"), throwing1("m"), with: throwing8("z"))
        #expect(try zip8("1") == "z(f(1), g(1), h(1), i(1), j(1), k(1), l(1), m(1))")
    }

    @Test("juxt of throwing sendable functions")
    func juxtSendableThrowing() throws {
        let fan2: @Sendable (String) throws -> (String, String) = juxt(sendableThrowing1("f"), sendableThrowing1("g"))
        let all2 = try fan2("1")
        #expect([all2.0, all2.1] == ["f(1)", "g(1)"])
        let fan3: @Sendable (String) throws -> (String, String, String) = juxt(
            sendableThrowing1("f"), sendableThrowing1("g"), sendableThrowing1("h"))
        let all3 = try fan3("1")
        #expect([all3.0, all3.1, all3.2] == ["f(1)", "g(1)", "h(1)"])
        let fan4: @Sendable (String) throws -> (String, String, String, String) = juxt(
            sendableThrowing1("f"), sendableThrowing1("g"), sendableThrowing1("h"), sendableThrowing1("i"))
        let all4 = try fan4("1")
        #expect([all4.0, all4.1, all4.2, all4.3] == ["f(1)", "g(1)", "h(1)", "i(1)"])
        let fan5: @Sendable (String) throws -> (String, String, String, String, String) = juxt(
            sendableThrowing1("f"), sendableThrowing1("g"), sendableThrowing1("h"), sendableThrowing1("i"),
            sendableThrowing1("j"))
        let all5 = try fan5("1")
        #expect([all5.0, all5.1, all5.2, all5.3, all5.4] == ["f(1)", "g(1)", "h(1)", "i(1)", "j(1)"])
        let fan6: @Sendable (String) throws -> (String, String, String, String, String, String) = juxt(
            sendableThrowing1("f"), sendableThrowing1("g"), sendableThrowing1("h"), sendableThrowing1("i"),
            sendableThrowing1("j"), sendableThrowing1("k"))
        let all6 = try fan6("1")
        #expect([all6.0, all6.1, all6.2, all6.3, all6.4, all6.5] == ["f(1)", "g(1)", "h(1)", "i(1)", "j(1)", "k(1)"])
        let fan7: @Sendable (String) throws -> (String, String, String, String, String, String, String) = juxt(
            sendableThrowing1("f"), sendableThrowing1("g"), sendableThrowing1("h"), sendableThrowing1("i"),
            sendableThrowing1("j"), sendableThrowing1("k"), sendableThrowing1("l"))
        let all7 = try fan7("1")
        #expect(
            [all7.0, all7.1, all7.2, all7.3, all7.4, all7.5, all7.6] == [
                "f(1)", "g(1)", "h(1)", "i(1)", "j(1)", "k(1)", "l(1)",
            ])
        let fan8: @Sendable (String) throws -> (String, String, String, String, String, String, String, String) = juxt(
            sendableThrowing1("f"), sendableThrowing1("g"), sendableThrowing1("h"), sendableThrowing1("i"),
            sendableThrowing1("j"), sendableThrowing1("k"), sendableThrowing1("l"), sendableThrowing1("m"))
        let all8 = try fan8("1")
        #expect(
            [all8.0, all8.1, all8.2, all8.3, all8.4, all8.5, all8.6, all8.7] == [
                "f(1)", "g(1)", "h(1)", "i(1)", "j(1)", "k(1)", "l(1)", "m(1)",
            ])
    }

    @Test("zip of throwing sendable functions")
    func zipSendableThrowing() throws {
        let zip2: @Sendable (String) throws -> String = zip(
            sendableThrowing1("f"), sendableThrowing1("g"), with: sendableThrowing2("z"))
        #expect(try zip2("1") == "z(f(1), g(1))")
        let zip3: @Sendable (String) throws -> String = zip(
            sendableThrowing1("f"), sendableThrowing1("g"), sendableThrowing1("h"), with: sendableThrowing3("z"))
        #expect(try zip3("1") == "z(f(1), g(1), h(1))")
        let zip4: @Sendable (String) throws -> String = zip(
            sendableThrowing1("f"), sendableThrowing1("g"), sendableThrowing1("h"), sendableThrowing1("i"),
            with: sendableThrowing4("z"))
        #expect(try zip4("1") == "z(f(1), g(1), h(1), i(1))")
        let zip5: @Sendable (String) throws -> String = zip(
            sendableThrowing1("f"), sendableThrowing1("g"), sendableThrowing1("h"), sendableThrowing1("i"),
            sendableThrowing1("j"), with: sendableThrowing5("z"))
        #expect(try zip5("1") == "z(f(1), g(1), h(1), i(1), j(1))")
        let zip6: @Sendable (String) throws -> String = zip(
            sendableThrowing1("f"), sendableThrowing1("g"), sendableThrowing1("h"), sendableThrowing1("i"),
            sendableThrowing1("j"), sendableThrowing1("k"), with: sendableThrowing6("z"))
        #expect(try zip6("1") == "z(f(1), g(1), h(1), i(1), j(1), k(1))")
        let zip7: @Sendable (String) throws -> String = zip(
            sendableThrowing1("f"), sendableThrowing1("g"), sendableThrowing1("h"), sendableThrowing1("i"),
            sendableThrowing1("j"), sendableThrowing1("k"), sendableThrowing1("l"), with: sendableThrowing7("z"))
        #expect(try zip7("1") == "z(f(1), g(1), h(1), i(1), j(1), k(1), l(1))")
        let zip8: @Sendable (String) throws -> String = zip(
            sendableThrowing1("f"), sendableThrowing1("g"), sendableThrowing1("h"), sendableThrowing1("i"),
            sendableThrowing1("j"), sendableThrowing1("k"), sendableThrowing1("l"), sendableThrowing1("m"),
            with: sendableThrowing8("z"))
        #expect(try zip8("1") == "z(f(1), g(1), h(1), i(1), j(1), k(1), l(1), m(1))")
    }

    @Test("juxt of asynchronous functions")
    func juxtAsync() async {
        let fan2: (String) async -> (String, String) = juxt(async1("f"), async1("g"))
        let all2 = await fan2("1")
        #expect([all2.0, all2.1] == ["f(1)", "g(1)"])
        let fan3: (String) async -> (String, String, String) = juxt(async1("f"), async1("g"), async1("h"))
        let all3 = await fan3("1")
        #expect([all3.0, all3.1, all3.2] == ["f(1)", "g(1)", "h(1)"])
        let fan4: (String) async -> (String, String, String, String) = juxt(
            async1("f"), async1("g"), async1("h"), async1("i"))
        let all4 = await fan4("1")
        #expect([all4.0, all4.1, all4.2, all4.3] == ["f(1)", "g(1)", "h(1)", "i(1)"])
    }

    @Test("zip of asynchronous functions")
    func zipAsync() async {
        let zip2: (String) async -> String = zip(async1("f"), async1("g"), with: async2("z"))
        #expect(await zip2("1") == "z(f(1), g(1))")
        let zip3: (String) async -> String = zip(async1("f"), async1("g"), async1("h"), with: async3("z"))
        #expect(await zip3("1") == "z(f(1), g(1), h(1))")
        let zip4: (String) async -> String = zip(async1("f"), async1("g"), async1("h"), async1("i"), with: async4("z"))
        #expect(await zip4("1") == "z(f(1), g(1), h(1), i(1))")
    }

    @Test("juxt of asynchronous sendable functions")
    func juxtSendableAsync() async {
        let fan2: @Sendable (String) async -> (String, String) = juxt(sendableAsync1("f"), sendableAsync1("g"))
        let all2 = await fan2("1")
        #expect([all2.0, all2.1] == ["f(1)", "g(1)"])
        let fan3: @Sendable (String) async -> (String, String, String) = juxt(
            sendableAsync1("f"), sendableAsync1("g"), sendableAsync1("h"))
        let all3 = await fan3("1")
        #expect([all3.0, all3.1, all3.2] == ["f(1)", "g(1)", "h(1)"])
        let fan4: @Sendable (String) async -> (String, String, String, String) = juxt(
            sendableAsync1("f"), sendableAsync1("g"), sendableAsync1("h"), sendableAsync1("i"))
        let all4 = await fan4("1")
        #expect([all4.0, all4.1, all4.2, all4.3] == ["f(1)", "g(1)", "h(1)", "i(1)"])
    }

    @Test("zip of asynchronous sendable functions")
    func zipSendableAsync() async {
        let zip2: @Sendable (String) async -> String = zip(
            sendableAsync1("f"), sendableAsync1("g"), with: sendableAsync2("z"))
        #expect(await zip2("1") == "z(f(1), g(1))")
        let zip3: @Sendable (String) async -> String = zip(
            sendableAsync1("f"), sendableAsync1("g"), sendableAsync1("h"), with: sendableAsync3("z"))
        #expect(await zip3("1") == "z(f(1), g(1), h(1))")
        let zip4: @Sendable (String) async -> String = zip(
            sendableAsync1("f"), sendableAsync1("g"), sendableAsync1("h"), sendableAsync1("i"),
            with: sendableAsync4("z"))
        #expect(await zip4("1") == "z(f(1), g(1), h(1), i(1))")
    }

    @Test("juxt of asynchronous throwing functions")
    func juxtAsyncThrowing() async throws {
        let fan2: (String) async throws -> (String, String) = juxt(asyncThrowing1("f"), asyncThrowing1("g"))
        let all2 = try await fan2("1")
        #expect([all2.0, all2.1] == ["f(1)", "g(1)"])
        let fan3: (String) async throws -> (String, String, String) = juxt(
            asyncThrowing1("f"), asyncThrowing1("g"), asyncThrowing1("h"))
        let all3 = try await fan3("1")
        #expect([all3.0, all3.1, all3.2] == ["f(1)", "g(1)", "h(1)"])
        let fan4: (String) async throws -> (String, String, String, String) = juxt(
            asyncThrowing1("f"), asyncThrowing1("g"), asyncThrowing1("h"), asyncThrowing1("i"))
        let all4 = try await fan4("1")
        #expect([all4.0, all4.1, all4.2, all4.3] == ["f(1)", "g(1)", "h(1)", "i(1)"])
    }

    @Test("zip of asynchronous throwing functions")
    func zipAsyncThrowing() async throws {
        let zip2: (String) async throws -> String = zip(
            asyncThrowing1("f"), asyncThrowing1("g"), with: asyncThrowing2("z"))
        #expect(try await zip2("1") == "z(f(1), g(1))")
        let zip3: (String) async throws -> String = zip(
            asyncThrowing1("f"), asyncThrowing1("g"), asyncThrowing1("h"), with: asyncThrowing3("z"))
        #expect(try await zip3("1") == "z(f(1), g(1), h(1))")
        let zip4: (String) async throws -> String = zip(
            asyncThrowing1("f"), asyncThrowing1("g"), asyncThrowing1("h"), asyncThrowing1("i"),
            with: asyncThrowing4("z"))
        #expect(try await zip4("1") == "z(f(1), g(1), h(1), i(1))")
    }

    @Test("juxt of asynchronous throwing sendable functions")
    func juxtSendableAsyncThrowing() async throws {
        let fan2: @Sendable (String) async throws -> (String, String) = juxt(
            sendableAsyncThrowing1("f"), sendableAsyncThrowing1("g"))
        let all2 = try await fan2("1")
        #expect([all2.0, all2.1] == ["f(1)", "g(1)"])
        let fan3: @Sendable (String) async throws -> (String, String, String) = juxt(
            sendableAsyncThrowing1("f"), sendableAsyncThrowing1("g"), sendableAsyncThrowing1("h"))
        let all3 = try await fan3("1")
        #expect([all3.0, all3.1, all3.2] == ["f(1)", "g(1)", "h(1)"])
        let fan4: @Sendable (String) async throws -> (String, String, String, String) = juxt(
            sendableAsyncThrowing1("f"), sendableAsyncThrowing1("g"), sendableAsyncThrowing1("h"),
            sendableAsyncThrowing1("i"))
        let all4 = try await fan4("1")
        #expect([all4.0, all4.1, all4.2, all4.3] == ["f(1)", "g(1)", "h(1)", "i(1)"])
    }

    @Test("zip of asynchronous throwing sendable functions")
    func zipSendableAsyncThrowing() async throws {
        let zip2: @Sendable (String) async throws -> String = zip(
            sendableAsyncThrowing1("f"), sendableAsyncThrowing1("g"), with: sendableAsyncThrowing2("z"))
        #expect(try await zip2("1") == "z(f(1), g(1))")
        let zip3: @Sendable (String) async throws -> String = zip(
            sendableAsyncThrowing1("f"), sendableAsyncThrowing1("g"), sendableAsyncThrowing1("h"),
            with: sendableAsyncThrowing3("z"))
        #expect(try await zip3("1") == "z(f(1), g(1), h(1))")
        let zip4: @Sendable (String) async throws -> String = zip(
            sendableAsyncThrowing1("f"), sendableAsyncThrowing1("g"), sendableAsyncThrowing1("h"),
            sendableAsyncThrowing1("i"), with: sendableAsyncThrowing4("z"))
        #expect(try await zip4("1") == "z(f(1), g(1), h(1), i(1))")
    }
}
