/** A page's number in an address; anything else is the first. */
export function pageOf(word: string | null | undefined): number {
  return word && /^[1-9]\d{0,3}$/.test(word) ? Number(word) : 1
}

/** The address of a page of a list, with whatever else it is to say. */
export function listAddress(
  path: string,
  page: string | number | undefined,
  more: Record<string, string> = {},
): string {
  const number = pageOf(page === undefined ? undefined : String(page))
  const query = new URLSearchParams({ ...(number > 1 ? { page: String(number) } : {}), ...more })
  return query.size > 0 ? `${path}?${query}` : path
}
