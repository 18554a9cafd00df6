import { m } from '#messages'
import { findMatchingPartners } from '#domain/partners/queries/find-matching-partners.ts'
import { answerNamedPartner } from './answer-partners.ts'
import { plain } from './plain.ts'
import { inWords, type Asked, type SiteAnswer } from './site-answer.ts'
import { normalize } from '#platform/text/normalize.ts'
import { findMatching } from '#domain/project-events/queries/find-matching.ts'

/** Names asked about are capitalized and have at least two words. */
const NAMED =
  /\b(?:tell me (?:something |more )?about|who (?:is|are)|what (?:is|are|does|do)|know (?:about|of)?|heard of|about|is|does)\s+(?:the )?((?:\p{Lu}[\p{L}'’&-]+\s*){2,6})/u

/** The organization that was named, or a reply that nothing of that name exists. Null when no name was mentioned. */
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

/**
 * The name in the question if nothing public has or mentions it, or null. Partners, which are looked up earlier, and
 * places are known.
 */
async function unknownName({ caller, text, said }: Asked): Promise<string | null> {
  const name = NAMED.exec(text)?.[1]?.trim()
  if (name === undefined || said.place !== null) return null
  const wanted = normalize(name)
  const { items } = await findMatching(caller, {
    // Anything longer than a search accepts is not a word.
    words: wanted
      .split(' ')
      .filter((word) => word.length <= 60)
      .slice(0, 8),
    withPast: true,
    most: 24,
  })
  const isKnown = items.some(({ title, summary, organization }) =>
    normalize(`${title} ${organization} ${summary}`).includes(wanted),
  )
  return isKnown ? null : name
}
