import { m } from '#messages'
import { normalize } from '#platform/text/normalize.ts'
import { findMatchingPartners } from '#domain/partners/queries/find-matching-partners.ts'
import { getPublicPartner } from '#domain/partners/queries/get-public-partner.ts'
import { listByPartner } from '#domain/project-events/queries/list-by-partner.ts'
import { phaseOf } from '../../support/support-rules.ts'
import { itemCard } from './item-card.ts'
import { partnerCard } from './partner-card.ts'
import { plain } from './plain.ts'
import type { Asked, SiteAnswer } from './site-answer.ts'

const SHOWN = 3
const TO_GIVE =
  /\b(iban|swift (?:code|number)|bank (details|account)|wire|transfer|how (do|can|could|would|should) (i|we|one) (donate|give|pay|send money|contribute)|where (do|can) (i|we) (donate|give|pay)|(want|like|wish) to (donate|give( money)?|send money)|donate (money )?to|give (money )?to|send money to)\b/
const TO_WRITE =
  /\b(write (to )?(them|to)|contact(ing)?|reach(ing)?|call(ing)?|talk to|speak (to|with)|get in touch|e-?mail|phone( number)?|telephone|address|who do i ask|whom do i ask)\b/

/** How one gives to an organization that was named, or writes to it. Null where none was, or neither is asked. */
export async function answerPartnerWish({ caller, text }: Asked): Promise<SiteAnswer | null> {
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
