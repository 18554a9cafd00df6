import { m } from '#messages'
import { findMatching } from '../../project-events/find-matching.ts'
import { itemCard } from './item-card.ts'
import { itemsLead } from './items-lead.ts'
import { listLink } from './list-link.ts'
import { inWords, type Asked, type SiteAnswer } from './site-answer.ts'
import { itemsAsked } from './items-asked.ts'
import { itemsWidened } from './items-widened.ts'
import { itemsChoices } from './items-choices.ts'

/** So many cards stand below an answer. */
const SHOWN = 4

/** Projects and events that suit what was said; where none do, what suits nearly, and says so. */
export async function answerItems(asked: Asked): Promise<SiteAnswer> {
  const wanted = itemsAsked(asked)
  const choices = itemsChoices(asked)
  const found = await findMatching(asked.caller, { ...wanted, most: SHOWN })
  if (found.items.length > 0) {
    const text = [itemsLead(asked, found), m.answers_items_more({ list: listLink(wanted) })].join(
      '\n\n',
    )
    return {
      text,
      cards: found.items.map(itemCard),
      choices,
      outcome: 'answered',
      hits: found.total,
    }
  }
  for (const step of itemsWidened(wanted)) {
    const more = await findMatching(asked.caller, { ...step.wanted, most: SHOWN })
    if (more.items.length === 0) continue
    const text = [
      `${itemsLead(asked, found)} ${step.says}`,
      m.answers_items_more({ list: listLink(step.wanted) }),
    ].join('\n\n')
    return {
      text,
      cards: more.items.map(itemCard),
      choices,
      outcome: 'nothing-found',
      hits: more.total,
    }
  }
  return inWords(
    `${itemsLead(asked, found)} ${m.answers_items_none({ list: '/projects-events' })}`,
    {
      choices,
      outcome: 'nothing-found',
    },
  )
}
