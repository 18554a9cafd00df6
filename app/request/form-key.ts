import { isId } from '#platform/database/new-id.ts'
import type { Caller } from '#platform/operation.ts'
import type { FormValues } from './form.ts'

/** Adds the form's idempotency key to the caller; the same key with different content is a conflict. */
export function keyedBy(caller: Caller, formKey: string | undefined): Caller {
  return isId(formKey) ? { ...caller, key: formKey } : caller
}

/** Adds a key made of the form's own key, which is removed from `values`, and its content: a corrected form is a new request. */
export function keyedByContent(caller: Caller, values: FormValues, field = 'formKey'): Caller {
  const formKey = values[field]
  delete values[field]
  return isId(formKey) ? { ...caller, key: `${formKey} ${JSON.stringify(values)}` } : caller
}
