/** The tag of a page that any change makes out of date. */
export const ANY_TAG = '*'

/** Whether a page with these tags is out of date after a change; one without tags is after any. */
export function isOutdated(
  tags: ReadonlySet<string> | undefined,
  changed: Iterable<string>,
): boolean {
  for (const tag of changed) {
    if (!tags || tags.has(ANY_TAG) || tags.has(tag)) return true
  }
  return false
}
