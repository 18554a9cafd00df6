import { z } from 'zod'
import {
  ACCOMMODATIONS,
  accommodationLabel,
  interestLabel,
  VISIT_INTERESTS,
} from '#domain/inbox/inbox-message.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'

export type Detail = { label: string; value: string }

const day = z.iso.date().optional().catch(undefined)
const stored = z.object({
  date: day,
  arrival: day,
  departure: day,
  travelers: z.number().int().optional().catch(undefined),
  interests: z.array(z.enum(VISIT_INTERESTS)).optional().catch(undefined),
  accommodation: z.enum(ACCOMMODATIONS).optional().catch(undefined),
})

/** Presents the details given in a request, line by line. */
export function presentDetails(details: unknown): Detail[] {
  const found = stored.safeParse(details)
  if (!found.success) return []
  const { date, arrival, departure, travelers, interests, accommodation } = found.data
  return [
    { label: m.visit_date(), value: date ? format.day(date, 'medium') : '' },
    { label: m.visit_arrival(), value: arrival ? format.day(arrival, 'medium') : '' },
    { label: m.visit_departure(), value: departure ? format.day(departure, 'medium') : '' },
    { label: m.visit_travelers(), value: travelers ? String(travelers) : '' },
    { label: m.visit_interests(), value: (interests ?? []).map(interestLabel).join(', ') },
    {
      label: m.visit_accommodation(),
      value: accommodation ? accommodationLabel(accommodation) : '',
    },
  ].filter(({ value }) => value !== '')
}
