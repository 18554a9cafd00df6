import type { FormErrors } from './form.ts'

/** The props of a field: after a refusal what was typed and what is wrong with it, before that the stored value. */
export function keptField(problems: FormErrors | undefined, name: string, stored?: string | null) {
  return {
    id: name,
    name,
    defaultValue: problems?.values[name] ?? stored ?? undefined,
    error: problems?.fields[name],
  }
}

type Words = { readonly [name: string]: string | undefined }

/** The props of the fields of a form with these values and errors, each by its name. */
export function fieldsOf(values: Words, errors: Words = {}) {
  return (name: string, help?: string) => ({
    id: name,
    name,
    defaultValue: values[name] ?? '',
    error: errors[name],
    help,
  })
}
