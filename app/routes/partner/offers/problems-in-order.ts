/**
 * What is wrong with a form, in the order of its fields: `order` names them, or what the names of repeated ones begin
 * with. Without a problem of a field, only what the whole form was refused for.
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
