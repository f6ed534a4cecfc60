enum VerdictsInFortyColumns {
    static let texts: [String: String] = [
        "open": #"""
        2.1  Compose two functions
        Exercises/02-Composition/1-compose-two/…
        ○ not done yet: compose    main.swift:18
          Return a function that gives its input
          to g, and g's result to f.
          The other checks wait for it.
                [h] hint   [l] lesson   [o] open
        """#,
        "misconception": #"""
        2.1  Compose two functions
                              1 of 4 checks pass
        ✓ the result is a function of the first
          function's input
        ✗ g runs first, then f     main.swift:12
            compose(increment, double)(5)
              expected  11
              got       12
            12 is double(increment(5)): f ran
            first. In compose(f, g) the right
            one goes first, as in f(g(x)).
        · two more checks, shown when this one
          passes                 [h] hint 1 of 3
        """#,
        "unrecognised": #"""
        2.1  Compose two functions
                              1 of 4 checks pass
        ✓ the result is a function of the first
          function's input
        ✗ g runs first, then f     main.swift:12
            f(5)      expected 11      got 99
        · two more checks, shown when this one
          passes                 [h] hint 1 of 3
        """#,
        "law": #"""
        2.1  Compose two functions
                              1 of 4 checks pass
        ✓ the result is a function of the first
          function's input
        ✗ associativity
            compose(f, compose(g, h)) =
            compose(compose(f, g), h)
            smallest of 100 tries (seed 4217):
              f = +1
              g = ×0
              h = identity
              x = 1
            left 1, right 2
        · two more checks, shown when this one
          passes                 [h] hint 1 of 3
        """#,
        "stages": #"""
        2.1  Compose two functions
                              1 of 4 checks pass
        ✓ the result is a function of the first
          function's input
        ✗ g runs first, then f      main.swift:9
            isFirstNameFourLetter(["name": "Anna
            Lee"])
              expected  true
              got       false
            name          "Anna Lee"
            split(" ")    ["Anna", "Lee"]
            head          "Lee"
                          ← expected "Anna"
            length        3
            == 4          (not reached)
            this is the last element
        · two more checks, shown when this one
          passes                 [h] hint 1 of 3
        """#,
        "marbles": #"""
        2.1  Compose two functions
                              1 of 4 checks pass
        ✓ the result is a function of the first
          function's input
        ✗ g runs first, then f
            a         -1---2----|
            b         ---x---y-----|
            expected  -1-x-2-y-----|
            got       -1---2-------x---y-----|
                         ^
            here x was due: the second source
            was subscribed only when the first
            had completed. This is concat.
        · two more checks, shown when this one
          passes                 [h] hint 1 of 3
        """#,
        "difference": #"""
        2.1  Compose two functions
                              1 of 4 checks pass
        ✓ the result is a function of the first
          function's input
        ✗ g runs first, then f
            after action 3 of 4, toggle(id: 2),
            the states differ:
            store.state
              they differ at:
              todos[1].isDone
                expected  false
                got       true
        · two more checks, shown when this one
          passes                 [h] hint 1 of 3
        """#,
        "long": #"""
        2.1  Compose two functions
                              1 of 4 checks pass
        ✓ the result is a function of the first
          function's input
        ✗ g runs first, then f
            join(words)
              expected  …a na na Batman"
              got       …a na na Robin and a do…
        · two more checks, shown when this one
          passes                 [h] hint 1 of 3
        """#,
        "probe": #"""
        2.1  Compose two functions
                              1 of 4 checks pass
        ✓ the result is a function of the first
          function's input
        ✗ nothing runs early       main.swift:21
            opened at main.swift:21
            Your `readName` opened the file
            while it was being built; it should
            do so only in run().
        · two more checks, shown when this one
          passes                 [h] hint 1 of 3
        """#,
        "trap": #"""
        2.1  Compose two functions
                              1 of 4 checks pass
        ✓ the result is a function of the first
          function's input
        ✗ g runs first, then f     main.swift:15
            your code stopped here: Index out of
            range
            printed in all calls of this check:
            │ before
            │ the ␛[31mtrap
        · two more checks, shown when this one
          passes                 [h] hint 1 of 3
        """#,
        "loop": #"""
        2.1  Compose two functions
                              1 of 4 checks pass
        ✓ the result is a function of the first
          function's input
        ✗ g runs first, then f
            stopped after 10 s. Is there an
            endless loop?
        · two more checks, shown when this one
          passes                 [h] hint 1 of 3
        """#,
        "flood": #"""
        2.1  Compose two functions
                              1 of 4 checks pass
        ✓ the result is a function of the first
          function's input
        ✗ g runs first, then f
            printed over 1 MB, so it was
            stopped. Its first lines are kept.
            printed in all calls of this check:
            │ line 1
            │ line 2
            │ line 3
            │ line 4
            │ line 5
            │ line 6
            │ line 7
            │ line 8
            │ …
        · two more checks, shown when this one
          passes                 [h] hint 1 of 3
        """#,
        "threw": #"""
        2.1  Compose two functions
                              1 of 4 checks pass
        ✓ the result is a function of the first
          function's input
        ✗ g runs first, then f      main.swift:7
            your code threw NotFound("x"), but
            no error was expected here.
        · two more checks, shown when this one
          passes                 [h] hint 1 of 3
        """#,
        "exited": #"""
        2.1  Compose two functions
                              1 of 4 checks pass
        ✓ the result is a function of the first
          function's input
        ✗ g runs first, then f
            your code ended the whole program
            here, with exit code 0.
        · two more checks, shown when this one
          passes                 [h] hint 1 of 3
        """#,
        "killed": #"""
        2.1  Compose two functions
                              1 of 4 checks pass
        ✓ the result is a function of the first
          function's input
        ✗ g runs first, then f
            the program was ended from outside,
            by SIGKILL.
        · two more checks, shown when this one
          passes                 [h] hint 1 of 3
        """#,
        "doesNotCompile": #"""
        2.1  Compose two functions
        Exercises/02-Composition/1-compose-two/…
        ✗ does not compile       main.swift:9:12
            9 |     return f(g)
              |            ^
            cannot convert '(A) -> B' to the
            expected argument type 'B'
            f wants a value, and g is a
            function: compose returns a new
            function, { x in … }.
                                 [h] hint 1 of 3
        """#,
        "notJudged": #"""
        2.1  Compose two functions
        Exercises/02-Composition/1-compose-two/…
        ✗ could not be judged
            The file is missing.
            `workshop reset 2.1` brings it back.
        """#,
        "done": #"""
        ✓ 2.1  Compose two functions
                              4 of 4 checks pass
            Nothing runs until the result is
            called.
            In the toolkit:
            Sources/Composition/Compose.swift
          5 of 52 done   █░░░░░░░░░░░░░░░
                      [n] next: 2.2 Compose many

            yours    { x in f(g(x)) }
            ours     { f(g($0)) }
        """#,
    ]
}
