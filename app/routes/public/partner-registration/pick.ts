/** The given fields of a record, as far as they are defined. */
export function pick<Field extends string, Value>(
  fields: readonly Field[],
  record: Partial<Record<string, Value>>,
): Partial<Record<Field, Value>> {
  const picked: Partial<Record<Field, Value>> = {}
  for (const field of fields) {
    const value = record[field]
    if (value !== undefined) picked[field] = value
  }
  return picked
}

/** The form's values for the given fields; a missing one counts as empty, like an unchecked checkbox. */
export function saidTo<Field extends string>(
  fields: readonly Field[],
  form: Record<string, string>,
): Record<Field, string> {
  return Object.fromEntries(fields.map((field) => [field, form[field] ?? ''])) as Record<
    Field,
    string
  >
}
