import { z } from 'zod'
import { m } from '#messages'
import { parseCents } from '#platform/text/money.ts'
import { written, writtenLine } from '#domain/content/written.ts'
import { AppError, type FieldErrors } from '#platform/errors.ts'
import { ALL_LANGUAGES } from '#platform/text/language.ts'
import { format } from '#platform/text/format.ts'
import {
  inEachLanguage,
  translationColumns,
  translationValues,
} from '#domain/translations/translation-columns.ts'
import {
  DAYS_MAX,
  TOUR_DESCRIPTION_MAX,
  PRICE_MAX,
  SCENES,
  STOP_MAX,
  STOPS_MAX,
  TOUR_SUMMARY_MAX,
  TOUR_TEXTS,
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

/** The tour form: the price in dollars, one stop per line. Texts in other languages are `title_he` and so on. */
export const tourForm = z.object({
  title: writtenLine({ max: TOUR_TITLE_MAX, missing: () => m.content_title_missing() }),
  summary: writtenLine({ max: TOUR_SUMMARY_MAX, missing: () => m.content_summary_missing() }),
  description: written({
    max: TOUR_DESCRIPTION_MAX,
    missing: () => m.content_description_missing(),
  }),
  stops,
  /** In which these are; empty: in that of their letters. */
  language: z.string().max(10).default(''),
  ...inEachLanguage<z.ZodType<string>>({
    title: writtenLine({ max: TOUR_TITLE_MAX }),
    summary: writtenLine({ max: TOUR_SUMMARY_MAX }),
    description: written({ max: TOUR_DESCRIPTION_MAX }),
    stops: stops.transform((list) => list.join('\n')),
  }),
  scene: z.enum(SCENES, { error: () => m.content_scene_missing() }),
  days,
  price: cents,
  isOffered: z
    .string()
    .default('')
    .transform((word) => word === 'on'),
})
type GivenTour = z.output<typeof tourForm>

/** A tour's columns. @throws AppError bad_input for a translation that is not whole, or has more or fewer stops. */
export function tourToRow(form: GivenTour) {
  const { title, summary, description, scene } = form
  const typed = { ...form, stops: form.stops.join('\n') }
  const inEach = translationColumns(typed, TOUR_TEXTS)
  refuseOtherStops(translationValues(inEach.language, inEach.translations), form.stops.length)
  return {
    title,
    summary,
    description,
    stops: form.stops,
    ...inEach,
    scene,
    days: form.days,
    priceCents: form.price,
    isOffered: form.isOffered,
  }
}

function refuseOtherStops(values: Record<string, string>, count: number): void {
  const fields: FieldErrors = {}
  for (const input of ALL_LANGUAGES.map((language) => `stops_${language}`)) {
    const lines = values[input]?.split('\n')
    if (lines && lines.length !== count) {
      fields[input] = m.content_stops_as_many({ count: format.number(count) })
    }
  }
  if (Object.keys(fields).length > 0) {
    throw new AppError('bad_input', m.errors_check_fields(), { fields })
  }
}

type TourRow = Omit<ReturnType<typeof tourToRow>, 'scene' | 'language' | 'translations'> & {
  scene: string
  language: string
  translations: unknown
}

/** The same, as stored in the audit log. */
export function tourForAudit({ stops: list, language, translations, ...tour }: TourRow) {
  return { ...tour, stops: list.join('\n'), ...translationValues(language, translations) }
}
