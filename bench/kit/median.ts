/** The middle one of these, or the upper of the two in the middle; 0 of none. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0
}

/** How many milliseconds this took. */
export async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await work()
  return performance.now() - from
}

/** Such as `3.2 ms`. */
export function inMilliseconds(ms: number): string {
  return `${ms.toFixed(1)} ms`
}
