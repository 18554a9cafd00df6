import { z } from 'zod'
import { m } from '#messages'
import { parseCents } from '#platform/text/money.ts'
import { written, writtenLine } from '#domain/content/written.ts'
import { format } from '#platform/text/format.ts'
import {
  DAYS_MAX,
  TOUR_DESCRIPTION_MAX,
  PRICE_MAX,
  SCENES,
  STOP_MAX,
  STOPS_MAX,
  TOUR_SUMMARY_MAX,
  TOUR_TITLE_MAX,
} from './tour-package.ts'

const cents = z
  .string()
  .default('')
  .transform((text) => parseCents(text.trim()) ?? 0)
  .refine((amount) => amount > 0 && amount <= PRICE_MAX, {
    error: () => m.content_price_wrong({ max: format.number(PRICE_MAX / 100) }),
  })

const days = z
  .string()
  .default('')
  .transform((text) => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : 0))
  .refine((count) => count >= 1 && count <= DAYS_MAX, {
    error: () => m.content_days_wrong({ max: DAYS_MAX }),
  })

/** One stop per line. */
const stops = written({ max: STOPS_MAX * (STOP_MAX + 1) })
  .transform((text) => [
    ...new Set(
      text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    ),
  ])
  .refine((list) => list.length <= STOPS_MAX, {
    error: () => m.content_stops_too_many({ max: STOPS_MAX }),
  })
  .refine((list) => list.every((stop) => [...stop].length <= STOP_MAX), {
    error: () => m.content_stop_too_long({ max: STOP_MAX }),
  })

/** The tour form: the price in dollars, one stop per line. */
export const tourForm = z.object({
  title: writtenLine({ max: TOUR_TITLE_MAX, missing: () => m.content_title_missing() }),
  summary: writtenLine({ max: TOUR_SUMMARY_MAX, missing: () => m.content_summary_missing() }),
  description: written({
    max: TOUR_DESCRIPTION_MAX,
    missing: () => m.content_description_missing(),
  }),
  stops,
  scene: z.enum(SCENES, { error: () => m.content_scene_missing() }),
  days,
  price: cents,
  isOffered: z
    .string()
    .default('')
    .transform((word) => word === 'on'),
})
type GivenTour = z.output<typeof tourForm>

/** A tour's columns. */
export function tourToRow({ price, isOffered, ...tour }: GivenTour) {
  return { ...tour, priceCents: price, isOffered }
}

/** The same, as stored in the audit log. */
export function tourForAudit({ stops: list, ...tour }: ReturnType<typeof tourToRow>) {
  return { ...tour, stops: list.join('\n') }
}
