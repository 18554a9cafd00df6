/** Ends what this tab keeps of a person, such as their conversations, with their visit. Never throws. */
export function forgetTab(): void {
  try {
    sessionStorage.clear()
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
