enum SiteTexts {
    static let glossary: [(term: String, text: String, exercise: String)] = [
        (
            "composition",
            "Two functions joined into one: the result of the first is the argument of the second. `pipe(f, g)` runs f first, `compose(f, g)` runs g first.",
            "2.1"
        ),
        (
            "container",
            "A type that holds values of another type in some way: perhaps none, perhaps an error, perhaps later. All containers have `map`.",
            "4.1"
        ),
        (
            "currying",
            "Turning a function of several arguments into a chain of functions of one. `curry(f)(a)(b)` is `f(a, b)`.",
            "3.1"
        ),
        (
            "disposal",
            "The way to end a subscription before the signal ends. The observer receives `interrupted` and nothing after it.",
            "10.3"
        ),
        (
            "effect",
            "Anything that a function does besides returning a value: reading, printing, calling a server. A value can describe an effect, to be run later.",
            "6.1"
        ),
        (
            "Either",
            "One of two values: by convention the right one is the result and the left one the error. It makes an error a value like any other.",
            "5.1"
        ),
        (
            "functor",
            "A container with a `map` that changes only the values inside. Its laws: mapping identity does nothing, and two maps are one map of the composition.",
            "4.1"
        ),
        (
            "identity",
            "The function that returns its argument. It changes nothing in a composition, as 0 changes nothing in a sum.",
            "2.3"
        ),
        (
            "IO",
            "A description of work that has effects. The work does not begin until the description is run, so the description can be combined, passed on and tested.",
            "6.1"
        ),
        (
            "law",
            "An equation that holds for every value, such as associativity. A test checks the law with generated values and shows the smallest value that breaks it.",
            "2.3"
        ),
        (
            "marble diagram",
            "A picture of a signal: time goes to the right, a character is a value, `|` the completion and `#` a failure. `-1--2-|` sends 1, then 2, and completes.",
            "10.1"
        ),
        ("Maybe", "A value or nothing, as Swift's Optional is. `map` changes the value if there is one.", "4.1"),
        (
            "monad",
            "A container with `flatMap`: the next step may depend on the value inside, and returns a container itself. Its laws say that nesting does not matter.",
            "10.4"
        ),
        ("observer", "Receives a signal's events: any number of values, then at most one end.", "9.3"),
        (
            "partial application",
            "Fixing some arguments of a function, which leaves a function of the others. `partial(price, 50)` takes the rest.",
            "3.2"
        ),
        (
            "property",
            "A value that changes over time and notifies its observers. A property derived from several others is updated at once, and never shows a half-updated state.",
            "9.4"
        ),
        (
            "pure function",
            "A function whose result depends on its arguments alone, and whose call changes nothing else. So its result can be cached, and a call can be moved, tested and run in parallel.",
            "1.1"
        ),
        (
            "reducer",
            "A function from a state and an action to the next state. A store applies it, and only the store changes the state.",
            "13.1"
        ),
        (
            "scheduler",
            "Decides where and when work is done: a queue, an actor, or a clock that a test moves by hand.", "11.8"
        ),
        (
            "signal",
            "Values that arrive over time, as one value that can be mapped, combined and passed on. It sends values, then completes, fails or is interrupted.",
            "10.1"
        ),
        (
            "store",
            "Holds the state of an app. Only actions change it, so everything that happened can be recorded, replayed and undone.",
            "13.3"
        ),
        (
            "task", "`LazyTask` is asynchronous work as a value: it has not begun yet. It runs on each call of `run`.",
            "7.1"
        ),
        (
            "traverse",
            "Calls a function, which may fail, for each element, and returns one container of all results. It is `map`, then `sequence`, in one step.",
            "5.4"
        ),
        (
            "verifier",
            "A function that says whether a value is right. `verifyAndOutputError` turns it into a check that throws an error if the value is wrong.",
            "8.1"
        ),
        (
            "zip",
            "Joins the values of two containers into one container of pairs. With signals, the first value of one waits for the first value of the other.",
            "10.7"
        ),
    ]

    static let functional: [(here: String, fpTS: String, overture: String, differs: String)] = [
        ("pipe(f, g)", "flow(f, g)", "pipe(f, g)", "the first argument runs first, everywhere"),
        ("compose(f, g)", "", "compose(f, g)", "the last argument runs first, as in f(g(x))"),
        ("with(x, f)", "pipe(x, f)", "with(x, f)", "calls a function with a value"),
        ("curry", "", "curry", "one argument at a time; `partial` fixes several at once"),
        ("flip", "flip", "flip", "exchanges two arguments, curried or not"),
        ("get(\\.name)", "", "get(\\.name)", "a key path as a function"),
        (
            "over, set, update", "Lens.modify, Lens.set (monocle-ts)", "over, set, mut, update",
            "no lenses: Swift's writable key paths replace them"
        ),
        ("Maybe", "Option", "Optional", "Swift's Optional itself, with more functions"),
        ("Either", "Either", "Result", "`Result` has the same functions here"),
        ("Validated", "Either, getApplicativeValidation", "", "keeps every error, not only the first"),
        ("zip", "sequenceT, sequenceS", "zip", "several containers, with values of different types"),
        ("traverse, sequence", "traverse, sequence", "", "for Maybe, Either, Result and Validated"),
        ("IO", "IO, IOEither", "", "can fail with a typed error; a million steps do not overflow the stack"),
        ("LazyTask", "Task, TaskEither", "", "Swift's cancellation cancels it, too"),
        ("identity, constant", "identity, constant", "", "the same"),
    ]

    static let articles: [(original: [String], said: String, faults: [String])] = [
        (
            ["iOS开发下的函数响应式编程"],
            "An iOS team at Meituan turned five ways of calling back into one, joined signals into a home page, bound models to views, chose schedulers, and built checks of a server's responses from smaller checks.",
            [
                "A filter's block returns a boxed number where a Bool was meant. A pointer to an object is never false, so nothing is filtered out.",
                "In the first example of `try`, the block answers yes when it has just set an error: yes and no are swapped.",
                "The counter uses an operator that sends only the final sum; a running count needs `scan`.",
                "The text speaks of a notification, but the code observes a key path.",
                "A delegate's method is observed on the scroll view itself, where it is never called.",
                "3 + 4 is printed as 12, and one cell is called B1 and then B2.",
                "`hasKey` compares with nil, so JSON's null, which is an object, passes.",
                "A sequence of events is called a monad. A monad is a type with `return`, `bind` and their laws.",
            ]
        ),
        (
            ["Objective-C单向数据流方案"],
            "Reflow is a store that is modeled on Flux and Redux: data flows in one direction, but actions are methods. Zepo wanted to prevent two kinds of crash. One happens when two threads use the same property, the other when the array that a table shows is changed without a call of `reloadData`.",
            []
        ),
        (
            ["函数式编程通俗简介"],
            "An introduction that builds pure functions, composition, currying and Maybe in JavaScript. It only names Either, IO, Task and Stream: the course builds them.",
            [
                "Its `Maybe.map` returns nothing if the function returns null, so mapping twice is not mapping once with the composed function: the second functor law fails.",
                "It explains partial application, passing some arguments now, but calls it currying.",
                "It presents `Maybe.of(a)` as the object to which a functor maps `a`. But a functor maps types to types; `of` puts a value into a box.",
            ]
        ),
        (
            ["ReactiveCocoa: 函数式响应式编程(FRP)框架"],
            "It begins with a calculator and ends with a framework: calls in a chain, functions as arguments, numbers that notify their observers, c = a + b, and then a pipe with bind and laziness. Its first pages are about pure functions.",
            [
                "Disposing clears a copy of the block, so nothing is disposed of.",
                "As printed it does not compile: its creators are instance methods that are called on the class.",
                "One version subscribes again for every value, so later values arrive twice or more often; the lazy version runs its block even if nobody has subscribed.",
            ]
        ),
        (
            ["细说 iOS 响应式框架变迁,哪些思想可以为我所用?"],
            "What React's virtual tree has to do with reactive code, why a stream is a monad, and a subject that needs no monad: a record of a student's credit, with two subscribers.",
            [
                "The text says that more than 70 passes; its code lets 70 pass. The course follows the code.",
                "The article says that a web page draws everything at each change. But browsers, too, collect changes and lay out once.",
                "The filter and the subscriptions hold the page strongly, so the page is never released.",
                "A subscriber of the subject cannot unsubscribe, and if a subscriber sends during a send, the subscribers after it miss the earlier value and receive the later one twice.",
            ]
        ),
        (
            ["函数式编程 - 实现响应式框架"],
            "Event, observer, signal, pipe and bind in a hundred lines, with extensions for controls and notifications, and an honest list of what it leaves out.",
            [
                "The creator runs while the signal is being made, before anyone can subscribe. The author wants it this way, because `pipe()` returns the observer that the creator receives. The price: what it sends at once is lost, and a monad's first law fails.",
                "A second subscriber silently replaces the first.",
                "Observers of notifications are kept by name, so that a second text field silences the first.",
                "The weak reference in `bind` prevents no cycle: the creator runs at once, and nothing keeps it.",
            ]
        ),
    ]
}
