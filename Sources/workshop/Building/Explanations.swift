func explanation(of message: CompilerMessage, in text: String) -> String? { nil }
