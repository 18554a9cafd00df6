import { randomUUID } from 'node:crypto'
import type { Scope } from '#platform/database/scope.ts'
import { instantFrom } from './demo-day.ts'
import { demoId } from './demo-id.ts'
import type { DemoQuestion } from './shapes.ts'

/** Older rows would soon be deleted anyway. */
const DAYS = 25
const JOB = { kind: 'system', job: 'demo' } as const

/**
 * Loads anonymous questions to the assistant from the days before the first load. Does nothing if any exist, so that
 * deleted ones do not come back.
 */
export async function loadQuestions(
  scope: Scope,
  questions: readonly DemoQuestion[],
  { firstLoad, now }: { firstLoad: Date; now: Date },
): Promise<void> {
  const oldest = instantFrom(now, -DAYS)
  const rows = questions
    .map((question, at) => rowOf(question, at, firstLoad))
    .filter(({ createdAt }) => createdAt > oldest)
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  const known = await scope.as(JOB, (db) =>
    db
      .selectFrom('assistantInteractions')
      .select('id')
      .where('id', 'in', ids)
      .limit(1)
      .executeTakeFirst(),
  )
  if (known) return
  // As a visitor: a job may not insert them.
  await scope.as({ kind: 'guest', guestId: randomUUID() }, (db) =>
    db.insertInto('assistantInteractions').values(rows).execute(),
  )
}

function rowOf(question: DemoQuestion, at: number, firstLoad: Date) {
  const { key, hoursAgo, prompt, outcome, hits = 0, actionType = 'answer' } = question
  return {
    id: demoId('assistant_interactions', key),
    actionType,
    answeredBy: 'site',
    outcome,
    prompt,
    hits,
    tookMs: 60 + 17 * at,
    createdAt: instantFrom(firstLoad, 0, -hoursAgo),
  }
}
