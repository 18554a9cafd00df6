/**
 * Value of the option for no choice, because a select option must not have an empty value. Parsers of forms and URLs
 * convert it to an empty one.
 */
export const NOT_CHOSEN = 'not-chosen'

/** Returns a query parameter, or null if it is missing, empty, or the value for no choice. */
export function chosenIn(query: URLSearchParams, name: string): string | null {
  const value = query.get(name)?.trim()
  return value && value !== NOT_CHOSEN ? value : null
}
