/// Prints the scene. In a program for WebAssembly, `Shim.c` calls this function at the start.
@_cdecl("scene")
public func scene() { print(browserScene()) }
