/** A problem with one form field, shown next to it. */
export type FieldErrors = Record<string, string>

const STATUS = {
  bad_request: 400,
  not_signed_in: 401,
  forbidden: 403,
  not_found: 404,
  /** A feature that staff has turned off. */
  closed: 404,
  conflict: 409,
  too_large: 413,
  wrong_type: 415,
  bad_input: 422,
  too_many: 429,
  /** An internal error that a form reports; it has already been logged. */
  failed: 500,
  unavailable: 503,
} as const

/** All error codes. Any other thrown value is an internal error and answers 500. */
export type Code = keyof typeof STATUS

export type Refusal = {
  code: Code
  status: (typeof STATUS)[Code]
  /** A message that may be shown to the person. */
  message: string
  fields?: FieldErrors
  /** Seconds after which a retry makes sense (too_many, unavailable). */
  retryAfter?: number
}

/** An expected error; `app/request/run-operation.ts` turns it into a response. */
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

/** Whether a value is an AppError, even one from another copy of this module (the server build bundles its own). */
export function isAppError(error: unknown): error is AppError {
  return error instanceof Error && error.name === 'AppError' && 'code' in error && 'status' in error
}
