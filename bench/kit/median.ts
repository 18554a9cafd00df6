/** Returns the median, or the upper one of two; 0 for an empty list. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0
}

/** Measures the duration in milliseconds. */
export async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await work()
  return performance.now() - from
}

/** Formats milliseconds: `3.2 ms`. */
export function inMilliseconds(ms: number): string {
  return `${ms.toFixed(1)} ms`
}
