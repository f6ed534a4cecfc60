/// Wrong answers that only their text gives away.
package let hiddenInputsRuled = [
    "prints": """
        func receipt(_ amount: Int, number: Int, hour: Int) -> String {
            print("receipt \\(number)")
            return "No. \\(number), \\(hour) h: \\(amount)"
        }

        func sold(_ amount: Int, at till: Till) -> Till {
            Till(sales: till.sales + 1, total: till.total + amount)
        }
    """,
    "lasting": """
        static var receipts: [String] = []

        func receipt(_ amount: Int, number: Int, hour: Int) -> String {
            Self.receipts.append("No. \\(number), \\(hour) h: \\(amount)")
            return Self.receipts[Self.receipts.count - 1]
        }

        func sold(_ amount: Int, at till: Till) -> Till {
            Till(sales: till.sales + 1, total: till.total + amount)
        }
    """,
]
