/** With what the names begin under which a browser keeps marks of check-in lists that are not sent yet. */
export const UNSENT = 'check-in '
/** The page that asks what becomes of them when someone signs out. */
export const UNSENT_PAGE = '/partner-admin/check-in'

/** The names of the lists with marks that are not sent; none where the browser keeps nothing. */
export function listUnsent(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(UNSENT))
      .toSorted()
  } catch {
    return []
  }
}

/** Deletes marks that are not sent: names of people, which the next user of this browser must not find. */
export function forgetUnsent(): void {
  for (const key of listUnsent()) localStorage.removeItem(key)
}
