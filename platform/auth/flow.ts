import { AsyncLocalStorage } from 'node:async_hooks'
import type { UnprovenSignUp } from './claim-address.ts'
import type { ProviderPerson } from './providers.ts'

/** State of one better-auth call: what it learns, and input beyond its API. */
export type Flow = {
  /** The data and return path of a sign-up, in case its address is unproved. */
  signUp?: UnprovenSignUp & { returnTo: string }
  /** The most recently hashed password. */
  hash?: string
  /** The signed-in person when a provider's visitor returns. */
  userId?: string | null
  /** The member who adds this provider to their account. */
  link?: string
  /** The account that the provider is now linked to. */
  joined?: string
  /** The person according to the provider. */
  person?: ProviderPerson
}

const flows = new AsyncLocalStorage<Flow>()

/** Runs one better-auth call with its own state. */
export function inFlow<T>(flow: Flow, work: () => Promise<T>): Promise<T> {
  return flows.run(flow, work)
}

/** The state of the current call; an empty one outside a call. */
export function currentFlow(): Flow {
  return flows.getStore() ?? {}
}
