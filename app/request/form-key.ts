import { isId } from '#platform/database/new-id.ts'
import type { Caller } from '#platform/operation.ts'
import type { FormValues } from './form.ts'

/** With the form's own id, by which a second press is recognized; the same form with something else in it is a conflict. */
export function keyedBy(caller: Caller, formKey: string | undefined): Caller {
  return isId(formKey) ? { ...caller, key: formKey } : caller
}

/** With the form's own id, taken out of `values`, and what it says: corrected and sent again, it is another request. */
export function keyedByContent(caller: Caller, values: FormValues, field = 'formKey'): Caller {
  const formKey = values[field]
  delete values[field]
  return isId(formKey) ? { ...caller, key: `${formKey} ${JSON.stringify(values)}` } : caller
}
