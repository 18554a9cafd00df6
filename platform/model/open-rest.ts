import type { Clock } from '../clock.ts'

/** After this many failures in a row the model is paused, so that no one waits for nothing. */
const FAILURES = 3
const REST_MS = 30_000

/** Tracks repeated recent failures. */
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
