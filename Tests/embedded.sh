#!/bin/sh
# Builds the cores in Embedded mode for WebAssembly, with the toolchain alone, and a small client of them.
# Where the toolchain cannot do it, it says so and ends well; on Linux in CI (CI is set) that counts as a failure.
set -eu
cd "$(dirname "$0")/.."
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
flags="-target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -wmo -swift-version 6 -parse-as-library -I $out"

echo 'public func probe() -> Int { 1 }' > "$out/Probe.swift"
# shellcheck disable=SC2086
if ! swiftc $flags -module-name Probe -c "$out/Probe.swift" -o "$out/Probe.o" 2> "$out/log"; then
    echo "This toolchain does not build Embedded Swift for WebAssembly:"
    head -5 "$out/log"
    if [ "$(uname)" = Linux ] && [ -n "${CI:-}" ]; then exit 1; fi
    exit 0
fi

for core in Composition Containers Signals Marbles; do
    [ -d "Sources/$core" ] || continue
    # shellcheck disable=SC2086,SC2046
    swiftc $flags -module-name "Currycomb$core" $(find "Sources/$core" -name '*.swift') \
        -emit-module -emit-module-path "$out/Currycomb$core.swiftmodule" -c -o "$out/$core.o"
    echo "Currycomb$core: $(wc -c < "$out/$core.o") bytes"
done
if [ -f "$out/Signals.o" ]; then
    # shellcheck disable=SC2086
    swiftc $flags -module-name Smoke Tests/Embedded/Smoke.swift -c -o "$out/Smoke.o"
    echo "Client: $(wc -c < "$out/Smoke.o") bytes"
fi
