/// Foundation names that learners are likely to use without importing Foundation.
enum FoundationNames {
    /// The standard library's types to which Foundation adds the ``members``. `[` stands for arrays and dictionaries.
    static let types: Set = ["String", "Substring", "[", "Int", "Double", "Float"]

    static let members: Set = [
        "addingPercentEncoding", "appendingFormat", "applyingTransform", "capitalized", "caseInsensitiveCompare",
        "compare", "components", "contents", "data", "enumerateLines", "enumerateSubstrings", "folding", "formatted",
        "lengthOfBytes", "lineRange", "localizedCapitalized", "localizedCaseInsensitiveCompare",
        "localizedCaseInsensitiveContains", "localizedCompare", "localizedLowercase", "localizedStandardCompare",
        "localizedStandardContains", "localizedUppercase", "nsRange", "padding", "paragraphRange",
        "precomposedStringWithCanonicalMapping", "decomposedStringWithCanonicalMapping", "range",
        "removingPercentEncoding", "replacingOccurrences", "rangeOfCharacter", "substring", "trimmingCharacters",
        "write",
    ]

    static let globals: Set = [
        "Bundle", "Calendar", "CharacterSet", "Data", "Date", "DateComponents", "DateFormatter", "DateInterval",
        "Decimal", "DispatchQueue", "FileHandle", "FileManager", "IndexSet", "ISO8601DateFormatter", "JSONDecoder",
        "JSONEncoder", "JSONSerialization", "Locale", "Measurement", "NSLock", "NSNumber", "NSObject", "NSPredicate",
        "NSRange", "NSRegularExpression", "NSString", "Notification", "NotificationCenter", "NumberFormatter",
        "OperationQueue", "ProcessInfo", "RunLoop", "Scanner", "Thread", "TimeInterval", "TimeZone", "Timer", "URL",
        "URLComponents", "URLRequest", "URLSession", "UUID", "UserDefaults",
    ]

    static let functions: Set = [
        "NSLog", "arc4random_uniform", "ceil", "cos", "exp", "floor", "fmod", "hypot", "log", "log10", "log2", "pow",
        "round", "sin", "sqrt", "tan",
    ]
}
