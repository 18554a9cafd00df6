import { m } from '#messages'
import { normalize } from '#platform/text/normalize.ts'
import { CARE_WAYS } from './care-ways.ts'
import { GIFT_WAYS } from './gift-ways.ts'
import { ORDER_WAYS } from './order-ways.ts'
import { PART_WAYS } from './part-ways.ts'
import { inWords, type Asked, type SiteAnswer } from './site-answer.ts'
import type { SureWay } from './sure-way.ts'
import { findMatchingPartners } from '#domain/partners/queries/find-matching-partners.ts'
import { getPublicPartner } from '#domain/partners/queries/get-public-partner.ts'
import { listByPartner } from '#domain/project-events/queries/list-by-partner.ts'
import { phaseOf } from '../../support/support-rules.ts'
import { itemCard } from './item-card.ts'
import { partnerCard } from './partner-card.ts'
import { plain } from './plain.ts'

const SHOWN = 3

const TO_GIVE =
  /\b(iban|swift (?:code|number)|bank (details|account)|wire|transfer|how (do|can|could|would|should) (i|we|one) (donate|give|pay|send money|contribute)|where (do|can) (i|we) (donate|give|pay)|(want|like|wish) to (donate|give( money)?|send money)|donate (money )?to|give (money )?to|send money to)\b/

const TO_WRITE =
  /\b(write (to )?(them|to)|contact(ing)?|reach(ing)?|call(ing)?|talk to|speak (to|with)|get in touch|e-?mail|phone( number)?|telephone|address|who do i ask|whom do i ask)\b/

const WAYS = [...ORDER_WAYS, ...GIFT_WAYS, ...PART_WAYS]

/**
 * Answers a question recognized by its wording, before its words are searched; null for any other. `search` answers the
 * part that is to be searched for.
 */
export async function answerSure(
  asked: Asked,
  search: () => Promise<SiteAnswer>,
): Promise<SiteAnswer | null> {
  const { about } = asked.said
  // A request for a text gets a text.
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

/** Whether the question also says what to look for. */
function isSearch({ said }: Asked): boolean {
  const { districts, regions, days, topics, kinds, skills, about } = said
  const lists = [districts, regions, topics, skills]
  const isFound = lists.some((list) => list.length > 0) || days !== null
  return about === 'items' && (isFound || kinds.includes('donate'))
}

function joined(answer: SiteAnswer, search: SiteAnswer): SiteAnswer {
  return { ...search, text: `${answer.text}\n\n${search.text}` }
}

/** How to give to or contact a named organization. Null when none was named, or the question asks neither. */
async function answerPartnerWish({ caller, text }: Asked): Promise<SiteAnswer | null> {
  const said = normalize(text)
  const isGift = TO_GIVE.test(said)
  if (!isGift && !TO_WRITE.test(said)) return null
  const { partners } = await findMatchingPartners(caller, { said: text, most: 1 })
  const card = partners.find(({ isNamed }) => isNamed)?.thing
  if (!card) return null
  const { contact, mission } = await getPublicPartner(caller, { id: card.id })
  const words = { name: plain(card.name), address: `/partner/${card.id}` }
  const lead = m.answers_partner_named({ name: words.name, mission: plain(mission) })
  const shown = { choices: [m.answers_choice_partners()], outcome: 'answered' as const }
  if (!isGift) {
    const says = contact ? m.answers_partner_write(words) : m.answers_partner_write_us(words)
    return { ...shown, text: `${lead} ${says}`, cards: [partnerCard(card)], hits: 1 }
  }
  const items = await listByPartner(caller, { partnerId: card.id, type: 'project' })
  const now = caller.runtime.clock.now()
  const open = items.filter(
    (item) => phaseOf(item, now) !== 'completed' && item.supportTypes.includes('donate'),
  )
  return {
    ...shown,
    text: open.length > 0 ? m.answers_partner_give(words) : m.answers_partner_give_none(words),
    cards: [partnerCard(card), ...open.slice(0, SHOWN).map(itemCard)],
    hits: 1 + open.length,
  }
}
