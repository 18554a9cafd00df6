/** What is told to this page, and to the other tabs of this site, when somebody signs out. */
export const FORGET = 'forget-tab'

/** Ends what this tab keeps of a person, such as their conversations, with their visit. Never throws. */
export function forgetTab(): void {
  try {
    // Whoever still writes stops first.
    dispatchEvent(new Event(FORGET))
    sessionStorage.clear()
    const others = new BroadcastChannel(FORGET)
    others.postMessage(FORGET)
    others.close()
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
