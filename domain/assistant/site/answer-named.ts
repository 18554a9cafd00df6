import { m } from '#messages'
import { findMatchingPartners } from '#domain/partners/queries/find-matching-partners.ts'
import { answerNamedPartner } from './answer-partners.ts'
import { plain } from './plain.ts'
import { inWords, type Asked, type SiteAnswer } from './site-answer.ts'
import { unknownName } from './unknown-name.ts'

/** The organization that was named; or that there is nothing of the name that was asked about. Null where none was. */
export async function answerNamed(asked: Asked): Promise<SiteAnswer | null> {
  const { caller, text } = asked
  const { partners } = await findMatchingPartners(caller, { said: text, most: 1 })
  const partner = partners.find(({ isNamed }) => isNamed)
  if (partner) return answerNamedPartner(asked, partner.thing)
  const name = await unknownName(asked)
  if (name === null) return null
  return inWords(m.answers_unknown_name({ name: plain(name) }), {
    outcome: 'nothing-found',
    choices: [m.answers_choice_partners()],
  })
}
