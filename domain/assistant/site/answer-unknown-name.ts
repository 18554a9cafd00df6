import { m } from '#messages'
import { normalize } from '#platform/text/normalize.ts'
import { findMatching } from '#domain/project-events/queries/find-matching.ts'
import { inWords, plain, type Asked, type SiteAnswer } from './site-answer.ts'

/** Only names of at least two capitalized words count. */
const NAMED =
  /\b(?:[Tt]ell me (?:something |more )?about|[Ww]ho (?:is|are)|[Ww]hat (?:is|are)|[Hh]eard of|[Ww]ebsite of)\s+(?:the )?((?:\p{Lu}[\p{L}'’&-]+\s*){2,6})/u

/** Answers that nothing here has the name in the question, although its words occur. Null if something has, or none is named. */
export async function answerUnknownName({
  caller,
  text,
  heard,
}: Asked): Promise<SiteAnswer | null> {
  const name = NAMED.exec(text)?.[1]?.trim()
  if (name === undefined || heard.slots.place !== null) return null
  const wanted = normalize(name)
  const words = wanted.split(' ').filter((word) => word.length <= 60)
  const { items } = await findMatching(caller, { words, withPast: true, most: 24 })
  const isKnown = items.some(({ title, summary, organization }) =>
    normalize(`${title} ${organization} ${summary}`).includes(wanted),
  )
  if (isKnown) return null
  return inWords(m.answers_unknown_name({ name: plain(name) }), {
    outcome: 'nothing-found',
    choices: [m.answers_choice_partners()],
  })
}
