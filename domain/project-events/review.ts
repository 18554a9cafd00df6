import { m } from '#messages'
import type { Db } from '#platform/database/scope.ts'
import { countToAsk } from '../support/count-to-notify.ts'
import { firstMovesBetween } from '../support/moves-between.ts'
import { checkDraft } from './check-draft.ts'
import { COLUMNS, showColumns, type FieldName, type ShownContent } from './field-columns.ts'
import { type DraftContent } from './fields.ts'
import { describeFields, parseDraft } from './parse-fields.ts'
import type { ItemTranslations } from './languages.ts'
import { describeQuestions } from '../questions/question-texts.ts'
import type { Question } from '../questions/question.ts'
import { markChanges, type MarkedText } from './mark-changes.ts'
import { labelOf, matchDates } from './match-dates.ts'
import { readDates, SEVERAL_DATES, type EventDate } from './next-date.ts'
import type { ProjectEventType } from './project-event.ts'
import { proposedDates } from './schedule.ts'
import { datesWithTown, withTown } from './with-town.ts'

/** The content of a review, in the same form for a proposal and the public version, so that they can be compared. */
export type ReviewFields = ShownContent & {
  imageFileId: string | null
  /** Of an event that has several. */
  dates: EventDate[]
}

export type Proposal = {
  facts: ReviewFields
  /** Why it cannot be approved as it is; empty if it can. */
  problems: string[]
}

/** Parses a revision's content; of an incomplete one, as much as possible. */
export function readProposal(
  draft: DraftContent,
  more: {
    imageFileId: string | null
    now: Date
    wasApproved: boolean
  },
): Proposal {
  return {
    facts: {
      ...showColumns(withTown(parseDraft(draft).values), COLUMNS),
      dates: datesWithTown(proposedDates(draft), draft.region),
      imageFileId: more.imageFileId,
    },
    problems: Object.values(checkDraft(draft, more)),
  }
}

/** Returns the columns in which a proposal differs from the public version. */
export function diff(proposed: ReviewFields, current: ReviewFields): (keyof ReviewFields)[] {
  const columns = [...COLUMNS, 'dates', 'imageFileId'] as const
  return columns.filter((column) =>
    column === 'questions'
      ? describeQuestions(proposed.questions) !== describeQuestions(current.questions)
      : toText(proposed[column]) !== toText(current[column]),
  )
}

function toText(value: ReviewFields[Exclude<keyof ReviewFields, 'questions'>]): string {
  if (Array.isArray(value)) {
    // Neither the order of words nor the ids of dates are content.
    return JSON.stringify(
      value.map((one) => (typeof one === 'string' ? one : dateToText(one))).toSorted(),
    )
  }
  // The database orders keys in its own way.
  if (value && typeof value === 'object') return JSON.stringify(Object.entries(value).toSorted())
  return JSON.stringify(value)
}

function dateToText(date: EventDate): string {
  const { startDatetime, endDatetime, labels = {}, places, place } = date
  const { locations = {}, latitude, longitude } = place ?? {}
  const texts = [labels, locations].map((of) => Object.entries(of).toSorted())
  return JSON.stringify([startDatetime, endDatetime, texts, places, latitude, longitude])
}

/** Reads the public version of these items, or the last one if taken down, by item id; without those never published. */
export async function readPublished(
  db: Db,
  itemIds: readonly string[],
): Promise<Map<string, ReviewFields>> {
  if (itemIds.length === 0) return new Map()
  const items = await db
    .selectFrom('projectEvents')
    .select(['id', 'imageFileId', ...COLUMNS])
    .select(SEVERAL_DATES)
    .where('id', 'in', itemIds)
    .where('approvedAt', 'is not', null)
    .execute()
  return new Map(
    items.map(({ id, ...row }) => [
      id,
      {
        ...showColumns(row, COLUMNS),
        dates: readDates(row),
        title: row.title ?? '',
        description: row.description ?? '',
        translations: row.translations as ItemTranslations,
        // The column's check constraint allows only questions.
        questions: row.questions as unknown as Question[],
        imageFileId: row.imageFileId,
      },
    ]),
  )
}

/** Counts the emails sent when a proposal is approved, because the time or place changes; the same in whatever language it is reviewed. */
export async function countMoved(
  db: Db,
  of: {
    itemId: string
    type: ProjectEventType
    current: ReviewFields | null
    facts: ReviewFields
    now: Date
  },
): Promise<number> {
  const { itemId, type, current, facts, now } = of
  if (!current) return 0
  const before = { ...current, type }
  const after = { ...facts, type, dates: withIds(facts, current) }
  const isGone = (id: string | null) =>
    before.dates.some((date) => date.id === id) && after.dates.every((date) => date.id !== id)
  const isMoved = (id: string | null) => firstMovesBetween(before, after, id).length > 0
  if (!isMoved(null)) return 0
  return countToAsk(db, itemId, { now, isGone, isMoved })
}

/** The proposed dates with the ids that they keep when they are approved. */
function withIds({ dates, timeZone }: ReviewFields, { dates: known }: ReviewFields): EventDate[] {
  const toMatch = ({ startDatetime, labels = {} }: EventDate) => ({
    startsAt: new Date(startDatetime),
    label: labelOf(labels),
  })
  const ids = matchDates(
    known.flatMap((date) => (date.id === null ? [] : [{ ...toMatch(date), id: date.id }])),
    dates.map(toMatch),
    timeZone,
  )
  return dates.map((date, at) => ({ ...date, id: ids[at] ?? null }))
}

/** One line of a review, as text. */
export type ReviewLine = {
  key: FieldName | 'picture'
  label: string
  proposed: string
  /** The public value; null if there is none, or if it is the same. */
  current: string | null
  isChanged: boolean
  /** Of changed text, what each version has that the other lacks. */
  marks: { before: MarkedText[]; after: MarkedText[] } | null
}

/**
 * Compares a proposal with the public version, line by line. A line with several columns counts as changed if any of them is.
 */
export function describe(
  type: ProjectEventType,
  proposed: ReviewFields,
  current: ReviewFields | null,
  changed: readonly (keyof ReviewFields)[],
): ReviewLine[] {
  const before = current && describeFields(type, current)
  const lines = describeFields(type, proposed).map(({ key, label, columns, text }, at) => {
    const isChanged =
      columns.some((column) => changed.includes(column)) ||
      (key === 'when' && changed.includes('dates'))
    const shown = (isChanged && before?.[at]?.text) || null
    return {
      key,
      label,
      proposed: text,
      current: shown,
      isChanged,
      marks: shown && text ? markChanges(shown, text, partsOf(key, text, shown)) : null,
    }
  })
  const picture = {
    key: 'picture' as const,
    label: m.moderation_field_picture(),
    proposed: '',
    current: null,
    isChanged: changed.includes('imageFileId'),
    marks: null,
  }
  return [...lines, picture]
}

/** Several dates are compared as wholes: that only an hour differs is not what one looks for. */
function partsOf(key: FieldName, ...texts: string[]): 'word' | 'line' {
  return key === 'when' && texts.some((text) => text.includes('\n')) ? 'line' : 'word'
}
