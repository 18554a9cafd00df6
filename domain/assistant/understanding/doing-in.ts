import type { SupportKind } from '#domain/support/support.ts'
import type { Sentence } from './read-sentence.ts'
import type { Company } from './understood.ts'

/** What somebody can do by being there. */
export const DOING: readonly SupportKind[] = ['volunteer', 'attend', 'visit']

const doing =
  /\b(what (can|could|should|might|may) (\w+ ){1,5}do|(something|anything|things|stuff|what|fun|place|places) (\w+ ){0,2}to (do|come to|go|go to|join|attend|visit|see)|(what|where) (can|could|should) (\w+ ){1,4}(join|come|go|take part|participate)|take part|participate|come along|activity|activities|day out|outing)\b/
/** Whoever asks what they can do for somebody, or from afar, may as well give. */
const helping =
  /\b(help|helping|support|donate|give|gift|money|do (for|about)|from (home|abroad|afar|here|a distance|overseas))\b/
const along: readonly Company[] = ['family', 'children', 'youth', 'group']

/** The kinds of support of whoever asks what they, or those who come along, can do somewhere; empty where nobody does. */
export function doingIn({ tokens }: Sentence, people: readonly Company[]): SupportKind[] {
  const said = tokens.map(({ plain }) => plain).join(' ')
  if (helping.test(said)) return []
  return doing.test(said) || people.some((one) => along.includes(one)) ? [...DOING] : []
}

/** Whether kinds of support are those of somebody who asked what they can do. */
export function isDoing(kinds: readonly SupportKind[]): boolean {
  return kinds.length === DOING.length && DOING.every((kind) => kinds.includes(kind))
}
