import type { PartnerCardData } from '../../partners/present-partner-card.ts'
import { focusAreaLabel } from '../../partners/partner.ts'
import { summarize } from '../../project-events/summarize.ts'
import type { AnswerCardData } from '../assistant.ts'

/** An organization as an answer card. */
export function partnerCard({
  id,
  name,
  summary,
  logo,
  focusAreas,
}: PartnerCardData): AnswerCardData {
  return {
    kind: 'partner',
    address: `/partner/${id}`,
    title: name,
    text: summarize(summary, 140),
    image: logo,
    place: focusAreas.slice(0, 3).map(focusAreaLabel).join(', ') || null,
    time: null,
  }
}
