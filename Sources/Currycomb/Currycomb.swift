/// The umbrella: `import Currycomb` brings the whole toolkit.
///
/// The operators `>>>`, `<<<` and `|>` are not among it. Whoever wants them asks with
/// `import CurrycombCompositionOperators`, so that nobody's own operators clash.
@_exported import CurrycombBindings
@_exported import CurrycombComposition
@_exported import CurrycombContainers
@_exported import CurrycombEffects
@_exported import CurrycombSignals
@_exported import CurrycombStores
@_exported import CurrycombVerification
