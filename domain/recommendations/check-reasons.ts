import { normalize } from '#platform/text/normalize.ts'
import type { Weighing } from './weigh-item.ts'
import type { Weighed } from './weigh-time.ts'

/** Any topic may help children, so this is checked in the text and never shown as a topic. */
const CHILDREN =
  /(?<!\p{L})(?:child|children|kid|kids|teen|teens|teenager|teenagers|youth|boys|girls)(?!\p{L})/u

/** Towns of the Southern District that lie north or west of the Negev. */
const OUTSIDE_NEGEV =
  /(?<!\p{L})(?:ashdod|ashkelon|kiryat gat|kiryat mala(?:kh|ch)i|gan yavne|lachish)(?!\p{L})/u

/** Keeps the matched wishes that the item's text and place confirm. */
export function checkReasons(
  weighing: Weighing,
  { text, location }: { text: string; location: string | null },
): Weighing {
  const met = weighing.met.flatMap((one) => check(one, text, location ?? ''))
  const sum = (all: readonly Weighed[]) => all.reduce((total, { points }) => total + points, 0)
  return { ...weighing, met, score: weighing.score - sum(weighing.met) + sum(met) }
}

function check({ reason, points }: Weighed, text: string, location: string): Weighed[] {
  if (reason.why === 'topic' && reason.close !== null && CHILDREN.test(normalize(reason.close))) {
    return CHILDREN.test(normalize(text)) ? [{ reason: { why: 'children' }, points }] : []
  }
  if (reason.why === 'place' && reason.from === 'negev' && OUTSIDE_NEGEV.test(normalize(location)))
    return []
  return [{ reason, points }]
}
