import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import { instantFrom } from './demo-day.ts'
import { demoId } from './demo-id.ts'
import { DEMO_USERS } from './demo-users.ts'

/** Hours ago at which the note was sent. */
const NOTE_HOURS = 60
const NOTE =
  'We meet at the gate at a quarter to nine, not in the yard: it is being paved.\n\nPlease bring a hat and a bottle of water. Gloves are here.'

/**
 * Loads a note to everybody who has signed up for the first item with messages, and a warning of an organization that leaves someone
 * waiting, which is not of the cast. What exists already stays as it is.
 */
export async function loadAnswers(db: Db, firstLoad: Date): Promise<void> {
  const id = demoId('notes', 'gate')
  const createdAt = instantFrom(firstLoad, 0, -NOTE_HOURS)
  const known = await db.selectFrom('notes').select('id').where('id', '=', id).executeTakeFirst()
  if (!known) {
    const reached = await db
      .selectFrom('supports')
      .innerJoin('projectEvents', 'projectEvents.id', 'supports.projectEventId')
      .select(['supports.id', 'projectEvents.partnerId', 'projectEventId'])
      .where('projectEventId', '=', (from) =>
        from
          .selectFrom('supports')
          .select('projectEventId')
          .where('id', '=', demoId('supports', '0')),
      )
      .where('kind', 'in', ['volunteer', 'attend', 'visit'])
      .where('supports.status', 'in', ['confirmed', 'pending'])
      .where('supports.createdAt', '<', createdAt)
      .where('email', '<>', '')
      .execute()
    const [first] = reached
    const { id: userId } = DEMO_USERS.partner
    if (first) {
      const { partnerId, projectEventId } = first
      const of = { partnerId, projectEventId, recipients: reached.length }
      const audience = ['confirmed', 'pending']
      await db
        .insertInto('notes')
        .values({ id, ...of, audience, body: NOTE, userId, createdAt })
        .execute()
      await db
        .insertInto('threadMessages')
        .values(
          reached.map((support) => ({
            id: demoId('thread_messages', `note ${support.id}`),
            supportId: support.id,
            author: 'partner',
            userId,
            body: NOTE,
            createdAt,
            mailedAt: createdAt,
            noteId: id,
          })),
        )
        .execute()
    }
  }
  await sql`
    insert into answer_warnings (partner_id, warned_at, refuses_at)
    select o.partner_id, ${firstLoad}::timestamptz, ${firstLoad}::timestamptz + interval '7 days'
    from obligations o join partners p on p.id = o.partner_id
    where o.counts and o.due_at <= ${firstLoad} and p.status = 'approved'
      and (p.user_id is null or p.user_id not in (${DEMO_USERS.partner.id}, ${DEMO_USERS.partner2.id}))
      and not exists (select from answer_warnings)
    order by o.since, o.subject_id limit 1
    on conflict do nothing`.execute(db)
}
