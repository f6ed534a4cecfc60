import CurrycombDiagrams
import CurrycombWorkshop

/// Notes on an operator: its promise, related operators, and its names in other libraries. A name is empty if the
/// library lacks the operator.
package struct OperatorNote {
    package let name: String
    let promise: String
    let rx: String
    let combine: String
    let reactiveSwift: String
    let related: [String]

    package init(
        _ name: String, _ promise: String, rx: String = "", combine: String = "", reactive: String = "",
        _ related: String...
    ) {
        (self.name, self.promise) = (name, promise)
        (self.rx, self.combine, reactiveSwift, self.related) = (rx, combine, reactive, related)
    }

    package static let all: [String: OperatorNote] = Dictionary(uniqueKeysWithValues: notes.map { ($0.name, $0) })

    private static let notes: [OperatorNote] = [
        // Sources
        .init(
            "just", "Sends its one value to every observer, and completes.", rx: "just", combine: "Just",
            reactive: "SignalProducer(value:)", "of", "from"),
        .init(
            "of", "Sends its values in order, and completes.", rx: "of", combine: "[…].publisher",
            reactive: "SignalProducer(values:)", "just", "from"),
        .init(
            "from", "Sends the elements from the start to each observer.", rx: "from", combine: "Publishers.Sequence",
            reactive: "SignalProducer(sequence)", "of", "unfold"),
        .init(
            "empty", "Sends no value and completes at once.", rx: "empty EMPTY", combine: "Empty",
            reactive: "SignalProducer.empty", "never", "fail"),
        .init(
            "never", "Sends nothing and never ends. Dispose of the subscription to end it.", rx: "never NEVER",
            combine: "Empty(completeImmediately: false)", reactive: "SignalProducer.never", "empty"),
        .init(
            "fail", "Fails at once, with an error of the signal's own type.", rx: "error throwError", combine: "Fail",
            reactive: "SignalProducer(error:)", "catch", "empty"),
        .init(
            "create",
            "Runs your function for each observer. The cleanup that you add to its sink runs when the signal completes or fails, or when the subscription is disposed of.",
            rx: "create", combine: "AnyPublisher or Future", reactive: "SignalProducer.init(_:)", "deferred"),
        .init(
            "deferred", "Calls your function at each subscription, not earlier.", rx: "deferred defer",
            combine: "Deferred", "create"),
        .init(
            "unfold", "Keeps one state per observer. Returning `nil` completes the signal.", rx: "generate",
            reactive: "",
            "iterate",
            "from"),
        .init(
            "iterate", "Sends a value, then the result of a function on it, and so on without end.", rx: "generate",
            "unfold", "take"),
        .init(
            "interval",
            "Sends 0, 1, 2 … at a fixed interval. Each tick's time is computed from the start, so delays do not add up.",
            rx: "interval",
            combine: "Timer.publish", reactive: "SignalProducer.timer", "timer", "sample"),
        .init(
            "timer", "Sends 0 once after a delay, then completes.", rx: "timer", combine: "Just + delay",
            reactive: "SignalProducer(value:) + delay", "interval", "delay"),
        // Transforming
        .init(
            "map", "Sends one value for each value it receives, in the same order, with the same end.", rx: "map",
            combine: "map",
            reactive: "map", "compactMap", "replace", "scan"),
        .init(
            "replace", "Sends the same value for each value it receives.", rx: "mapTo", combine: "map { _ in x }",
            reactive: "map(value:)", "map"),
        .init(
            "compactMap", "Sends the results of your function and leaves out `nil`.", rx: "compactMap",
            combine: "compactMap",
            reactive: "compactMap filterMap", "map", "filter"),
        .init(
            "scan", "Sends the state after each value. Each observer has a separate state.", rx: "scan",
            combine: "scan", reactive: "scan", "reduce", "map"),
        .init(
            "reduce", "Sends the state once, when the signal completes.", rx: "reduce", combine: "reduce",
            reactive: "reduce", "scan", "collect"),
        .init(
            "collect", "Sends one array when the signal completes.", rx: "toArray", combine: "collect",
            reactive: "collect", "buffer", "reduce"),
        .init(
            "count", "Sends the number of values when the signal completes.", rx: "count", combine: "count",
            reactive: "",
            "reduce"),
        .init(
            "pairwise", "Pairs each value with the previous one. The first value alone sends nothing.", rx: "pairwise",
            reactive: "combinePrevious", "scan", "buffer"),
        .init(
            "buffer",
            "Collects values and sends them as arrays. The remaining values are sent at completion; an empty array is never sent.",
            rx: "buffer bufferCount bufferTime", combine: "collect(_:) collect(.byTime)",
            reactive: "collect(count:) collect(every:)", "window", "collect"),
        .init(
            "materialize", "Turns each event, also the completion or failure, into a value. The result cannot fail.",
            rx: "materialize", reactive: "materialize", "dematerialize"),
        .init(
            "dematerialize", "Turns materialized events back into events. The first end among them ends the signal.",
            rx: "dematerialize",
            reactive: "dematerialize", "materialize"),
        .init("not", "Turns true into false and false into true.", reactive: "negate", "and", "or"),
        .init("enumerated", "Pairs each value with its number, from 0 for each observer.", rx: "enumerated", "map"),
        .init(
            "window", "Sends a signal for each part of the values. Subscribe to it at once, or you miss values.",
            rx: "window windowCount windowTime", "buffer", "groupBy"),
        .init(
            "min", "Sends the smallest value at completion; of equal ones, the first.", rx: "min", combine: "min",
            "max",
            "reduce"
        ),
        .init(
            "max", "Sends the largest value at completion; of equal ones, the first.", rx: "max", combine: "max", "min",
            "reduce"),
        .init(
            "contains", "Sends `true` at the first match, or `false` at completion.", combine: "contains",
            "allSatisfy", "first"),
        .init(
            "allSatisfy", "Sends `false` at the first value that breaks the condition, or `true` at completion.",
            rx: "every", combine: "allSatisfy",
            "contains"),
        .init(
            "isEmpty", "Sends `false` at the first value, or `true` at completion.", rx: "isEmpty", "defaultIfEmpty",
            "count"),
        // Flattening
        .init(
            "flatMap",
            "Runs a signal for each value. `.merge` runs all at once, `.concat` one after another, `.latest` only the latest, `.first` only when none runs.",
            rx: "flatMap mergeMap concatMap switchMap exhaustMap", combine: "flatMap",
            reactive: "flatMap(.merge) flatMap(.concat) flatMap(.latest) flatMap(.throttle)", "flatMapLatest",
            "flatten",
            "concat"),
        .init(
            "flatMapLatest",
            "Runs a signal for each value and disposes of the previous one when the next value arrives.",
            rx: "flatMapLatest switchMap",
            combine: "map + switchToLatest", reactive: "flatMap(.latest)", "flatMap", "switchToLatest"),
        .init(
            "bind",
            "Runs a signal for each value, one after another. After `stop` is set, the current signal is the last.",
            rx: "concatMap", reactive: "flatMap(.concat)", "flatMap"),
        .init(
            "flatten", "Runs the signals that a signal sends, with the strategies of `flatMap`.",
            rx: "merge concat mergeAll concatAll exhaustAll", combine: "flatMap { $0 }", reactive: "flatten", "flatMap",
            "switchToLatest"),
        .init(
            "switchToLatest", "Forwards only the latest of the signals that it receives.", rx: "switchLatest switchAll",
            combine: "switchToLatest", reactive: "flatten(.latest)", "flatMapLatest", "flatten"),
        .init(
            "groupBy",
            "Sends a hot signal for each key when its first value arrives. A group sends the values of its key.",
            rx: "groupBy", "window", "flatMap"),
        .init(
            "expand", "Runs your function on each result again, level by level, without recursion on the stack.",
            rx: "expand",
            "flatMap", "iterate"),
        // Choosing
        .init(
            "filter", "Forwards each value that satisfies the condition, unchanged.", rx: "filter", combine: "filter",
            reactive: "filter", "compactMap", "removeDuplicates"),
        .init(
            "removeDuplicates", "Drops a value that equals the previous one. It does not compare with earlier values.",
            rx: "distinctUntilChanged", combine: "removeDuplicates", reactive: "skipRepeats", "filter"),
        .init(
            "take", "Forwards the first values, then completes and disposes of the source.",
            rx: "take takeWhile takeUntil takeLast", combine: "prefix prefix(while:) prefix(untilOutputFrom:)",
            reactive: "take(first:) take(while:) take(until:) take(last:)", "skip", "first"),
        .init(
            "first", "Sends the first value and completes. If there is none, it only completes.", rx: "first find",
            combine: "first first(where:)", reactive: "take(first: 1)", "take", "single", "last"),
        .init(
            "last", "Sends the last value at completion. If there is none, it only completes.", rx: "takeLast last",
            combine: "last", reactive: "take(last: 1)", "first", "reduce"),
        .init(
            "skip", "Drops the first values and forwards the rest unchanged.", rx: "skip skipWhile skipUntil skipLast",
            combine: "dropFirst drop(while:) drop(untilOutputFrom:)",
            reactive: "skip(first:) skip(while:) skip(until:)", "take"),
        .init(
            "sample", "Sends the latest value when the trigger sends, each value at most once.", rx: "sample",
            reactive: "sample(on:)", "throttle", "withLatest"),
        .init(
            "element", "Sends the value at an index, counted from 0, and completes.", rx: "elementAt element",
            combine: "output(at:)", "take", "first"),
        .init(
            "single", "Sends the only value at completion. Fails with your error if there is none, or more than one.",
            rx: "single asSingle", "first"),
        .init(
            "ignoreElements", "Drops every value and forwards the completion or failure.", rx: "ignoreElements",
            combine: "ignoreOutput",
            reactive: "take(last: 0)", "last"),
        .init(
            "defaultIfEmpty", "Sends your value if the source completes without one.", rx: "ifEmpty defaultIfEmpty",
            combine: "replaceEmpty(with:)", "isEmpty", "startWith"),
        // Combining
        .init(
            "merge", "Sends every value of every signal, in order of arrival. Completes when all have completed.",
            rx: "merge", combine: "merge(with:)", reactive: "merge", "concat", "race", "zip"),
        .init(
            "concat", "Runs the signals one after another: the next starts when the previous one has completed.",
            rx: "concat", combine: "append",
            reactive: "concat", "merge", "startWith"),
        .init(
            "startWith", "Sends your values first, when it is observed.", rx: "startWith", combine: "prepend",
            reactive: "prefix", "endWith", "concat"),
        .init(
            "zip",
            "Pairs the first values, then the second values, and so on. Completes when no other pair is possible.",
            rx: "zip forkJoin", combine: "zip", reactive: "zip", "combineLatest", "withLatest"),
        .init(
            "combineLatest",
            "Sends the latest values as a tuple whenever one signal sends, after each has sent once. If both derive from one source, it sends half-updated states; `Property.combine` does not.",
            rx: "combineLatest", combine: "combineLatest", reactive: "combineLatest", "zip", "withLatest", "Property"),
        .init(
            "withLatest",
            "Pairs each value with the latest value of another signal, which never triggers a value itself.",
            rx: "withLatestFrom",
            reactive: "withLatest(from:)", "combineLatest", "sample"),
        .init(
            "and", "Sends `true` if the latest values of both are true, else `false`.", reactive: "and", "or", "not",
            "combineLatest"),
        .init(
            "or", "Sends `true` if the latest value of at least one is true, else `false`.", reactive: "or", "and",
            "not"),
        .init(
            "race", "Follows the first signal that sends a value or ends, and disposes of the others.", rx: "amb race",
            reactive: "flatten(.race)", "merge"),
        .init("endWith", "Sends your values at completion.", rx: "endWith", combine: "append", "startWith", "concat"),
        .init("zipAll", "Zips the signals that a signal sends, after it completes.", rx: "zipAll", "zip"),
        .init(
            "combineLatestAll", "Combines the latest values of the signals that a signal sends, after it completes.",
            rx: "combineLatestAll", "combineLatest"),
        // Time
        .init(
            "delay", "Sends values and the completion later, with the same gaps. A failure is not delayed.",
            rx: "delay",
            combine: "delay(for:scheduler:)", reactive: "delay", "debounce", "timer"),
        .init(
            "debounce", "Sends a value if no other value follows it for the given time.", rx: "debounce debounceTime",
            combine: "debounce(for:scheduler:)", reactive: "debounce", "throttle", "audit", "sample"),
        .init(
            "throttle",
            "Sends the first value of a burst at once, and the last one when the interval is over or the source completes.",
            rx: "throttle throttleTime", combine: "throttle(for:scheduler:latest:)", reactive: "throttle",
            "debounce", "sample", "audit"),
        .init(
            "timeout", "Fails if the first value, or the next one, takes longer than the given time.", rx: "timeout",
            combine: "timeout",
            reactive: "timeout(after:raising:on:)", "catch", "delay"),
        .init(
            "deliver",
            "Delivers events on a scheduler, in order and one at a time. A policy says what to do if too many are waiting.",
            rx: "observe(on:) observeOn", combine: "receive(on:)", reactive: "observe(on:)", "subscribe"),
        .init(
            "subscribe", "Subscribes to the source on a scheduler.", rx: "subscribe(on:) subscribeOn",
            combine: "subscribe(on:)",
            reactive: "start(on:)", "deliver"),
        .init(
            "timestamp", "Pairs each value with the scheduler's time.", rx: "timestamp", reactive: "", "timeInterval"),
        .init(
            "timeInterval", "Pairs each value with the time since the previous one.", rx: "timeInterval",
            combine: "measureInterval(using:)", "timestamp"),
        .init(
            "audit", "Starts a signal at the first value, and sends the latest value when that signal sends.",
            rx: "audit auditTime",
            "debounce", "throttle"),
        // Failing
        .init(
            "catch",
            "Continues with another signal after a failure. The result can fail only if that signal can.",
            rx: "catch catchError", combine: "catch", reactive: "flatMapError", "catchTo", "retry"),
        .init(
            "catchTo", "Sends your value and completes in place of a failure, so the result cannot fail.",
            rx: "catchAndReturn catchErrorJustReturn", combine: "replaceError(with:)",
            reactive: "flatMapError { .init(value: x) }", "catch"),
        .init(
            "retry",
            "Subscribes again after a failure: a number of times, under a condition, or after the pauses that a policy sets.",
            rx: "retry retryWhen", combine: "retry", reactive: "retry(upTo:)", "repeat", "catch"),
        .init(
            "mapError", "Changes the failure and its type. Values stay the same.", combine: "mapError",
            reactive: "mapError", "catch", "canFail"),
        .init(
            "canFail", "Changes only the type, so that the signal fits signals that can fail.",
            combine: "setFailureType(to:)",
            reactive: "promoteError", "mapError"),
        .init(
            "tryMap",
            "Changes each value with a function that can throw. A thrown error becomes the failure, with its type.",
            rx: "map", combine: "tryMap",
            reactive: "attemptMap", "map", "try"),
        .init(
            "try", "Forwards values unchanged until your function throws. The error becomes the failure.", rx: "do",
            combine: "tryMap",
            reactive: "attempt", "tryMap", "filter"),
        // Subscribing
        .init("repeat", "Subscribes again after each completion.", rx: "repeat", reactive: "repeat", "retry"),
        .init(
            "share",
            "Subscribes to the source once for all observers, until the last one leaves. It can replay the last values to new observers.",
            rx: "share shareReplay refCount", combine: "share", reactive: "replayLazily", "connectable", "Subject"),
        .init(
            "doing", "Calls your function for each value before forwarding it.", rx: "do(onNext:) tap",
            combine: "handleEvents",
            reactive: "on(value:)", "doingAtEnd", "doingAtStart", "print"),
        .init(
            "doingAtEnd", "Calls your function at completion, failure or disposal.", rx: "do(onCompleted:) finalize",
            combine: "handleEvents", reactive: "on(terminated:)", "doing"),
        .init(
            "doingAtStart", "Calls your function at each subscription.", rx: "do(onSubscribe:)",
            combine: "handleEvents", reactive: "on(starting:)", "doing"),
        .init(
            "connectable", "Subscribes to the source once for all observers when you call `connect`.",
            rx: "publish multicast connectable",
            combine: "makeConnectable", reactive: "", "share"),
        .init(
            "print", "Prints each subscription and event with the line of your source.", rx: "debug", combine: "print",
            reactive: "logEvents", "doing"),
        // Holding
        .init(
            "Subject",
            "Sends values to all its observers, from any thread and in one order for all. With `replay`, new observers receive the last values.",
            rx: "PublishSubject ReplaySubject Subject", combine: "PassthroughSubject", reactive: "Signal.pipe()",
            "Property",
            "share"),
        .init(
            "Property", "Has a current value and sends each new one. Derived properties are never half-updated.",
            rx: "BehaviorSubject BehaviorRelay", combine: "CurrentValueSubject @Published",
            reactive: "Property MutableProperty", "Subject", "combineLatest"),
    ]

    static let wishes: [(wish: String, names: [String])] = [
        ("change each value", ["map", "replace", "compactMap", "enumerated", "not"]),
        (
            "choose some values",
            ["filter", "removeDuplicates", "take", "skip", "first", "last", "element", "single", "ignoreElements"]
        ),
        ("remember what came before", ["scan", "pairwise", "removeDuplicates", "reduce"]),
        (
            "one result at the end",
            ["reduce", "collect", "count", "min", "max", "contains", "allSatisfy", "isEmpty", "last"]
        ),
        ("combine several signals", ["merge", "concat", "zip", "combineLatest", "withLatest", "race", "and", "or"]),
        ("start work for each value", ["flatMap", "flatMapLatest", "bind", "flatten", "switchToLatest", "expand"]),
        ("slow down or wait", ["debounce", "throttle", "delay", "sample", "audit", "timeout", "interval", "timer"]),
        ("collect values", ["buffer", "window", "groupBy", "collect"]),
        ("when it fails", ["catch", "catchTo", "retry", "timeout", "mapError", "tryMap", "try", "materialize"]),
        ("begin, end, or fill in", ["startWith", "endWith", "defaultIfEmpty", "repeat"]),
        ("share one subscription", ["share", "connectable", "Subject", "Property"]),
        ("choose the thread", ["deliver", "subscribe"]),
        ("look inside", ["doing", "doingAtStart", "doingAtEnd", "print", "timestamp", "timeInterval"]),
        ("make a signal", ["just", "of", "from", "create", "deferred", "unfold", "iterate", "empty", "never", "fail"]),
    ]
}

extension OperatorNote {
    static let libraries = ["RxSwift", "RxJS", "Combine", "ReactiveSwift"]

    /// The operator's names in other libraries, in the order of ``libraries``; an empty string for a library without
    /// such an operator.
    package var elsewhere: [String] {
        let names = rx.split(separator: " ").map(String.init)
        return [
            names.filter { !Self.onlyRxJS.contains($0) }.joined(separator: " "),
            names.filter { !Self.onlyRxSwift.contains($0) }.joined(separator: " "), combine, reactiveSwift,
        ]
    }

    private static let onlyRxJS: Set<String> = [
        "EMPTY", "NEVER", "throwError", "defer", "mapTo", "count", "pairwise", "bufferCount", "bufferTime",
        "windowCount",
        "windowTime", "min", "max", "find", "every", "isEmpty", "mergeMap", "switchMap", "exhaustMap", "mergeAll",
        "concatAll", "exhaustAll", "switchAll", "expand", "takeWhile", "takeUntil", "last", "skipWhile", "skipUntil",
        "skipLast", "elementAt", "defaultIfEmpty", "forkJoin", "race", "endWith", "zipAll", "combineLatestAll",
        "debounceTime", "throttleTime", "auditTime", "timestamp", "timeInterval", "audit", "catchError", "observeOn",
        "subscribeOn", "retryWhen", "repeat", "shareReplay", "tap", "finalize", "connectable", "Subject",
    ]
    private static let onlyRxSwift: Set<String> = [
        "just", "empty", "never", "error", "create", "deferred", "compactMap", "enumerated", "flatMap", "flatMapLatest",
        "switchLatest", "asSingle", "element", "ifEmpty", "amb", "observe(on:)", "subscribe(on:)", "catch",
        "catchAndReturn", "catchErrorJustReturn", "do", "do(onNext:)", "do(onCompleted:)", "do(onSubscribe:)", "debug",
        "publish", "multicast", "PublishSubject", "BehaviorRelay",
    ]
    /// Returns the operator whose name in another library is `word`, or whose second name in the toolkit (`mapReplace`
    /// or `return`) is `word`; `nil` if there is none. If there are several, returns the usual one or, if none is
    /// usual, the one with the fewest names in other libraries.
    package static func named(_ word: String, in names: [String]) -> String? {
        let wanted = word.lowercased()
        // Maps a name that several operators have in other libraries to the operator that is usually meant, and a
        // second name in the toolkit to its operator.
        let meant = [
            "return": "just", "mapreplace": "replace", "mapto": "replace", "concatmap": "flatMap",
            "mergemap": "flatMap",
        ]
        if let name = meant[wanted] { return names.contains(name) ? name : nil }
        func others(_ note: OperatorNote) -> [String] {
            [note.rx, note.combine, note.reactiveSwift].flatMap { $0.split(separator: " ") }
                .map { $0.prefix { $0 != "(" }.lowercased() }
        }
        return names.compactMap { all[$0] }.filter { others($0).contains(wanted) }
            .min { others($0).count < others($1).count }?.name
    }
}
