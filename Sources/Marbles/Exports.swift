// Lines, expectations and drawings are in a separate module, which does not depend on the module of signals.
@_exported import CurrycombMarbleLines
