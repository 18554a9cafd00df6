import { AsyncLocalStorage } from 'node:async_hooks'

const requests = new AsyncLocalStorage<string>()

/** Runs what a request causes, so that every line of the log about it names the request. */
export function loggedAs<T>(request: string, work: () => T): T {
  return requests.run(request, work)
}

/** The request that the running code is about; undefined for what nobody asked for. */
export function loggedRequest(): string | undefined {
  return requests.getStore()
}
