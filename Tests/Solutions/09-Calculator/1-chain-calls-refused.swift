let chainCallsRefused = [
    "noClosure": """
    func make(_ work: (Maker) -> Void) -> Int { 0 }
    }
    final class Other {
        var result = 0
        var add: (Int) -> Maker {
            result += 1
            return Maker()
        }
    """,
    "selfNotReturned": """
    func make(_ work: (Maker) -> Void) -> Int { 0 }
    }
    final class Other {
        var result = 0
        var add: (Int) -> Maker {
            { number in
                self.result += number
            }
        }
    """,
    "structCopied": """
    func make(_ work: (Maker) -> Void) -> Int { 0 }
    }
    struct Other {
        var result = 0
        var add: (Int) -> Other {
            { number in
                self.result += number
                return self
            }
        }
    """,
]
