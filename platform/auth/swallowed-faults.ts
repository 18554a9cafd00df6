import { AsyncLocalStorage } from 'node:async_hooks'

export type SwallowedFaults = {
  /** Keeps the first error that is logged while `work` runs. */
  watch<T>(
    work: () => Promise<T>,
  ): Promise<{ outcome: PromiseSettledResult<T>; fault: Error | null }>
  /** To be called with everything that is logged. */
  note(logged: readonly unknown[]): void
}

/**
 * better-auth writes some faults to its log and goes on: a session that could not be deleted, a mail that could not
 * be enqueued, a database that is away. For us each of them is the end of the request, so we read along.
 */
export function watchSwallowedFaults(): SwallowedFaults {
  const requests = new AsyncLocalStorage<{ fault: Error | null }>()
  return {
    async watch(work) {
      const seen = { fault: null }
      const [outcome] = await requests.run(seen, () => Promise.allSettled([work()]))
      return { outcome, fault: seen.fault }
    },
    note(logged) {
      const seen = requests.getStore()
      const fault = logged.find((item) => item instanceof Error)
      if (seen && fault) seen.fault ??= fault
    },
  }
}
