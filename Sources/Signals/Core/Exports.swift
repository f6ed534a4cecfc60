// Events are in a separate module, because the module of marble lines needs them but does not depend on this module.
@_exported import CurrycombEvents
