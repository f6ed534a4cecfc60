/// High-contrast output, for screens that people read from the back of a room.
package enum Projector {
    /// The environment variable that turns high contrast on, in this program and in those that it starts.
    package static let variable = "CURRYCOMB_PROJECTOR"
    /// The option that turns high contrast on.
    package static let option = "--projector"

    static let isOn = isWanted(Platform.environment(variable))

    /// Returns true if the value of the variable turns high contrast on.
    ///
    /// - Parameter value: the value; `nil` if the variable is not set.
    static func isWanted(_ value: String?) -> Bool { !["", "0"].contains(value ?? "") }
}
