import type { Ambassador } from '../../ambassadors/present-ambassador.ts'
import { summarize } from '../../project-events/summarize.ts'
import type { AnswerCardData } from '../assistant.ts'

/** An ambassador as a card of an answer, with the beginning of what they say of themselves. */
export function ambassadorCard(ambassador: Ambassador & { summary: string }): AnswerCardData {
  return {
    kind: 'ambassador',
    address: `/ambassador/${ambassador.id}`,
    title: ambassador.name,
    text: summarize(ambassador.summary, 140),
    image: ambassador.photo ?? ambassador.logo,
    place: null,
    time: null,
  }
}
