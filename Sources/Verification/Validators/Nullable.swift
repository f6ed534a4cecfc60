extension Validator where Input == JSON {
    /// The value, or `nil` for `null`. In a required field, a missing member is still a fault.
    public static func nullable<Value>(_ validator: Validator<JSON, Value>) -> Self where Output == Value? {
        let back: (@Sendable (Value?) -> JSON?)? =
            if let inner = validator.back {
                { value in
                    guard let value else { return JSON.null }
                    return inner(value)
                }
            } else {
                nil
            }
        return Self(back: back) { json, context in
            json.isNull ? .some(nil) : validator.run(json, &context).map(Optional.some)
        }
    }

    /// The value, or a default value for `null`.
    ///
    /// - Parameter standard: the value for `null`. Encoding writes it like any other value.
    public func orNull(_ standard: Output) -> Self where Output: Sendable {
        Self(keys: keys, back: back) { [run] json, context in
            json.isNull ? standard : run(json, &context)
        }
    }
}
