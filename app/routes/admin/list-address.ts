/** Parses a page number from a URL; anything invalid means page 1. */
export function pageOf(word: string | null | undefined): number {
  return word && /^[1-9]\d{0,3}$/.test(word) ? Number(word) : 1
}

/** Returns the URL of a list page, with any further parameters. */
export function listAddress(
  path: string,
  page: string | number | undefined,
  more: Record<string, string> = {},
): string {
  const number = pageOf(page === undefined ? undefined : String(page))
  const query = new URLSearchParams({ ...(number > 1 ? { page: String(number) } : {}), ...more })
  return query.size > 0 ? `${path}?${query}` : path
}
