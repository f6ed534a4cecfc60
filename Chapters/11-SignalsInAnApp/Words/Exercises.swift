import CurrycombWorkbook

/// Chapter 11: signals at work in an app, from its callbacks to its forms.
public let signalsInAnApp = Chapter(
    folder: folder, title: "Signals in an app", about: "Signals at work in an app, from its callbacks to its forms.",
    exercises: [
        fiveCallbacks, textTooLong, homePage, errorChain, twoWay, pressCommand, counting, delivering,
    ])

package let folder = "11-SignalsInAnApp"

package let fiveCallbacks = Exercise(
    in: folder, 1, "five-callbacks", minutes: 25, words: English.fiveCallbacks,
    compilerSuspects: [
        CompilerSuspect("readAndSend", "conflicting arguments to generic parameter 'T' ('Void' vs. 'Demand')"),
        CompilerSuspect("notSendable", "concurrently-executed local function '*' must be marked as '@Sendable'"),
        CompilerSuspect("notSendable", "capture of '*' with non-Sendable type '() -> ()' in a '@Sendable' closure"),
        CompilerSuspect(
            "notErased", "cannot convert return expression of type 'some Signal*' to return type 'AnySignal*'"),
        CompilerSuspect("onMain", "*main actor-isolated*"),
        CompilerSuspect("weakAgain", "reference to captured var '*' in concurrently-executing code"),
        CompilerSuspect("notSendable", "converting non-Sendable function value to '@Sendable () -> Void'*"),
        CompilerSuspect("emptyValue", "missing argument for parameter #1 in call"),
        CompilerSuspect("mayBeGone", "value of optional type 'Int?' must be unwrapped*"),
        CompilerSuspect("anyError", "cannot convert value of type 'any Error' to expected argument type 'Fault'"),
    ])

package let textTooLong = Exercise(
    in: folder, 2, "text-too-long", minutes: 13, words: English.textTooLong,
    compilerSuspects: [
        CompilerSuspect("methodPath", "cannot convert value of type 'KeyPath<Page, @Sendable *"),
        CompilerSuspect("valueTurned", "instance method 'bind(_:to:_:)' requires that 'Bool' conform to 'Signal'"),
        CompilerSuspect("signalIsNoText", "type '*' cannot conform to 'BinaryInteger'"),
        CompilerSuspect(
            "signalInFilter", "cannot convert value of type 'AnySignal<Bool, Never>' to closure result type 'Bool'"),
        CompilerSuspect("nothingForText", "'nil' cannot be used in context expecting type 'String'"),
        CompilerSuspect(
            "valueIgnored",
            "contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored"),
        CompilerSuspect("otherName", "'sink(*"),
        CompilerSuspect("otherName", "'assign(to:on:)' is unavailable*"),
        CompilerSuspect("otherName", "'distinctUntilChanged*"),
        CompilerSuspect(
            "notErased", "cannot convert return expression of type 'some Signal*' to return type 'AnySignal*'"),
        CompilerSuspect("onMain", "*main actor-isolated*"),
        CompilerSuspect(
            "noKeyPath", "cannot convert value of type '*' to expected argument type 'ReferenceWritableKeyPath*"),
    ])

package let homePage = Exercise(
    in: folder, 3, "home-page", minutes: 16, words: English.homePage,
    compilerSuspects: [
        CompilerSuspect(
            "cannotFail",
            "cannot convert return expression of type 'AnySignal<String, Never>' to return type 'AnySignal<String, Fault>'"
        ),
        CompilerSuspect(
            "cannotFail", in: ["blocks"], using: ["empty", "never", "from"],
            "cannot convert return expression of type 'some Signal<String, Never>' to return type 'AnySignal<String, Fault>'"
        ),
        CompilerSuspect(
            "cannotFail", in: ["blocks"], using: ["empty", "never", "from"],
            "cannot convert value of type 'some Signal<*, Never>' to * type 'AnySignal<String, Fault>'"),
        CompilerSuspect(
            "cannotFail", in: ["blocks"], using: ["empty", "never", "from"],
            "cannot convert value of type 'AnySignal<String, Never>' to * type 'AnySignal<String, Fault>'"),
        CompilerSuspect(
            "cannotFail", in: ["blocks"], using: ["empty", "never", "from"],
            "cannot assign value of type 'AnySignal<String, Never>' to type 'AnySignal<String, Fault>'"),
        CompilerSuspect(
            "cannotFail", in: ["blocks"], using: ["empty", "never", "from"],
            "instance method '*' requires the types 'Never' and 'Fault' be equivalent"),
        CompilerSuspect(
            "otherTypes", in: ["blocks"],
            "cannot convert value of type 'some Signal<*' (result of '*') to closure result type 'some Signal<*'*"),
        CompilerSuspect("listIsNoSignal", "value of type '[AnySignal<String, Fault>]' has no member '*'"),
        CompilerSuspect("pathForRequest", "instance method 'flatMapLatest' requires that 'String' conform to 'Signal'"),
        CompilerSuspect("pathForRequest", "instance method '*' requires that 'String' conform to 'Signal'"),
        CompilerSuspect("otherName", "'flattenMap*"),
        CompilerSuspect(
            "caughtInside", using: ["catch", "catchTo"],
            "instance method '*' requires the types 'Fault' and 'Never' be equivalent"),
        CompilerSuspect("twoFailures", "instance method '*' requires the types 'Fault' and 'Never' be equivalent"),
        CompilerSuspect("twoFailures", "instance method '*' requires the types 'Never' and 'Fault' be equivalent"),
        CompilerSuspect(
            "signalOfSignals", "cannot convert value of type 'AnySignal<String, Fault>' to closure result type*"),
        CompilerSuspect(
            "notErased", "cannot convert return expression of type 'some Signal*' to return type 'AnySignal*'"),
        CompilerSuspect(
            "notJoined", "cannot convert return expression of type 'AnySignal<(String, String), Fault>' to*"),
    ])

package let errorChain = Exercise(
    in: folder, 4, "error-chain", minutes: 15, words: English.errorChain,
    compilerSuspects: [
        CompilerSuspect(
            "mapThrows", "invalid conversion from throwing function of type '*' to non-throwing function type '*'"),
        CompilerSuspect("nothingReturned", "missing return in closure expected to return 'String'"),
        CompilerSuspect(
            "catchToSignal",
            "cannot convert value of type '@Sendable (Fault) -> AnySignal<String, Fault>' to expected argument type 'String'"
        ),
        CompilerSuspect(
            "cacheNotAsked", "type '@Sendable (Fault) -> AnySignal<String, Fault>' cannot conform to 'Signal'"),
        CompilerSuspect("otherName", "'replaceError*"),
        CompilerSuspect("untypedThrow", "invalid conversion of thrown error type 'any Error' to 'Fault'"),
        CompilerSuspect("optional", "value of optional type 'Int?' must be unwrapped*"),
        CompilerSuspect("valueForSignal", "type '*' cannot conform to 'Signal'*"),
        CompilerSuspect(
            "canStillFail",
            "cannot convert return expression of type 'AnySignal<String, Fault>' to return type 'AnySignal<String, Never>'"
        ),
        CompilerSuspect(
            "notErased", "cannot convert return expression of type 'some Signal*' to return type 'AnySignal*'"),
    ])

package let twoWay = Exercise(
    in: folder, 5, "two-way", minutes: 16, words: English.twoWay,
    compilerSuspects: [
        CompilerSuspect("pathAsMember", "value of type 'Target' has no member 'property'"),
        CompilerSuspect("plainFlag", "mutation of captured var '*' in concurrently-executing code"),
        CompilerSuspect("plainFlag", "reference to captured var '*' in concurrently-executing code"),
        CompilerSuspect("otherName", "'distinctUntilChanged*"),
        CompilerSuspect("otherName", "'sink(*"),
        CompilerSuspect("pairForTwo", "parameter '*' expects 2 separate arguments"),
        CompilerSuspect(
            "oneOfTwo", "cannot convert return expression of type 'Subscription' to return type 'CompositeDisposable'"),
        CompilerSuspect("notUnwrapped", "value of optional type*must be unwrapped*"),
        CompilerSuspect("onMain", "*main actor-isolated*"),
    ])

package let pressCommand = Exercise(
    in: folder, 6, "press-command", minutes: 17, words: English.pressCommand,
    compilerSuspects: [
        CompilerSuspect("twoFailures", "instance method '*' requires the types 'Fault' and '*' be equivalent"),
        CompilerSuspect("twoFailures", "instance method '*' requires the types '*' and 'Fault' be equivalent"),
        CompilerSuspect("thirdEnd", "switch must be exhaustive"),
        CompilerSuspect("otherEnd", "extra trailing closure passed in call"),
        CompilerSuspect("failsErrors", "cannot convert value of type 'Fault' to expected argument type 'Never'"),
        CompilerSuspect(
            "plainVariable", "cannot convert value of type 'Bool' to expected argument type 'Property<Bool>'"),
        CompilerSuspect(
            "notDerived", "cannot convert value of type 'MutableProperty<Bool>' to expected argument type 'Bool'"),
        CompilerSuspect("notSettable", "cannot assign to property: 'value' is a get-only property"),
        CompilerSuspect("endForFault", "cannot convert value of type 'End<Fault>' to expected argument type 'Fault'"),
        CompilerSuspect("plainVariable", "mutation of captured var '*' in concurrently-executing code"),
        CompilerSuspect("noValue", "cannot assign value of type 'Bool' to type 'MutableProperty<Bool>'"),
        CompilerSuspect(
            "notErased", "cannot convert value of type 'Subject<*' to expected argument type 'AnySignal<*'"),
        CompilerSuspect("onMain", "*main actor-isolated*"),
    ])

package let counting = Exercise(
    in: folder, 7, "count-signal", minutes: 13, words: English.countSignal,
    compilerSuspects: [
        CompilerSuspect("listForValues", "cannot pass array of type '[Int]' as variadic arguments of type 'Int'"),
        CompilerSuspect(
            "rangeForList", "cannot convert value of type 'ClosedRange<Int>' to expected argument type '[Int]'"),
        CompilerSuspect("rangeForList", "cannot convert value of type 'Range<Int>' to expected argument type '[Int]'"),
        CompilerSuspect("otherName", "'takeWhile*"),
        CompilerSuspect("otherName", "'prefix*"),
        CompilerSuspect("noClock", "missing argument for parameter 'on' in call"),
        CompilerSuspect("noClock", "'delay' is unavailable*"),
        CompilerSuspect("noClock", "'debounce' is unavailable*"),
        CompilerSuspect("noUnit", "cannot convert value of type 'Int' to expected argument type 'Duration'"),
        CompilerSuspect("mutated", "mutation of captured var '*' in concurrently-executing code"),
        CompilerSuspect("mutated", "*main actor-isolated var '*'*"),
        CompilerSuspect(
            "notErased", "cannot convert return expression of type 'some Signal*' to return type 'AnySignal*'"),
    ])

package let delivering = Exercise(
    in: folder, 8, "deliver-on", minutes: 10, words: English.deliverOn,
    compilerSuspects: [
        CompilerSuspect("observedOn", "'observe(on:)*"),
        CompilerSuspect("observedOn", "'receive(on:)*"),
        CompilerSuspect("observedOn", "'deliverOn*"),
        CompilerSuspect("queueForLane", "cannot find 'DispatchQueue' in scope"),
        CompilerSuspect("noLane", "missing argument for parameter 'on' in call"),
        CompilerSuspect("noLane", "'delay' is unavailable*"),
        CompilerSuspect(
            "notErased", "cannot convert value of type 'some Signal*' to expected argument type 'AnySignal*'"),
        CompilerSuspect("mixedList", "conflicting arguments to generic parameter 'S' *"),
        CompilerSuspect("noUnit", "cannot convert value of type 'Int' to expected argument type 'Duration'"),
        CompilerSuspect("otherName", "'subscribeOn*"),
        CompilerSuspect(
            "notErased", "cannot convert return expression of type 'some Signal*' to return type 'AnySignal*'"),
    ])
