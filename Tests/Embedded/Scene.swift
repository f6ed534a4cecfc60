/// The entry point of a program for WebAssembly, which the shim calls.
@_cdecl("scene")
public func scene() { print(browserScene()) }
