import { m } from '#messages'
import { findMatchingPartners } from '#domain/partners/queries/find-matching-partners.ts'
import { getPublicPartner } from '#domain/partners/queries/get-public-partner.ts'
import type { PartnerCardData } from '../../partners/present-partner-card.ts'
import { listByPartner } from '#domain/project-events/queries/list-by-partner.ts'
import { phaseOf } from '../../support/support-rules.ts'
import { countWord } from './count-word.ts'
import { itemCard } from './item-card.ts'
import { partnerCard } from './partner-card.ts'
import { plain } from './plain.ts'
import { inWords, type Asked, type SiteAnswer } from './site-answer.ts'

const SHOWN = 4
const ITEMS_SHOWN = 3
/** The minimum share of the question for an organization to match. */
const ENOUGH = 0.4
/** Words that do not identify an organization. */
const BESIDES =
  /^(organi[sz]ations?|partners?|charit(y|ies)|ngos?|non-?profits?|associations?|groups?|works?|working|who|help|helps|helping|list|show|all|you|with|foundations?|trusts?|approved|people|support|supports)$/

/** Organizations that match, or one that was named with its open items. */
export async function answerPartners(asked: Asked): Promise<SiteAnswer> {
  const { caller, said, text } = asked
  const words = said.words.filter((word) => !BESIDES.test(word)).slice(0, 24)
  const { partners, total } = await findMatchingPartners(caller, {
    words,
    said: text,
    districts: said.districts,
    most: SHOWN,
  })
  const named = partners.find(({ isNamed }) => isNamed)
  if (named) return answerNamedPartner(asked, named.thing)
  const suiting =
    words.length > 0 ? partners.filter(({ coverage }) => coverage >= ENOUGH) : partners
  if (suiting.length === 0) return inWords(m.answers_partners_none(), { outcome: 'nothing-found' })
  const count = words.length > 0 ? suiting.length : total
  const things = m.answers_partners({ count, number: countWord(count) })
  const lead =
    words.length > 0 || said.districts.length > 0
      ? m.answers_partners_found({ things })
      : m.answers_partners_newest({ things: things.charAt(0).toUpperCase() + things.slice(1) })
  return {
    text: [lead, m.answers_partners_all()].join(' '),
    cards: suiting.map(({ thing }) => partnerCard(thing)),
    choices: [m.answers_choice_volunteer(), m.answers_choice_donate()],
    outcome: 'answered',
    hits: count,
  }
}

/** A named organization and its open items. */
export async function answerNamedPartner(
  { caller }: Pick<Asked, 'caller'>,
  card: PartnerCardData,
): Promise<SiteAnswer> {
  const [{ mission }, events, projects] = await Promise.all([
    getPublicPartner(caller, { id: card.id }),
    listByPartner(caller, { partnerId: card.id, type: 'event' }),
    listByPartner(caller, { partnerId: card.id, type: 'project' }),
  ])
  const now = caller.runtime.clock.now()
  const open = [...events, ...projects].filter((item) => phaseOf(item, now) !== 'completed')
  const address = `/partner/${card.id}`
  const lead = m.answers_partner_named({ name: plain(card.name), mission: plain(mission) })
  const more =
    open.length > 0
      ? m.answers_partner_items({ address })
      : m.answers_partner_none_open({ address })
  return {
    text: `${lead} ${more}`,
    cards: [partnerCard(card), ...open.slice(0, ITEMS_SHOWN).map(itemCard)],
    choices: [m.answers_choice_volunteer(), m.answers_choice_partners()],
    outcome: 'answered',
    hits: 1 + open.length,
  }
}
