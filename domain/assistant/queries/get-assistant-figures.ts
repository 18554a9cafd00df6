import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#platform/database/scope.ts'
import { query } from '#platform/operation.ts'
import { OUTCOMES, type AnsweredBy, type Outcome } from '../assistant.ts'

/** Number of questions in a period, by outcome and by answerer. */
export type AssistantFigures = {
  asked: number
  outcomes: Record<Outcome, number>
  answeredBy: Record<AnsweredBy, number>
}

const DAY = 24 * 60 * 60 * 1000

/** The assistant's figures for the last 7 and 30 days; older questions are not stored. */
export const getAssistantFigures = query({
  name: 'assistant.get-assistant-figures',
  for: 'staff',
  input: z.object({}),
  async run({ db, now }): Promise<{ week: AssistantFigures; month: AssistantFigures }> {
    const since = (days: number) => countSince(db, new Date(now.getTime() - days * DAY))
    const week = await since(7)
    return { week, month: await since(30) }
  },
})

type Count = { outcome: Outcome; answeredBy: AnsweredBy; n: string | number }

async function countSince(db: Db, since: Date): Promise<AssistantFigures> {
  const { rows } = await sql<Count>`
    select outcome, answered_by, count(*) as n from assistant_outcomes
    where created_at >= ${since} group by 1, 2`.execute(db)
  const sum = (is: (count: Count) => boolean) =>
    rows.filter(is).reduce((total, { n }) => total + Number(n), 0)
  return {
    asked: sum(() => true),
    outcomes: Object.fromEntries(
      OUTCOMES.map((outcome) => [outcome, sum((count) => count.outcome === outcome)]),
    ) as Record<Outcome, number>,
    answeredBy: {
      model: sum(({ answeredBy }) => answeredBy === 'model'),
      site: sum(({ answeredBy }) => answeredBy === 'site'),
    },
  }
}
