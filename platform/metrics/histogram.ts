import type { Sample } from './metric.ts'

/** Values counted by size since the start of the process, so any number of scrapers can read them. */
export type Histogram = {
  observe(value: number): void
  samples(): Sample[]
}

/** Creates a histogram with these ascending upper bounds. */
export function openHistogram(
  bounds: readonly number[],
  labels: Readonly<Record<string, string>> = {},
): Histogram {
  const buckets = bounds.map(() => 0)
  let sum = 0
  let count = 0
  return {
    observe(value) {
      const bucket = bounds.findIndex((bound) => value <= bound)
      if (bucket >= 0) buckets[bucket]! += 1
      sum += value
      count += 1
    },
    samples() {
      // A bucket counts all values up to its bound.
      let below = 0
      const bounded = buckets.map((n, index) => {
        below += n
        return { labels: { ...labels, le: String(bounds[index]) }, value: below, suffix: '_bucket' }
      })
      return [
        ...bounded,
        { labels: { ...labels, le: '+Inf' }, value: count, suffix: '_bucket' },
        { labels, value: sum, suffix: '_sum' },
        { labels, value: count, suffix: '_count' },
      ]
    },
  }
}
