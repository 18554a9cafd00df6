import { ALL_KINDS, takesPart, type SupportKind } from '#domain/support/support.ts'
import type { Sentence } from './read-sentence.ts'
import type { Company } from './understood.ts'

/** Ways to help by being there. */
const DOING = ALL_KINDS.filter(takesPart)

const doing =
  /\b(what (can|could|should|might|may) (\w+ ){1,5}do|(something|anything|things|stuff|what|fun|place|places) (\w+ ){0,2}to (do|come to|go|go to|join|attend|visit|see)|(what|where) (can|could|should) (\w+ ){1,4}(join|come|go|take part|participate)|take part|participate|come along|activity|activities|day out|outing)\b/
/** Users who ask what they can do for others, or from afar, may also want to give. */
const helping =
  /\b(help|helping|support|donate|give|gift|money|do (for|about)|from (home|abroad|afar|here|a distance|overseas))\b/
const along: readonly Company[] = ['family', 'children', 'youth', 'group']

/** The kinds of support for a question about what the user, or those with them, can do somewhere; empty for any other. */
export function doingIn({ tokens }: Sentence, people: readonly Company[]): SupportKind[] {
  const said = tokens.map(({ plain }) => plain).join(' ')
  if (helping.test(said)) return []
  return doing.test(said) || people.some((one) => along.includes(one)) ? [...DOING] : []
}

/** Whether kinds of support come from such a question. */
export function isDoing(kinds: readonly SupportKind[]): boolean {
  return kinds.length === DOING.length && DOING.every((kind) => kinds.includes(kind))
}
