import { m } from '#messages'
import { AppError } from '../errors.ts'

/** SQLSTATE classes that mean "not now": connection, resources, operator intervention, system. */
const AWAY = new Set(['08', '53', '57', '58'])
/** Lock not available, deadlock, serialization: a retry may succeed. */
const BUSY = new Set(['55P03', '40P01', '40001'])

/** A character that PostgreSQL cannot store: zero, plain or in JSON. */
const UNKEEPABLE = new Set(['22021', '22P05'])

/** The SQLSTATE of a server error, or null for anything else (a broken connection, our own timeout). */
export function sqlState(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || !('severity' in error)) return null
  return typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : null
}

/** The name of the violated constraint, or null. */
export function violatedConstraint(error: unknown): string | null {
  if (!sqlState(error)?.startsWith('23')) return null
  return (error as { constraint?: string }).constraint ?? null
}

const CONNECTION_FAULT =
  /^(Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed)/

function isConnectionFault(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : ''
  return (
    CONNECTION_FAULT.test(error.message) ||
    /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN)/.test(code)
  )
}

/**
 * Translates a database error into our own errors: unreachable or busy → unavailable, row security or grants → forbidden, a
 * character it cannot store → bad_input. Returns an unknown error unchanged; that is a bug.
 */
export function toAppError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const state = sqlState(error)
  if (state === '42501') return new AppError('forbidden', m.errors_not_allowed(), { cause: error })
  if (state && UNKEEPABLE.has(state)) {
    return new AppError('bad_input', m.errors_unkeepable(), {
      cause: error,
    })
  }
  const away = state ? AWAY.has(state.slice(0, 2)) || BUSY.has(state) : isConnectionFault(error)
  if (away) {
    return new AppError('unavailable', m.errors_database_away(), {
      retryAfter: 5,
      cause: error,
    })
  }
  return error
}
