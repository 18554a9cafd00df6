import { normalize } from '#platform/text/normalize.ts'
import { findMatching } from '#domain/project-events/queries/find-matching.ts'
import type { Asked } from './site-answer.ts'

/** Who asks about something by its name writes it with capitals, in two words at least. */
const NAMED =
  /\b(?:tell me (?:something |more )?about|who (?:is|are)|what (?:is|are|does|do)|know (?:about|of)?|heard of|about|is|does)\s+(?:the )?((?:\p{Lu}[\p{L}'’&-]+\s*){2,6})/u

/**
 * The name that was asked about, if nothing public is called so or tells of it; or null. Partners, whose names are looked
 * for before, and places are known.
 */
export async function unknownName({ caller, text, said }: Asked): Promise<string | null> {
  const name = NAMED.exec(text)?.[1]?.trim()
  if (name === undefined || said.place !== null) return null
  const wanted = normalize(name)
  const { items } = await findMatching(caller, {
    // What is longer than a search takes is no word.
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
