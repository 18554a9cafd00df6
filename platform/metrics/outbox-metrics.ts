import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Scope } from '../database/scope.ts'
import { single, type Metric } from './metric.ts'

const JOB = { kind: 'system', job: 'metrics' } as const

/** The number of waiting emails, and since when. */
export async function readWaiting(scope: Scope, clock: Clock): Promise<Metric[]> {
  const found = await scope.as(JOB, (db) =>
    db
      .selectFrom('mails')
      .select((mail) => [
        mail.fn.countAll<string>().as('waiting'),
        sql<Date | null>`min(created_at)`.as('oldest'),
      ])
      .where('status', '=', 'queued')
      .executeTakeFirstOrThrow(),
  )
  const age = found.oldest ? (clock.now().getTime() - found.oldest.getTime()) / 1000 : 0
  return [
    single(
      'gauge',
      'mail_outbox_waiting',
      'Mails that are still to be sent.',
      Number(found.waiting),
    ),
    single(
      'gauge',
      'mail_outbox_oldest_seconds',
      'How long the oldest of those has waited.',
      Math.max(age, 0),
    ),
  ]
}

/** The number of failed emails. This query has no index of its own: run it rarely. */
export async function readGivenUp(scope: Scope): Promise<Metric[]> {
  const { failed } = await scope.as(JOB, (db) =>
    db
      .selectFrom('mails')
      .select((mail) => mail.fn.countAll<string>().as('failed'))
      .where('status', '=', 'failed')
      .executeTakeFirstOrThrow(),
  )
  return [single('gauge', 'mail_outbox_failed', 'Kept mails that were given up.', Number(failed))]
}
