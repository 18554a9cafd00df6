/** A problem with one field of a form, said beside that field. */
export type FieldErrors = Record<string, string>

const STATUS = {
  bad_request: 400,
  not_signed_in: 401,
  forbidden: 403,
  not_found: 404,
  /** A part of the product that staff has switched off. */
  closed: 404,
  conflict: 409,
  too_large: 413,
  wrong_type: 415,
  bad_input: 422,
  too_many: 429,
  /** A fault of ours that a form reports; it has been logged by then. */
  failed: 500,
  unavailable: 503,
} as const

/** The whole vocabulary of refusals. Anything else that is thrown is a fault of ours and answers 500. */
export type Code = keyof typeof STATUS

export type Refusal = {
  code: Code
  status: (typeof STATUS)[Code]
  /** A sentence that may be shown to the person who asked. */
  message: string
  fields?: FieldErrors
  /** Seconds after which another try makes sense (too_many, unavailable). */
  retryAfter?: number
}

/** A refusal on its way to the one place that turns it into an answer (`app/request/run-operation.ts`). */
export class AppError extends Error implements Refusal {
  readonly code: Code
  readonly status: Refusal['status']
  readonly fields?: FieldErrors
  readonly retryAfter?: number

  constructor(
    code: Code,
    message: string,
    more: { fields?: FieldErrors; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, more.cause === undefined ? undefined : { cause: more.cause })
    this.name = 'AppError'
    this.code = code
    this.status = STATUS[code]
    if (more.fields) this.fields = more.fields
    if (more.retryAfter !== undefined) this.retryAfter = more.retryAfter
  }
}

/** True for a refusal, also for one from another copy of this module (the server build bundles its own). */
export function isAppError(error: unknown): error is AppError {
  return error instanceof Error && error.name === 'AppError' && 'code' in error && 'status' in error
}
