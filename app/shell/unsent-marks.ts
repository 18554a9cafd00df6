/** With what the names begin under which a browser keeps marks of check-in lists that are not sent yet. */
export const UNSENT = 'check-in '
/** The page that asks what becomes of them when someone signs out. */
export const UNSENT_PAGE = '/partner-admin/check-in'

/** With what the names of an account's marks begin; of no one's without an account. */
export function unsentOf(account: string | undefined): string {
  return `${UNSENT}${account || '-'} `
}

/** The names of the lists with marks of an account that are not sent; none where the browser keeps nothing. */
export function listUnsent(account: string | undefined): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(unsentOf(account)))
      .toSorted()
  } catch {
    return []
  }
}

/** Deletes an account's marks that are not sent: names of people, which the next user of this browser must not find. */
export function forgetUnsent(account: string | undefined): void {
  for (const key of listUnsent(account)) localStorage.removeItem(key)
}
