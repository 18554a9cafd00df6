import type { Clock } from '../clock.ts'

/** So many failures in a row, and it is left alone for a while: nobody should wait for it in vain. */
const FAILURES = 3
const REST_MS = 30_000

/** Remembers whether something has failed lately, again and again. */
export function openRest(clock: Clock) {
  let failures = 0
  let until = 0
  return {
    isOn: () => clock.now().getTime() < until,
    succeeded() {
      failures = 0
    },
    failed() {
      failures += 1
      if (failures >= FAILURES) until = clock.now().getTime() + REST_MS
    },
  }
}
