// Events are in a separate module, so marble lines compile without the signals.
@_exported import CurrycombEvents
