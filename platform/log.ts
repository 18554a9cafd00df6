import { pino, type DestinationStream, type LogFn, type Logger } from 'pino'
import { loggedRequest } from './logged-request.ts'
import { toAppError } from './database/faults.ts'
import { isAppError, type AppError } from './errors.ts'
import { reportError } from './report-error.ts'
import { withoutPersonal } from './text/without-personal.ts'

export type { Logger }

/** How long an outage, or a load, is not told again in the same words. */
const QUIET_MS = 60_000

/**
 * A JSON logger on standard output. Every line of a request names it. Never to be given personal data: ids, counts and field names only. What comes in by
 * itself, with faults and with addresses that somebody made up, is taken out here.
 *
 * `error` is for faults of ours. A line whose `err` is a refusal is at most a warning, and what is away or too much at
 * once is told once a minute: an outage is one line, not one for each request.
 */
export function createLogger(level: string, to?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      redact: ['*.password', '*.token', '*.email', '*.address', '*.cookie', '*.authorization'],
      serializers: { err: reportError },
      formatters: { log: cleaned },
      hooks: { logMethod: sparingly() },
      mixin() {
        const request = loggedRequest()
        return request === undefined ? {} : { request }
      },
    },
    to as DestinationStream,
  )
}

/**
 * Lets the console, to which libraries write on their own what they could not do, speak through the log: as warnings, and
 * held to the same rules.
 */
export function adoptConsole(log: Logger): void {
  console.error = console.warn = (...said: unknown[]) => {
    const err = said.find((one) => one instanceof Error)
    const words = said.filter((one) => typeof one === 'string').join(' ')
    log.warn({ from: 'console', ...(err && { err }) }, withoutPersonal(words) || 'a library failed')
  }
}

const WARN = 40

/** Keeps refusals from being told as faults, and one outage from being told again and again. */
function sparingly(): (
  this: Logger,
  args: Parameters<LogFn>,
  method: LogFn,
  level: number,
) => void {
  const told = new Map<string, number>()
  return function (args, method, level) {
    const refusal = level < WARN ? null : refusalOf(args[0])
    if (!refusal) return method.apply(this, args)
    // Comes here again, as a warning.
    if (level > WARN) return this.warn(...args)
    if (refusal.code !== 'unavailable') return method.apply(this, args)
    const words = String(args[1])
    const now = performance.now()
    if (now - (told.get(words) ?? -Infinity) < QUIET_MS) return this.debug(...args)
    told.set(words, now)
    // Where it was noticed says nothing of why it is away.
    const [line, ...rest] = args as unknown as [object, ...[string]]
    method.apply(this, [{ ...line, err: undefined, reason: reasonOf(refusal) }, ...rest])
  }
}

function reasonOf({ cause, message }: AppError): string {
  return withoutPersonal(cause instanceof Error ? cause.message : message)
}

/** The refusal that a line is about, also where it has not been translated from the database's own words yet. */
function refusalOf(line: unknown): AppError | null {
  const fault = typeof line === 'object' && line !== null && 'err' in line ? line.err : null
  if (isAppError(fault)) return fault
  const known = toAppError(fault)
  return isAppError(known) && known.code === 'unavailable' ? known : null
}

/** Texts of a line. Deeper ones are lists of ids, and faults, which are told field by field. */
function cleaned(line: Record<string, unknown>): Record<string, unknown> {
  const texts = Object.entries(line).map(([name, value]) => [
    name,
    typeof value === 'string' ? withoutPersonal(value) : value,
  ])
  return Object.fromEntries(texts) as Record<string, unknown>
}
