import CurrycombComposition
import Testing

/// Every arity, for every kind of function: each argument arrives in its place.
struct CurryAritiesTests {
    @Test("curry plain functions")
    func curryPlain() {
        let curried2: (String) -> (String) -> String = curry(plain2("f"))
        #expect(curried2("1")("2") == "f(1, 2)")
        let curried3: (String) -> (String) -> (String) -> String = curry(plain3("f"))
        #expect(curried3("1")("2")("3") == "f(1, 2, 3)")
        let curried4: (String) -> (String) -> (String) -> (String) -> String = curry(plain4("f"))
        #expect(curried4("1")("2")("3")("4") == "f(1, 2, 3, 4)")
        let curried5: (String) -> (String) -> (String) -> (String) -> (String) -> String = curry(plain5("f"))
        #expect(curried5("1")("2")("3")("4")("5") == "f(1, 2, 3, 4, 5)")
        let curried6: (String) -> (String) -> (String) -> (String) -> (String) -> (String) -> String = curry(
            plain6("f"))
        #expect(curried6("1")("2")("3")("4")("5")("6") == "f(1, 2, 3, 4, 5, 6)")
        let curried7: (String) -> (String) -> (String) -> (String) -> (String) -> (String) -> (String) -> String =
            curry(plain7("f"))
        #expect(curried7("1")("2")("3")("4")("5")("6")("7") == "f(1, 2, 3, 4, 5, 6, 7)")
        let curried8:
            (String) -> (String) -> (String) -> (String) -> (String) -> (String) -> (String) -> (String) -> String =
                curry(plain8("f"))
        #expect(curried8("1")("2")("3")("4")("5")("6")("7")("8") == "f(1, 2, 3, 4, 5, 6, 7, 8)")
    }

    @Test("uncurry undoes curry for plain functions")
    func uncurryPlain() {
        let curried2: (String) -> (String) -> String = curry(plain2("f"))
        let back2: (String, String) -> String = uncurry(curried2)
        #expect(back2("1", "2") == "f(1, 2)")
        let curried3: (String) -> (String) -> (String) -> String = curry(plain3("f"))
        let back3: (String, String, String) -> String = uncurry(curried3)
        #expect(back3("1", "2", "3") == "f(1, 2, 3)")
        let curried4: (String) -> (String) -> (String) -> (String) -> String = curry(plain4("f"))
        let back4: (String, String, String, String) -> String = uncurry(curried4)
        #expect(back4("1", "2", "3", "4") == "f(1, 2, 3, 4)")
        let curried5: (String) -> (String) -> (String) -> (String) -> (String) -> String = curry(plain5("f"))
        let back5: (String, String, String, String, String) -> String = uncurry(curried5)
        #expect(back5("1", "2", "3", "4", "5") == "f(1, 2, 3, 4, 5)")
        let curried6: (String) -> (String) -> (String) -> (String) -> (String) -> (String) -> String = curry(
            plain6("f"))
        let back6: (String, String, String, String, String, String) -> String = uncurry(curried6)
        #expect(back6("1", "2", "3", "4", "5", "6") == "f(1, 2, 3, 4, 5, 6)")
        let curried7: (String) -> (String) -> (String) -> (String) -> (String) -> (String) -> (String) -> String =
            curry(plain7("f"))
        let back7: (String, String, String, String, String, String, String) -> String = uncurry(curried7)
        #expect(back7("1", "2", "3", "4", "5", "6", "7") == "f(1, 2, 3, 4, 5, 6, 7)")
        let curried8:
            (String) -> (String) -> (String) -> (String) -> (String) -> (String) -> (String) -> (String) -> String =
                curry(plain8("f"))
        let back8: (String, String, String, String, String, String, String, String) -> String = uncurry(curried8)
        #expect(back8("1", "2", "3", "4", "5", "6", "7", "8") == "f(1, 2, 3, 4, 5, 6, 7, 8)")
    }

    @Test("curry plain sendable functions")
    func currySendablePlain() {
        let curried2: @Sendable (String) -> @Sendable (String) -> String = curry(sendablePlain2("f"))
        #expect(curried2("1")("2") == "f(1, 2)")
        let curried3: @Sendable (String) -> @Sendable (String) -> @Sendable (String) -> String = curry(
            sendablePlain3("f"))
        #expect(curried3("1")("2")("3") == "f(1, 2, 3)")
        let curried4: @Sendable (String) -> @Sendable (String) -> @Sendable (String) -> @Sendable (String) -> String =
            curry(sendablePlain4("f"))
        #expect(curried4("1")("2")("3")("4") == "f(1, 2, 3, 4)")
        let curried5:
            @Sendable (String) ->
                @Sendable (String) -> @Sendable (String) -> @Sendable (String) -> @Sendable (String) -> String = curry(
                    sendablePlain5("f"))
        #expect(curried5("1")("2")("3")("4")("5") == "f(1, 2, 3, 4, 5)")
        let curried6:
            @Sendable (String) ->
                @Sendable (String) ->
                @Sendable (String) -> @Sendable (String) -> @Sendable (String) -> @Sendable (String) -> String = curry(
                    sendablePlain6("f"))
        #expect(curried6("1")("2")("3")("4")("5")("6") == "f(1, 2, 3, 4, 5, 6)")
        let curried7:
            @Sendable (String) ->
                @Sendable (String) ->
                @Sendable (String) ->
                @Sendable (String) -> @Sendable (String) -> @Sendable (String) -> @Sendable (String) -> String = curry(
                    sendablePlain7("f"))
        #expect(curried7("1")("2")("3")("4")("5")("6")("7") == "f(1, 2, 3, 4, 5, 6, 7)")
        let curried8:
            @Sendable (String) ->
                @Sendable (String) ->
                @Sendable (String) ->
                @Sendable (String) ->
                @Sendable (String) -> @Sendable (String) -> @Sendable (String) -> @Sendable (String) -> String = curry(
                    sendablePlain8("f"))
        #expect(curried8("1")("2")("3")("4")("5")("6")("7")("8") == "f(1, 2, 3, 4, 5, 6, 7, 8)")
    }

    @Test("uncurry undoes curry for plain sendable functions")
    func uncurrySendablePlain() {
        let curried2: @Sendable (String) -> @Sendable (String) -> String = curry(sendablePlain2("f"))
        let back2: @Sendable (String, String) -> String = uncurry(curried2)
        #expect(back2("1", "2") == "f(1, 2)")
        let curried3: @Sendable (String) -> @Sendable (String) -> @Sendable (String) -> String = curry(
            sendablePlain3("f"))
        let back3: @Sendable (String, String, String) -> String = uncurry(curried3)
        #expect(back3("1", "2", "3") == "f(1, 2, 3)")
        let curried4: @Sendable (String) -> @Sendable (String) -> @Sendable (String) -> @Sendable (String) -> String =
            curry(sendablePlain4("f"))
        let back4: @Sendable (String, String, String, String) -> String = uncurry(curried4)
        #expect(back4("1", "2", "3", "4") == "f(1, 2, 3, 4)")
        let curried5:
            @Sendable (String) ->
                @Sendable (String) -> @Sendable (String) -> @Sendable (String) -> @Sendable (String) -> String = curry(
                    sendablePlain5("f"))
        let back5: @Sendable (String, String, String, String, String) -> String = uncurry(curried5)
        #expect(back5("1", "2", "3", "4", "5") == "f(1, 2, 3, 4, 5)")
        let curried6:
            @Sendable (String) ->
                @Sendable (String) ->
                @Sendable (String) -> @Sendable (String) -> @Sendable (String) -> @Sendable (String) -> String = curry(
                    sendablePlain6("f"))
        let back6: @Sendable (String, String, String, String, String, String) -> String = uncurry(curried6)
        #expect(back6("1", "2", "3", "4", "5", "6") == "f(1, 2, 3, 4, 5, 6)")
        let curried7:
            @Sendable (String) ->
                @Sendable (String) ->
                @Sendable (String) ->
                @Sendable (String) -> @Sendable (String) -> @Sendable (String) -> @Sendable (String) -> String = curry(
                    sendablePlain7("f"))
        let back7: @Sendable (String, String, String, String, String, String, String) -> String = uncurry(curried7)
        #expect(back7("1", "2", "3", "4", "5", "6", "7") == "f(1, 2, 3, 4, 5, 6, 7)")
        let curried8:
            @Sendable (String) ->
                @Sendable (String) ->
                @Sendable (String) ->
                @Sendable (String) ->
                @Sendable (String) -> @Sendable (String) -> @Sendable (String) -> @Sendable (String) -> String = curry(
                    sendablePlain8("f"))
        let back8: @Sendable (String, String, String, String, String, String, String, String) -> String = uncurry(
            curried8)
        #expect(back8("1", "2", "3", "4", "5", "6", "7", "8") == "f(1, 2, 3, 4, 5, 6, 7, 8)")
    }

    @Test("curry throwing functions")
    func curryThrowing() throws {
        let curried2: (String) -> (String) throws -> String = curry(throwing2("f"))
        #expect(try curried2("1")("2") == "f(1, 2)")
        let curried3: (String) -> (String) -> (String) throws -> String = curry(throwing3("f"))
        #expect(try curried3("1")("2")("3") == "f(1, 2, 3)")
        let curried4: (String) -> (String) -> (String) -> (String) throws -> String = curry(throwing4("f"))
        #expect(try curried4("1")("2")("3")("4") == "f(1, 2, 3, 4)")
        let curried5: (String) -> (String) -> (String) -> (String) -> (String) throws -> String = curry(throwing5("f"))
        #expect(try curried5("1")("2")("3")("4")("5") == "f(1, 2, 3, 4, 5)")
        let curried6: (String) -> (String) -> (String) -> (String) -> (String) -> (String) throws -> String = curry(
            throwing6("f"))
        #expect(try curried6("1")("2")("3")("4")("5")("6") == "f(1, 2, 3, 4, 5, 6)")
        let curried7:
            (String) -> (String) -> (String) -> (String) -> (String) -> (String) -> (String) throws -> String = curry(
                throwing7("f"))
        #expect(try curried7("1")("2")("3")("4")("5")("6")("7") == "f(1, 2, 3, 4, 5, 6, 7)")
        let curried8:
            (String) -> (String) -> (String) -> (String) -> (String) -> (String) -> (String) -> (String) throws ->
                String = curry(throwing8("f"))
        #expect(try curried8("1")("2")("3")("4")("5")("6")("7")("8") == "f(1, 2, 3, 4, 5, 6, 7, 8)")
    }

    @Test("uncurry undoes curry for throwing functions")
    func uncurryThrowing() throws {
        let curried2: (String) -> (String) throws -> String = curry(throwing2("f"))
        let back2: (String, String) throws -> String = uncurry(curried2)
        #expect(try back2("1", "2") == "f(1, 2)")
        let curried3: (String) -> (String) -> (String) throws -> String = curry(throwing3("f"))
        let back3: (String, String, String) throws -> String = uncurry(curried3)
        #expect(try back3("1", "2", "3") == "f(1, 2, 3)")
        let curried4: (String) -> (String) -> (String) -> (String) throws -> String = curry(throwing4("f"))
        let back4: (String, String, String, String) throws -> String = uncurry(curried4)
        #expect(try back4("1", "2", "3", "4") == "f(1, 2, 3, 4)")
        let curried5: (String) -> (String) -> (String) -> (String) -> (String) throws -> String = curry(throwing5("f"))
        let back5: (String, String, String, String, String) throws -> String = uncurry(curried5)
        #expect(try back5("1", "2", "3", "4", "5") == "f(1, 2, 3, 4, 5)")
        let curried6: (String) -> (String) -> (String) -> (String) -> (String) -> (String) throws -> String = curry(
            throwing6("f"))
        let back6: (String, String, String, String, String, String) throws -> String = uncurry(curried6)
        #expect(try back6("1", "2", "3", "4", "5", "6") == "f(1, 2, 3, 4, 5, 6)")
        let curried7:
            (String) -> (String) -> (String) -> (String) -> (String) -> (String) -> (String) throws -> String = curry(
                throwing7("f"))
        let back7: (String, String, String, String, String, String, String) throws -> String = uncurry(curried7)
        #expect(try back7("1", "2", "3", "4", "5", "6", "7") == "f(1, 2, 3, 4, 5, 6, 7)")
        let curried8:
            (String) -> (String) -> (String) -> (String) -> (String) -> (String) -> (String) -> (String) throws ->
                String = curry(throwing8("f"))
        let back8: (String, String, String, String, String, String, String, String) throws -> String = uncurry(curried8)
        #expect(try back8("1", "2", "3", "4", "5", "6", "7", "8") == "f(1, 2, 3, 4, 5, 6, 7, 8)")
    }

    @Test("curry throwing sendable functions")
    func currySendableThrowing() throws {
        let curried2: @Sendable (String) -> @Sendable (String) throws -> String = curry(sendableThrowing2("f"))
        #expect(try curried2("1")("2") == "f(1, 2)")
        let curried3: @Sendable (String) -> @Sendable (String) -> @Sendable (String) throws -> String = curry(
            sendableThrowing3("f"))
        #expect(try curried3("1")("2")("3") == "f(1, 2, 3)")
        let curried4:
            @Sendable (String) -> @Sendable (String) -> @Sendable (String) -> @Sendable (String) throws -> String =
                curry(sendableThrowing4("f"))
        #expect(try curried4("1")("2")("3")("4") == "f(1, 2, 3, 4)")
        let curried5:
            @Sendable (String) ->
                @Sendable (String) -> @Sendable (String) -> @Sendable (String) -> @Sendable (String) throws -> String =
                curry(sendableThrowing5("f"))
        #expect(try curried5("1")("2")("3")("4")("5") == "f(1, 2, 3, 4, 5)")
        let curried6:
            @Sendable (String) ->
                @Sendable (String) ->
                @Sendable (String) -> @Sendable (String) -> @Sendable (String) -> @Sendable (String) throws -> String =
                curry(sendableThrowing6("f"))
        #expect(try curried6("1")("2")("3")("4")("5")("6") == "f(1, 2, 3, 4, 5, 6)")
        let curried7:
            @Sendable (String) ->
                @Sendable (String) ->
                @Sendable (String) ->
                @Sendable (String) -> @Sendable (String) -> @Sendable (String) -> @Sendable (String) throws -> String =
                curry(sendableThrowing7("f"))
        #expect(try curried7("1")("2")("3")("4")("5")("6")("7") == "f(1, 2, 3, 4, 5, 6, 7)")
        let curried8:
            @Sendable (String) ->
                @Sendable (String) ->
                @Sendable (String) ->
                @Sendable (String) ->
                @Sendable (String) -> @Sendable (String) -> @Sendable (String) -> @Sendable (String) throws -> String =
                curry(sendableThrowing8("f"))
        #expect(try curried8("1")("2")("3")("4")("5")("6")("7")("8") == "f(1, 2, 3, 4, 5, 6, 7, 8)")
    }

    @Test("uncurry undoes curry for throwing sendable functions")
    func uncurrySendableThrowing() throws {
        let curried2: @Sendable (String) -> @Sendable (String) throws -> String = curry(sendableThrowing2("f"))
        let back2: @Sendable (String, String) throws -> String = uncurry(curried2)
        #expect(try back2("1", "2") == "f(1, 2)")
        let curried3: @Sendable (String) -> @Sendable (String) -> @Sendable (String) throws -> String = curry(
            sendableThrowing3("f"))
        let back3: @Sendable (String, String, String) throws -> String = uncurry(curried3)
        #expect(try back3("1", "2", "3") == "f(1, 2, 3)")
        let curried4:
            @Sendable (String) -> @Sendable (String) -> @Sendable (String) -> @Sendable (String) throws -> String =
                curry(sendableThrowing4("f"))
        let back4: @Sendable (String, String, String, String) throws -> String = uncurry(curried4)
        #expect(try back4("1", "2", "3", "4") == "f(1, 2, 3, 4)")
        let curried5:
            @Sendable (String) ->
                @Sendable (String) -> @Sendable (String) -> @Sendable (String) -> @Sendable (String) throws -> String =
                curry(sendableThrowing5("f"))
        let back5: @Sendable (String, String, String, String, String) throws -> String = uncurry(curried5)
        #expect(try back5("1", "2", "3", "4", "5") == "f(1, 2, 3, 4, 5)")
        let curried6:
            @Sendable (String) ->
                @Sendable (String) ->
                @Sendable (String) -> @Sendable (String) -> @Sendable (String) -> @Sendable (String) throws -> String =
                curry(sendableThrowing6("f"))
        let back6: @Sendable (String, String, String, String, String, String) throws -> String = uncurry(curried6)
        #expect(try back6("1", "2", "3", "4", "5", "6") == "f(1, 2, 3, 4, 5, 6)")
        let curried7:
            @Sendable (String) ->
                @Sendable (String) ->
                @Sendable (String) ->
                @Sendable (String) -> @Sendable (String) -> @Sendable (String) -> @Sendable (String) throws -> String =
                curry(sendableThrowing7("f"))
        let back7: @Sendable (String, String, String, String, String, String, String) throws -> String = uncurry(
            curried7)
        #expect(try back7("1", "2", "3", "4", "5", "6", "7") == "f(1, 2, 3, 4, 5, 6, 7)")
        let curried8:
            @Sendable (String) ->
                @Sendable (String) ->
                @Sendable (String) ->
                @Sendable (String) ->
                @Sendable (String) -> @Sendable (String) -> @Sendable (String) -> @Sendable (String) throws -> String =
                curry(sendableThrowing8("f"))
        let back8: @Sendable (String, String, String, String, String, String, String, String) throws -> String =
            uncurry(curried8)
        #expect(try back8("1", "2", "3", "4", "5", "6", "7", "8") == "f(1, 2, 3, 4, 5, 6, 7, 8)")
    }

    @Test("curry asynchronous functions")
    func curryAsync() async {
        let curried2: (String) -> (String) async -> String = curry(async2("f"))
        #expect(await curried2("1")("2") == "f(1, 2)")
        let curried3: (String) -> (String) -> (String) async -> String = curry(async3("f"))
        #expect(await curried3("1")("2")("3") == "f(1, 2, 3)")
        let curried4: (String) -> (String) -> (String) -> (String) async -> String = curry(async4("f"))
        #expect(await curried4("1")("2")("3")("4") == "f(1, 2, 3, 4)")
    }

    @Test("uncurry undoes curry for asynchronous functions")
    func uncurryAsync() async {
        let curried2: (String) -> (String) async -> String = curry(async2("f"))
        let back2: (String, String) async -> String = uncurry(curried2)
        #expect(await back2("1", "2") == "f(1, 2)")
        let curried3: (String) -> (String) -> (String) async -> String = curry(async3("f"))
        let back3: (String, String, String) async -> String = uncurry(curried3)
        #expect(await back3("1", "2", "3") == "f(1, 2, 3)")
        let curried4: (String) -> (String) -> (String) -> (String) async -> String = curry(async4("f"))
        let back4: (String, String, String, String) async -> String = uncurry(curried4)
        #expect(await back4("1", "2", "3", "4") == "f(1, 2, 3, 4)")
    }

    @Test("curry asynchronous sendable functions")
    func currySendableAsync() async {
        let curried2: @Sendable (String) -> @Sendable (String) async -> String = curry(sendableAsync2("f"))
        #expect(await curried2("1")("2") == "f(1, 2)")
        let curried3: @Sendable (String) -> @Sendable (String) -> @Sendable (String) async -> String = curry(
            sendableAsync3("f"))
        #expect(await curried3("1")("2")("3") == "f(1, 2, 3)")
        let curried4:
            @Sendable (String) -> @Sendable (String) -> @Sendable (String) -> @Sendable (String) async -> String =
                curry(sendableAsync4("f"))
        #expect(await curried4("1")("2")("3")("4") == "f(1, 2, 3, 4)")
    }

    @Test("uncurry undoes curry for asynchronous sendable functions")
    func uncurrySendableAsync() async {
        let curried2: @Sendable (String) -> @Sendable (String) async -> String = curry(sendableAsync2("f"))
        let back2: @Sendable (String, String) async -> String = uncurry(curried2)
        #expect(await back2("1", "2") == "f(1, 2)")
        let curried3: @Sendable (String) -> @Sendable (String) -> @Sendable (String) async -> String = curry(
            sendableAsync3("f"))
        let back3: @Sendable (String, String, String) async -> String = uncurry(curried3)
        #expect(await back3("1", "2", "3") == "f(1, 2, 3)")
        let curried4:
            @Sendable (String) -> @Sendable (String) -> @Sendable (String) -> @Sendable (String) async -> String =
                curry(sendableAsync4("f"))
        let back4: @Sendable (String, String, String, String) async -> String = uncurry(curried4)
        #expect(await back4("1", "2", "3", "4") == "f(1, 2, 3, 4)")
    }

    @Test("curry asynchronous throwing functions")
    func curryAsyncThrowing() async throws {
        let curried2: (String) -> (String) async throws -> String = curry(asyncThrowing2("f"))
        #expect(try await curried2("1")("2") == "f(1, 2)")
        let curried3: (String) -> (String) -> (String) async throws -> String = curry(asyncThrowing3("f"))
        #expect(try await curried3("1")("2")("3") == "f(1, 2, 3)")
        let curried4: (String) -> (String) -> (String) -> (String) async throws -> String = curry(asyncThrowing4("f"))
        #expect(try await curried4("1")("2")("3")("4") == "f(1, 2, 3, 4)")
    }

    @Test("uncurry undoes curry for asynchronous throwing functions")
    func uncurryAsyncThrowing() async throws {
        let curried2: (String) -> (String) async throws -> String = curry(asyncThrowing2("f"))
        let back2: (String, String) async throws -> String = uncurry(curried2)
        #expect(try await back2("1", "2") == "f(1, 2)")
        let curried3: (String) -> (String) -> (String) async throws -> String = curry(asyncThrowing3("f"))
        let back3: (String, String, String) async throws -> String = uncurry(curried3)
        #expect(try await back3("1", "2", "3") == "f(1, 2, 3)")
        let curried4: (String) -> (String) -> (String) -> (String) async throws -> String = curry(asyncThrowing4("f"))
        let back4: (String, String, String, String) async throws -> String = uncurry(curried4)
        #expect(try await back4("1", "2", "3", "4") == "f(1, 2, 3, 4)")
    }

    @Test("curry asynchronous throwing sendable functions")
    func currySendableAsyncThrowing() async throws {
        let curried2: @Sendable (String) -> @Sendable (String) async throws -> String = curry(
            sendableAsyncThrowing2("f"))
        #expect(try await curried2("1")("2") == "f(1, 2)")
        let curried3: @Sendable (String) -> @Sendable (String) -> @Sendable (String) async throws -> String = curry(
            sendableAsyncThrowing3("f"))
        #expect(try await curried3("1")("2")("3") == "f(1, 2, 3)")
        let curried4:
            @Sendable (String) -> @Sendable (String) -> @Sendable (String) -> @Sendable (String) async throws -> String =
                curry(sendableAsyncThrowing4("f"))
        #expect(try await curried4("1")("2")("3")("4") == "f(1, 2, 3, 4)")
    }

    @Test("uncurry undoes curry for asynchronous throwing sendable functions")
    func uncurrySendableAsyncThrowing() async throws {
        let curried2: @Sendable (String) -> @Sendable (String) async throws -> String = curry(
            sendableAsyncThrowing2("f"))
        let back2: @Sendable (String, String) async throws -> String = uncurry(curried2)
        #expect(try await back2("1", "2") == "f(1, 2)")
        let curried3: @Sendable (String) -> @Sendable (String) -> @Sendable (String) async throws -> String = curry(
            sendableAsyncThrowing3("f"))
        let back3: @Sendable (String, String, String) async throws -> String = uncurry(curried3)
        #expect(try await back3("1", "2", "3") == "f(1, 2, 3)")
        let curried4:
            @Sendable (String) -> @Sendable (String) -> @Sendable (String) -> @Sendable (String) async throws -> String =
                curry(sendableAsyncThrowing4("f"))
        let back4: @Sendable (String, String, String, String) async throws -> String = uncurry(curried4)
        #expect(try await back4("1", "2", "3", "4") == "f(1, 2, 3, 4)")
    }
}
