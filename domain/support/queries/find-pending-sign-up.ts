import { z } from 'zod'
import { query } from '#platform/operation.ts'
import type { ProjectEventCard } from '#domain/project-events/project-event.ts'
import { CARD_COLUMNS, toCard } from '#domain/project-events/to-card.ts'
import { readDates } from '#domain/project-events/next-date.ts'
import { onChosenDate, type ChosenDate } from '../chosen-date.ts'
import { pendingDates } from '../dates-to-choose.ts'
import { hashToken, oldestLink } from '../pending-sign-up.ts'
import { findQuestions } from '#domain/questions/ask.ts'
import type { Answer } from '#domain/questions/question.ts'
import type { FormKind } from '../support.ts'

/** What a link confirms, as its page shows it. */
export type PendingSignUp = {
  kind: FormKind
  places: number
  /** Whether they agreed to wait for a place. */
  waits: boolean
  name: string
  email: string
  phone: string | null
  message: string
  /** Their answers to what is still asked. */
  answered: Answer[]
  item: ProjectEventCard
  /** The dates they chose; empty for the whole. */
  dates: ChosenDate[]
}

/** What the link of this token confirms; null once it is used, too old or unknown. Reading it changes nothing. */
export const findPendingSignUp = query({
  name: 'support.find-pending-sign-up',
  for: 'system',
  input: z.object({ token: z.string() }),
  async run({ db, input, now }): Promise<PendingSignUp | null> {
    const found = await db
      .selectFrom('pendingSignUps')
      .select(['kind', 'places', 'waits', 'name', 'email', 'phone', 'message', 'projectEventId'])
      .select(['answers', 'dateIds', 'waitingDateIds'])
      .where('tokenHash', '=', hashToken(input.token))
      .where('usedAt', 'is', null)
      .where('createdAt', '>', oldestLink(now))
      .executeTakeFirst()
    if (!found) return null
    const { projectEventId, answers, dateIds, waitingDateIds, ...pending } = found
    const row = await db
      .selectFrom('projectEvents')
      .select(CARD_COLUMNS)
      .where('id', '=', projectEventId)
      .executeTakeFirstOrThrow()
    // The column's check constraint allows only these.
    const kind = pending.kind as FormKind
    const typed = answers as Record<string, string>
    const { questions } = await findQuestions(db, projectEventId, kind)
    const answered = questions.map((asked) => ({ asked, answer: typed[asked.id] || null }))
    const item = toCard(row, now)
    const dates = pendingDates(
      { dateIds, waitingDateIds },
      { dates: readDates(row), timeZone: item.timeZone },
    )
    return {
      ...pending,
      kind,
      answered,
      item: onChosenDate(item, dates.length === 1 ? dates[0]! : null),
      dates,
    }
  },
})
