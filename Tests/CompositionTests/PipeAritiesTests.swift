import CurrycombComposition
import Testing

/// Every arity, for every kind of function: order of the functions and of the arguments.
struct PipeAritiesTests {
    @Test("1 argument, plain functions")
    func plainFrom1() {
        let pipe2: (String) -> String = pipe(plain1("f"), plain1("g"))
        #expect(pipe2("1") == "g(f(1))")
        let pipe3: (String) -> String = pipe(plain1("f"), plain1("g"), plain1("h"))
        #expect(pipe3("1") == "h(g(f(1)))")
        let pipe4: (String) -> String = pipe(plain1("f"), plain1("g"), plain1("h"), plain1("i"))
        #expect(pipe4("1") == "i(h(g(f(1))))")
        let pipe5: (String) -> String = pipe(plain1("f"), plain1("g"), plain1("h"), plain1("i"), plain1("j"))
        #expect(pipe5("1") == "j(i(h(g(f(1)))))")
        let pipe6: (String) -> String = pipe(
            plain1("f"), plain1("g"), plain1("h"), plain1("i"), plain1("j"), plain1("k"))
        #expect(pipe6("1") == "k(j(i(h(g(f(1))))))")
        let pipe7: (String) -> String = pipe(
            plain1("f"), plain1("g"), plain1("h"), plain1("i"), plain1("j"), plain1("k"), plain1("l"))
        #expect(pipe7("1") == "l(k(j(i(h(g(f(1)))))))")
        let pipe8: (String) -> String = pipe(
            plain1("f"), plain1("g"), plain1("h"), plain1("i"), plain1("j"), plain1("k"), plain1("l"), plain1("m"))
        #expect(pipe8("1") == "m(l(k(j(i(h(g(f(1))))))))")
    }

    @Test("2 arguments, plain functions")
    func plainFrom2() {
        let pipe2: (String, String) -> String = pipe(plain2("f"), plain1("g"))
        #expect(pipe2("1", "2") == "g(f(1, 2))")
        let pipe3: (String, String) -> String = pipe(plain2("f"), plain1("g"), plain1("h"))
        #expect(pipe3("1", "2") == "h(g(f(1, 2)))")
        let pipe4: (String, String) -> String = pipe(plain2("f"), plain1("g"), plain1("h"), plain1("i"))
        #expect(pipe4("1", "2") == "i(h(g(f(1, 2))))")
        let pipe5: (String, String) -> String = pipe(plain2("f"), plain1("g"), plain1("h"), plain1("i"), plain1("j"))
        #expect(pipe5("1", "2") == "j(i(h(g(f(1, 2)))))")
        let pipe6: (String, String) -> String = pipe(
            plain2("f"), plain1("g"), plain1("h"), plain1("i"), plain1("j"), plain1("k"))
        #expect(pipe6("1", "2") == "k(j(i(h(g(f(1, 2))))))")
        let pipe7: (String, String) -> String = pipe(
            plain2("f"), plain1("g"), plain1("h"), plain1("i"), plain1("j"), plain1("k"), plain1("l"))
        #expect(pipe7("1", "2") == "l(k(j(i(h(g(f(1, 2)))))))")
        let pipe8: (String, String) -> String = pipe(
            plain2("f"), plain1("g"), plain1("h"), plain1("i"), plain1("j"), plain1("k"), plain1("l"), plain1("m"))
        #expect(pipe8("1", "2") == "m(l(k(j(i(h(g(f(1, 2))))))))")
    }

    @Test("3 arguments, plain functions")
    func plainFrom3() {
        let pipe2: (String, String, String) -> String = pipe(plain3("f"), plain1("g"))
        #expect(pipe2("1", "2", "3") == "g(f(1, 2, 3))")
        let pipe3: (String, String, String) -> String = pipe(plain3("f"), plain1("g"), plain1("h"))
        #expect(pipe3("1", "2", "3") == "h(g(f(1, 2, 3)))")
        let pipe4: (String, String, String) -> String = pipe(plain3("f"), plain1("g"), plain1("h"), plain1("i"))
        #expect(pipe4("1", "2", "3") == "i(h(g(f(1, 2, 3))))")
        let pipe5: (String, String, String) -> String = pipe(
            plain3("f"), plain1("g"), plain1("h"), plain1("i"), plain1("j"))
        #expect(pipe5("1", "2", "3") == "j(i(h(g(f(1, 2, 3)))))")
        let pipe6: (String, String, String) -> String = pipe(
            plain3("f"), plain1("g"), plain1("h"), plain1("i"), plain1("j"), plain1("k"))
        #expect(pipe6("1", "2", "3") == "k(j(i(h(g(f(1, 2, 3))))))")
        let pipe7: (String, String, String) -> String = pipe(
            plain3("f"), plain1("g"), plain1("h"), plain1("i"), plain1("j"), plain1("k"), plain1("l"))
        #expect(pipe7("1", "2", "3") == "l(k(j(i(h(g(f(1, 2, 3)))))))")
        let pipe8: (String, String, String) -> String = pipe(
            plain3("f"), plain1("g"), plain1("h"), plain1("i"), plain1("j"), plain1("k"), plain1("l"), plain1("m"))
        #expect(pipe8("1", "2", "3") == "m(l(k(j(i(h(g(f(1, 2, 3))))))))")
    }

    @Test("4 arguments, plain functions")
    func plainFrom4() {
        let pipe2: (String, String, String, String) -> String = pipe(plain4("f"), plain1("g"))
        #expect(pipe2("1", "2", "3", "4") == "g(f(1, 2, 3, 4))")
        let pipe3: (String, String, String, String) -> String = pipe(plain4("f"), plain1("g"), plain1("h"))
        #expect(pipe3("1", "2", "3", "4") == "h(g(f(1, 2, 3, 4)))")
        let pipe4: (String, String, String, String) -> String = pipe(plain4("f"), plain1("g"), plain1("h"), plain1("i"))
        #expect(pipe4("1", "2", "3", "4") == "i(h(g(f(1, 2, 3, 4))))")
        let pipe5: (String, String, String, String) -> String = pipe(
            plain4("f"), plain1("g"), plain1("h"), plain1("i"), plain1("j"))
        #expect(pipe5("1", "2", "3", "4") == "j(i(h(g(f(1, 2, 3, 4)))))")
        let pipe6: (String, String, String, String) -> String = pipe(
            plain4("f"), plain1("g"), plain1("h"), plain1("i"), plain1("j"), plain1("k"))
        #expect(pipe6("1", "2", "3", "4") == "k(j(i(h(g(f(1, 2, 3, 4))))))")
        let pipe7: (String, String, String, String) -> String = pipe(
            plain4("f"), plain1("g"), plain1("h"), plain1("i"), plain1("j"), plain1("k"), plain1("l"))
        #expect(pipe7("1", "2", "3", "4") == "l(k(j(i(h(g(f(1, 2, 3, 4)))))))")
        let pipe8: (String, String, String, String) -> String = pipe(
            plain4("f"), plain1("g"), plain1("h"), plain1("i"), plain1("j"), plain1("k"), plain1("l"), plain1("m"))
        #expect(pipe8("1", "2", "3", "4") == "m(l(k(j(i(h(g(f(1, 2, 3, 4))))))))")
    }

    @Test("1 argument, plain sendable functions")
    func sendablePlainFrom1() {
        let pipe2: @Sendable (String) -> String = pipe(sendablePlain1("f"), sendablePlain1("g"))
        #expect(pipe2("1") == "g(f(1))")
        let pipe3: @Sendable (String) -> String = pipe(sendablePlain1("f"), sendablePlain1("g"), sendablePlain1("h"))
        #expect(pipe3("1") == "h(g(f(1)))")
        let pipe4: @Sendable (String) -> String = pipe(
            sendablePlain1("f"), sendablePlain1("g"), sendablePlain1("h"), sendablePlain1("i"))
        #expect(pipe4("1") == "i(h(g(f(1))))")
        let pipe5: @Sendable (String) -> String = pipe(
            sendablePlain1("f"), sendablePlain1("g"), sendablePlain1("h"), sendablePlain1("i"), sendablePlain1("j"))
        #expect(pipe5("1") == "j(i(h(g(f(1)))))")
        let pipe6: @Sendable (String) -> String = pipe(
            sendablePlain1("f"), sendablePlain1("g"), sendablePlain1("h"), sendablePlain1("i"), sendablePlain1("j"),
            sendablePlain1("k"))
        #expect(pipe6("1") == "k(j(i(h(g(f(1))))))")
        let pipe7: @Sendable (String) -> String = pipe(
            sendablePlain1("f"), sendablePlain1("g"), sendablePlain1("h"), sendablePlain1("i"), sendablePlain1("j"),
            sendablePlain1("k"), sendablePlain1("l"))
        #expect(pipe7("1") == "l(k(j(i(h(g(f(1)))))))")
        let pipe8: @Sendable (String) -> String = pipe(
            sendablePlain1("f"), sendablePlain1("g"), sendablePlain1("h"), sendablePlain1("i"), sendablePlain1("j"),
            sendablePlain1("k"), sendablePlain1("l"), sendablePlain1("m"))
        #expect(pipe8("1") == "m(l(k(j(i(h(g(f(1))))))))")
    }

    @Test("2 arguments, plain sendable functions")
    func sendablePlainFrom2() {
        let pipe2: @Sendable (String, String) -> String = pipe(sendablePlain2("f"), sendablePlain1("g"))
        #expect(pipe2("1", "2") == "g(f(1, 2))")
        let pipe3: @Sendable (String, String) -> String = pipe(
            sendablePlain2("f"), sendablePlain1("g"), sendablePlain1("h"))
        #expect(pipe3("1", "2") == "h(g(f(1, 2)))")
        let pipe4: @Sendable (String, String) -> String = pipe(
            sendablePlain2("f"), sendablePlain1("g"), sendablePlain1("h"), sendablePlain1("i"))
        #expect(pipe4("1", "2") == "i(h(g(f(1, 2))))")
        let pipe5: @Sendable (String, String) -> String = pipe(
            sendablePlain2("f"), sendablePlain1("g"), sendablePlain1("h"), sendablePlain1("i"), sendablePlain1("j"))
        #expect(pipe5("1", "2") == "j(i(h(g(f(1, 2)))))")
        let pipe6: @Sendable (String, String) -> String = pipe(
            sendablePlain2("f"), sendablePlain1("g"), sendablePlain1("h"), sendablePlain1("i"), sendablePlain1("j"),
            sendablePlain1("k"))
        #expect(pipe6("1", "2") == "k(j(i(h(g(f(1, 2))))))")
        let pipe7: @Sendable (String, String) -> String = pipe(
            sendablePlain2("f"), sendablePlain1("g"), sendablePlain1("h"), sendablePlain1("i"), sendablePlain1("j"),
            sendablePlain1("k"), sendablePlain1("l"))
        #expect(pipe7("1", "2") == "l(k(j(i(h(g(f(1, 2)))))))")
        let pipe8: @Sendable (String, String) -> String = pipe(
            sendablePlain2("f"), sendablePlain1("g"), sendablePlain1("h"), sendablePlain1("i"), sendablePlain1("j"),
            sendablePlain1("k"), sendablePlain1("l"), sendablePlain1("m"))
        #expect(pipe8("1", "2") == "m(l(k(j(i(h(g(f(1, 2))))))))")
    }

    @Test("3 arguments, plain sendable functions")
    func sendablePlainFrom3() {
        let pipe2: @Sendable (String, String, String) -> String = pipe(sendablePlain3("f"), sendablePlain1("g"))
        #expect(pipe2("1", "2", "3") == "g(f(1, 2, 3))")
        let pipe3: @Sendable (String, String, String) -> String = pipe(
            sendablePlain3("f"), sendablePlain1("g"), sendablePlain1("h"))
        #expect(pipe3("1", "2", "3") == "h(g(f(1, 2, 3)))")
        let pipe4: @Sendable (String, String, String) -> String = pipe(
            sendablePlain3("f"), sendablePlain1("g"), sendablePlain1("h"), sendablePlain1("i"))
        #expect(pipe4("1", "2", "3") == "i(h(g(f(1, 2, 3))))")
        let pipe5: @Sendable (String, String, String) -> String = pipe(
            sendablePlain3("f"), sendablePlain1("g"), sendablePlain1("h"), sendablePlain1("i"), sendablePlain1("j"))
        #expect(pipe5("1", "2", "3") == "j(i(h(g(f(1, 2, 3)))))")
        let pipe6: @Sendable (String, String, String) -> String = pipe(
            sendablePlain3("f"), sendablePlain1("g"), sendablePlain1("h"), sendablePlain1("i"), sendablePlain1("j"),
            sendablePlain1("k"))
        #expect(pipe6("1", "2", "3") == "k(j(i(h(g(f(1, 2, 3))))))")
        let pipe7: @Sendable (String, String, String) -> String = pipe(
            sendablePlain3("f"), sendablePlain1("g"), sendablePlain1("h"), sendablePlain1("i"), sendablePlain1("j"),
            sendablePlain1("k"), sendablePlain1("l"))
        #expect(pipe7("1", "2", "3") == "l(k(j(i(h(g(f(1, 2, 3)))))))")
        let pipe8: @Sendable (String, String, String) -> String = pipe(
            sendablePlain3("f"), sendablePlain1("g"), sendablePlain1("h"), sendablePlain1("i"), sendablePlain1("j"),
            sendablePlain1("k"), sendablePlain1("l"), sendablePlain1("m"))
        #expect(pipe8("1", "2", "3") == "m(l(k(j(i(h(g(f(1, 2, 3))))))))")
    }

    @Test("4 arguments, plain sendable functions")
    func sendablePlainFrom4() {
        let pipe2: @Sendable (String, String, String, String) -> String = pipe(sendablePlain4("f"), sendablePlain1("g"))
        #expect(pipe2("1", "2", "3", "4") == "g(f(1, 2, 3, 4))")
        let pipe3: @Sendable (String, String, String, String) -> String = pipe(
            sendablePlain4("f"), sendablePlain1("g"), sendablePlain1("h"))
        #expect(pipe3("1", "2", "3", "4") == "h(g(f(1, 2, 3, 4)))")
        let pipe4: @Sendable (String, String, String, String) -> String = pipe(
            sendablePlain4("f"), sendablePlain1("g"), sendablePlain1("h"), sendablePlain1("i"))
        #expect(pipe4("1", "2", "3", "4") == "i(h(g(f(1, 2, 3, 4))))")
        let pipe5: @Sendable (String, String, String, String) -> String = pipe(
            sendablePlain4("f"), sendablePlain1("g"), sendablePlain1("h"), sendablePlain1("i"), sendablePlain1("j"))
        #expect(pipe5("1", "2", "3", "4") == "j(i(h(g(f(1, 2, 3, 4)))))")
        let pipe6: @Sendable (String, String, String, String) -> String = pipe(
            sendablePlain4("f"), sendablePlain1("g"), sendablePlain1("h"), sendablePlain1("i"), sendablePlain1("j"),
            sendablePlain1("k"))
        #expect(pipe6("1", "2", "3", "4") == "k(j(i(h(g(f(1, 2, 3, 4))))))")
        let pipe7: @Sendable (String, String, String, String) -> String = pipe(
            sendablePlain4("f"), sendablePlain1("g"), sendablePlain1("h"), sendablePlain1("i"), sendablePlain1("j"),
            sendablePlain1("k"), sendablePlain1("l"))
        #expect(pipe7("1", "2", "3", "4") == "l(k(j(i(h(g(f(1, 2, 3, 4)))))))")
        let pipe8: @Sendable (String, String, String, String) -> String = pipe(
            sendablePlain4("f"), sendablePlain1("g"), sendablePlain1("h"), sendablePlain1("i"), sendablePlain1("j"),
            sendablePlain1("k"), sendablePlain1("l"), sendablePlain1("m"))
        #expect(pipe8("1", "2", "3", "4") == "m(l(k(j(i(h(g(f(1, 2, 3, 4))))))))")
    }

    @Test("1 argument, throwing functions")
    func throwingFrom1() throws {
        let pipe2: (String) throws -> String = pipe(throwing1("f"), throwing1("g"))
        #expect(try pipe2("1") == "g(f(1))")
        let pipe3: (String) throws -> String = pipe(throwing1("f"), throwing1("g"), throwing1("h"))
        #expect(try pipe3("1") == "h(g(f(1)))")
        let pipe4: (String) throws -> String = pipe(throwing1("f"), throwing1("g"), throwing1("h"), throwing1("i"))
        #expect(try pipe4("1") == "i(h(g(f(1))))")
        let pipe5: (String) throws -> String = pipe(
            throwing1("f"), throwing1("g"), throwing1("h"), throwing1("i"), throwing1("j"))
        #expect(try pipe5("1") == "j(i(h(g(f(1)))))")
        let pipe6: (String) throws -> String = pipe(
            throwing1("f"), throwing1("g"), throwing1("h"), throwing1("i"), throwing1("j"), throwing1("k"))
        #expect(try pipe6("1") == "k(j(i(h(g(f(1))))))")
        let pipe7: (String) throws -> String = pipe(
            throwing1("f"), throwing1("g"), throwing1("h"), throwing1("i"), throwing1("j"), throwing1("k"),
            throwing1("l"))
        #expect(try pipe7("1") == "l(k(j(i(h(g(f(1)))))))")
        let pipe8: (String) throws -> String = pipe(
            throwing1("f"), throwing1("g"), throwing1("h"), throwing1("i"), throwing1("j"), throwing1("k"),
            throwing1("l"), throwing1("m"))
        #expect(try pipe8("1") == "m(l(k(j(i(h(g(f(1))))))))")
    }

    @Test("2 arguments, throwing functions")
    func throwingFrom2() throws {
        let pipe2: (String, String) throws -> String = pipe(throwing2("f"), throwing1("g"))
        #expect(try pipe2("1", "2") == "g(f(1, 2))")
        let pipe3: (String, String) throws -> String = pipe(throwing2("f"), throwing1("g"), throwing1("h"))
        #expect(try pipe3("1", "2") == "h(g(f(1, 2)))")
        let pipe4: (String, String) throws -> String = pipe(
            throwing2("f"), throwing1("g"), throwing1("h"), throwing1("i"))
        #expect(try pipe4("1", "2") == "i(h(g(f(1, 2))))")
        let pipe5: (String, String) throws -> String = pipe(
            throwing2("f"), throwing1("g"), throwing1("h"), throwing1("i"), throwing1("j"))
        #expect(try pipe5("1", "2") == "j(i(h(g(f(1, 2)))))")
        let pipe6: (String, String) throws -> String = pipe(
            throwing2("f"), throwing1("g"), throwing1("h"), throwing1("i"), throwing1("j"), throwing1("k"))
        #expect(try pipe6("1", "2") == "k(j(i(h(g(f(1, 2))))))")
        let pipe7: (String, String) throws -> String = pipe(
            throwing2("f"), throwing1("g"), throwing1("h"), throwing1("i"), throwing1("j"), throwing1("k"),
            throwing1("l"))
        #expect(try pipe7("1", "2") == "l(k(j(i(h(g(f(1, 2)))))))")
        let pipe8: (String, String) throws -> String = pipe(
            throwing2("f"), throwing1("g"), throwing1("h"), throwing1("i"), throwing1("j"), throwing1("k"),
            throwing1("l"), throwing1("m"))
        #expect(try pipe8("1", "2") == "m(l(k(j(i(h(g(f(1, 2))))))))")
    }

    @Test("3 arguments, throwing functions")
    func throwingFrom3() throws {
        let pipe2: (String, String, String) throws -> String = pipe(throwing3("f"), throwing1("g"))
        #expect(try pipe2("1", "2", "3") == "g(f(1, 2, 3))")
        let pipe3: (String, String, String) throws -> String = pipe(throwing3("f"), throwing1("g"), throwing1("h"))
        #expect(try pipe3("1", "2", "3") == "h(g(f(1, 2, 3)))")
        let pipe4: (String, String, String) throws -> String = pipe(
            throwing3("f"), throwing1("g"), throwing1("h"), throwing1("i"))
        #expect(try pipe4("1", "2", "3") == "i(h(g(f(1, 2, 3))))")
        let pipe5: (String, String, String) throws -> String = pipe(
            throwing3("f"), throwing1("g"), throwing1("h"), throwing1("i"), throwing1("j"))
        #expect(try pipe5("1", "2", "3") == "j(i(h(g(f(1, 2, 3)))))")
        let pipe6: (String, String, String) throws -> String = pipe(
            throwing3("f"), throwing1("g"), throwing1("h"), throwing1("i"), throwing1("j"), throwing1("k"))
        #expect(try pipe6("1", "2", "3") == "k(j(i(h(g(f(1, 2, 3))))))")
        let pipe7: (String, String, String) throws -> String = pipe(
            throwing3("f"), throwing1("g"), throwing1("h"), throwing1("i"), throwing1("j"), throwing1("k"),
            throwing1("l"))
        #expect(try pipe7("1", "2", "3") == "l(k(j(i(h(g(f(1, 2, 3)))))))")
        let pipe8: (String, String, String) throws -> String = pipe(
            throwing3("f"), throwing1("g"), throwing1("h"), throwing1("i"), throwing1("j"), throwing1("k"),
            throwing1("l"), throwing1("m"))
        #expect(try pipe8("1", "2", "3") == "m(l(k(j(i(h(g(f(1, 2, 3))))))))")
    }

    @Test("4 arguments, throwing functions")
    func throwingFrom4() throws {
        let pipe2: (String, String, String, String) throws -> String = pipe(throwing4("f"), throwing1("g"))
        #expect(try pipe2("1", "2", "3", "4") == "g(f(1, 2, 3, 4))")
        let pipe3: (String, String, String, String) throws -> String = pipe(
            throwing4("f"), throwing1("g"), throwing1("h"))
        #expect(try pipe3("1", "2", "3", "4") == "h(g(f(1, 2, 3, 4)))")
        let pipe4: (String, String, String, String) throws -> String = pipe(
            throwing4("f"), throwing1("g"), throwing1("h"), throwing1("i"))
        #expect(try pipe4("1", "2", "3", "4") == "i(h(g(f(1, 2, 3, 4))))")
        let pipe5: (String, String, String, String) throws -> String = pipe(
            throwing4("f"), throwing1("g"), throwing1("h"), throwing1("i"), throwing1("j"))
        #expect(try pipe5("1", "2", "3", "4") == "j(i(h(g(f(1, 2, 3, 4)))))")
        let pipe6: (String, String, String, String) throws -> String = pipe(
            throwing4("f"), throwing1("g"), throwing1("h"), throwing1("i"), throwing1("j"), throwing1("k"))
        #expect(try pipe6("1", "2", "3", "4") == "k(j(i(h(g(f(1, 2, 3, 4))))))")
        let pipe7: (String, String, String, String) throws -> String = pipe(
            throwing4("f"), throwing1("g"), throwing1("h"), throwing1("i"), throwing1("j"), throwing1("k"),
            throwing1("l"))
        #expect(try pipe7("1", "2", "3", "4") == "l(k(j(i(h(g(f(1, 2, 3, 4)))))))")
        let pipe8: (String, String, String, String) throws -> String = pipe(
            throwing4("f"), throwing1("g"), throwing1("h"), throwing1("i"), throwing1("j"), throwing1("k"),
            throwing1("l"), throwing1("m"))
        #expect(try pipe8("1", "2", "3", "4") == "m(l(k(j(i(h(g(f(1, 2, 3, 4))))))))")
    }

    @Test("1 argument, throwing sendable functions")
    func sendableThrowingFrom1() throws {
        let pipe2: @Sendable (String) throws -> String = pipe(sendableThrowing1("f"), sendableThrowing1("g"))
        #expect(try pipe2("1") == "g(f(1))")
        let pipe3: @Sendable (String) throws -> String = pipe(
            sendableThrowing1("f"), sendableThrowing1("g"), sendableThrowing1("h"))
        #expect(try pipe3("1") == "h(g(f(1)))")
        let pipe4: @Sendable (String) throws -> String = pipe(
            sendableThrowing1("f"), sendableThrowing1("g"), sendableThrowing1("h"), sendableThrowing1("i"))
        #expect(try pipe4("1") == "i(h(g(f(1))))")
        let pipe5: @Sendable (String) throws -> String = pipe(
            sendableThrowing1("f"), sendableThrowing1("g"), sendableThrowing1("h"), sendableThrowing1("i"),
            sendableThrowing1("j"))
        #expect(try pipe5("1") == "j(i(h(g(f(1)))))")
        let pipe6: @Sendable (String) throws -> String = pipe(
            sendableThrowing1("f"), sendableThrowing1("g"), sendableThrowing1("h"), sendableThrowing1("i"),
            sendableThrowing1("j"), sendableThrowing1("k"))
        #expect(try pipe6("1") == "k(j(i(h(g(f(1))))))")
        let pipe7: @Sendable (String) throws -> String = pipe(
            sendableThrowing1("f"), sendableThrowing1("g"), sendableThrowing1("h"), sendableThrowing1("i"),
            sendableThrowing1("j"), sendableThrowing1("k"), sendableThrowing1("l"))
        #expect(try pipe7("1") == "l(k(j(i(h(g(f(1)))))))")
        let pipe8: @Sendable (String) throws -> String = pipe(
            sendableThrowing1("f"), sendableThrowing1("g"), sendableThrowing1("h"), sendableThrowing1("i"),
            sendableThrowing1("j"), sendableThrowing1("k"), sendableThrowing1("l"), sendableThrowing1("m"))
        #expect(try pipe8("1") == "m(l(k(j(i(h(g(f(1))))))))")
    }

    @Test("2 arguments, throwing sendable functions")
    func sendableThrowingFrom2() throws {
        let pipe2: @Sendable (String, String) throws -> String = pipe(sendableThrowing2("f"), sendableThrowing1("g"))
        #expect(try pipe2("1", "2") == "g(f(1, 2))")
        let pipe3: @Sendable (String, String) throws -> String = pipe(
            sendableThrowing2("f"), sendableThrowing1("g"), sendableThrowing1("h"))
        #expect(try pipe3("1", "2") == "h(g(f(1, 2)))")
        let pipe4: @Sendable (String, String) throws -> String = pipe(
            sendableThrowing2("f"), sendableThrowing1("g"), sendableThrowing1("h"), sendableThrowing1("i"))
        #expect(try pipe4("1", "2") == "i(h(g(f(1, 2))))")
        let pipe5: @Sendable (String, String) throws -> String = pipe(
            sendableThrowing2("f"), sendableThrowing1("g"), sendableThrowing1("h"), sendableThrowing1("i"),
            sendableThrowing1("j"))
        #expect(try pipe5("1", "2") == "j(i(h(g(f(1, 2)))))")
        let pipe6: @Sendable (String, String) throws -> String = pipe(
            sendableThrowing2("f"), sendableThrowing1("g"), sendableThrowing1("h"), sendableThrowing1("i"),
            sendableThrowing1("j"), sendableThrowing1("k"))
        #expect(try pipe6("1", "2") == "k(j(i(h(g(f(1, 2))))))")
        let pipe7: @Sendable (String, String) throws -> String = pipe(
            sendableThrowing2("f"), sendableThrowing1("g"), sendableThrowing1("h"), sendableThrowing1("i"),
            sendableThrowing1("j"), sendableThrowing1("k"), sendableThrowing1("l"))
        #expect(try pipe7("1", "2") == "l(k(j(i(h(g(f(1, 2)))))))")
        let pipe8: @Sendable (String, String) throws -> String = pipe(
            sendableThrowing2("f"), sendableThrowing1("g"), sendableThrowing1("h"), sendableThrowing1("i"),
            sendableThrowing1("j"), sendableThrowing1("k"), sendableThrowing1("l"), sendableThrowing1("m"))
        #expect(try pipe8("1", "2") == "m(l(k(j(i(h(g(f(1, 2))))))))")
    }

    @Test("3 arguments, throwing sendable functions")
    func sendableThrowingFrom3() throws {
        let pipe2: @Sendable (String, String, String) throws -> String = pipe(
            sendableThrowing3("f"), sendableThrowing1("g"))
        #expect(try pipe2("1", "2", "3") == "g(f(1, 2, 3))")
        let pipe3: @Sendable (String, String, String) throws -> String = pipe(
            sendableThrowing3("f"), sendableThrowing1("g"), sendableThrowing1("h"))
        #expect(try pipe3("1", "2", "3") == "h(g(f(1, 2, 3)))")
        let pipe4: @Sendable (String, String, String) throws -> String = pipe(
            sendableThrowing3("f"), sendableThrowing1("g"), sendableThrowing1("h"), sendableThrowing1("i"))
        #expect(try pipe4("1", "2", "3") == "i(h(g(f(1, 2, 3))))")
        let pipe5: @Sendable (String, String, String) throws -> String = pipe(
            sendableThrowing3("f"), sendableThrowing1("g"), sendableThrowing1("h"), sendableThrowing1("i"),
            sendableThrowing1("j"))
        #expect(try pipe5("1", "2", "3") == "j(i(h(g(f(1, 2, 3)))))")
        let pipe6: @Sendable (String, String, String) throws -> String = pipe(
            sendableThrowing3("f"), sendableThrowing1("g"), sendableThrowing1("h"), sendableThrowing1("i"),
            sendableThrowing1("j"), sendableThrowing1("k"))
        #expect(try pipe6("1", "2", "3") == "k(j(i(h(g(f(1, 2, 3))))))")
        let pipe7: @Sendable (String, String, String) throws -> String = pipe(
            sendableThrowing3("f"), sendableThrowing1("g"), sendableThrowing1("h"), sendableThrowing1("i"),
            sendableThrowing1("j"), sendableThrowing1("k"), sendableThrowing1("l"))
        #expect(try pipe7("1", "2", "3") == "l(k(j(i(h(g(f(1, 2, 3)))))))")
        let pipe8: @Sendable (String, String, String) throws -> String = pipe(
            sendableThrowing3("f"), sendableThrowing1("g"), sendableThrowing1("h"), sendableThrowing1("i"),
            sendableThrowing1("j"), sendableThrowing1("k"), sendableThrowing1("l"), sendableThrowing1("m"))
        #expect(try pipe8("1", "2", "3") == "m(l(k(j(i(h(g(f(1, 2, 3))))))))")
    }

    @Test("4 arguments, throwing sendable functions")
    func sendableThrowingFrom4() throws {
        let pipe2: @Sendable (String, String, String, String) throws -> String = pipe(
            sendableThrowing4("f"), sendableThrowing1("g"))
        #expect(try pipe2("1", "2", "3", "4") == "g(f(1, 2, 3, 4))")
        let pipe3: @Sendable (String, String, String, String) throws -> String = pipe(
            sendableThrowing4("f"), sendableThrowing1("g"), sendableThrowing1("h"))
        #expect(try pipe3("1", "2", "3", "4") == "h(g(f(1, 2, 3, 4)))")
        let pipe4: @Sendable (String, String, String, String) throws -> String = pipe(
            sendableThrowing4("f"), sendableThrowing1("g"), sendableThrowing1("h"), sendableThrowing1("i"))
        #expect(try pipe4("1", "2", "3", "4") == "i(h(g(f(1, 2, 3, 4))))")
        let pipe5: @Sendable (String, String, String, String) throws -> String = pipe(
            sendableThrowing4("f"), sendableThrowing1("g"), sendableThrowing1("h"), sendableThrowing1("i"),
            sendableThrowing1("j"))
        #expect(try pipe5("1", "2", "3", "4") == "j(i(h(g(f(1, 2, 3, 4)))))")
        let pipe6: @Sendable (String, String, String, String) throws -> String = pipe(
            sendableThrowing4("f"), sendableThrowing1("g"), sendableThrowing1("h"), sendableThrowing1("i"),
            sendableThrowing1("j"), sendableThrowing1("k"))
        #expect(try pipe6("1", "2", "3", "4") == "k(j(i(h(g(f(1, 2, 3, 4))))))")
        let pipe7: @Sendable (String, String, String, String) throws -> String = pipe(
            sendableThrowing4("f"), sendableThrowing1("g"), sendableThrowing1("h"), sendableThrowing1("i"),
            sendableThrowing1("j"), sendableThrowing1("k"), sendableThrowing1("l"))
        #expect(try pipe7("1", "2", "3", "4") == "l(k(j(i(h(g(f(1, 2, 3, 4)))))))")
        let pipe8: @Sendable (String, String, String, String) throws -> String = pipe(
            sendableThrowing4("f"), sendableThrowing1("g"), sendableThrowing1("h"), sendableThrowing1("i"),
            sendableThrowing1("j"), sendableThrowing1("k"), sendableThrowing1("l"), sendableThrowing1("m"))
        #expect(try pipe8("1", "2", "3", "4") == "m(l(k(j(i(h(g(f(1, 2, 3, 4))))))))")
    }

    @Test("1 argument, asynchronous functions")
    func asyncFrom1() async {
        let pipe2: (String) async -> String = pipe(async1("f"), async1("g"))
        #expect(await pipe2("1") == "g(f(1))")
        let pipe3: (String) async -> String = pipe(async1("f"), async1("g"), async1("h"))
        #expect(await pipe3("1") == "h(g(f(1)))")
        let pipe4: (String) async -> String = pipe(async1("f"), async1("g"), async1("h"), async1("i"))
        #expect(await pipe4("1") == "i(h(g(f(1))))")
    }

    @Test("2 arguments, asynchronous functions")
    func asyncFrom2() async {
        let pipe2: (String, String) async -> String = pipe(async2("f"), async1("g"))
        #expect(await pipe2("1", "2") == "g(f(1, 2))")
        let pipe3: (String, String) async -> String = pipe(async2("f"), async1("g"), async1("h"))
        #expect(await pipe3("1", "2") == "h(g(f(1, 2)))")
        let pipe4: (String, String) async -> String = pipe(async2("f"), async1("g"), async1("h"), async1("i"))
        #expect(await pipe4("1", "2") == "i(h(g(f(1, 2))))")
    }

    @Test("3 arguments, asynchronous functions")
    func asyncFrom3() async {
        let pipe2: (String, String, String) async -> String = pipe(async3("f"), async1("g"))
        #expect(await pipe2("1", "2", "3") == "g(f(1, 2, 3))")
        let pipe3: (String, String, String) async -> String = pipe(async3("f"), async1("g"), async1("h"))
        #expect(await pipe3("1", "2", "3") == "h(g(f(1, 2, 3)))")
        let pipe4: (String, String, String) async -> String = pipe(async3("f"), async1("g"), async1("h"), async1("i"))
        #expect(await pipe4("1", "2", "3") == "i(h(g(f(1, 2, 3))))")
    }

    @Test("4 arguments, asynchronous functions")
    func asyncFrom4() async {
        let pipe2: (String, String, String, String) async -> String = pipe(async4("f"), async1("g"))
        #expect(await pipe2("1", "2", "3", "4") == "g(f(1, 2, 3, 4))")
        let pipe3: (String, String, String, String) async -> String = pipe(async4("f"), async1("g"), async1("h"))
        #expect(await pipe3("1", "2", "3", "4") == "h(g(f(1, 2, 3, 4)))")
        let pipe4: (String, String, String, String) async -> String = pipe(
            async4("f"), async1("g"), async1("h"), async1("i"))
        #expect(await pipe4("1", "2", "3", "4") == "i(h(g(f(1, 2, 3, 4))))")
    }

    @Test("1 argument, asynchronous sendable functions")
    func sendableAsyncFrom1() async {
        let pipe2: @Sendable (String) async -> String = pipe(sendableAsync1("f"), sendableAsync1("g"))
        #expect(await pipe2("1") == "g(f(1))")
        let pipe3: @Sendable (String) async -> String = pipe(
            sendableAsync1("f"), sendableAsync1("g"), sendableAsync1("h"))
        #expect(await pipe3("1") == "h(g(f(1)))")
        let pipe4: @Sendable (String) async -> String = pipe(
            sendableAsync1("f"), sendableAsync1("g"), sendableAsync1("h"), sendableAsync1("i"))
        #expect(await pipe4("1") == "i(h(g(f(1))))")
    }

    @Test("2 arguments, asynchronous sendable functions")
    func sendableAsyncFrom2() async {
        let pipe2: @Sendable (String, String) async -> String = pipe(sendableAsync2("f"), sendableAsync1("g"))
        #expect(await pipe2("1", "2") == "g(f(1, 2))")
        let pipe3: @Sendable (String, String) async -> String = pipe(
            sendableAsync2("f"), sendableAsync1("g"), sendableAsync1("h"))
        #expect(await pipe3("1", "2") == "h(g(f(1, 2)))")
        let pipe4: @Sendable (String, String) async -> String = pipe(
            sendableAsync2("f"), sendableAsync1("g"), sendableAsync1("h"), sendableAsync1("i"))
        #expect(await pipe4("1", "2") == "i(h(g(f(1, 2))))")
    }

    @Test("3 arguments, asynchronous sendable functions")
    func sendableAsyncFrom3() async {
        let pipe2: @Sendable (String, String, String) async -> String = pipe(sendableAsync3("f"), sendableAsync1("g"))
        #expect(await pipe2("1", "2", "3") == "g(f(1, 2, 3))")
        let pipe3: @Sendable (String, String, String) async -> String = pipe(
            sendableAsync3("f"), sendableAsync1("g"), sendableAsync1("h"))
        #expect(await pipe3("1", "2", "3") == "h(g(f(1, 2, 3)))")
        let pipe4: @Sendable (String, String, String) async -> String = pipe(
            sendableAsync3("f"), sendableAsync1("g"), sendableAsync1("h"), sendableAsync1("i"))
        #expect(await pipe4("1", "2", "3") == "i(h(g(f(1, 2, 3))))")
    }

    @Test("4 arguments, asynchronous sendable functions")
    func sendableAsyncFrom4() async {
        let pipe2: @Sendable (String, String, String, String) async -> String = pipe(
            sendableAsync4("f"), sendableAsync1("g"))
        #expect(await pipe2("1", "2", "3", "4") == "g(f(1, 2, 3, 4))")
        let pipe3: @Sendable (String, String, String, String) async -> String = pipe(
            sendableAsync4("f"), sendableAsync1("g"), sendableAsync1("h"))
        #expect(await pipe3("1", "2", "3", "4") == "h(g(f(1, 2, 3, 4)))")
        let pipe4: @Sendable (String, String, String, String) async -> String = pipe(
            sendableAsync4("f"), sendableAsync1("g"), sendableAsync1("h"), sendableAsync1("i"))
        #expect(await pipe4("1", "2", "3", "4") == "i(h(g(f(1, 2, 3, 4))))")
    }

    @Test("1 argument, asynchronous throwing functions")
    func asyncThrowingFrom1() async throws {
        let pipe2: (String) async throws -> String = pipe(asyncThrowing1("f"), asyncThrowing1("g"))
        #expect(try await pipe2("1") == "g(f(1))")
        let pipe3: (String) async throws -> String = pipe(asyncThrowing1("f"), asyncThrowing1("g"), asyncThrowing1("h"))
        #expect(try await pipe3("1") == "h(g(f(1)))")
        let pipe4: (String) async throws -> String = pipe(
            asyncThrowing1("f"), asyncThrowing1("g"), asyncThrowing1("h"), asyncThrowing1("i"))
        #expect(try await pipe4("1") == "i(h(g(f(1))))")
    }

    @Test("2 arguments, asynchronous throwing functions")
    func asyncThrowingFrom2() async throws {
        let pipe2: (String, String) async throws -> String = pipe(asyncThrowing2("f"), asyncThrowing1("g"))
        #expect(try await pipe2("1", "2") == "g(f(1, 2))")
        let pipe3: (String, String) async throws -> String = pipe(
            asyncThrowing2("f"), asyncThrowing1("g"), asyncThrowing1("h"))
        #expect(try await pipe3("1", "2") == "h(g(f(1, 2)))")
        let pipe4: (String, String) async throws -> String = pipe(
            asyncThrowing2("f"), asyncThrowing1("g"), asyncThrowing1("h"), asyncThrowing1("i"))
        #expect(try await pipe4("1", "2") == "i(h(g(f(1, 2))))")
    }

    @Test("3 arguments, asynchronous throwing functions")
    func asyncThrowingFrom3() async throws {
        let pipe2: (String, String, String) async throws -> String = pipe(asyncThrowing3("f"), asyncThrowing1("g"))
        #expect(try await pipe2("1", "2", "3") == "g(f(1, 2, 3))")
        let pipe3: (String, String, String) async throws -> String = pipe(
            asyncThrowing3("f"), asyncThrowing1("g"), asyncThrowing1("h"))
        #expect(try await pipe3("1", "2", "3") == "h(g(f(1, 2, 3)))")
        let pipe4: (String, String, String) async throws -> String = pipe(
            asyncThrowing3("f"), asyncThrowing1("g"), asyncThrowing1("h"), asyncThrowing1("i"))
        #expect(try await pipe4("1", "2", "3") == "i(h(g(f(1, 2, 3))))")
    }

    @Test("4 arguments, asynchronous throwing functions")
    func asyncThrowingFrom4() async throws {
        let pipe2: (String, String, String, String) async throws -> String = pipe(
            asyncThrowing4("f"), asyncThrowing1("g"))
        #expect(try await pipe2("1", "2", "3", "4") == "g(f(1, 2, 3, 4))")
        let pipe3: (String, String, String, String) async throws -> String = pipe(
            asyncThrowing4("f"), asyncThrowing1("g"), asyncThrowing1("h"))
        #expect(try await pipe3("1", "2", "3", "4") == "h(g(f(1, 2, 3, 4)))")
        let pipe4: (String, String, String, String) async throws -> String = pipe(
            asyncThrowing4("f"), asyncThrowing1("g"), asyncThrowing1("h"), asyncThrowing1("i"))
        #expect(try await pipe4("1", "2", "3", "4") == "i(h(g(f(1, 2, 3, 4))))")
    }

    @Test("1 argument, asynchronous throwing sendable functions")
    func sendableAsyncThrowingFrom1() async throws {
        let pipe2: @Sendable (String) async throws -> String = pipe(
            sendableAsyncThrowing1("f"), sendableAsyncThrowing1("g"))
        #expect(try await pipe2("1") == "g(f(1))")
        let pipe3: @Sendable (String) async throws -> String = pipe(
            sendableAsyncThrowing1("f"), sendableAsyncThrowing1("g"), sendableAsyncThrowing1("h"))
        #expect(try await pipe3("1") == "h(g(f(1)))")
        let pipe4: @Sendable (String) async throws -> String = pipe(
            sendableAsyncThrowing1("f"), sendableAsyncThrowing1("g"), sendableAsyncThrowing1("h"),
            sendableAsyncThrowing1("i"))
        #expect(try await pipe4("1") == "i(h(g(f(1))))")
    }

    @Test("2 arguments, asynchronous throwing sendable functions")
    func sendableAsyncThrowingFrom2() async throws {
        let pipe2: @Sendable (String, String) async throws -> String = pipe(
            sendableAsyncThrowing2("f"), sendableAsyncThrowing1("g"))
        #expect(try await pipe2("1", "2") == "g(f(1, 2))")
        let pipe3: @Sendable (String, String) async throws -> String = pipe(
            sendableAsyncThrowing2("f"), sendableAsyncThrowing1("g"), sendableAsyncThrowing1("h"))
        #expect(try await pipe3("1", "2") == "h(g(f(1, 2)))")
        let pipe4: @Sendable (String, String) async throws -> String = pipe(
            sendableAsyncThrowing2("f"), sendableAsyncThrowing1("g"), sendableAsyncThrowing1("h"),
            sendableAsyncThrowing1("i"))
        #expect(try await pipe4("1", "2") == "i(h(g(f(1, 2))))")
    }

    @Test("3 arguments, asynchronous throwing sendable functions")
    func sendableAsyncThrowingFrom3() async throws {
        let pipe2: @Sendable (String, String, String) async throws -> String = pipe(
            sendableAsyncThrowing3("f"), sendableAsyncThrowing1("g"))
        #expect(try await pipe2("1", "2", "3") == "g(f(1, 2, 3))")
        let pipe3: @Sendable (String, String, String) async throws -> String = pipe(
            sendableAsyncThrowing3("f"), sendableAsyncThrowing1("g"), sendableAsyncThrowing1("h"))
        #expect(try await pipe3("1", "2", "3") == "h(g(f(1, 2, 3)))")
        let pipe4: @Sendable (String, String, String) async throws -> String = pipe(
            sendableAsyncThrowing3("f"), sendableAsyncThrowing1("g"), sendableAsyncThrowing1("h"),
            sendableAsyncThrowing1("i"))
        #expect(try await pipe4("1", "2", "3") == "i(h(g(f(1, 2, 3))))")
    }

    @Test("4 arguments, asynchronous throwing sendable functions")
    func sendableAsyncThrowingFrom4() async throws {
        let pipe2: @Sendable (String, String, String, String) async throws -> String = pipe(
            sendableAsyncThrowing4("f"), sendableAsyncThrowing1("g"))
        #expect(try await pipe2("1", "2", "3", "4") == "g(f(1, 2, 3, 4))")
        let pipe3: @Sendable (String, String, String, String) async throws -> String = pipe(
            sendableAsyncThrowing4("f"), sendableAsyncThrowing1("g"), sendableAsyncThrowing1("h"))
        #expect(try await pipe3("1", "2", "3", "4") == "h(g(f(1, 2, 3, 4)))")
        let pipe4: @Sendable (String, String, String, String) async throws -> String = pipe(
            sendableAsyncThrowing4("f"), sendableAsyncThrowing1("g"), sendableAsyncThrowing1("h"),
            sendableAsyncThrowing1("i"))
        #expect(try await pipe4("1", "2", "3", "4") == "i(h(g(f(1, 2, 3, 4))))")
    }
}
