import { AsyncLocalStorage } from 'node:async_hooks'

export type SwallowedFaults = {
  /** Keeps the first error that is logged while `work` runs. */
  watch<T>(
    work: () => Promise<T>,
  ): Promise<{ outcome: PromiseSettledResult<T>; fault: Error | null }>
  /** Call it with everything that is logged. */
  note(logged: readonly unknown[]): void
}

/**
 * better-auth logs some errors and continues: a session that could not be deleted, an email that could not be enqueued, an
 * unreachable database. For us each of them ends the request, so we watch its log.
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
