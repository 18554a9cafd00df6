import type { Caller } from '#platform/operation.ts'
import { m } from '#messages'
import { officeOf } from '#platform/env.ts'
import { normalize } from '#platform/text/normalize.ts'
import type { Way } from './way.ts'

export type FoundWay = { text: string; signs: number }

/** The best matching way: all of its signs match, and it has the most; the first of equals. Or null. */
export function findWay(
  ways: readonly Way[],
  text: string,
  { switches, env }: Pick<Caller['runtime'], 'switches' | 'env'>,
): FoundWay | null {
  const said = normalize(text)
  let best: Way | null = null
  for (const way of ways) {
    if (!way.signs.every((sign) => sign.test(said))) continue
    if (best === null || way.signs.length > best.signs.length) best = way
  }
  if (best === null) return null
  const isClosed = best.feature !== undefined && !switches.isOn(best.feature)
  return {
    text: isClosed ? m.answers_closed() : best.says(officeOf(env)),
    signs: best.signs.length,
  }
}
