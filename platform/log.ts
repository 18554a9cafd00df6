import { pino, type DestinationStream, type Logger } from 'pino'
import { loggedRequest } from './logged-request.ts'
import { tellFault } from './tell-fault.ts'
import { withoutPersonal } from './text/without-personal.ts'

export type { Logger }

/**
 * A JSON logger on standard output. Every line of a request names it. Never to be given personal data: ids, counts and field names only. What comes in by
 * itself, with faults and with addresses that somebody made up, is taken out here.
 */
export function openLog(level: string, to?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      redact: ['*.password', '*.token', '*.email', '*.address', '*.cookie', '*.authorization'],
      serializers: { err: tellFault },
      formatters: { log: cleaned },
      mixin() {
        const request = loggedRequest()
        return request === undefined ? {} : { request }
      },
    },
    to as DestinationStream,
  )
}

/** Texts of a line. Deeper ones are lists of ids, and faults, which are told field by field. */
function cleaned(line: Record<string, unknown>): Record<string, unknown> {
  const texts = Object.entries(line).map(([name, value]) => [
    name,
    typeof value === 'string' ? withoutPersonal(value) : value,
  ])
  return Object.fromEntries(texts) as Record<string, unknown>
}
