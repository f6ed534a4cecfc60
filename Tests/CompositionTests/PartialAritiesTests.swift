import CurrycombComposition
import Testing

/// Every combination of fixed and open arguments, for every kind of function.
struct PartialAritiesTests {
    @Test("2 arguments, plain functions")
    func plainOf2() {
        let partial0: (String) -> String = partial(plain2("f"), "1")
        #expect(partial0("2") == "f(1, 2)")
        let partial1: (String) -> String = partial(plain2("f"), __, "2")
        #expect(partial1("1") == "f(1, 2)")
    }

    @Test("3 arguments, plain functions")
    func plainOf3() {
        let partial0: (String, String) -> String = partial(plain3("f"), "1")
        #expect(partial0("2", "3") == "f(1, 2, 3)")
        let partial1: (String) -> String = partial(plain3("f"), "1", "2")
        #expect(partial1("3") == "f(1, 2, 3)")
        let partial2: (String, String) -> String = partial(plain3("f"), __, "2")
        #expect(partial2("1", "3") == "f(1, 2, 3)")
        let partial3: (String, String) -> String = partial(plain3("f"), __, __, "3")
        #expect(partial3("1", "2") == "f(1, 2, 3)")
        let partial4: (String) -> String = partial(plain3("f"), __, "2", "3")
        #expect(partial4("1") == "f(1, 2, 3)")
        let partial5: (String) -> String = partial(plain3("f"), "1", __, "3")
        #expect(partial5("2") == "f(1, 2, 3)")
    }

    @Test("4 arguments, plain functions")
    func plainOf4() {
        let partial0: (String, String, String) -> String = partial(plain4("f"), "1")
        #expect(partial0("2", "3", "4") == "f(1, 2, 3, 4)")
        let partial1: (String, String) -> String = partial(plain4("f"), "1", "2")
        #expect(partial1("3", "4") == "f(1, 2, 3, 4)")
        let partial2: (String) -> String = partial(plain4("f"), "1", "2", "3")
        #expect(partial2("4") == "f(1, 2, 3, 4)")
        let partial3: (String, String, String) -> String = partial(plain4("f"), __, "2")
        #expect(partial3("1", "3", "4") == "f(1, 2, 3, 4)")
        let partial4: (String, String, String) -> String = partial(plain4("f"), __, __, "3")
        #expect(partial4("1", "2", "4") == "f(1, 2, 3, 4)")
        let partial5: (String, String) -> String = partial(plain4("f"), __, "2", "3")
        #expect(partial5("1", "4") == "f(1, 2, 3, 4)")
        let partial6: (String, String) -> String = partial(plain4("f"), "1", __, "3")
        #expect(partial6("2", "4") == "f(1, 2, 3, 4)")
        let partial7: (String, String, String) -> String = partial(plain4("f"), __, __, __, "4")
        #expect(partial7("1", "2", "3") == "f(1, 2, 3, 4)")
        let partial8: (String, String) -> String = partial(plain4("f"), __, __, "3", "4")
        #expect(partial8("1", "2") == "f(1, 2, 3, 4)")
        let partial9: (String, String) -> String = partial(plain4("f"), __, "2", __, "4")
        #expect(partial9("1", "3") == "f(1, 2, 3, 4)")
        let partial10: (String) -> String = partial(plain4("f"), __, "2", "3", "4")
        #expect(partial10("1") == "f(1, 2, 3, 4)")
        let partial11: (String, String) -> String = partial(plain4("f"), "1", __, __, "4")
        #expect(partial11("2", "3") == "f(1, 2, 3, 4)")
        let partial12: (String) -> String = partial(plain4("f"), "1", __, "3", "4")
        #expect(partial12("2") == "f(1, 2, 3, 4)")
        let partial13: (String) -> String = partial(plain4("f"), "1", "2", __, "4")
        #expect(partial13("3") == "f(1, 2, 3, 4)")
    }

    @Test("5 arguments, plain functions")
    func plainOf5() {
        let partial0: (String, String, String, String) -> String = partial(plain5("f"), "1")
        #expect(partial0("2", "3", "4", "5") == "f(1, 2, 3, 4, 5)")
    }

    @Test("6 arguments, plain functions")
    func plainOf6() {
        let partial0: (String, String, String, String, String) -> String = partial(plain6("f"), "1")
        #expect(partial0("2", "3", "4", "5", "6") == "f(1, 2, 3, 4, 5, 6)")
    }

    @Test("7 arguments, plain functions")
    func plainOf7() {
        let partial0: (String, String, String, String, String, String) -> String = partial(plain7("f"), "1")
        #expect(partial0("2", "3", "4", "5", "6", "7") == "f(1, 2, 3, 4, 5, 6, 7)")
    }

    @Test("8 arguments, plain functions")
    func plainOf8() {
        let partial0: (String, String, String, String, String, String, String) -> String = partial(plain8("f"), "1")
        #expect(partial0("2", "3", "4", "5", "6", "7", "8") == "f(1, 2, 3, 4, 5, 6, 7, 8)")
    }

    @Test("2 arguments, plain sendable functions")
    func sendablePlainOf2() {
        let partial0: @Sendable (String) -> String = partial(sendablePlain2("f"), "1")
        #expect(partial0("2") == "f(1, 2)")
        let partial1: @Sendable (String) -> String = partial(sendablePlain2("f"), __, "2")
        #expect(partial1("1") == "f(1, 2)")
    }

    @Test("3 arguments, plain sendable functions")
    func sendablePlainOf3() {
        let partial0: @Sendable (String, String) -> String = partial(sendablePlain3("f"), "1")
        #expect(partial0("2", "3") == "f(1, 2, 3)")
        let partial1: @Sendable (String) -> String = partial(sendablePlain3("f"), "1", "2")
        #expect(partial1("3") == "f(1, 2, 3)")
        let partial2: @Sendable (String, String) -> String = partial(sendablePlain3("f"), __, "2")
        #expect(partial2("1", "3") == "f(1, 2, 3)")
        let partial3: @Sendable (String, String) -> String = partial(sendablePlain3("f"), __, __, "3")
        #expect(partial3("1", "2") == "f(1, 2, 3)")
        let partial4: @Sendable (String) -> String = partial(sendablePlain3("f"), __, "2", "3")
        #expect(partial4("1") == "f(1, 2, 3)")
        let partial5: @Sendable (String) -> String = partial(sendablePlain3("f"), "1", __, "3")
        #expect(partial5("2") == "f(1, 2, 3)")
    }

    @Test("4 arguments, plain sendable functions")
    func sendablePlainOf4() {
        let partial0: @Sendable (String, String, String) -> String = partial(sendablePlain4("f"), "1")
        #expect(partial0("2", "3", "4") == "f(1, 2, 3, 4)")
        let partial1: @Sendable (String, String) -> String = partial(sendablePlain4("f"), "1", "2")
        #expect(partial1("3", "4") == "f(1, 2, 3, 4)")
        let partial2: @Sendable (String) -> String = partial(sendablePlain4("f"), "1", "2", "3")
        #expect(partial2("4") == "f(1, 2, 3, 4)")
        let partial3: @Sendable (String, String, String) -> String = partial(sendablePlain4("f"), __, "2")
        #expect(partial3("1", "3", "4") == "f(1, 2, 3, 4)")
        let partial4: @Sendable (String, String, String) -> String = partial(sendablePlain4("f"), __, __, "3")
        #expect(partial4("1", "2", "4") == "f(1, 2, 3, 4)")
        let partial5: @Sendable (String, String) -> String = partial(sendablePlain4("f"), __, "2", "3")
        #expect(partial5("1", "4") == "f(1, 2, 3, 4)")
        let partial6: @Sendable (String, String) -> String = partial(sendablePlain4("f"), "1", __, "3")
        #expect(partial6("2", "4") == "f(1, 2, 3, 4)")
        let partial7: @Sendable (String, String, String) -> String = partial(sendablePlain4("f"), __, __, __, "4")
        #expect(partial7("1", "2", "3") == "f(1, 2, 3, 4)")
        let partial8: @Sendable (String, String) -> String = partial(sendablePlain4("f"), __, __, "3", "4")
        #expect(partial8("1", "2") == "f(1, 2, 3, 4)")
        let partial9: @Sendable (String, String) -> String = partial(sendablePlain4("f"), __, "2", __, "4")
        #expect(partial9("1", "3") == "f(1, 2, 3, 4)")
        let partial10: @Sendable (String) -> String = partial(sendablePlain4("f"), __, "2", "3", "4")
        #expect(partial10("1") == "f(1, 2, 3, 4)")
        let partial11: @Sendable (String, String) -> String = partial(sendablePlain4("f"), "1", __, __, "4")
        #expect(partial11("2", "3") == "f(1, 2, 3, 4)")
        let partial12: @Sendable (String) -> String = partial(sendablePlain4("f"), "1", __, "3", "4")
        #expect(partial12("2") == "f(1, 2, 3, 4)")
        let partial13: @Sendable (String) -> String = partial(sendablePlain4("f"), "1", "2", __, "4")
        #expect(partial13("3") == "f(1, 2, 3, 4)")
    }

    @Test("5 arguments, plain sendable functions")
    func sendablePlainOf5() {
        let partial0: @Sendable (String, String, String, String) -> String = partial(sendablePlain5("f"), "1")
        #expect(partial0("2", "3", "4", "5") == "f(1, 2, 3, 4, 5)")
    }

    @Test("6 arguments, plain sendable functions")
    func sendablePlainOf6() {
        let partial0: @Sendable (String, String, String, String, String) -> String = partial(sendablePlain6("f"), "1")
        #expect(partial0("2", "3", "4", "5", "6") == "f(1, 2, 3, 4, 5, 6)")
    }

    @Test("7 arguments, plain sendable functions")
    func sendablePlainOf7() {
        let partial0: @Sendable (String, String, String, String, String, String) -> String = partial(
            sendablePlain7("f"), "1")
        #expect(partial0("2", "3", "4", "5", "6", "7") == "f(1, 2, 3, 4, 5, 6, 7)")
    }

    @Test("8 arguments, plain sendable functions")
    func sendablePlainOf8() {
        let partial0: @Sendable (String, String, String, String, String, String, String) -> String = partial(
            sendablePlain8("f"), "1")
        #expect(partial0("2", "3", "4", "5", "6", "7", "8") == "f(1, 2, 3, 4, 5, 6, 7, 8)")
    }

    @Test("2 arguments, throwing functions")
    func throwingOf2() throws {
        let partial0: (String) throws -> String = partial(throwing2("f"), "1")
        #expect(try partial0("2") == "f(1, 2)")
        let partial1: (String) throws -> String = partial(throwing2("f"), __, "2")
        #expect(try partial1("1") == "f(1, 2)")
    }

    @Test("3 arguments, throwing functions")
    func throwingOf3() throws {
        let partial0: (String, String) throws -> String = partial(throwing3("f"), "1")
        #expect(try partial0("2", "3") == "f(1, 2, 3)")
        let partial1: (String) throws -> String = partial(throwing3("f"), "1", "2")
        #expect(try partial1("3") == "f(1, 2, 3)")
        let partial2: (String, String) throws -> String = partial(throwing3("f"), __, "2")
        #expect(try partial2("1", "3") == "f(1, 2, 3)")
        let partial3: (String, String) throws -> String = partial(throwing3("f"), __, __, "3")
        #expect(try partial3("1", "2") == "f(1, 2, 3)")
        let partial4: (String) throws -> String = partial(throwing3("f"), __, "2", "3")
        #expect(try partial4("1") == "f(1, 2, 3)")
        let partial5: (String) throws -> String = partial(throwing3("f"), "1", __, "3")
        #expect(try partial5("2") == "f(1, 2, 3)")
    }

    @Test("4 arguments, throwing functions")
    func throwingOf4() throws {
        let partial0: (String, String, String) throws -> String = partial(throwing4("f"), "1")
        #expect(try partial0("2", "3", "4") == "f(1, 2, 3, 4)")
        let partial1: (String, String) throws -> String = partial(throwing4("f"), "1", "2")
        #expect(try partial1("3", "4") == "f(1, 2, 3, 4)")
        let partial2: (String) throws -> String = partial(throwing4("f"), "1", "2", "3")
        #expect(try partial2("4") == "f(1, 2, 3, 4)")
        let partial3: (String, String, String) throws -> String = partial(throwing4("f"), __, "2")
        #expect(try partial3("1", "3", "4") == "f(1, 2, 3, 4)")
        let partial4: (String, String, String) throws -> String = partial(throwing4("f"), __, __, "3")
        #expect(try partial4("1", "2", "4") == "f(1, 2, 3, 4)")
        let partial5: (String, String) throws -> String = partial(throwing4("f"), __, "2", "3")
        #expect(try partial5("1", "4") == "f(1, 2, 3, 4)")
        let partial6: (String, String) throws -> String = partial(throwing4("f"), "1", __, "3")
        #expect(try partial6("2", "4") == "f(1, 2, 3, 4)")
        let partial7: (String, String, String) throws -> String = partial(throwing4("f"), __, __, __, "4")
        #expect(try partial7("1", "2", "3") == "f(1, 2, 3, 4)")
        let partial8: (String, String) throws -> String = partial(throwing4("f"), __, __, "3", "4")
        #expect(try partial8("1", "2") == "f(1, 2, 3, 4)")
        let partial9: (String, String) throws -> String = partial(throwing4("f"), __, "2", __, "4")
        #expect(try partial9("1", "3") == "f(1, 2, 3, 4)")
        let partial10: (String) throws -> String = partial(throwing4("f"), __, "2", "3", "4")
        #expect(try partial10("1") == "f(1, 2, 3, 4)")
        let partial11: (String, String) throws -> String = partial(throwing4("f"), "1", __, __, "4")
        #expect(try partial11("2", "3") == "f(1, 2, 3, 4)")
        let partial12: (String) throws -> String = partial(throwing4("f"), "1", __, "3", "4")
        #expect(try partial12("2") == "f(1, 2, 3, 4)")
        let partial13: (String) throws -> String = partial(throwing4("f"), "1", "2", __, "4")
        #expect(try partial13("3") == "f(1, 2, 3, 4)")
    }

    @Test("5 arguments, throwing functions")
    func throwingOf5() throws {
        let partial0: (String, String, String, String) throws -> String = partial(throwing5("f"), "1")
        #expect(try partial0("2", "3", "4", "5") == "f(1, 2, 3, 4, 5)")
    }

    @Test("6 arguments, throwing functions")
    func throwingOf6() throws {
        let partial0: (String, String, String, String, String) throws -> String = partial(throwing6("f"), "1")
        #expect(try partial0("2", "3", "4", "5", "6") == "f(1, 2, 3, 4, 5, 6)")
    }

    @Test("7 arguments, throwing functions")
    func throwingOf7() throws {
        let partial0: (String, String, String, String, String, String) throws -> String = partial(throwing7("f"), "1")
        #expect(try partial0("2", "3", "4", "5", "6", "7") == "f(1, 2, 3, 4, 5, 6, 7)")
    }

    @Test("8 arguments, throwing functions")
    func throwingOf8() throws {
        let partial0: (String, String, String, String, String, String, String) throws -> String = partial(
            throwing8("f"), "1")
        #expect(try partial0("2", "3", "4", "5", "6", "7", "8") == "f(1, 2, 3, 4, 5, 6, 7, 8)")
    }

    @Test("2 arguments, throwing sendable functions")
    func sendableThrowingOf2() throws {
        let partial0: @Sendable (String) throws -> String = partial(sendableThrowing2("f"), "1")
        #expect(try partial0("2") == "f(1, 2)")
        let partial1: @Sendable (String) throws -> String = partial(sendableThrowing2("f"), __, "2")
        #expect(try partial1("1") == "f(1, 2)")
    }

    @Test("3 arguments, throwing sendable functions")
    func sendableThrowingOf3() throws {
        let partial0: @Sendable (String, String) throws -> String = partial(sendableThrowing3("f"), "1")
        #expect(try partial0("2", "3") == "f(1, 2, 3)")
        let partial1: @Sendable (String) throws -> String = partial(sendableThrowing3("f"), "1", "2")
        #expect(try partial1("3") == "f(1, 2, 3)")
        let partial2: @Sendable (String, String) throws -> String = partial(sendableThrowing3("f"), __, "2")
        #expect(try partial2("1", "3") == "f(1, 2, 3)")
        let partial3: @Sendable (String, String) throws -> String = partial(sendableThrowing3("f"), __, __, "3")
        #expect(try partial3("1", "2") == "f(1, 2, 3)")
        let partial4: @Sendable (String) throws -> String = partial(sendableThrowing3("f"), __, "2", "3")
        #expect(try partial4("1") == "f(1, 2, 3)")
        let partial5: @Sendable (String) throws -> String = partial(sendableThrowing3("f"), "1", __, "3")
        #expect(try partial5("2") == "f(1, 2, 3)")
    }

    @Test("4 arguments, throwing sendable functions")
    func sendableThrowingOf4() throws {
        let partial0: @Sendable (String, String, String) throws -> String = partial(sendableThrowing4("f"), "1")
        #expect(try partial0("2", "3", "4") == "f(1, 2, 3, 4)")
        let partial1: @Sendable (String, String) throws -> String = partial(sendableThrowing4("f"), "1", "2")
        #expect(try partial1("3", "4") == "f(1, 2, 3, 4)")
        let partial2: @Sendable (String) throws -> String = partial(sendableThrowing4("f"), "1", "2", "3")
        #expect(try partial2("4") == "f(1, 2, 3, 4)")
        let partial3: @Sendable (String, String, String) throws -> String = partial(sendableThrowing4("f"), __, "2")
        #expect(try partial3("1", "3", "4") == "f(1, 2, 3, 4)")
        let partial4: @Sendable (String, String, String) throws -> String = partial(sendableThrowing4("f"), __, __, "3")
        #expect(try partial4("1", "2", "4") == "f(1, 2, 3, 4)")
        let partial5: @Sendable (String, String) throws -> String = partial(sendableThrowing4("f"), __, "2", "3")
        #expect(try partial5("1", "4") == "f(1, 2, 3, 4)")
        let partial6: @Sendable (String, String) throws -> String = partial(sendableThrowing4("f"), "1", __, "3")
        #expect(try partial6("2", "4") == "f(1, 2, 3, 4)")
        let partial7: @Sendable (String, String, String) throws -> String = partial(
            sendableThrowing4("f"), __, __, __, "4")
        #expect(try partial7("1", "2", "3") == "f(1, 2, 3, 4)")
        let partial8: @Sendable (String, String) throws -> String = partial(sendableThrowing4("f"), __, __, "3", "4")
        #expect(try partial8("1", "2") == "f(1, 2, 3, 4)")
        let partial9: @Sendable (String, String) throws -> String = partial(sendableThrowing4("f"), __, "2", __, "4")
        #expect(try partial9("1", "3") == "f(1, 2, 3, 4)")
        let partial10: @Sendable (String) throws -> String = partial(sendableThrowing4("f"), __, "2", "3", "4")
        #expect(try partial10("1") == "f(1, 2, 3, 4)")
        let partial11: @Sendable (String, String) throws -> String = partial(sendableThrowing4("f"), "1", __, __, "4")
        #expect(try partial11("2", "3") == "f(1, 2, 3, 4)")
        let partial12: @Sendable (String) throws -> String = partial(sendableThrowing4("f"), "1", __, "3", "4")
        #expect(try partial12("2") == "f(1, 2, 3, 4)")
        let partial13: @Sendable (String) throws -> String = partial(sendableThrowing4("f"), "1", "2", __, "4")
        #expect(try partial13("3") == "f(1, 2, 3, 4)")
    }

    @Test("5 arguments, throwing sendable functions")
    func sendableThrowingOf5() throws {
        let partial0: @Sendable (String, String, String, String) throws -> String = partial(sendableThrowing5("f"), "1")
        #expect(try partial0("2", "3", "4", "5") == "f(1, 2, 3, 4, 5)")
    }

    @Test("6 arguments, throwing sendable functions")
    func sendableThrowingOf6() throws {
        let partial0: @Sendable (String, String, String, String, String) throws -> String = partial(
            sendableThrowing6("f"), "1")
        #expect(try partial0("2", "3", "4", "5", "6") == "f(1, 2, 3, 4, 5, 6)")
    }

    @Test("7 arguments, throwing sendable functions")
    func sendableThrowingOf7() throws {
        let partial0: @Sendable (String, String, String, String, String, String) throws -> String = partial(
            sendableThrowing7("f"), "1")
        #expect(try partial0("2", "3", "4", "5", "6", "7") == "f(1, 2, 3, 4, 5, 6, 7)")
    }

    @Test("8 arguments, throwing sendable functions")
    func sendableThrowingOf8() throws {
        let partial0: @Sendable (String, String, String, String, String, String, String) throws -> String = partial(
            sendableThrowing8("f"), "1")
        #expect(try partial0("2", "3", "4", "5", "6", "7", "8") == "f(1, 2, 3, 4, 5, 6, 7, 8)")
    }

    @Test("2 arguments, asynchronous functions")
    func asyncOf2() async {
        let partial0: (String) async -> String = partial(async2("f"), "1")
        #expect(await partial0("2") == "f(1, 2)")
        let partial1: (String) async -> String = partial(async2("f"), __, "2")
        #expect(await partial1("1") == "f(1, 2)")
    }

    @Test("3 arguments, asynchronous functions")
    func asyncOf3() async {
        let partial0: (String, String) async -> String = partial(async3("f"), "1")
        #expect(await partial0("2", "3") == "f(1, 2, 3)")
        let partial1: (String) async -> String = partial(async3("f"), "1", "2")
        #expect(await partial1("3") == "f(1, 2, 3)")
        let partial2: (String, String) async -> String = partial(async3("f"), __, "2")
        #expect(await partial2("1", "3") == "f(1, 2, 3)")
        let partial3: (String, String) async -> String = partial(async3("f"), __, __, "3")
        #expect(await partial3("1", "2") == "f(1, 2, 3)")
        let partial4: (String) async -> String = partial(async3("f"), __, "2", "3")
        #expect(await partial4("1") == "f(1, 2, 3)")
        let partial5: (String) async -> String = partial(async3("f"), "1", __, "3")
        #expect(await partial5("2") == "f(1, 2, 3)")
    }

    @Test("4 arguments, asynchronous functions")
    func asyncOf4() async {
        let partial0: (String, String, String) async -> String = partial(async4("f"), "1")
        #expect(await partial0("2", "3", "4") == "f(1, 2, 3, 4)")
        let partial1: (String, String) async -> String = partial(async4("f"), "1", "2")
        #expect(await partial1("3", "4") == "f(1, 2, 3, 4)")
        let partial2: (String) async -> String = partial(async4("f"), "1", "2", "3")
        #expect(await partial2("4") == "f(1, 2, 3, 4)")
        let partial3: (String, String, String) async -> String = partial(async4("f"), __, "2")
        #expect(await partial3("1", "3", "4") == "f(1, 2, 3, 4)")
        let partial4: (String, String, String) async -> String = partial(async4("f"), __, __, "3")
        #expect(await partial4("1", "2", "4") == "f(1, 2, 3, 4)")
        let partial5: (String, String) async -> String = partial(async4("f"), __, "2", "3")
        #expect(await partial5("1", "4") == "f(1, 2, 3, 4)")
        let partial6: (String, String) async -> String = partial(async4("f"), "1", __, "3")
        #expect(await partial6("2", "4") == "f(1, 2, 3, 4)")
        let partial7: (String, String, String) async -> String = partial(async4("f"), __, __, __, "4")
        #expect(await partial7("1", "2", "3") == "f(1, 2, 3, 4)")
        let partial8: (String, String) async -> String = partial(async4("f"), __, __, "3", "4")
        #expect(await partial8("1", "2") == "f(1, 2, 3, 4)")
        let partial9: (String, String) async -> String = partial(async4("f"), __, "2", __, "4")
        #expect(await partial9("1", "3") == "f(1, 2, 3, 4)")
        let partial10: (String) async -> String = partial(async4("f"), __, "2", "3", "4")
        #expect(await partial10("1") == "f(1, 2, 3, 4)")
        let partial11: (String, String) async -> String = partial(async4("f"), "1", __, __, "4")
        #expect(await partial11("2", "3") == "f(1, 2, 3, 4)")
        let partial12: (String) async -> String = partial(async4("f"), "1", __, "3", "4")
        #expect(await partial12("2") == "f(1, 2, 3, 4)")
        let partial13: (String) async -> String = partial(async4("f"), "1", "2", __, "4")
        #expect(await partial13("3") == "f(1, 2, 3, 4)")
    }

    @Test("2 arguments, asynchronous sendable functions")
    func sendableAsyncOf2() async {
        let partial0: @Sendable (String) async -> String = partial(sendableAsync2("f"), "1")
        #expect(await partial0("2") == "f(1, 2)")
        let partial1: @Sendable (String) async -> String = partial(sendableAsync2("f"), __, "2")
        #expect(await partial1("1") == "f(1, 2)")
    }

    @Test("3 arguments, asynchronous sendable functions")
    func sendableAsyncOf3() async {
        let partial0: @Sendable (String, String) async -> String = partial(sendableAsync3("f"), "1")
        #expect(await partial0("2", "3") == "f(1, 2, 3)")
        let partial1: @Sendable (String) async -> String = partial(sendableAsync3("f"), "1", "2")
        #expect(await partial1("3") == "f(1, 2, 3)")
        let partial2: @Sendable (String, String) async -> String = partial(sendableAsync3("f"), __, "2")
        #expect(await partial2("1", "3") == "f(1, 2, 3)")
        let partial3: @Sendable (String, String) async -> String = partial(sendableAsync3("f"), __, __, "3")
        #expect(await partial3("1", "2") == "f(1, 2, 3)")
        let partial4: @Sendable (String) async -> String = partial(sendableAsync3("f"), __, "2", "3")
        #expect(await partial4("1") == "f(1, 2, 3)")
        let partial5: @Sendable (String) async -> String = partial(sendableAsync3("f"), "1", __, "3")
        #expect(await partial5("2") == "f(1, 2, 3)")
    }

    @Test("4 arguments, asynchronous sendable functions")
    func sendableAsyncOf4() async {
        let partial0: @Sendable (String, String, String) async -> String = partial(sendableAsync4("f"), "1")
        #expect(await partial0("2", "3", "4") == "f(1, 2, 3, 4)")
        let partial1: @Sendable (String, String) async -> String = partial(sendableAsync4("f"), "1", "2")
        #expect(await partial1("3", "4") == "f(1, 2, 3, 4)")
        let partial2: @Sendable (String) async -> String = partial(sendableAsync4("f"), "1", "2", "3")
        #expect(await partial2("4") == "f(1, 2, 3, 4)")
        let partial3: @Sendable (String, String, String) async -> String = partial(sendableAsync4("f"), __, "2")
        #expect(await partial3("1", "3", "4") == "f(1, 2, 3, 4)")
        let partial4: @Sendable (String, String, String) async -> String = partial(sendableAsync4("f"), __, __, "3")
        #expect(await partial4("1", "2", "4") == "f(1, 2, 3, 4)")
        let partial5: @Sendable (String, String) async -> String = partial(sendableAsync4("f"), __, "2", "3")
        #expect(await partial5("1", "4") == "f(1, 2, 3, 4)")
        let partial6: @Sendable (String, String) async -> String = partial(sendableAsync4("f"), "1", __, "3")
        #expect(await partial6("2", "4") == "f(1, 2, 3, 4)")
        let partial7: @Sendable (String, String, String) async -> String = partial(sendableAsync4("f"), __, __, __, "4")
        #expect(await partial7("1", "2", "3") == "f(1, 2, 3, 4)")
        let partial8: @Sendable (String, String) async -> String = partial(sendableAsync4("f"), __, __, "3", "4")
        #expect(await partial8("1", "2") == "f(1, 2, 3, 4)")
        let partial9: @Sendable (String, String) async -> String = partial(sendableAsync4("f"), __, "2", __, "4")
        #expect(await partial9("1", "3") == "f(1, 2, 3, 4)")
        let partial10: @Sendable (String) async -> String = partial(sendableAsync4("f"), __, "2", "3", "4")
        #expect(await partial10("1") == "f(1, 2, 3, 4)")
        let partial11: @Sendable (String, String) async -> String = partial(sendableAsync4("f"), "1", __, __, "4")
        #expect(await partial11("2", "3") == "f(1, 2, 3, 4)")
        let partial12: @Sendable (String) async -> String = partial(sendableAsync4("f"), "1", __, "3", "4")
        #expect(await partial12("2") == "f(1, 2, 3, 4)")
        let partial13: @Sendable (String) async -> String = partial(sendableAsync4("f"), "1", "2", __, "4")
        #expect(await partial13("3") == "f(1, 2, 3, 4)")
    }

    @Test("2 arguments, asynchronous throwing functions")
    func asyncThrowingOf2() async throws {
        let partial0: (String) async throws -> String = partial(asyncThrowing2("f"), "1")
        #expect(try await partial0("2") == "f(1, 2)")
        let partial1: (String) async throws -> String = partial(asyncThrowing2("f"), __, "2")
        #expect(try await partial1("1") == "f(1, 2)")
    }

    @Test("3 arguments, asynchronous throwing functions")
    func asyncThrowingOf3() async throws {
        let partial0: (String, String) async throws -> String = partial(asyncThrowing3("f"), "1")
        #expect(try await partial0("2", "3") == "f(1, 2, 3)")
        let partial1: (String) async throws -> String = partial(asyncThrowing3("f"), "1", "2")
        #expect(try await partial1("3") == "f(1, 2, 3)")
        let partial2: (String, String) async throws -> String = partial(asyncThrowing3("f"), __, "2")
        #expect(try await partial2("1", "3") == "f(1, 2, 3)")
        let partial3: (String, String) async throws -> String = partial(asyncThrowing3("f"), __, __, "3")
        #expect(try await partial3("1", "2") == "f(1, 2, 3)")
        let partial4: (String) async throws -> String = partial(asyncThrowing3("f"), __, "2", "3")
        #expect(try await partial4("1") == "f(1, 2, 3)")
        let partial5: (String) async throws -> String = partial(asyncThrowing3("f"), "1", __, "3")
        #expect(try await partial5("2") == "f(1, 2, 3)")
    }

    @Test("4 arguments, asynchronous throwing functions")
    func asyncThrowingOf4() async throws {
        let partial0: (String, String, String) async throws -> String = partial(asyncThrowing4("f"), "1")
        #expect(try await partial0("2", "3", "4") == "f(1, 2, 3, 4)")
        let partial1: (String, String) async throws -> String = partial(asyncThrowing4("f"), "1", "2")
        #expect(try await partial1("3", "4") == "f(1, 2, 3, 4)")
        let partial2: (String) async throws -> String = partial(asyncThrowing4("f"), "1", "2", "3")
        #expect(try await partial2("4") == "f(1, 2, 3, 4)")
        let partial3: (String, String, String) async throws -> String = partial(asyncThrowing4("f"), __, "2")
        #expect(try await partial3("1", "3", "4") == "f(1, 2, 3, 4)")
        let partial4: (String, String, String) async throws -> String = partial(asyncThrowing4("f"), __, __, "3")
        #expect(try await partial4("1", "2", "4") == "f(1, 2, 3, 4)")
        let partial5: (String, String) async throws -> String = partial(asyncThrowing4("f"), __, "2", "3")
        #expect(try await partial5("1", "4") == "f(1, 2, 3, 4)")
        let partial6: (String, String) async throws -> String = partial(asyncThrowing4("f"), "1", __, "3")
        #expect(try await partial6("2", "4") == "f(1, 2, 3, 4)")
        let partial7: (String, String, String) async throws -> String = partial(asyncThrowing4("f"), __, __, __, "4")
        #expect(try await partial7("1", "2", "3") == "f(1, 2, 3, 4)")
        let partial8: (String, String) async throws -> String = partial(asyncThrowing4("f"), __, __, "3", "4")
        #expect(try await partial8("1", "2") == "f(1, 2, 3, 4)")
        let partial9: (String, String) async throws -> String = partial(asyncThrowing4("f"), __, "2", __, "4")
        #expect(try await partial9("1", "3") == "f(1, 2, 3, 4)")
        let partial10: (String) async throws -> String = partial(asyncThrowing4("f"), __, "2", "3", "4")
        #expect(try await partial10("1") == "f(1, 2, 3, 4)")
        let partial11: (String, String) async throws -> String = partial(asyncThrowing4("f"), "1", __, __, "4")
        #expect(try await partial11("2", "3") == "f(1, 2, 3, 4)")
        let partial12: (String) async throws -> String = partial(asyncThrowing4("f"), "1", __, "3", "4")
        #expect(try await partial12("2") == "f(1, 2, 3, 4)")
        let partial13: (String) async throws -> String = partial(asyncThrowing4("f"), "1", "2", __, "4")
        #expect(try await partial13("3") == "f(1, 2, 3, 4)")
    }

    @Test("2 arguments, asynchronous throwing sendable functions")
    func sendableAsyncThrowingOf2() async throws {
        let partial0: @Sendable (String) async throws -> String = partial(sendableAsyncThrowing2("f"), "1")
        #expect(try await partial0("2") == "f(1, 2)")
        let partial1: @Sendable (String) async throws -> String = partial(sendableAsyncThrowing2("f"), __, "2")
        #expect(try await partial1("1") == "f(1, 2)")
    }

    @Test("3 arguments, asynchronous throwing sendable functions")
    func sendableAsyncThrowingOf3() async throws {
        let partial0: @Sendable (String, String) async throws -> String = partial(sendableAsyncThrowing3("f"), "1")
        #expect(try await partial0("2", "3") == "f(1, 2, 3)")
        let partial1: @Sendable (String) async throws -> String = partial(sendableAsyncThrowing3("f"), "1", "2")
        #expect(try await partial1("3") == "f(1, 2, 3)")
        let partial2: @Sendable (String, String) async throws -> String = partial(sendableAsyncThrowing3("f"), __, "2")
        #expect(try await partial2("1", "3") == "f(1, 2, 3)")
        let partial3: @Sendable (String, String) async throws -> String = partial(
            sendableAsyncThrowing3("f"), __, __, "3")
        #expect(try await partial3("1", "2") == "f(1, 2, 3)")
        let partial4: @Sendable (String) async throws -> String = partial(sendableAsyncThrowing3("f"), __, "2", "3")
        #expect(try await partial4("1") == "f(1, 2, 3)")
        let partial5: @Sendable (String) async throws -> String = partial(sendableAsyncThrowing3("f"), "1", __, "3")
        #expect(try await partial5("2") == "f(1, 2, 3)")
    }

    @Test("4 arguments, asynchronous throwing sendable functions")
    func sendableAsyncThrowingOf4() async throws {
        let partial0: @Sendable (String, String, String) async throws -> String = partial(
            sendableAsyncThrowing4("f"), "1")
        #expect(try await partial0("2", "3", "4") == "f(1, 2, 3, 4)")
        let partial1: @Sendable (String, String) async throws -> String = partial(sendableAsyncThrowing4("f"), "1", "2")
        #expect(try await partial1("3", "4") == "f(1, 2, 3, 4)")
        let partial2: @Sendable (String) async throws -> String = partial(sendableAsyncThrowing4("f"), "1", "2", "3")
        #expect(try await partial2("4") == "f(1, 2, 3, 4)")
        let partial3: @Sendable (String, String, String) async throws -> String = partial(
            sendableAsyncThrowing4("f"), __, "2")
        #expect(try await partial3("1", "3", "4") == "f(1, 2, 3, 4)")
        let partial4: @Sendable (String, String, String) async throws -> String = partial(
            sendableAsyncThrowing4("f"), __, __, "3")
        #expect(try await partial4("1", "2", "4") == "f(1, 2, 3, 4)")
        let partial5: @Sendable (String, String) async throws -> String = partial(
            sendableAsyncThrowing4("f"), __, "2", "3")
        #expect(try await partial5("1", "4") == "f(1, 2, 3, 4)")
        let partial6: @Sendable (String, String) async throws -> String = partial(
            sendableAsyncThrowing4("f"), "1", __, "3")
        #expect(try await partial6("2", "4") == "f(1, 2, 3, 4)")
        let partial7: @Sendable (String, String, String) async throws -> String = partial(
            sendableAsyncThrowing4("f"), __, __, __, "4")
        #expect(try await partial7("1", "2", "3") == "f(1, 2, 3, 4)")
        let partial8: @Sendable (String, String) async throws -> String = partial(
            sendableAsyncThrowing4("f"), __, __, "3", "4")
        #expect(try await partial8("1", "2") == "f(1, 2, 3, 4)")
        let partial9: @Sendable (String, String) async throws -> String = partial(
            sendableAsyncThrowing4("f"), __, "2", __, "4")
        #expect(try await partial9("1", "3") == "f(1, 2, 3, 4)")
        let partial10: @Sendable (String) async throws -> String = partial(
            sendableAsyncThrowing4("f"), __, "2", "3", "4")
        #expect(try await partial10("1") == "f(1, 2, 3, 4)")
        let partial11: @Sendable (String, String) async throws -> String = partial(
            sendableAsyncThrowing4("f"), "1", __, __, "4")
        #expect(try await partial11("2", "3") == "f(1, 2, 3, 4)")
        let partial12: @Sendable (String) async throws -> String = partial(
            sendableAsyncThrowing4("f"), "1", __, "3", "4")
        #expect(try await partial12("2") == "f(1, 2, 3, 4)")
        let partial13: @Sendable (String) async throws -> String = partial(
            sendableAsyncThrowing4("f"), "1", "2", __, "4")
        #expect(try await partial13("3") == "f(1, 2, 3, 4)")
    }
}
