import { AsyncLocalStorage } from 'node:async_hooks'

const requests = new AsyncLocalStorage<string>()

/** Runs what a request causes, so that every log line about it contains the request's id. */
export function loggedAs<T>(request: string, work: () => T): T {
  return requests.run(request, work)
}

/** The request of the running code; undefined outside a request. */
export function loggedRequest(): string | undefined {
  return requests.getStore()
}
