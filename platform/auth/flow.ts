import { AsyncLocalStorage } from 'node:async_hooks'
import type { UnprovenSignUp } from './claim-address.ts'
import type { ProviderPerson } from './providers.ts'

/** What one call of better-auth learns on its way, or is told beside what its API takes. */
export type Flow = {
  /** What a sign-up says and its way back, should its address turn out to be waiting for its proof. */
  signUp?: UnprovenSignUp & { returnTo: string }
  /** The newest password that was hashed. */
  hash?: string
  /** Who is signed in where a provider's visitor comes back. */
  userId?: string | null
  /** The member who adds this provider to their account. */
  link?: string
  /** The account that a provider now leads into. */
  joined?: string
  /** Who the provider says has come. */
  person?: ProviderPerson
}

const flows = new AsyncLocalStorage<Flow>()

/** Runs one call of better-auth with a note of its own. */
export function inFlow<T>(flow: Flow, work: () => Promise<T>): Promise<T> {
  return flows.run(flow, work)
}

/** The note of the call that is running; an empty one outside of any. */
export function currentFlow(): Flow {
  return flows.getStore() ?? {}
}
