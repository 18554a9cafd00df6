import { openHistogram } from './histogram.ts'
import type { Metric } from './metric.ts'

/** How often the event loop is checked. A longer block is seen as one lag of about its length. */
const EVERY_MS = 50
const BOUNDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

export type Lag = {
  /** Records that the timer set at `from` for `EVERY_MS` later has fired, both in milliseconds. */
  note(from: number, now: number): void
  metric(): Metric
}

/** Creates the lag counter: how much later than requested a timer fires. When idle, about a millisecond. */
export function countLags(): Lag {
  const lags = openHistogram(BOUNDS)
  return {
    note: (from, now) => lags.observe(Math.max(0, now - from - EVERY_MS) / 1000),
    metric: () => ({
      name: 'nodejs_eventloop_lag_seconds',
      help: 'How much later than asked for timers come, looked at twenty times a second.',
      type: 'histogram',
      samples: lags.samples(),
    }),
  }
}

/** Measures until stopped. Does not keep the process alive. */
export function measureLag(lag: Lag): { stop(): void } {
  let timer: NodeJS.Timeout
  const look = () => {
    const from = performance.now()
    timer = setTimeout(() => {
      lag.note(from, performance.now())
      look()
    }, EVERY_MS).unref()
  }
  look()
  return { stop: () => clearTimeout(timer) }
}
