/// Describes a value for a reader: strings are in quotes, a missing value is `nil`, keys are sorted, and types have no
/// module names.
///
/// If a type describes itself (as `CustomStringConvertible` or `CustomDebugStringConvertible`), this description is
/// used, unless it is empty. Swift's strings, optionals and collections are exceptions. Other structs and objects are
/// written as `Name(field: value)`, enums as `failure(notFound)`, functions as `(function)`. A description that is
/// longer than the limit is shortened in the middle.
///
/// - Parameters:
///   - value: any value. A type's own description must not pass the value itself to this function, because the calls
///     would never end.
///   - limit: the approximate maximum number of characters. A number, the name of an enum's case or a type's own
///     description is not cut if it has at most 40 characters.
/// - Complexity: linear in the size of the value, apart from the sorting of dictionaries and sets.
public func describe<Value>(_ value: Value, limit: Int = 200) -> String {
    var describer = Describer()
    return describer.short(value, limit)
}

struct Describer {
    /// The objects that contain the current value. They are recorded because an object may contain itself.
    private var open: Set<ObjectIdentifier> = []
    /// The maximum depth: values nested more deeply would be unreadable, and the stack is limited.
    private static let deepest = 60
    private var depth = 0

    /// Returns true if the first value is shown before the second, as elements of a set or as keys of a dictionary.
    mutating func isBefore(_ left: Any, _ right: Any) -> Bool {
        func isLess<Value: Comparable>(_ left: Value, than right: Any) -> Bool? {
            (right as? Value).map { left < $0 }
        }
        let (left, right) = (Shape.unboxed(left), Shape.unboxed(right))
        if let left = left as? any Comparable, let isLess = isLess(left, than: right) { return isLess }
        return short(left, .max) < short(right, .max)
    }

    /// Returns the elements in the order of their keys. The attributes keep the compiler from specializing this
    /// function for each type of element: with four copies of `sorted`, the module's code was twice as large.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    mutating func inOrder<Element>(_ elements: [Element], by key: (Element) -> Any) -> [Element] {
        elements.sorted { isBefore(key($0), key($1)) }
    }

    // MARK: - In full

    /// Returns the whole description, or `nil` if it is longer than a limit.
    mutating func full(_ value: Any, _ limit: Int) -> String? {
        guard depth < Self.deepest else { return "…" }
        depth += 1
        defer { depth -= 1 }
        let value = Shape.unboxed(value)
        // Values of these common types need no mirror.
        let type = type(of: value)
        if type == Int.self, let number = value as? Int { return number.description.within(limit) }
        if type == Bool.self, let flag = value as? Bool { return flag.description.within(limit) }
        if type == String.self, let text = value as? String { return atom(.text(text), limit)?.within(limit) }
        if type == [Int].self, let numbers = value as? [Int] { return list(of: numbers, limit, \.description) }
        if type == [String].self, let texts = value as? [String] { return list(of: texts, limit, quote) }
        let shape = Shape(value)
        let text: String?
        if let own = shape.own {
            text = own
        } else {
            text = entering(shape, otherwise: "…") { describer in
                describer.frame(shape.kind).map { frame in
                    var result = frame.opening
                    var left = limit - frame.opening.count - frame.closing.count
                    var separator = ""
                    for item in frame.items {
                        guard let name = describer.prefix(item, { $0.full($1, left) }) else { return nil }
                        let prefix = separator + name
                        separator = ", "
                        left -= prefix.count
                        guard left >= 0, let text = describer.full(item.value, left) else { return nil }
                        left -= text.count
                        result += prefix + text
                    }
                    return result + frame.closing
                } ?? describer.atom(shape.kind, limit)
            }
        }
        return text?.within(limit)
    }

    private func list<Element>(of elements: [Element], _ limit: Int, _ text: (Element) -> String) -> String? {
        // An element takes at least three characters, with the comma and the space after it, so the description of a
        // much longer list exceeds the limit.
        guard elements.count / 4 <= limit else { return nil }
        var result = "["
        for element in elements {
            if result.utf8.count > 1 { result += ", " }
            result += text(element)
            // Bytes are counted faster than characters, and their number shows that the description is far too long.
            guard result.utf8.count / 32 <= limit else { return nil }
        }
        return (result + "]").within(limit)
    }

    // MARK: - Shortened

    mutating func short(_ value: Any, _ limit: Int) -> String {
        if let text = full(value, limit) { return text }
        let shape = Shape(Shape.unboxed(value))
        if let own = shape.own { return cut(own, max(limit, 40)) }
        return entering(shape, otherwise: "…") { describer in
            switch shape.kind {
            case .text(let text): return describer.cutQuoted(text, limit)
            case .leaf(let text), .choice(let text, nil): return describer.cut(text, max(limit, 40))
            default:
                guard let frame = describer.frame(shape.kind) else { return "…" }
                return describer.short(frame, limit)
            }
        } ?? "…"
    }

    private mutating func short(_ frame: Frame, _ limit: Int) -> String {
        let items = frame.items
        let each = limit / 4
        guard each >= 4, !items.isEmpty else { return frame.opening + "…" + frame.closing }
        if items.count == 1 {
            let prefix = shortPrefix(items[0])
            let room = limit - frame.opening.count - frame.closing.count - prefix.count
            return frame.opening + prefix + short(items[0].value, max(room, each)) + frame.closing
        }
        // Twelve characters are reserved for the text in the middle, such as `… 25 more`.
        var left = limit - frame.opening.count - frame.closing.count - 12
        var (front, back): ([String], [String]) = ([], [])
        while front.count + back.count < items.count {
            // Two of every three items are taken from the front, and one from the back.
            let isBack = (front.count + back.count) % 3 == 1
            let item = items[isBack ? items.count - 1 - back.count : front.count]
            let text = shortPrefix(item) + short(item.value, each)
            left -= text.count + 2
            guard left >= 0 || front.isEmpty || back.isEmpty else { break }
            if isBack { back.append(text) } else { front.append(text) }
        }
        let more = items.count - front.count - back.count
        let middle = more > 0 ? ["… \(more) more"] : []
        return frame.opening + (front + middle + back.reversed()).joined(separator: ", ") + frame.closing
    }

    private func cut(_ text: String, _ limit: Int) -> String {
        guard text.count > limit else { return text }
        let back = limit / 3
        return text.prefix(limit - back - 1) + "…" + text.suffix(back)
    }

    private func cutQuoted(_ text: String, _ limit: Int) -> String {
        let room = max(limit - 3, 8)
        guard text.count > room else { return quote(text) }
        let back = room / 3
        return "\"\(escape(text.prefix(room - back)))…\(escape(text.suffix(back)))\""
    }

    // MARK: - Parts

    private struct Item {
        var label: String?
        var key: Any?
        let value: Any
    }

    private struct Frame {
        let opening: String
        let items: [Item]
        let closing: String
    }

    private func atom(_ kind: Shape.Kind, _ limit: Int) -> String? {
        switch kind {
        case .leaf(let text): text
        // Counting bytes is faster than counting characters. If there are very many bytes, the string is too long.
        case .text(let text): text.utf8.count / 32 > limit ? nil : quote(text)
        case .none: "nil"
        case .choice(let name, nil): name
        default: nil
        }
    }

    private mutating func frame(_ kind: Shape.Kind) -> Frame? {
        switch kind {
        case .leaf, .text, .none, .choice(_, nil): return nil
        case .some(let value):
            // A nested `nil` is written `some(nil)`, so that it differs from a plain `nil`.
            if case .none = Shape(value).kind {
                return Frame(opening: "some(", items: [Item(value: value)], closing: ")")
            }
            return Frame(opening: "", items: [Item(value: value)], closing: "")
        case .list(let values):
            return Frame(opening: "[", items: values.map { Item(value: $0) }, closing: "]")
        case .set(let values):
            let sorted = inOrder(values) { $0 }
            return Frame(opening: "[", items: sorted.map { Item(value: $0) }, closing: "]")
        case .dictionary(let entries):
            let sorted = inOrder(entries) { $0.key }
            let items = sorted.map { Item(key: $0.key, value: $0.value) }
            return Frame(opening: items.isEmpty ? "[:" : "[", items: items, closing: "]")
        case .tuple(let parts):
            let items = parts.map { Item(label: $0.label.first?.isNumber == true ? nil : $0.label, value: $0.value) }
            return Frame(opening: "(", items: items, closing: ")")
        case .choice(let name, let payload?):
            // Several associated values, or one with a label, form a tuple, whose description already has parentheses.
            if case .tuple(let parts) = Shape(payload).kind, !parts.isEmpty {
                return Frame(opening: name, items: [Item(value: payload)], closing: "")
            }
            return Frame(opening: name + "(", items: [Item(value: payload)], closing: ")")
        case .record(let name, let parts, _):
            return Frame(
                opening: name + "(", items: parts.map { Item(label: $0.label, value: $0.value) }, closing: ")")
        }
    }

    private mutating func prefix(_ item: Item, _ write: (inout Describer, Any) -> String?) -> String? {
        if let key = item.key { return write(&self, key).map { $0 + ": " } }
        return item.label.map { $0 + ": " } ?? ""
    }

    private mutating func shortPrefix(_ item: Item) -> String {
        prefix(item) { $0.short($1, 40) } ?? ""
    }

    /// Returns the result of `work`. For an object that contains itself, `work` is not called again: the result is the
    /// type's name, with `otherwise` in parentheses.
    private mutating func entering(
        _ shape: Shape, otherwise: String, _ work: (inout Describer) -> String?
    ) -> String? {
        guard case .record(let name, _, let identity?) = shape.kind else { return work(&self) }
        guard open.insert(identity).inserted else { return "\(name)(\(otherwise))" }
        defer { open.remove(identity) }
        return work(&self)
    }
}

extension String {
    fileprivate func within(_ limit: Int) -> String? { utf8.count <= limit || count <= limit ? self : nil }
}
