import type { FormValues } from './form.ts'

/** What another window has saved since the form was opened: its version, and the fields that differ. */
export type Overtaken = {
  /** Saving with this version overwrites the stored values. */
  version: string
  different: { label: string; stored: string }[]
}

/** Compares submitted and stored values, field by field, in the order of `labels`. */
export function differences(
  labels: Readonly<Record<string, string>>,
  typed: Partial<FormValues>,
  stored: Partial<Record<string, string | null>>,
): Overtaken['different'] {
  return Object.entries(labels)
    .filter(([field]) => wordsIn(typed, field) !== wordsIn(stored, field))
    .map(([field, label]) => ({ label, stored: wordsIn(stored, field) }))
}

function wordsIn(values: Partial<Record<string, string | null>>, field: string): string {
  return (values[field] ?? '').replaceAll('\r\n', '\n').trim()
}
