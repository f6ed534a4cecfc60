// Names that zod, Arrow and other libraries use for variants, for text and for a validator's output: see
// ValidatorNamesElsewhere.swift.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if DEBUG
import CurrycombContainers
import Foundation

/// A variant of a union, for the functions below.
@_documentation(visibility: internal)
public struct VariantElsewhere<Output> {}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "write .discriminated(by: \"type\", [\"card\": card.map(Method.card) { … }]), with an arm for each variant"
)
@_disfavoredOverload
@_alwaysEmitIntoClient public func variant<Part, Output>(
    _ name: String, _ part: Validator<JSON, Part>, _ embed: @escaping (Part) -> Output,
    _ extract: @escaping (Output) -> Part?
) -> VariantElsewhere<Output> { fatalError() }

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "write .discriminated(by: \"type\", [\"card\": card.map(Method.card) { … }]), with an arm for each variant"
)
@_disfavoredOverload
@_alwaysEmitIntoClient public func variant<Part, Output>(
    _ name: String, _ part: Validator<JSON, Part>, _ embed: @escaping (Part) -> Output
) -> VariantElsewhere<Output> { fatalError() }

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "write .discriminated(by: \"type\", [\"card\": card.map(Method.card) { … }]), with an arm for each variant"
)
@_disfavoredOverload
@_alwaysEmitIntoClient public func variant<Output>(
    _ name: String, _ part: Validator<JSON, Output>
) -> VariantElsewhere<Output> { fatalError() }

@_documentation(visibility: internal)
@resultBuilder
public enum VariantsElsewhere<Output> {
    public static func buildBlock(_ variants: VariantElsewhere<Output>...) -> [VariantElsewhere<Output>] {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write .discriminated(by: \"type\", [\"a\": first, \"b\": second])")
extension Validator where Input == JSON {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func union(
        discriminator: String, @VariantsElsewhere<Output> _ sorts: () -> [VariantElsewhere<Output>]
    ) -> Self { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func discriminated(
        by key: String, @VariantsElsewhere<Output> _ sorts: () -> [VariantElsewhere<Output>]
    ) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write encodeText(value); encode(value) returns a JSON")
extension Validator where Input == JSON {
    @_disfavoredOverload
    public func encode(_ output: Output) -> String { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "uuid() makes a UUID: write map({ ID(rawValue: $0.uuidString) }, back: { UUID(uuidString: $0.rawValue) })"
)
extension Validator where Output == UUID {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func map<New>(
        _ transform: (String) -> New, _ back: KeyPath<New, String>
    ) -> Validator<Input, New> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func map<New>(
        _ transform: (String) -> New, back: KeyPath<New, String>
    ) -> Validator<Input, New> { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "url() makes a URL: write map({ Link(rawValue: $0.absoluteString) }, back: { URL(string: $0.rawValue) })"
)
extension Validator where Output == URL {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func map<New>(
        _ transform: (String) -> New, _ back: KeyPath<New, String>
    ) -> Validator<Input, New> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func map<New>(
        _ transform: (String) -> New, back: KeyPath<New, String>
    ) -> Validator<Input, New> { fatalError() }
}
#endif
