/// The umbrella: `import Currycomb` brings the whole toolkit.
///
/// The operators `>>>`, `<<<` and `|>` are not among it. Add them with `import CurrycombCompositionOperators`, so that
/// they never clash with an app's own.
@_exported import CurrycombBindings
@_exported import CurrycombComposition
@_exported import CurrycombContainers
@_exported import CurrycombEffects
@_exported import CurrycombSignals
@_exported import CurrycombStores
@_exported import CurrycombVerification
