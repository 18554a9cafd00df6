import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import type { Duty } from '#domain/partners/duty.ts'
import type { ObligationKind, ObligationOwner } from './obligation.ts'

/** 1 and 2: to whoever has to answer. 3: about an organization, to staff. */
export type NudgeStage = 1 | 2 | 3

export type TakenNudge = {
  kind: ObligationKind
  owner: ObligationOwner
  partnerId: string | null
  since: Date
  stage: NudgeStage
  /** Whose of an organization it is to answer. */
  duty: Duty | null
}

/**
 * Records the nudges that are due, at most so many, and returns them: each once, by whichever process records it. Of several stages
 * that are due at once, because no process ran, only the last is returned.
 */
export async function takeNudges(db: Db, now: Date, most: number): Promise<TakenNudge[]> {
  const { rows } = await sql<TakenNudge>`
    with due as (
      select o.kind, o.subject_id, o.owner, o.partner_id, o.since, o.duty,
        least(case o.owner when 'partner' then 3 else 2 end,
          1 + floor(extract(epoch from ${now}::timestamptz - o.due_at) / (86400 * o.days)))::smallint as stage
      from obligations o where o.due_at <= ${now}
        -- One that is suspended cannot answer.
        and (o.owner = 'staff' or exists (select from partners p where p.id = o.partner_id and p.status = 'approved'))
    ),
    fresh as (
      select * from due d where not exists (select from nudges n
        where n.kind = d.kind and n.subject_id = d.subject_id and n.since = d.since and n.stage >= d.stage)
      order by d.since, d.subject_id limit ${most}
    ),
    taken as (
      insert into nudges (kind, subject_id, since, stage, sent_at)
      select kind, subject_id, since, stage, ${now} from fresh
      on conflict do nothing returning kind, subject_id, since, stage
    )
    select f.kind, f.owner, f.partner_id, f.since, f.stage, f.duty
    from fresh f join taken t using (kind, subject_id, since, stage) order by f.since`.execute(db)
  return rows
}
