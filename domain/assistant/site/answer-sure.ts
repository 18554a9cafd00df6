import { m } from '#messages'
import { normalize } from '#platform/text/normalize.ts'
import { answerPartnerWish } from './answer-partner-wish.ts'
import { CARE_WAYS } from './care-ways.ts'
import { GIFT_WAYS } from './gift-ways.ts'
import { ORDER_WAYS } from './order-ways.ts'
import { PART_WAYS } from './part-ways.ts'
import { inWords, type Asked, type SiteAnswer } from './site-answer.ts'
import type { SureWay } from './sure-way.ts'

const WAYS = [...ORDER_WAYS, ...GIFT_WAYS, ...PART_WAYS]

/**
 * The answer to a question that is known by its wording, before its words are looked for anywhere; null for every other.
 * `search` answers what is also looked for.
 */
export async function answerSure(
  asked: Asked,
  search: () => Promise<SiteAnswer>,
): Promise<SiteAnswer | null> {
  const { about } = asked.said
  // Whoever wants a text gets one.
  if (about === 'writing') return null
  const cares = about === 'emergency' ? CARE_WAYS.filter(({ isUrgent }) => isUrgent) : CARE_WAYS
  const care = await firstOf(cares, asked, search)
  if (care !== null || about === 'emergency' || about === 'hostile' || about === 'in-need') {
    return care
  }
  return (await answerPartnerWish(asked)) ?? firstOf(WAYS, asked, search)
}

async function firstOf(
  ways: readonly SureWay[],
  asked: Asked,
  search: () => Promise<SiteAnswer>,
): Promise<SiteAnswer | null> {
  const text = normalize(asked.text)
  for (const way of ways.filter((one) => suits(one, text))) {
    if (way.feature !== undefined && !asked.caller.runtime.switches.isOn(way.feature)) {
      return inWords(m.answers_closed())
    }
    const said = await way.says(asked)
    if (said === null) continue
    const answer = typeof said === 'string' ? inWords(said, { hits: 1 }) : said
    return way.isBesides && isSearch(asked) ? joined(answer, await search()) : answer
  }
  return null
}

function suits({ signs, but = [] }: SureWay, text: string): boolean {
  return signs.every((sign) => sign.test(text)) && !but.some((sign) => sign.test(text))
}

/** Whether it is also said what is looked for. */
function isSearch({ said }: Asked): boolean {
  const { districts, regions, days, topics, kinds, skills, about } = said
  const lists = [districts, regions, topics, skills]
  const isFound = lists.some((list) => list.length > 0) || days !== null
  return about === 'items' && (isFound || kinds.includes('donate'))
}

function joined(answer: SiteAnswer, search: SiteAnswer): SiteAnswer {
  return { ...search, text: `${answer.text}\n\n${search.text}` }
}
