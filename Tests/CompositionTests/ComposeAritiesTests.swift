import CurrycombComposition
import Testing

/// Every arity, for every kind of function: order of the functions and of the arguments.
struct ComposeAritiesTests {
    @Test("1 argument, plain functions")
    func plainFrom1() {
        let compose2: (String) -> String = compose(plain1("g"), plain1("f"))
        #expect(compose2("1") == "g(f(1))")
        let compose3: (String) -> String = compose(plain1("h"), plain1("g"), plain1("f"))
        #expect(compose3("1") == "h(g(f(1)))")
        let compose4: (String) -> String = compose(plain1("i"), plain1("h"), plain1("g"), plain1("f"))
        #expect(compose4("1") == "i(h(g(f(1))))")
        let compose5: (String) -> String = compose(plain1("j"), plain1("i"), plain1("h"), plain1("g"), plain1("f"))
        #expect(compose5("1") == "j(i(h(g(f(1)))))")
        let compose6: (String) -> String = compose(
            plain1("k"), plain1("j"), plain1("i"), plain1("h"), plain1("g"), plain1("f"))
        #expect(compose6("1") == "k(j(i(h(g(f(1))))))")
        let compose7: (String) -> String = compose(
            plain1("l"), plain1("k"), plain1("j"), plain1("i"), plain1("h"), plain1("g"), plain1("f"))
        #expect(compose7("1") == "l(k(j(i(h(g(f(1)))))))")
        let compose8: (String) -> String = compose(
            plain1("m"), plain1("l"), plain1("k"), plain1("j"), plain1("i"), plain1("h"), plain1("g"), plain1("f"))
        #expect(compose8("1") == "m(l(k(j(i(h(g(f(1))))))))")
    }

    @Test("2 arguments, plain functions")
    func plainFrom2() {
        let compose2: (String, String) -> String = compose(plain1("g"), plain2("f"))
        #expect(compose2("1", "2") == "g(f(1, 2))")
        let compose3: (String, String) -> String = compose(plain1("h"), plain1("g"), plain2("f"))
        #expect(compose3("1", "2") == "h(g(f(1, 2)))")
        let compose4: (String, String) -> String = compose(plain1("i"), plain1("h"), plain1("g"), plain2("f"))
        #expect(compose4("1", "2") == "i(h(g(f(1, 2))))")
        let compose5: (String, String) -> String = compose(
            plain1("j"), plain1("i"), plain1("h"), plain1("g"), plain2("f"))
        #expect(compose5("1", "2") == "j(i(h(g(f(1, 2)))))")
        let compose6: (String, String) -> String = compose(
            plain1("k"), plain1("j"), plain1("i"), plain1("h"), plain1("g"), plain2("f"))
        #expect(compose6("1", "2") == "k(j(i(h(g(f(1, 2))))))")
        let compose7: (String, String) -> String = compose(
            plain1("l"), plain1("k"), plain1("j"), plain1("i"), plain1("h"), plain1("g"), plain2("f"))
        #expect(compose7("1", "2") == "l(k(j(i(h(g(f(1, 2)))))))")
        let compose8: (String, String) -> String = compose(
            plain1("m"), plain1("l"), plain1("k"), plain1("j"), plain1("i"), plain1("h"), plain1("g"), plain2("f"))
        #expect(compose8("1", "2") == "m(l(k(j(i(h(g(f(1, 2))))))))")
    }

    @Test("3 arguments, plain functions")
    func plainFrom3() {
        let compose2: (String, String, String) -> String = compose(plain1("g"), plain3("f"))
        #expect(compose2("1", "2", "3") == "g(f(1, 2, 3))")
        let compose3: (String, String, String) -> String = compose(plain1("h"), plain1("g"), plain3("f"))
        #expect(compose3("1", "2", "3") == "h(g(f(1, 2, 3)))")
        let compose4: (String, String, String) -> String = compose(plain1("i"), plain1("h"), plain1("g"), plain3("f"))
        #expect(compose4("1", "2", "3") == "i(h(g(f(1, 2, 3))))")
        let compose5: (String, String, String) -> String = compose(
            plain1("j"), plain1("i"), plain1("h"), plain1("g"), plain3("f"))
        #expect(compose5("1", "2", "3") == "j(i(h(g(f(1, 2, 3)))))")
        let compose6: (String, String, String) -> String = compose(
            plain1("k"), plain1("j"), plain1("i"), plain1("h"), plain1("g"), plain3("f"))
        #expect(compose6("1", "2", "3") == "k(j(i(h(g(f(1, 2, 3))))))")
        let compose7: (String, String, String) -> String = compose(
            plain1("l"), plain1("k"), plain1("j"), plain1("i"), plain1("h"), plain1("g"), plain3("f"))
        #expect(compose7("1", "2", "3") == "l(k(j(i(h(g(f(1, 2, 3)))))))")
        let compose8: (String, String, String) -> String = compose(
            plain1("m"), plain1("l"), plain1("k"), plain1("j"), plain1("i"), plain1("h"), plain1("g"), plain3("f"))
        #expect(compose8("1", "2", "3") == "m(l(k(j(i(h(g(f(1, 2, 3))))))))")
    }

    @Test("4 arguments, plain functions")
    func plainFrom4() {
        let compose2: (String, String, String, String) -> String = compose(plain1("g"), plain4("f"))
        #expect(compose2("1", "2", "3", "4") == "g(f(1, 2, 3, 4))")
        let compose3: (String, String, String, String) -> String = compose(plain1("h"), plain1("g"), plain4("f"))
        #expect(compose3("1", "2", "3", "4") == "h(g(f(1, 2, 3, 4)))")
        let compose4: (String, String, String, String) -> String = compose(
            plain1("i"), plain1("h"), plain1("g"), plain4("f"))
        #expect(compose4("1", "2", "3", "4") == "i(h(g(f(1, 2, 3, 4))))")
        let compose5: (String, String, String, String) -> String = compose(
            plain1("j"), plain1("i"), plain1("h"), plain1("g"), plain4("f"))
        #expect(compose5("1", "2", "3", "4") == "j(i(h(g(f(1, 2, 3, 4)))))")
        let compose6: (String, String, String, String) -> String = compose(
            plain1("k"), plain1("j"), plain1("i"), plain1("h"), plain1("g"), plain4("f"))
        #expect(compose6("1", "2", "3", "4") == "k(j(i(h(g(f(1, 2, 3, 4))))))")
        let compose7: (String, String, String, String) -> String = compose(
            plain1("l"), plain1("k"), plain1("j"), plain1("i"), plain1("h"), plain1("g"), plain4("f"))
        #expect(compose7("1", "2", "3", "4") == "l(k(j(i(h(g(f(1, 2, 3, 4)))))))")
        let compose8: (String, String, String, String) -> String = compose(
            plain1("m"), plain1("l"), plain1("k"), plain1("j"), plain1("i"), plain1("h"), plain1("g"), plain4("f"))
        #expect(compose8("1", "2", "3", "4") == "m(l(k(j(i(h(g(f(1, 2, 3, 4))))))))")
    }

    @Test("1 argument, plain sendable functions")
    func sendablePlainFrom1() {
        let compose2: @Sendable (String) -> String = compose(sendablePlain1("g"), sendablePlain1("f"))
        #expect(compose2("1") == "g(f(1))")
        let compose3: @Sendable (String) -> String = compose(
            sendablePlain1("h"), sendablePlain1("g"), sendablePlain1("f"))
        #expect(compose3("1") == "h(g(f(1)))")
        let compose4: @Sendable (String) -> String = compose(
            sendablePlain1("i"), sendablePlain1("h"), sendablePlain1("g"), sendablePlain1("f"))
        #expect(compose4("1") == "i(h(g(f(1))))")
        let compose5: @Sendable (String) -> String = compose(
            sendablePlain1("j"), sendablePlain1("i"), sendablePlain1("h"), sendablePlain1("g"), sendablePlain1("f"))
        #expect(compose5("1") == "j(i(h(g(f(1)))))")
        let compose6: @Sendable (String) -> String = compose(
            sendablePlain1("k"), sendablePlain1("j"), sendablePlain1("i"), sendablePlain1("h"), sendablePlain1("g"),
            sendablePlain1("f"))
        #expect(compose6("1") == "k(j(i(h(g(f(1))))))")
        let compose7: @Sendable (String) -> String = compose(
            sendablePlain1("l"), sendablePlain1("k"), sendablePlain1("j"), sendablePlain1("i"), sendablePlain1("h"),
            sendablePlain1("g"), sendablePlain1("f"))
        #expect(compose7("1") == "l(k(j(i(h(g(f(1)))))))")
        let compose8: @Sendable (String) -> String = compose(
            sendablePlain1("m"), sendablePlain1("l"), sendablePlain1("k"), sendablePlain1("j"), sendablePlain1("i"),
            sendablePlain1("h"), sendablePlain1("g"), sendablePlain1("f"))
        #expect(compose8("1") == "m(l(k(j(i(h(g(f(1))))))))")
    }

    @Test("2 arguments, plain sendable functions")
    func sendablePlainFrom2() {
        let compose2: @Sendable (String, String) -> String = compose(sendablePlain1("g"), sendablePlain2("f"))
        #expect(compose2("1", "2") == "g(f(1, 2))")
        let compose3: @Sendable (String, String) -> String = compose(
            sendablePlain1("h"), sendablePlain1("g"), sendablePlain2("f"))
        #expect(compose3("1", "2") == "h(g(f(1, 2)))")
        let compose4: @Sendable (String, String) -> String = compose(
            sendablePlain1("i"), sendablePlain1("h"), sendablePlain1("g"), sendablePlain2("f"))
        #expect(compose4("1", "2") == "i(h(g(f(1, 2))))")
        let compose5: @Sendable (String, String) -> String = compose(
            sendablePlain1("j"), sendablePlain1("i"), sendablePlain1("h"), sendablePlain1("g"), sendablePlain2("f"))
        #expect(compose5("1", "2") == "j(i(h(g(f(1, 2)))))")
        let compose6: @Sendable (String, String) -> String = compose(
            sendablePlain1("k"), sendablePlain1("j"), sendablePlain1("i"), sendablePlain1("h"), sendablePlain1("g"),
            sendablePlain2("f"))
        #expect(compose6("1", "2") == "k(j(i(h(g(f(1, 2))))))")
        let compose7: @Sendable (String, String) -> String = compose(
            sendablePlain1("l"), sendablePlain1("k"), sendablePlain1("j"), sendablePlain1("i"), sendablePlain1("h"),
            sendablePlain1("g"), sendablePlain2("f"))
        #expect(compose7("1", "2") == "l(k(j(i(h(g(f(1, 2)))))))")
        let compose8: @Sendable (String, String) -> String = compose(
            sendablePlain1("m"), sendablePlain1("l"), sendablePlain1("k"), sendablePlain1("j"), sendablePlain1("i"),
            sendablePlain1("h"), sendablePlain1("g"), sendablePlain2("f"))
        #expect(compose8("1", "2") == "m(l(k(j(i(h(g(f(1, 2))))))))")
    }

    @Test("3 arguments, plain sendable functions")
    func sendablePlainFrom3() {
        let compose2: @Sendable (String, String, String) -> String = compose(sendablePlain1("g"), sendablePlain3("f"))
        #expect(compose2("1", "2", "3") == "g(f(1, 2, 3))")
        let compose3: @Sendable (String, String, String) -> String = compose(
            sendablePlain1("h"), sendablePlain1("g"), sendablePlain3("f"))
        #expect(compose3("1", "2", "3") == "h(g(f(1, 2, 3)))")
        let compose4: @Sendable (String, String, String) -> String = compose(
            sendablePlain1("i"), sendablePlain1("h"), sendablePlain1("g"), sendablePlain3("f"))
        #expect(compose4("1", "2", "3") == "i(h(g(f(1, 2, 3))))")
        let compose5: @Sendable (String, String, String) -> String = compose(
            sendablePlain1("j"), sendablePlain1("i"), sendablePlain1("h"), sendablePlain1("g"), sendablePlain3("f"))
        #expect(compose5("1", "2", "3") == "j(i(h(g(f(1, 2, 3)))))")
        let compose6: @Sendable (String, String, String) -> String = compose(
            sendablePlain1("k"), sendablePlain1("j"), sendablePlain1("i"), sendablePlain1("h"), sendablePlain1("g"),
            sendablePlain3("f"))
        #expect(compose6("1", "2", "3") == "k(j(i(h(g(f(1, 2, 3))))))")
        let compose7: @Sendable (String, String, String) -> String = compose(
            sendablePlain1("l"), sendablePlain1("k"), sendablePlain1("j"), sendablePlain1("i"), sendablePlain1("h"),
            sendablePlain1("g"), sendablePlain3("f"))
        #expect(compose7("1", "2", "3") == "l(k(j(i(h(g(f(1, 2, 3)))))))")
        let compose8: @Sendable (String, String, String) -> String = compose(
            sendablePlain1("m"), sendablePlain1("l"), sendablePlain1("k"), sendablePlain1("j"), sendablePlain1("i"),
            sendablePlain1("h"), sendablePlain1("g"), sendablePlain3("f"))
        #expect(compose8("1", "2", "3") == "m(l(k(j(i(h(g(f(1, 2, 3))))))))")
    }

    @Test("4 arguments, plain sendable functions")
    func sendablePlainFrom4() {
        let compose2: @Sendable (String, String, String, String) -> String = compose(
            sendablePlain1("g"), sendablePlain4("f"))
        #expect(compose2("1", "2", "3", "4") == "g(f(1, 2, 3, 4))")
        let compose3: @Sendable (String, String, String, String) -> String = compose(
            sendablePlain1("h"), sendablePlain1("g"), sendablePlain4("f"))
        #expect(compose3("1", "2", "3", "4") == "h(g(f(1, 2, 3, 4)))")
        let compose4: @Sendable (String, String, String, String) -> String = compose(
            sendablePlain1("i"), sendablePlain1("h"), sendablePlain1("g"), sendablePlain4("f"))
        #expect(compose4("1", "2", "3", "4") == "i(h(g(f(1, 2, 3, 4))))")
        let compose5: @Sendable (String, String, String, String) -> String = compose(
            sendablePlain1("j"), sendablePlain1("i"), sendablePlain1("h"), sendablePlain1("g"), sendablePlain4("f"))
        #expect(compose5("1", "2", "3", "4") == "j(i(h(g(f(1, 2, 3, 4)))))")
        let compose6: @Sendable (String, String, String, String) -> String = compose(
            sendablePlain1("k"), sendablePlain1("j"), sendablePlain1("i"), sendablePlain1("h"), sendablePlain1("g"),
            sendablePlain4("f"))
        #expect(compose6("1", "2", "3", "4") == "k(j(i(h(g(f(1, 2, 3, 4))))))")
        let compose7: @Sendable (String, String, String, String) -> String = compose(
            sendablePlain1("l"), sendablePlain1("k"), sendablePlain1("j"), sendablePlain1("i"), sendablePlain1("h"),
            sendablePlain1("g"), sendablePlain4("f"))
        #expect(compose7("1", "2", "3", "4") == "l(k(j(i(h(g(f(1, 2, 3, 4)))))))")
        let compose8: @Sendable (String, String, String, String) -> String = compose(
            sendablePlain1("m"), sendablePlain1("l"), sendablePlain1("k"), sendablePlain1("j"), sendablePlain1("i"),
            sendablePlain1("h"), sendablePlain1("g"), sendablePlain4("f"))
        #expect(compose8("1", "2", "3", "4") == "m(l(k(j(i(h(g(f(1, 2, 3, 4))))))))")
    }

    @Test("1 argument, throwing functions")
    func throwingFrom1() throws {
        let compose2: (String) throws -> String = compose(throwing1("g"), throwing1("f"))
        #expect(try compose2("1") == "g(f(1))")
        let compose3: (String) throws -> String = compose(throwing1("h"), throwing1("g"), throwing1("f"))
        #expect(try compose3("1") == "h(g(f(1)))")
        let compose4: (String) throws -> String = compose(
            throwing1("i"), throwing1("h"), throwing1("g"), throwing1("f"))
        #expect(try compose4("1") == "i(h(g(f(1))))")
        let compose5: (String) throws -> String = compose(
            throwing1("j"), throwing1("i"), throwing1("h"), throwing1("g"), throwing1("f"))
        #expect(try compose5("1") == "j(i(h(g(f(1)))))")
        let compose6: (String) throws -> String = compose(
            throwing1("k"), throwing1("j"), throwing1("i"), throwing1("h"), throwing1("g"), throwing1("f"))
        #expect(try compose6("1") == "k(j(i(h(g(f(1))))))")
        let compose7: (String) throws -> String = compose(
            throwing1("l"), throwing1("k"), throwing1("j"), throwing1("i"), throwing1("h"), throwing1("g"),
            throwing1("f"))
        #expect(try compose7("1") == "l(k(j(i(h(g(f(1)))))))")
        let compose8: (String) throws -> String = compose(
            throwing1("m"), throwing1("l"), throwing1("k"), throwing1("j"), throwing1("i"), throwing1("h"),
            throwing1("g"), throwing1("f"))
        #expect(try compose8("1") == "m(l(k(j(i(h(g(f(1))))))))")
    }

    @Test("2 arguments, throwing functions")
    func throwingFrom2() throws {
        let compose2: (String, String) throws -> String = compose(throwing1("g"), throwing2("f"))
        #expect(try compose2("1", "2") == "g(f(1, 2))")
        let compose3: (String, String) throws -> String = compose(throwing1("h"), throwing1("g"), throwing2("f"))
        #expect(try compose3("1", "2") == "h(g(f(1, 2)))")
        let compose4: (String, String) throws -> String = compose(
            throwing1("i"), throwing1("h"), throwing1("g"), throwing2("f"))
        #expect(try compose4("1", "2") == "i(h(g(f(1, 2))))")
        let compose5: (String, String) throws -> String = compose(
            throwing1("j"), throwing1("i"), throwing1("h"), throwing1("g"), throwing2("f"))
        #expect(try compose5("1", "2") == "j(i(h(g(f(1, 2)))))")
        let compose6: (String, String) throws -> String = compose(
            throwing1("k"), throwing1("j"), throwing1("i"), throwing1("h"), throwing1("g"), throwing2("f"))
        #expect(try compose6("1", "2") == "k(j(i(h(g(f(1, 2))))))")
        let compose7: (String, String) throws -> String = compose(
            throwing1("l"), throwing1("k"), throwing1("j"), throwing1("i"), throwing1("h"), throwing1("g"),
            throwing2("f"))
        #expect(try compose7("1", "2") == "l(k(j(i(h(g(f(1, 2)))))))")
        let compose8: (String, String) throws -> String = compose(
            throwing1("m"), throwing1("l"), throwing1("k"), throwing1("j"), throwing1("i"), throwing1("h"),
            throwing1("g"), throwing2("f"))
        #expect(try compose8("1", "2") == "m(l(k(j(i(h(g(f(1, 2))))))))")
    }

    @Test("3 arguments, throwing functions")
    func throwingFrom3() throws {
        let compose2: (String, String, String) throws -> String = compose(throwing1("g"), throwing3("f"))
        #expect(try compose2("1", "2", "3") == "g(f(1, 2, 3))")
        let compose3: (String, String, String) throws -> String = compose(
            throwing1("h"), throwing1("g"), throwing3("f"))
        #expect(try compose3("1", "2", "3") == "h(g(f(1, 2, 3)))")
        let compose4: (String, String, String) throws -> String = compose(
            throwing1("i"), throwing1("h"), throwing1("g"), throwing3("f"))
        #expect(try compose4("1", "2", "3") == "i(h(g(f(1, 2, 3))))")
        let compose5: (String, String, String) throws -> String = compose(
            throwing1("j"), throwing1("i"), throwing1("h"), throwing1("g"), throwing3("f"))
        #expect(try compose5("1", "2", "3") == "j(i(h(g(f(1, 2, 3)))))")
        let compose6: (String, String, String) throws -> String = compose(
            throwing1("k"), throwing1("j"), throwing1("i"), throwing1("h"), throwing1("g"), throwing3("f"))
        #expect(try compose6("1", "2", "3") == "k(j(i(h(g(f(1, 2, 3))))))")
        let compose7: (String, String, String) throws -> String = compose(
            throwing1("l"), throwing1("k"), throwing1("j"), throwing1("i"), throwing1("h"), throwing1("g"),
            throwing3("f"))
        #expect(try compose7("1", "2", "3") == "l(k(j(i(h(g(f(1, 2, 3)))))))")
        let compose8: (String, String, String) throws -> String = compose(
            throwing1("m"), throwing1("l"), throwing1("k"), throwing1("j"), throwing1("i"), throwing1("h"),
            throwing1("g"), throwing3("f"))
        #expect(try compose8("1", "2", "3") == "m(l(k(j(i(h(g(f(1, 2, 3))))))))")
    }

    @Test("4 arguments, throwing functions")
    func throwingFrom4() throws {
        let compose2: (String, String, String, String) throws -> String = compose(throwing1("g"), throwing4("f"))
        #expect(try compose2("1", "2", "3", "4") == "g(f(1, 2, 3, 4))")
        let compose3: (String, String, String, String) throws -> String = compose(
            throwing1("h"), throwing1("g"), throwing4("f"))
        #expect(try compose3("1", "2", "3", "4") == "h(g(f(1, 2, 3, 4)))")
        let compose4: (String, String, String, String) throws -> String = compose(
            throwing1("i"), throwing1("h"), throwing1("g"), throwing4("f"))
        #expect(try compose4("1", "2", "3", "4") == "i(h(g(f(1, 2, 3, 4))))")
        let compose5: (String, String, String, String) throws -> String = compose(
            throwing1("j"), throwing1("i"), throwing1("h"), throwing1("g"), throwing4("f"))
        #expect(try compose5("1", "2", "3", "4") == "j(i(h(g(f(1, 2, 3, 4)))))")
        let compose6: (String, String, String, String) throws -> String = compose(
            throwing1("k"), throwing1("j"), throwing1("i"), throwing1("h"), throwing1("g"), throwing4("f"))
        #expect(try compose6("1", "2", "3", "4") == "k(j(i(h(g(f(1, 2, 3, 4))))))")
        let compose7: (String, String, String, String) throws -> String = compose(
            throwing1("l"), throwing1("k"), throwing1("j"), throwing1("i"), throwing1("h"), throwing1("g"),
            throwing4("f"))
        #expect(try compose7("1", "2", "3", "4") == "l(k(j(i(h(g(f(1, 2, 3, 4)))))))")
        let compose8: (String, String, String, String) throws -> String = compose(
            throwing1("m"), throwing1("l"), throwing1("k"), throwing1("j"), throwing1("i"), throwing1("h"),
            throwing1("g"), throwing4("f"))
        #expect(try compose8("1", "2", "3", "4") == "m(l(k(j(i(h(g(f(1, 2, 3, 4))))))))")
    }

    @Test("1 argument, throwing sendable functions")
    func sendableThrowingFrom1() throws {
        let compose2: @Sendable (String) throws -> String = compose(sendableThrowing1("g"), sendableThrowing1("f"))
        #expect(try compose2("1") == "g(f(1))")
        let compose3: @Sendable (String) throws -> String = compose(
            sendableThrowing1("h"), sendableThrowing1("g"), sendableThrowing1("f"))
        #expect(try compose3("1") == "h(g(f(1)))")
        let compose4: @Sendable (String) throws -> String = compose(
            sendableThrowing1("i"), sendableThrowing1("h"), sendableThrowing1("g"), sendableThrowing1("f"))
        #expect(try compose4("1") == "i(h(g(f(1))))")
        let compose5: @Sendable (String) throws -> String = compose(
            sendableThrowing1("j"), sendableThrowing1("i"), sendableThrowing1("h"), sendableThrowing1("g"),
            sendableThrowing1("f"))
        #expect(try compose5("1") == "j(i(h(g(f(1)))))")
        let compose6: @Sendable (String) throws -> String = compose(
            sendableThrowing1("k"), sendableThrowing1("j"), sendableThrowing1("i"), sendableThrowing1("h"),
            sendableThrowing1("g"), sendableThrowing1("f"))
        #expect(try compose6("1") == "k(j(i(h(g(f(1))))))")
        let compose7: @Sendable (String) throws -> String = compose(
            sendableThrowing1("l"), sendableThrowing1("k"), sendableThrowing1("j"), sendableThrowing1("i"),
            sendableThrowing1("h"), sendableThrowing1("g"), sendableThrowing1("f"))
        #expect(try compose7("1") == "l(k(j(i(h(g(f(1)))))))")
        let compose8: @Sendable (String) throws -> String = compose(
            sendableThrowing1("m"), sendableThrowing1("l"), sendableThrowing1("k"), sendableThrowing1("j"),
            sendableThrowing1("i"), sendableThrowing1("h"), sendableThrowing1("g"), sendableThrowing1("f"))
        #expect(try compose8("1") == "m(l(k(j(i(h(g(f(1))))))))")
    }

    @Test("2 arguments, throwing sendable functions")
    func sendableThrowingFrom2() throws {
        let compose2: @Sendable (String, String) throws -> String = compose(
            sendableThrowing1("g"), sendableThrowing2("f"))
        #expect(try compose2("1", "2") == "g(f(1, 2))")
        let compose3: @Sendable (String, String) throws -> String = compose(
            sendableThrowing1("h"), sendableThrowing1("g"), sendableThrowing2("f"))
        #expect(try compose3("1", "2") == "h(g(f(1, 2)))")
        let compose4: @Sendable (String, String) throws -> String = compose(
            sendableThrowing1("i"), sendableThrowing1("h"), sendableThrowing1("g"), sendableThrowing2("f"))
        #expect(try compose4("1", "2") == "i(h(g(f(1, 2))))")
        let compose5: @Sendable (String, String) throws -> String = compose(
            sendableThrowing1("j"), sendableThrowing1("i"), sendableThrowing1("h"), sendableThrowing1("g"),
            sendableThrowing2("f"))
        #expect(try compose5("1", "2") == "j(i(h(g(f(1, 2)))))")
        let compose6: @Sendable (String, String) throws -> String = compose(
            sendableThrowing1("k"), sendableThrowing1("j"), sendableThrowing1("i"), sendableThrowing1("h"),
            sendableThrowing1("g"), sendableThrowing2("f"))
        #expect(try compose6("1", "2") == "k(j(i(h(g(f(1, 2))))))")
        let compose7: @Sendable (String, String) throws -> String = compose(
            sendableThrowing1("l"), sendableThrowing1("k"), sendableThrowing1("j"), sendableThrowing1("i"),
            sendableThrowing1("h"), sendableThrowing1("g"), sendableThrowing2("f"))
        #expect(try compose7("1", "2") == "l(k(j(i(h(g(f(1, 2)))))))")
        let compose8: @Sendable (String, String) throws -> String = compose(
            sendableThrowing1("m"), sendableThrowing1("l"), sendableThrowing1("k"), sendableThrowing1("j"),
            sendableThrowing1("i"), sendableThrowing1("h"), sendableThrowing1("g"), sendableThrowing2("f"))
        #expect(try compose8("1", "2") == "m(l(k(j(i(h(g(f(1, 2))))))))")
    }

    @Test("3 arguments, throwing sendable functions")
    func sendableThrowingFrom3() throws {
        let compose2: @Sendable (String, String, String) throws -> String = compose(
            sendableThrowing1("g"), sendableThrowing3("f"))
        #expect(try compose2("1", "2", "3") == "g(f(1, 2, 3))")
        let compose3: @Sendable (String, String, String) throws -> String = compose(
            sendableThrowing1("h"), sendableThrowing1("g"), sendableThrowing3("f"))
        #expect(try compose3("1", "2", "3") == "h(g(f(1, 2, 3)))")
        let compose4: @Sendable (String, String, String) throws -> String = compose(
            sendableThrowing1("i"), sendableThrowing1("h"), sendableThrowing1("g"), sendableThrowing3("f"))
        #expect(try compose4("1", "2", "3") == "i(h(g(f(1, 2, 3))))")
        let compose5: @Sendable (String, String, String) throws -> String = compose(
            sendableThrowing1("j"), sendableThrowing1("i"), sendableThrowing1("h"), sendableThrowing1("g"),
            sendableThrowing3("f"))
        #expect(try compose5("1", "2", "3") == "j(i(h(g(f(1, 2, 3)))))")
        let compose6: @Sendable (String, String, String) throws -> String = compose(
            sendableThrowing1("k"), sendableThrowing1("j"), sendableThrowing1("i"), sendableThrowing1("h"),
            sendableThrowing1("g"), sendableThrowing3("f"))
        #expect(try compose6("1", "2", "3") == "k(j(i(h(g(f(1, 2, 3))))))")
        let compose7: @Sendable (String, String, String) throws -> String = compose(
            sendableThrowing1("l"), sendableThrowing1("k"), sendableThrowing1("j"), sendableThrowing1("i"),
            sendableThrowing1("h"), sendableThrowing1("g"), sendableThrowing3("f"))
        #expect(try compose7("1", "2", "3") == "l(k(j(i(h(g(f(1, 2, 3)))))))")
        let compose8: @Sendable (String, String, String) throws -> String = compose(
            sendableThrowing1("m"), sendableThrowing1("l"), sendableThrowing1("k"), sendableThrowing1("j"),
            sendableThrowing1("i"), sendableThrowing1("h"), sendableThrowing1("g"), sendableThrowing3("f"))
        #expect(try compose8("1", "2", "3") == "m(l(k(j(i(h(g(f(1, 2, 3))))))))")
    }

    @Test("4 arguments, throwing sendable functions")
    func sendableThrowingFrom4() throws {
        let compose2: @Sendable (String, String, String, String) throws -> String = compose(
            sendableThrowing1("g"), sendableThrowing4("f"))
        #expect(try compose2("1", "2", "3", "4") == "g(f(1, 2, 3, 4))")
        let compose3: @Sendable (String, String, String, String) throws -> String = compose(
            sendableThrowing1("h"), sendableThrowing1("g"), sendableThrowing4("f"))
        #expect(try compose3("1", "2", "3", "4") == "h(g(f(1, 2, 3, 4)))")
        let compose4: @Sendable (String, String, String, String) throws -> String = compose(
            sendableThrowing1("i"), sendableThrowing1("h"), sendableThrowing1("g"), sendableThrowing4("f"))
        #expect(try compose4("1", "2", "3", "4") == "i(h(g(f(1, 2, 3, 4))))")
        let compose5: @Sendable (String, String, String, String) throws -> String = compose(
            sendableThrowing1("j"), sendableThrowing1("i"), sendableThrowing1("h"), sendableThrowing1("g"),
            sendableThrowing4("f"))
        #expect(try compose5("1", "2", "3", "4") == "j(i(h(g(f(1, 2, 3, 4)))))")
        let compose6: @Sendable (String, String, String, String) throws -> String = compose(
            sendableThrowing1("k"), sendableThrowing1("j"), sendableThrowing1("i"), sendableThrowing1("h"),
            sendableThrowing1("g"), sendableThrowing4("f"))
        #expect(try compose6("1", "2", "3", "4") == "k(j(i(h(g(f(1, 2, 3, 4))))))")
        let compose7: @Sendable (String, String, String, String) throws -> String = compose(
            sendableThrowing1("l"), sendableThrowing1("k"), sendableThrowing1("j"), sendableThrowing1("i"),
            sendableThrowing1("h"), sendableThrowing1("g"), sendableThrowing4("f"))
        #expect(try compose7("1", "2", "3", "4") == "l(k(j(i(h(g(f(1, 2, 3, 4)))))))")
        let compose8: @Sendable (String, String, String, String) throws -> String = compose(
            sendableThrowing1("m"), sendableThrowing1("l"), sendableThrowing1("k"), sendableThrowing1("j"),
            sendableThrowing1("i"), sendableThrowing1("h"), sendableThrowing1("g"), sendableThrowing4("f"))
        #expect(try compose8("1", "2", "3", "4") == "m(l(k(j(i(h(g(f(1, 2, 3, 4))))))))")
    }

    @Test("1 argument, asynchronous functions")
    func asyncFrom1() async {
        let compose2: (String) async -> String = compose(async1("g"), async1("f"))
        #expect(await compose2("1") == "g(f(1))")
        let compose3: (String) async -> String = compose(async1("h"), async1("g"), async1("f"))
        #expect(await compose3("1") == "h(g(f(1)))")
        let compose4: (String) async -> String = compose(async1("i"), async1("h"), async1("g"), async1("f"))
        #expect(await compose4("1") == "i(h(g(f(1))))")
    }

    @Test("2 arguments, asynchronous functions")
    func asyncFrom2() async {
        let compose2: (String, String) async -> String = compose(async1("g"), async2("f"))
        #expect(await compose2("1", "2") == "g(f(1, 2))")
        let compose3: (String, String) async -> String = compose(async1("h"), async1("g"), async2("f"))
        #expect(await compose3("1", "2") == "h(g(f(1, 2)))")
        let compose4: (String, String) async -> String = compose(async1("i"), async1("h"), async1("g"), async2("f"))
        #expect(await compose4("1", "2") == "i(h(g(f(1, 2))))")
    }

    @Test("3 arguments, asynchronous functions")
    func asyncFrom3() async {
        let compose2: (String, String, String) async -> String = compose(async1("g"), async3("f"))
        #expect(await compose2("1", "2", "3") == "g(f(1, 2, 3))")
        let compose3: (String, String, String) async -> String = compose(async1("h"), async1("g"), async3("f"))
        #expect(await compose3("1", "2", "3") == "h(g(f(1, 2, 3)))")
        let compose4: (String, String, String) async -> String = compose(
            async1("i"), async1("h"), async1("g"), async3("f"))
        #expect(await compose4("1", "2", "3") == "i(h(g(f(1, 2, 3))))")
    }

    @Test("4 arguments, asynchronous functions")
    func asyncFrom4() async {
        let compose2: (String, String, String, String) async -> String = compose(async1("g"), async4("f"))
        #expect(await compose2("1", "2", "3", "4") == "g(f(1, 2, 3, 4))")
        let compose3: (String, String, String, String) async -> String = compose(async1("h"), async1("g"), async4("f"))
        #expect(await compose3("1", "2", "3", "4") == "h(g(f(1, 2, 3, 4)))")
        let compose4: (String, String, String, String) async -> String = compose(
            async1("i"), async1("h"), async1("g"), async4("f"))
        #expect(await compose4("1", "2", "3", "4") == "i(h(g(f(1, 2, 3, 4))))")
    }

    @Test("1 argument, asynchronous sendable functions")
    func sendableAsyncFrom1() async {
        let compose2: @Sendable (String) async -> String = compose(sendableAsync1("g"), sendableAsync1("f"))
        #expect(await compose2("1") == "g(f(1))")
        let compose3: @Sendable (String) async -> String = compose(
            sendableAsync1("h"), sendableAsync1("g"), sendableAsync1("f"))
        #expect(await compose3("1") == "h(g(f(1)))")
        let compose4: @Sendable (String) async -> String = compose(
            sendableAsync1("i"), sendableAsync1("h"), sendableAsync1("g"), sendableAsync1("f"))
        #expect(await compose4("1") == "i(h(g(f(1))))")
    }

    @Test("2 arguments, asynchronous sendable functions")
    func sendableAsyncFrom2() async {
        let compose2: @Sendable (String, String) async -> String = compose(sendableAsync1("g"), sendableAsync2("f"))
        #expect(await compose2("1", "2") == "g(f(1, 2))")
        let compose3: @Sendable (String, String) async -> String = compose(
            sendableAsync1("h"), sendableAsync1("g"), sendableAsync2("f"))
        #expect(await compose3("1", "2") == "h(g(f(1, 2)))")
        let compose4: @Sendable (String, String) async -> String = compose(
            sendableAsync1("i"), sendableAsync1("h"), sendableAsync1("g"), sendableAsync2("f"))
        #expect(await compose4("1", "2") == "i(h(g(f(1, 2))))")
    }

    @Test("3 arguments, asynchronous sendable functions")
    func sendableAsyncFrom3() async {
        let compose2: @Sendable (String, String, String) async -> String = compose(
            sendableAsync1("g"), sendableAsync3("f"))
        #expect(await compose2("1", "2", "3") == "g(f(1, 2, 3))")
        let compose3: @Sendable (String, String, String) async -> String = compose(
            sendableAsync1("h"), sendableAsync1("g"), sendableAsync3("f"))
        #expect(await compose3("1", "2", "3") == "h(g(f(1, 2, 3)))")
        let compose4: @Sendable (String, String, String) async -> String = compose(
            sendableAsync1("i"), sendableAsync1("h"), sendableAsync1("g"), sendableAsync3("f"))
        #expect(await compose4("1", "2", "3") == "i(h(g(f(1, 2, 3))))")
    }

    @Test("4 arguments, asynchronous sendable functions")
    func sendableAsyncFrom4() async {
        let compose2: @Sendable (String, String, String, String) async -> String = compose(
            sendableAsync1("g"), sendableAsync4("f"))
        #expect(await compose2("1", "2", "3", "4") == "g(f(1, 2, 3, 4))")
        let compose3: @Sendable (String, String, String, String) async -> String = compose(
            sendableAsync1("h"), sendableAsync1("g"), sendableAsync4("f"))
        #expect(await compose3("1", "2", "3", "4") == "h(g(f(1, 2, 3, 4)))")
        let compose4: @Sendable (String, String, String, String) async -> String = compose(
            sendableAsync1("i"), sendableAsync1("h"), sendableAsync1("g"), sendableAsync4("f"))
        #expect(await compose4("1", "2", "3", "4") == "i(h(g(f(1, 2, 3, 4))))")
    }

    @Test("1 argument, asynchronous throwing functions")
    func asyncThrowingFrom1() async throws {
        let compose2: (String) async throws -> String = compose(asyncThrowing1("g"), asyncThrowing1("f"))
        #expect(try await compose2("1") == "g(f(1))")
        let compose3: (String) async throws -> String = compose(
            asyncThrowing1("h"), asyncThrowing1("g"), asyncThrowing1("f"))
        #expect(try await compose3("1") == "h(g(f(1)))")
        let compose4: (String) async throws -> String = compose(
            asyncThrowing1("i"), asyncThrowing1("h"), asyncThrowing1("g"), asyncThrowing1("f"))
        #expect(try await compose4("1") == "i(h(g(f(1))))")
    }

    @Test("2 arguments, asynchronous throwing functions")
    func asyncThrowingFrom2() async throws {
        let compose2: (String, String) async throws -> String = compose(asyncThrowing1("g"), asyncThrowing2("f"))
        #expect(try await compose2("1", "2") == "g(f(1, 2))")
        let compose3: (String, String) async throws -> String = compose(
            asyncThrowing1("h"), asyncThrowing1("g"), asyncThrowing2("f"))
        #expect(try await compose3("1", "2") == "h(g(f(1, 2)))")
        let compose4: (String, String) async throws -> String = compose(
            asyncThrowing1("i"), asyncThrowing1("h"), asyncThrowing1("g"), asyncThrowing2("f"))
        #expect(try await compose4("1", "2") == "i(h(g(f(1, 2))))")
    }

    @Test("3 arguments, asynchronous throwing functions")
    func asyncThrowingFrom3() async throws {
        let compose2: (String, String, String) async throws -> String = compose(
            asyncThrowing1("g"), asyncThrowing3("f"))
        #expect(try await compose2("1", "2", "3") == "g(f(1, 2, 3))")
        let compose3: (String, String, String) async throws -> String = compose(
            asyncThrowing1("h"), asyncThrowing1("g"), asyncThrowing3("f"))
        #expect(try await compose3("1", "2", "3") == "h(g(f(1, 2, 3)))")
        let compose4: (String, String, String) async throws -> String = compose(
            asyncThrowing1("i"), asyncThrowing1("h"), asyncThrowing1("g"), asyncThrowing3("f"))
        #expect(try await compose4("1", "2", "3") == "i(h(g(f(1, 2, 3))))")
    }

    @Test("4 arguments, asynchronous throwing functions")
    func asyncThrowingFrom4() async throws {
        let compose2: (String, String, String, String) async throws -> String = compose(
            asyncThrowing1("g"), asyncThrowing4("f"))
        #expect(try await compose2("1", "2", "3", "4") == "g(f(1, 2, 3, 4))")
        let compose3: (String, String, String, String) async throws -> String = compose(
            asyncThrowing1("h"), asyncThrowing1("g"), asyncThrowing4("f"))
        #expect(try await compose3("1", "2", "3", "4") == "h(g(f(1, 2, 3, 4)))")
        let compose4: (String, String, String, String) async throws -> String = compose(
            asyncThrowing1("i"), asyncThrowing1("h"), asyncThrowing1("g"), asyncThrowing4("f"))
        #expect(try await compose4("1", "2", "3", "4") == "i(h(g(f(1, 2, 3, 4))))")
    }

    @Test("1 argument, asynchronous throwing sendable functions")
    func sendableAsyncThrowingFrom1() async throws {
        let compose2: @Sendable (String) async throws -> String = compose(
            sendableAsyncThrowing1("g"), sendableAsyncThrowing1("f"))
        #expect(try await compose2("1") == "g(f(1))")
        let compose3: @Sendable (String) async throws -> String = compose(
            sendableAsyncThrowing1("h"), sendableAsyncThrowing1("g"), sendableAsyncThrowing1("f"))
        #expect(try await compose3("1") == "h(g(f(1)))")
        let compose4: @Sendable (String) async throws -> String = compose(
            sendableAsyncThrowing1("i"), sendableAsyncThrowing1("h"), sendableAsyncThrowing1("g"),
            sendableAsyncThrowing1("f"))
        #expect(try await compose4("1") == "i(h(g(f(1))))")
    }

    @Test("2 arguments, asynchronous throwing sendable functions")
    func sendableAsyncThrowingFrom2() async throws {
        let compose2: @Sendable (String, String) async throws -> String = compose(
            sendableAsyncThrowing1("g"), sendableAsyncThrowing2("f"))
        #expect(try await compose2("1", "2") == "g(f(1, 2))")
        let compose3: @Sendable (String, String) async throws -> String = compose(
            sendableAsyncThrowing1("h"), sendableAsyncThrowing1("g"), sendableAsyncThrowing2("f"))
        #expect(try await compose3("1", "2") == "h(g(f(1, 2)))")
        let compose4: @Sendable (String, String) async throws -> String = compose(
            sendableAsyncThrowing1("i"), sendableAsyncThrowing1("h"), sendableAsyncThrowing1("g"),
            sendableAsyncThrowing2("f"))
        #expect(try await compose4("1", "2") == "i(h(g(f(1, 2))))")
    }

    @Test("3 arguments, asynchronous throwing sendable functions")
    func sendableAsyncThrowingFrom3() async throws {
        let compose2: @Sendable (String, String, String) async throws -> String = compose(
            sendableAsyncThrowing1("g"), sendableAsyncThrowing3("f"))
        #expect(try await compose2("1", "2", "3") == "g(f(1, 2, 3))")
        let compose3: @Sendable (String, String, String) async throws -> String = compose(
            sendableAsyncThrowing1("h"), sendableAsyncThrowing1("g"), sendableAsyncThrowing3("f"))
        #expect(try await compose3("1", "2", "3") == "h(g(f(1, 2, 3)))")
        let compose4: @Sendable (String, String, String) async throws -> String = compose(
            sendableAsyncThrowing1("i"), sendableAsyncThrowing1("h"), sendableAsyncThrowing1("g"),
            sendableAsyncThrowing3("f"))
        #expect(try await compose4("1", "2", "3") == "i(h(g(f(1, 2, 3))))")
    }

    @Test("4 arguments, asynchronous throwing sendable functions")
    func sendableAsyncThrowingFrom4() async throws {
        let compose2: @Sendable (String, String, String, String) async throws -> String = compose(
            sendableAsyncThrowing1("g"), sendableAsyncThrowing4("f"))
        #expect(try await compose2("1", "2", "3", "4") == "g(f(1, 2, 3, 4))")
        let compose3: @Sendable (String, String, String, String) async throws -> String = compose(
            sendableAsyncThrowing1("h"), sendableAsyncThrowing1("g"), sendableAsyncThrowing4("f"))
        #expect(try await compose3("1", "2", "3", "4") == "h(g(f(1, 2, 3, 4)))")
        let compose4: @Sendable (String, String, String, String) async throws -> String = compose(
            sendableAsyncThrowing1("i"), sendableAsyncThrowing1("h"), sendableAsyncThrowing1("g"),
            sendableAsyncThrowing4("f"))
        #expect(try await compose4("1", "2", "3", "4") == "i(h(g(f(1, 2, 3, 4))))")
    }
}
