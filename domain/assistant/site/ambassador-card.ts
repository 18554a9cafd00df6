import type { Ambassador } from '../../ambassadors/present-ambassador.ts'
import { summarize } from '../../project-events/summarize.ts'
import type { AnswerCardData } from '../assistant.ts'

/** An ambassador as an answer card, with the beginning of their bio. */
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
