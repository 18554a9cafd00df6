import type { Caller } from '../../platform/operation.ts'
import type { Cell, Promised } from '../figures/figures.ts'
import { inMilliseconds, median, millisecondsOf } from './median.ts'

/** A query with its name, as a page runs it. */
export type Question = [name: string, ask: (caller: Caller) => Promise<unknown>]

/** The number of rows, and the caller. */
export type Place = { size: number; caller: Caller }

/** Smaller differences are noise and do not count as growth. */
export const NOISE_MS = 2

const WARM_UP = 2

/**
 * Runs each query on each size, alternating, so that other load on the machine affects all equally. Returns the medians, and the target
 * that no query takes more than twice as long as on the smallest size.
 */
export async function askBySize(
  places: readonly Place[],
  questions: readonly Question[],
  rounds: number,
): Promise<{ table: Record<string, Record<string, Cell>>; promise: Promised }> {
  const table: Record<string, Record<string, Cell>> = {}
  let worst = { name: '', times: 0 }
  for (const [name, ask] of questions) {
    const medians = await mediansOf(places, ask, rounds)
    const [least, most] = [medians[0]!, medians.at(-1)!]
    const grown = most / least
    table[name] = {
      ...Object.fromEntries(
        places.map(({ size }, at) => [inRows(size), inMilliseconds(medians[at]!)]),
      ),
      times: Number(grown.toFixed(2)),
    }
    const counted = most - least < NOISE_MS ? Math.min(grown, 1) : grown
    if (counted > worst.times) worst = { name, times: counted }
  }
  const [fewest, all] = [inRows(places[0]!.size), inRows(places.at(-1)!.size)]
  return {
    table,
    promise: {
      what: `no query takes more than twice as long with ${all} as with ${fewest} (worst: ${worst.name}; differences below ${NOISE_MS} ms do not count)`,
      measured: worst.times,
      bound: { most: 2 },
    },
  }
}

async function mediansOf(
  places: readonly Place[],
  ask: Question[1],
  rounds: number,
): Promise<number[]> {
  const times = places.map((): number[] => [])
  for (let round = -WARM_UP; round < rounds; round += 1) {
    for (const turn of places.keys()) {
      // The order alternates, so that caches and load affect all equally.
      const at = (turn + round + WARM_UP) % places.length
      const ms = await millisecondsOf(() => ask(places[at]!.caller))
      if (round >= 0) times[at]!.push(ms)
    }
  }
  return times.map(median)
}

function inRows(size: number): string {
  return size.toLocaleString('en-US')
}
