import { pino, type DestinationStream, type LogFn, type Logger } from 'pino'
import { loggedRequest } from './logged-request.ts'
import { toAppError } from './database/faults.ts'
import { isAppError, type AppError } from './errors.ts'
import { reportError } from './report-error.ts'
import { withoutPersonal } from './text/without-personal.ts'

export type { Logger }

/** How long an outage or overload is not logged again with the same message. */
const QUIET_MS = 60_000

/**
 * Creates a JSON logger on standard output. Every line of a request contains its id. Never pass personal data: only ids, counts
 * and field names. Personal data in errors and made-up addresses is removed here.
 *
 * `error` is for bugs. A line whose `err` is an AppError is at most a warning, and outages and overload are logged once a
 * minute: one line per outage, not one per request.
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

/** Redirects console output, where libraries report problems, to the log: as warnings, under the same rules. */
export function adoptConsole(log: Logger): void {
  console.error = console.warn = (...said: unknown[]) => {
    const err = said.find((one) => one instanceof Error)
    const words = said.filter((one) => typeof one === 'string').join(' ')
    log.warn({ from: 'console', ...(err && { err }) }, withoutPersonal(words) || 'a library failed')
  }
}

const WARN = 40

/** Prevents expected errors from being logged as bugs, and one outage from being logged repeatedly. */
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
    // Comes back here as a warning.
    if (level > WARN) return this.warn(...args)
    if (refusal.code !== 'unavailable') return method.apply(this, args)
    const words = String(args[1])
    const now = performance.now()
    if (now - (told.get(words) ?? -Infinity) < QUIET_MS) return this.debug(...args)
    told.set(words, now)
    // The place where an outage was noticed does not explain it.
    const [line, ...rest] = args as unknown as [object, ...[string]]
    method.apply(this, [{ ...line, err: undefined, reason: reasonOf(refusal) }, ...rest])
  }
}

function reasonOf({ cause, message }: AppError): string {
  return withoutPersonal(cause instanceof Error ? cause.message : message)
}

/** The AppError of a line, even if it has not been translated from the database's error yet. */
function refusalOf(line: unknown): AppError | null {
  const fault = typeof line === 'object' && line !== null && 'err' in line ? line.err : null
  if (isAppError(fault)) return fault
  const known = toAppError(fault)
  return isAppError(known) && known.code === 'unavailable' ? known : null
}

/** Texts of a line. Deeper ones are lists of ids, and errors, which are logged field by field. */
function cleaned(line: Record<string, unknown>): Record<string, unknown> {
  const texts = Object.entries(line).map(([name, value]) => [
    name,
    typeof value === 'string' ? withoutPersonal(value) : value,
  ])
  return Object.fromEntries(texts) as Record<string, unknown>
}
