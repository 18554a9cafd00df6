import { z } from 'zod'
import { m } from '#messages'
import { sanitizeText } from '#platform/text/sanitize-text.ts'
import {
  DATE_INPUTS,
  DATES_MAX,
  MORE_INPUTS,
  toDraftDate,
  type DateInput,
  type MoreInput,
} from './draft-dates.ts'
import {
  QUESTION_INPUTS,
  toDraftQuestions,
  type QuestionInput,
} from '../questions/draft-questions.ts'
import { QUESTIONS_MAX } from '../questions/question.ts'
import { type Content } from './field-columns.ts'
import { inputLabels, type DraftContent } from './fields.ts'
import { parseDraft } from './parse-fields.ts'
import {
  DEFAULT_TIME_ZONE,
  parseSupportTypes,
  TYPES,
  type ProjectEventType,
} from './project-event.ts'
import { parseDates, type DateSchedule } from './schedule.ts'
import { searchColumns } from './search-text.ts'
import { areaOfDate, datesWithTown, withTown } from './with-town.ts'

/** The maximum length of a draft field: enough that overlong text is not lost. */
export const DRAFT_FIELD_MAX = 50_000

const typed = z
  .string()
  .max(DRAFT_FIELD_MAX, { error: () => m.posts_field_too_long() })
  .transform(sanitizeText)
  .default('')

type TypedInputs = Record<
  Exclude<keyof typeof inputLabels, 'supportTypes' | 'furtherDates' | 'questions'>,
  typeof typed
>

/** What people choose a date by, and a place of its own, are absent from drafts that were typed before, or without it. */
const choice = typed.removeDefault().optional()
type DateTyped = Record<Exclude<DateInput, MoreInput>, typeof typed> &
  Record<MoreInput, typeof choice>

const dateSchema = z
  .object({
    ...Object.fromEntries(DATE_INPUTS.map((name) => [name, typed])),
    ...Object.fromEntries(MORE_INPUTS.map((name) => [name, choice])),
  } as DateTyped)
  .transform(toDraftDate)
/** A draft keeps more dates than an event may have, so that they are not lost before it is refused. */
const DRAFT_DATES_MAX = 2 * DATES_MAX

const questionSchema = z.object(
  Object.fromEntries(QUESTION_INPUTS.map((name) => [name, typed])) as Record<
    QuestionInput,
    typeof typed
  >,
)

/**
 * A revision's stored `content`: the form inputs as typed, however incomplete. A missing one is empty. The image is
 * stored in the revision's `image_file_id`.
 */
export const draftSchema = z.object({
  type: z.enum(TYPES),
  ...(Object.fromEntries(Object.keys(inputLabels).map((name) => [name, typed])) as TypedInputs),
  supportTypes: z.array(z.string()).default([]).transform(parseSupportTypes),
  furtherDates: z.array(dateSchema).max(DRAFT_DATES_MAX).nullable().default(null),
  // Likewise more questions than may be asked.
  questions: z
    .array(questionSchema)
    .max(2 * QUESTIONS_MAX)
    .nullable()
    .default(null)
    .transform((rows) => rows && toDraftQuestions(rows)),
  timeZone: typed.transform((zone) => zone || DEFAULT_TIME_ZONE),
})
export type DraftInput = z.input<typeof draftSchema>

/** What a complete draft says. */
type Approved = Content & Pick<DraftContent, 'type'> & { dates: DateSchedule[] }

/** Parses a draft for submission. Its issues are messages, at most one per input, for all inputs at once. */
export const contentSchema = draftSchema.transform((draft, context): Approved => {
  const { values, problems } = parseDraft(draft)
  const refused = Object.entries(problems)
  for (const [input, message] of refused) {
    context.addIssue({ code: 'custom', path: [input], message })
  }
  if (refused.length > 0) return z.NEVER
  // Without problems, each value is one that its field allows.
  return { type: draft.type, dates: parseDates(draft, () => undefined), ...(values as Content) }
})

/** Parses a revision's stored content; the type is that of the project or event. */
export function readDraft(content: unknown, type: ProjectEventType): DraftContent {
  return draftSchema.parse({ ...Object(content), type })
}

/**
 * What is stored when a proposal is approved, except for the pictures: the columns of `app.project_events`, and the dates of
 * `app.project_event_dates`, by which the database sums up when it takes place.
 */
export function toRow({ type: _type, dates, ...values }: Approved) {
  const {
    startDatetime: _startDatetime,
    endDatetime: _endDatetime,
    startDate: _startDate,
    endDate: _endDate,
    ...placed
  } = withTown(values)
  const translations = JSON.stringify(placed.translations)
  const questions = JSON.stringify(placed.questions)
  const elsewhere = dates.flatMap(({ place }) => (place ? [place.locations] : []))
  return {
    columns: { ...placed, translations, questions, ...searchColumns(placed, elsewhere) },
    dates: datesWithTown(dates, values.region).map((date) =>
      date.place ? { ...date, area: areaOfDate(date.place, placed) } : date,
    ),
  }
}
