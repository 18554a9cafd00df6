import type { Caller } from '../../platform/operation.ts'
import type { Cell, Promised } from '../figures/figures.ts'
import { inMilliseconds, median, millisecondsOf } from './median.ts'

/** A question by its name, as a page asks it. */
export type Question = [name: string, ask: (caller: Caller) => Promise<unknown>]

/** How many rows there are, and who asks among them. */
export type Place = { size: number; caller: Caller }

/** A difference below this is of the machine: it does not count as growth. */
export const NOISE_MS = 2

const WARM_UP = 2

/**
 * Asks each question among each number of rows, one after the other and in turn, so that whatever else the machine does
 * falls on all of them alike; gives the medians, and the promise that none grows to more than twice what it takes
 * among the fewest.
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
      what: `no question takes more than twice as long among ${all} as among ${fewest} (most grown: ${worst.name}; differences below ${NOISE_MS} ms do not count)`,
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
      // Who comes first changes, so that nobody always finds things warm or busy.
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
