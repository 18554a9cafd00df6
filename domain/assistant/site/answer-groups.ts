import { m } from '#messages'
import { findMatching } from '#domain/project-events/queries/find-matching.ts'
import { itemCard } from './item-card.ts'
import { itemsAsked } from './items-asked.ts'
import { inWords, type Asked, type SiteAnswer } from './site-answer.ts'

const SHOWN = 3
/** Places a group needs. */
const ROOM = 5

/** Answers how groups sign up, and what has room for several. */
export async function answerGroups(asked: Asked): Promise<SiteAnswer> {
  const { caller, said } = asked
  if (!caller.runtime.switches.isOn('volunteering')) {
    return inWords(m.answers_closed(), { outcome: 'nothing-found' })
  }
  const isAboutHow = /\b(start|create|found|make|open|lead|invite|how)\b/i.test(asked.text)
  if (isAboutHow && said.districts.length + said.topics.length === 0) {
    return inWords(m.answers_groups(), { hits: 1 })
  }
  const wanted = { ...itemsAsked(asked), words: [], kinds: ['volunteer' as const] }
  const { items } = await findMatching(caller, { ...wanted, most: 12 })
  const roomy = items.filter(
    ({ places, placesTaken }) => places === null || places - placesTaken >= ROOM,
  )
  const shown = roomy.slice(0, SHOWN)
  return {
    text: [m.answers_groups(), ...(shown.length > 0 ? [m.answers_groups_items()] : [])].join(
      '\n\n',
    ),
    cards: shown.map(itemCard),
    choices: [m.answers_choice_north(), m.answers_choice_two_weeks()],
    outcome: 'answered',
    hits: Math.max(1, roomy.length),
  }
}
