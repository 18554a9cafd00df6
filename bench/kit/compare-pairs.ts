import type { Cell } from '../figures/figures.ts'
import { inMilliseconds, median, millisecondsOf } from './median.ts'

/** The same query run in two ways. */
export type Pair = { bound: () => Promise<unknown>; unbound: () => Promise<unknown> }

type Compared = {
  table: Record<string, Record<string, Cell>>
  /** The median over all rounds of the ratio between the first and the second way, all queries together. */
  times: number
}

const WARM_UP = 10
/** Calls per sample; a single call is too short to measure. */
const CALLS = 6

/**
 * Runs both ways of every query in each round, one right after the other, and takes their ratio, because other load on the machine
 * lasts longer than a pair. Reports the median and the interquartile range of the ratios.
 */
export async function comparePairs(
  pairs: Readonly<Record<string, Pair>>,
  rounds: number,
): Promise<Compared> {
  const samples = Object.entries(pairs).map(([name, pair]) => ({
    name,
    pair,
    bound: [] as number[],
    unbound: [] as number[],
  }))
  for (let round = -WARM_UP; round < rounds; round += 1) {
    for (const { pair, bound, unbound } of samples) {
      // The order alternates, so that neither always benefits from warm caches.
      const ways = [
        [pair.bound, bound],
        [pair.unbound, unbound],
      ] as const
      for (const [ask, times] of round % 2 === 0 ? ways : ways.toReversed()) {
        const ms = await millisecondsOf(async () => {
          for (let call = 0; call < CALLS; call += 1) await ask()
        })
        if (round >= 0) times.push(ms / CALLS)
      }
    }
  }
  const table: Compared['table'] = {}
  for (const { name, bound, unbound } of samples) {
    const ratios = ratiosOf(bound, unbound)
    table[name] = {
      'with row security': inMilliseconds(median(bound)),
      without: inMilliseconds(median(unbound)),
      times: Number(median(ratios).toFixed(2)),
      'half of them': `${quantile(ratios, 0.25).toFixed(2)}–${quantile(ratios, 0.75).toFixed(2)}`,
    }
  }
  const together = ratiosOf(
    sumByRound(samples.map(({ bound }) => bound)),
    sumByRound(samples.map(({ unbound }) => unbound)),
  )
  return { table, times: median(together) }
}

function ratiosOf(bound: readonly number[], unbound: readonly number[]): number[] {
  return bound.map((ms, round) => ms / unbound[round]!)
}

function sumByRound(all: readonly number[][]): number[] {
  return all[0]!.map((_, round) => all.reduce((sum, times) => sum + times[round]!, 0))
}

function quantile(values: readonly number[], part: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * part)]!
}
