import { m } from '#messages'
import { isSecretField } from '#platform/http/is-secret-field.ts'
import type { FailedForm } from './posted.ts'
import { readBody, type FormValues } from './form.ts'
import type { FormHandle } from './guard-actions.ts'

/** Longer forms are not returned to the page: the limits of all fields are lower. */
const MAX_CHARACTERS = 200_000

/** Reads the submitted form of a request, to be shown again; null if it cannot be read. */
export async function readPostedForm(
  request: Request,
  handle: FormHandle | null,
): Promise<FailedForm | null> {
  const form = await readBody(request).catch(() => null)
  if (!form) return null
  const url = new URL(request.url)
  url.pathname = url.pathname.replace(/(?:\/_)?\.data$/, '') || '/'
  const values: FormValues = {}
  const fields: FailedForm['fields'] = []
  const lacks = { secrets: false, files: false }
  let length = 0
  for (const [name, value] of form) {
    if (typeof value === 'string') values[name] = value
    if (typeof value !== 'string') lacks.files ||= value.size > 0
    else if (isSecretField(name)) lacks.secrets = true
    else {
      length += name.length + value.length
      fields.push([name, value])
    }
  }
  if (length > MAX_CHARACTERS) return null
  return {
    action: url.pathname + url.search,
    isMultipart: /^multipart/i.test(request.headers.get('content-type') ?? ''),
    fields,
    lacks,
    failed: handle?.failed(values, url) ?? m.forms_failed(),
  }
}
