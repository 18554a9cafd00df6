/** A form that could not be sent while its page stayed open. */
export type FormFailure = {
  /** Tells one from the next, so that each is announced. */
  id: number
  /** The page it is shown on. */
  pathname: string
  title: string
  text: string
  isSignedOut: boolean
  form: HTMLFormElement | null
  /** Sends the form again with what is in its fields now; null where it is not on the page anymore. */
  retry: (() => void) | null
}

let current: FormFailure | null = null
const listeners = new Set<() => void>()

/** Shows a failure, or with null takes away the one that is shown. */
export function showFormFailure(failure: FormFailure | null): void {
  if (current === failure) return
  current = failure
  for (const listener of listeners) listener()
}

export function currentFormFailure(): FormFailure | null {
  return current
}

/** Calls back on each change; returns what ends it. */
export function subscribeToFormFailures(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
