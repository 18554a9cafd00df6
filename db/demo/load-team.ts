import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import { PEOPLE } from './content/people.ts'
import { DEMO_USERS } from './demo-users.ts'
import { demoId } from './demo-id.ts'

/**
 * Gives the partner of the cast a team of two: one who writes and answers, one who minds the money. They are people who
 * support nothing of it. Once the team has changed, nobody comes back.
 */
export async function loadTeam(db: Db): Promise<void> {
  const people = PEOPLE.map(({ key }) => demoId('profiles', key))
  await sql`
    insert into partner_members (user_id, partner_id, duties)
    select free.id, own.id, case row_number() over () when 1 then '{write,answer}'::text[] else '{money}' end
    from partners own, lateral (
      select p.id from profiles p
      where p.id = any (${people}::uuid[])
        and not exists (select from supports s join project_events e on e.id = s.project_event_id
          where s.user_id = p.id and e.partner_id = own.id)
        and not exists (select from partners other where other.user_id = p.id)
      order by p.id limit 2) free
    where own.user_id = ${DEMO_USERS.partner.id}
      and not exists (select from partner_members x where x.partner_id = own.id)
      and not exists (select from partner_changes c where c.partner_id = own.id and c.fields = '{team}')
    on conflict do nothing`.execute(db)
}
