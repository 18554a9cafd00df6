import { m } from '#messages'
import { getPublic } from '#domain/project-events/queries/get-public.ts'
import type { Pick } from '../understanding/pick-in.ts'
import type { AnswerCardData } from '../assistant.ts'
import { itemCard } from './item-card.ts'
import { itemFacts } from './item-facts.ts'
import { plain } from './plain.ts'
import { inWords, type Asked, type SiteAnswer } from './site-answer.ts'

/** The card of an earlier answer that is meant; null where that is not sure. */
export function pickedCard(cards: readonly AnswerCardData[], pick: Pick): AnswerCardData | null {
  if (pick === 'that') return cards.length === 1 ? cards[0]! : null
  return cards.at(pick === 'last' ? -1 : pick) ?? null
}

/** What is known of the one that was picked among those shown before; else the question which. */
export async function answerPick(
  { caller }: Asked,
  cards: readonly AnswerCardData[],
  pick: Pick,
): Promise<SiteAnswer> {
  const card = pickedCard(cards, pick)
  if (!card) {
    return inWords(m.answers_pick_which({ count: cards.length }), {
      outcome: 'asked-back',
      choices: cards.map(({ title }) => title),
    })
  }
  if (card.kind === 'project' || card.kind === 'event') {
    const item = await getPublic(caller, { id: card.address.split('/').at(-1) ?? '' })
    const text = itemFacts(item, caller.runtime.clock.now())
    return inWords(text, { cards: [itemCard(item)], hits: 1 })
  }
  const words = { title: plain(card.title), text: plain(card.text), address: card.address }
  return inWords(m.answers_pick_shown(words), { cards: [card], hits: 1 })
}
