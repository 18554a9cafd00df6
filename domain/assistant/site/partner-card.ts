import { categoryLabel } from '../../project-events/project-event.ts'
import type { PartnerCard } from '../../partners/present-partner-card.ts'
import { summarize } from '../../project-events/summarize.ts'
import type { AnswerCard } from '../assistant.ts'

/** An organization as a card of an answer. */
export function partnerCard(partner: PartnerCard): AnswerCard {
  return {
    kind: 'partner',
    address: `/partner/${partner.id}`,
    title: partner.name,
    text: summarize(partner.summary, 140),
    image: partner.logo,
    place: partner.category && categoryLabel(partner.category),
    time: null,
  }
}
