// Tasks and signals share `Backoff`.
@_exported import struct CurrycombEvents.Backoff
