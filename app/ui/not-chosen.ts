/**
 * The value of an option that stands for no choice: a select option never has an empty value. Readers of forms and of
 * addresses take it for an empty one.
 */
export const NOT_CHOSEN = 'not-chosen'

/** What a query says by a name, or null where it says nothing or that nothing is chosen. */
export function chosenIn(query: URLSearchParams, name: string): string | null {
  const value = query.get(name)?.trim()
  return value && value !== NOT_CHOSEN ? value : null
}
