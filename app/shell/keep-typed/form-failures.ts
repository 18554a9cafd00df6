/** A form that could not be sent while its page stayed open. */
export type FormFailure = {
  /** Distinguishes failures, so that each is announced. */
  id: number
  /** Path of the page it is shown on. */
  pathname: string
  title: string
  text: string
  isSignedOut: boolean
  form: HTMLFormElement | null
  /** Sends the form again with its current values; null if it is no longer on the page. */
  retry: (() => void) | null
}

let current: FormFailure | null = null
const listeners = new Set<() => void>()

/** Shows a failure; null hides the current one. */
export function showFormFailure(failure: FormFailure | null): void {
  if (current === failure) return
  current = failure
  for (const listener of listeners) listener()
}

export function currentFormFailure(): FormFailure | null {
  return current
}

/** Calls the listener on each change; returns the unsubscribe function. */
export function subscribeToFormFailures(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
