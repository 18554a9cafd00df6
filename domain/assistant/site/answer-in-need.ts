import { m } from '#messages'
import { findMatchingPartners } from '#domain/partners/queries/find-matching-partners.ts'
import { partnerCard } from './partner-card.ts'
import { SIREN } from './simple-answers.ts'
import { inWords, type Asked, type SiteAnswer } from './site-answer.ts'

const SHOWN = 3

/** For whoever lacks what others here give: who helps in Israel, what this site is not, and organizations near to it. */
export async function answerInNeed({ caller, said, text }: Asked): Promise<SiteAnswer> {
  const { words, districts } = said
  const search = [...words.slice(0, 20), 'welfare', 'emergency']
  const { partners } = await findMatchingPartners(caller, { words: search, districts, most: SHOWN })
  const cards = partners.map(({ thing }) => partnerCard(thing))
  const lead = cards.length > 0 ? ` ${m.answers_in_need_partners({ count: cards.length })}` : ''
  const siren = SIREN.test(text) ? ` ${m.answers_in_need_siren()}` : ''
  return inWords(m.answers_in_need() + siren + lead, { cards, hits: cards.length })
}
