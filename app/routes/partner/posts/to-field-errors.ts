import { AppError, type FieldErrors } from '#platform/errors.ts'

/** A refusal whose problems stand by the names of the editor's fields; the commands call the content's `content.title` and so on. */
export function toFieldErrors(refusal: AppError): AppError {
  const fields: FieldErrors = {}
  for (const [path, sentence] of Object.entries(refusal.fields ?? {})) {
    fields[path.replace(/^content\./, '').replace(/^imageFileId$/, 'image')] = sentence
  }
  return new AppError(refusal.code, refusal.message, {
    fields,
    cause: refusal,
    ...(refusal.retryAfter === undefined ? {} : { retryAfter: refusal.retryAfter }),
  })
}
