import { data } from 'react-router'
import type { z } from 'zod'
import { m } from '#messages'
import { AppError, isAppError, type FieldErrors } from '#platform/errors.ts'
import { isSecretField } from '#platform/http/is-secret-field.ts'
import { NOT_CHOSEN } from '#app/ui/not-chosen.ts'
import { toErrorResponse } from './run-operation.ts'
import { retryAfterOf, waitSentence } from './wait-sentence.ts'

/** The values of a form, by field name. */
export type FormValues = Record<string, string>

/** Errors of a submitted form for its page: messages and the submitted values. */
export type FormErrors = { message: string; fields: FieldErrors; values: FormValues }

/** Parses the text fields of a submitted form; the last value of a repeated field wins. @throws as `readBody`. */
export async function parseForm(request: Request): Promise<FormValues> {
  const values: FormValues = {}
  for (const [name, value] of await readBody(request)) {
    if (typeof value === 'string') values[name] = value
  }
  return values
}

/**
 * Parses a submitted form, with the "not chosen" option as an empty string.
 *
 * @throws a response: 415 if the body is not a form, 400 if it is malformed, 401 if it has files the user may not send,
 * 503 if files cannot be accepted now.
 */
export function readBody(request: Request): Promise<FormData> {
  const reading = bodies.get(request) ?? parseBody(request)
  bodies.set(request, reading)
  return reading
}

/** A body can be read only once, but a failed form is read again to show its values. */
const bodies = new WeakMap<Request, Promise<FormData>>()

async function parseBody(request: Request): Promise<FormData> {
  if (!FORM.test(request.headers.get('content-type') ?? '')) {
    throw toErrorResponse(new AppError('wrong_type', m.errors_forms_only()))
  }
  try {
    return withIntent(withoutChoice(await request.formData()))
  } catch (error) {
    if (isAppError(error)) throw toErrorResponse(worded(error))
    throw toErrorResponse(new AppError('bad_request', m.errors_unreadable_form(), { cause: error }))
  }
}

/** Adds a message to errors of the web layer, which has no texts. */
function worded(refusal: AppError): AppError {
  if (refusal.message !== '') return refusal
  const message =
    refusal.code === 'not_signed_in' ? m.files_sign_in_to_send() : m.files_too_many_coming()
  const { code, retryAfter } = refusal
  return new AppError(code, message, retryAfter === undefined ? {} : { retryAfter })
}

function withoutChoice(form: FormData): FormData {
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name)
    if (!values.includes(NOT_CHOSEN)) continue
    form.delete(name)
    for (const value of values) form.append(name, value === NOT_CHOSEN ? '' : value)
  }
  return form
}

/** Until the next release: the field was called `deed`, and pages opened before the rename still send it. */
function withIntent(form: FormData): FormData {
  const deed = form.get('deed')
  if (deed !== null && !form.has('intent')) form.set('intent', deed as string)
  form.delete('deed')
  return form
}

const FORM = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\s*(?:;|$)/i

/** Validates a form against a schema. @throws AppError bad_input with a message for each invalid field. */
export function validateForm<Schema extends z.ZodType>(
  schema: Schema,
  values: object,
): z.output<Schema> {
  const parsed = schema.safeParse(values)
  if (parsed.success) return parsed.data
  const fields: FieldErrors = {}
  for (const issue of parsed.error.issues) fields[issue.path.join('.')] ??= issue.message
  throw new AppError('bad_input', '', { fields })
}

/**
 * Builds the response to a refused form: status, errors, and the submitted values except passwords. `failed` is the
 * form's own message for an error without one, such as an unavailable database.
 */
export function formErrors(refusal: AppError, values: FormValues, failed: string) {
  const problems: FormErrors = {
    message: refusal.message || waitSentence(refusal) || failed,
    fields: refusal.fields ?? {},
    values: withoutSecrets(values),
  }
  return data({ problems }, { status: refusal.status, headers: retryAfterOf(refusal) })
}

/** Returns the values that may be shown again. */
export function withoutSecrets(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isSecretField(name)))
}
