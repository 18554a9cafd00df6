import type { Cell } from '../figures/figures.ts'
import { inMilliseconds, median, millisecondsOf } from './median.ts'

/** The same question asked in two ways. */
export type Pair = { bound: () => Promise<unknown>; unbound: () => Promise<unknown> }

type Compared = {
  table: Record<string, Record<string, Cell>>
  /** How much longer the first way of all of them together takes than the second, in the middle of all rounds. */
  times: number
}

const WARM_UP = 10
/** So many calls, one after the other, are one sample: a single one is shorter than a turn of the machine. */
const CALLS = 6

/**
 * Asks both ways of every question in each round, one right after the other, and takes the ratio of these two: whatever
 * else the machine does lasts longer than a pair. What is told is the median of the ratios and the half of them around it.
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
      // Which comes first changes, so that neither always finds things warm.
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
