import { m } from '#messages'
import { categoryLabel } from '../../project-events/project-event.ts'
import { kindLabel } from '../../support/support.ts'
import type { Match } from '../../project-events/find-matching.ts'
import { countWord } from './count-word.ts'
import { placeWords } from './place-words.ts'
import { daysWords } from './days-words.ts'
import type { Asked } from './site-answer.ts'

/** The sentence that says what was understood and how much of it there is. */
export function itemsLead(
  { said }: Asked,
  { items, total }: { items: readonly Match[]; total: number },
): string {
  const what = [said.kinds.map(kindLabel), said.topics.map(categoryLabel)].flat().join(', ')
  const where = placeWords(said)
  const when = said.days ? daysWords(said.days) : ''
  const around = [where, when].filter(Boolean).join(', ')
  const things =
    said.type === 'event'
      ? m.answers_events({ count: total, number: countWord(total) })
      : said.type === 'project'
        ? m.answers_projects({ count: total, number: countWord(total) })
        : m.answers_things({ count: total, number: countWord(total) })
  void items
  const sentence = what ? m.answers_found_for({ things, what }) : m.answers_found({ things })
  return around ? `${around.charAt(0).toUpperCase()}${around.slice(1)}, ${sentence}` : sentence
}
