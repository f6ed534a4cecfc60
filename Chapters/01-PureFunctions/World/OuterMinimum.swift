/// The smallest number that does not count as small. It is global and anybody may set it, which is the trouble with it.
@MainActor public var outerMinimum = 1
