import { sqlState } from './database/faults.ts'
import { withoutPersonal } from './text/without-personal.ts'

/** Maximum depth of causes. */
const DEEPEST = 4

/** Fields of errors that are logged besides the message: names from our code or a library, never personal data. */
const NAMES = [
  'code',
  'status',
  'statusCode',
  'constraint',
  'table',
  'column',
  'routine',
  'syscall',
]

/**
 * An error as it may be logged. Libraries attach their data to errors: a database the refused row, a mail client the recipient,
 * a payment library its request. So only known fields are kept.
 */
export function reportError(fault: unknown, depth = 0): unknown {
  if (typeof fault === 'string') return withoutPersonal(fault)
  if (!(fault instanceof Error)) {
    return typeof fault === 'object' && fault !== null
      ? { type: fault.constructor?.name ?? 'object', ...namesOf(fault) }
      : fault
  }
  const { cause, errors } = fault as { cause?: unknown; errors?: unknown }
  const words = (text: string) => withoutPersonal(withoutInput(text, fault))
  return {
    type: fault.constructor.name,
    message: words(fault.message),
    ...namesOf(fault),
    stack: fault.stack === undefined ? undefined : words(fault.stack),
    ...(cause === undefined || depth >= DEEPEST ? {} : { cause: reportError(cause, depth + 1) }),
    ...(Array.isArray(errors) && depth < DEEPEST
      ? { errors: errors.slice(0, 5).map((one) => reportError(one, depth + 1)) }
      : {}),
  }
}

/** A database repeats what it cannot read (SQLSTATE class 22) in quotes. */
function withoutInput(text: string, fault: Error): string {
  return sqlState(fault)?.startsWith('22')
    ? text.replaceAll(/: ".*?"(?=\n|$)/gs, ': [left out]')
    : text
}

function namesOf(fault: object): Record<string, string | number> {
  const named = Object.entries(fault).filter(
    (entry): entry is [string, string | number] =>
      NAMES.includes(entry[0]) && ['string', 'number'].includes(typeof entry[1]),
  )
  return Object.fromEntries(named)
}
