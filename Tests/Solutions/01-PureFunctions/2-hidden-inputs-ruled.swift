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
    """
]
