import { expect } from 'vitest'
import { isAppError, type Code, type FieldErrors } from '#platform/errors.ts'

declare module 'vitest' {
  // The type parameters must be those of vitest.
  // oxlint-disable-next-line no-unused-vars
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    /** Passes if the promise is rejected with this code, and a message that contains these words. */
    toBeRefused(code: Code, words?: string): Promise<void>
    /** Passes if the promise is rejected as wrong input, with an error at this field. */
    toBeRefusedAt(field: string): Promise<void>
  }
}

type Rejection = { code?: unknown; message?: string; fields?: FieldErrors }

// Loaded before each database test file (`vitest.config.ts`).
expect.extend({
  toBeRefused: (promise: Promise<unknown>, code: Code, words = '') =>
    compare(promise, { code, message: words }, (error) =>
      Boolean(error.code === code && error.message?.includes(words)),
    ),
  toBeRefusedAt: (promise: Promise<unknown>, field: string) =>
    compare(promise, { code: 'bad_input', fields: { [field]: 'any error' } }, (error) =>
      Boolean(error.code === 'bad_input' && error.fields?.[field]),
    ),
})

async function compare(
  promise: Promise<unknown>,
  expected: Rejection,
  isExpected: (error: Rejection) => boolean,
) {
  const error = await promise.then(
    () => null,
    (reason: Rejection) => reason,
  )
  const actual = isAppError(error) ? { ...error, message: error.message } : error
  return {
    pass: error !== null && isExpected(error),
    message: () => (error ? 'is not refused as expected' : 'is not refused: it is fulfilled'),
    actual,
    expected,
  }
}
