extension Messages {
    /// The messages in Simplified Chinese.
    public static let chinese = Messages(
        headline: { count, isTruncated in isTruncated ? "至少有 \(count) 个问题" : "共有 \(count) 个问题" },
        syntax: { reason in
            switch reason {
            case .unexpectedEnd: "文本提前结束"
            case .unexpectedCharacter: "没有任何值以此字符开头"
            case .trailingText: "值结束之后还有多余的内容"
            case .keyExpected: "此处应为双引号括起的键"
            case .colonExpected: "键之后应为冒号"
            case .separatorExpected: "此处应为逗号或右括号"
            case .malformedNumber: "JSON 中的数字不这样书写"
            case .unknownWord: "未知的单词,JSON 只有 true、false 和 null"
            case .controlCharacter: "字符串中不能直接包含控制字符"
            case .malformedEscape: "没有这样的转义序列"
            case .malformedUTF8: "字节不是 UTF-8 编码"
            case .tooDeep: "嵌套过深"
            case .tooLarge: "文本过长"
            }
        },
        place: { place in "第 \(place.line) 行第 \(place.column) 列" },
        code: { code in
            switch code {
            case .missing: "缺失"
            case .null(let expected):
                expected.isEmpty ? "应有值,实际为 null" : "应为\(chinese(expected)),实际为 null"
            case .wrongKind(let expected, let actual): "应为\(chinese(expected)),实际为\(chinese([actual]))"
            case .notWhole: "应为整数"
            case .unexpectedKey(let resembles): "多余的键" + (resembles.map { ",是否应为 \($0)?" } ?? "")
            case .repeatedKey: "键重复出现"
            case .outOfRange(let measure, let lower, let upper):
                chinese(measure) + chinese(lower: lower, upper: upper)
            case .noAlternative(let expected, let resembles):
                "应为以下之一:\(expected.joined(separator: "、"))" + (resembles.map { ",是否应为 \($0)?" } ?? "")
            case .severalAlternatives(let count): "同时符合 \(count) 种情况,只允许符合一种"
            case .malformed(let format): "不是\(chinese(format))"
            case .forbidden: "不允许"
            case .custom(let name): name
            case .syntax: "不是 JSON"
            case .notJSON(let type): "JSON 没有 \(type) 类型的值"
            }
        })

    private static func chinese(_ kinds: [JSON.Kind]) -> String {
        kinds.map { kind in
            switch kind {
            case .null: " null"
            case .bool: "布尔值"
            case .number: "数字"
            case .string: "字符串"
            case .array: "数组"
            case .object: "对象"
            }
        }.joined(separator: "或")
    }

    private static func chinese(_ measure: Issue.Code.Measure) -> String {
        switch measure {
        case .value: "必须"
        case .length: "长度必须"
        case .count: "元素个数必须"
        }
    }

    private static func chinese(lower: String?, upper: String?) -> String {
        switch (lower, upper) {
        case (let lower?, let upper?): lower == upper ? "等于 \(lower)" : "在 \(lower) 与 \(upper) 之间"
        case (let lower?, nil): "不小于 \(lower)"
        case (nil, let upper?): "不大于 \(upper)"
        case (nil, nil): "在范围之内"
        }
    }

    private static func chinese(_ format: Issue.Code.Format) -> String {
        switch format {
        case .email: "电子邮件地址"
        case .url: " URL"
        case .date: "日期时间,例如 2026-01-31T12:00:00Z"
        case .day: "日期,例如 2026-01-31"
        case .uuid: " UUID"
        case .pattern: "规定的格式"
        case .decimal: "十进制数"
        case .integer: "整数"
        case .number: "数字"
        default: "“\(format.rawValue)”格式"
        }
    }
}
