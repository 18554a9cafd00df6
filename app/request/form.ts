import { data } from 'react-router'
import type { z } from 'zod'
import { m } from '#messages'
import { AppError, isAppError, type FieldErrors } from '#platform/errors.ts'
import { isSecretField } from '#platform/http/is-secret-field.ts'
import { NOT_CHOSEN } from '#app/ui/not-chosen.ts'
import { toErrorResponse } from './run-operation.ts'
import { retryAfterOf, waitSentence } from './wait-sentence.ts'

/** What a form said, field by field. */
export type FormValues = Record<string, string>

/** What an action tells its page when something is to be mended: the sentences, and what had been typed. */
export type FormErrors = { message: string; fields: FieldErrors; values: FormValues }

/** The text fields of a posted form; of a repeated field, the last. @throws as `readBody`. */
export async function parseForm(request: Request): Promise<FormValues> {
  const values: FormValues = {}
  for (const [name, value] of await readBody(request)) {
    if (typeof value === 'string') values[name] = value
  }
  return values
}

/**
 * A posted form as it came, but that an option for no choice is an empty text.
 *
 * @throws the answer of a body that is no form (415) or a broken one (400), of files from somebody who may not send any
 * (401), and of files that cannot be taken at this moment (503).
 */
export function readBody(request: Request): Promise<FormData> {
  const reading = bodies.get(request) ?? parseBody(request)
  bodies.set(request, reading)
  return reading
}

/** A body can be read only once, and a form that failed is read again to show what was typed. */
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

/** The web layer, where bodies come in, knows no words. */
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

/** Until the next release: the button's field was called `deed`, and pages that were opened before still send it. */
function withIntent(form: FormData): FormData {
  const deed = form.get('deed')
  if (deed !== null && !form.has('intent')) form.set('intent', deed as string)
  form.delete('deed')
  return form
}

const FORM = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\s*(?:;|$)/i

/** Checks a form before anything is done with it. @throws AppError bad_input with a sentence for each field. */
export function validateForm<Schema extends z.ZodType>(
  schema: Schema,
  values: FormValues,
): z.output<Schema> {
  const parsed = schema.safeParse(values)
  if (parsed.success) return parsed.data
  const fields: FieldErrors = {}
  for (const issue of parsed.error.issues) fields[issue.path.join('.')] ??= issue.message
  throw new AppError('bad_input', '', { fields })
}

/**
 * The answer to a form that was refused: its status, its problems, and what had been typed, but no password. `failed` is the
 * form's own sentence for a fault that says nothing to the person, such as a database that is away.
 */
export function formErrors(refusal: AppError, values: FormValues, failed: string) {
  const problems: FormErrors = {
    message: refusal.message || waitSentence(refusal) || failed,
    fields: refusal.fields ?? {},
    values: withoutSecrets(values),
  }
  return data({ problems }, { status: refusal.status, headers: retryAfterOf(refusal) })
}

/** The fields of a form that may be shown again. */
export function withoutSecrets(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isSecretField(name)))
}
