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
