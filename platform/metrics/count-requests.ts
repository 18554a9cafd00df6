import { openHistogram, type Histogram } from './histogram.ts'
import type { Metric, Sample } from './metric.ts'

/** The part of the product that an address belongs to; one of a few names, never the address itself. */
export type GroupOf = (path: string) => string

export type RequestCounts = {
  /** Records a response; `seconds` until its headers were ready. */
  count(answered: { method: string; path: string; status: number; seconds: number }): void
  /** Records a request that was refused before its address was read. */
  countRefused(status: number): void
  metrics(): Metric[]
}

/** Upper bounds in seconds: a cached page, a rendered one, a slow one, a timeout. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Creates the request counter. The number of series depends on methods, groups and statuses, not on addresses. */
export function countRequests(groupOf: GroupOf): RequestCounts {
  const totals = new Map<string, Sample>()
  const durations = new Map<string, Histogram>()
  const refused = new Map<number, number>()

  function addTotal(labels: { method: string; route: string; status: string }): void {
    const key = Object.values(labels).join(' ')
    totals.set(key, { labels, value: (totals.get(key)?.value ?? 0) + 1 })
  }

  function addDuration(method: string, route: string, seconds: number): void {
    const key = `${method} ${route}`
    const known = durations.get(key) ?? openHistogram(BOUNDS, { method, route })
    durations.set(key, known)
    known.observe(seconds)
  }

  return {
    count({ method, path, status, seconds }) {
      const route = groupOf(path)
      addTotal({ method, route, status: String(status) })
      addDuration(method, route, seconds)
    },
    countRefused: (status) => void refused.set(status, (refused.get(status) ?? 0) + 1),
    metrics: () => [
      {
        name: 'http_requests_total',
        help: 'Answered requests.',
        type: 'counter',
        samples: [...totals.values()],
      },
      {
        name: 'http_request_duration_seconds',
        help: 'Time until the headers of the answer were ready.',
        type: 'histogram',
        samples: [...durations.values()].flatMap((one) => one.samples()),
      },
      {
        name: 'http_requests_refused_total',
        help: 'Requests refused as malformed or over the limits of a connection, before their address was read.',
        type: 'counter',
        samples: [...refused].map(([status, value]) => ({
          labels: { status: String(status) },
          value,
        })),
      },
    ],
  }
}
