/** Returns the count in a visitor's cart cookie; null without one. */
export function countInCookies(value: string | undefined): number | null {
  return value !== undefined && /^\d{1,5}$/.test(value) ? Number(value) : null
}
