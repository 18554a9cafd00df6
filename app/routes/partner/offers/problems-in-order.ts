/**
 * Sorts a form's errors by field; `order` lists the field names, or the prefixes of repeated ones. Without field
 * errors, returns only the form-level message.
 */
export function problemsInOrder(
  problems: Readonly<Record<string, string>>,
  order: readonly string[],
  message: string | undefined,
): { title?: string; problems: { field?: string; message: string }[] } {
  const listed = order.flatMap((name) =>
    Object.entries(problems)
      .filter(([field]) => field === name || field.startsWith(`${name}.`))
      .map(([field, words]) => ({ field, message: words })),
  )
  if (listed.length > 0) return { ...(message && { title: message }), problems: listed }
  return { problems: message ? [{ message }] : [] }
}
