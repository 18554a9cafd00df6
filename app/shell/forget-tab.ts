/** Event and message name for sign-out, sent to this page and to other tabs of this site. */
export const FORGET = 'forget-tab'

/** Clears what this tab stores about the user, such as conversations, on sign-out. Never throws. */
export function forgetTab(): void {
  try {
    // Code that still writes must stop first.
    dispatchEvent(new Event(FORGET))
    sessionStorage.clear()
    const others = new BroadcastChannel(FORGET)
    others.postMessage(FORGET)
    others.close()
  } catch {
    // With storage disabled there is nothing to clear.
  }
}
