import { sql } from 'kysely'

/** SQL condition: whoever made a sign-up, a row of `supports`, came on none of the dates that its organization has noted. */
export const IS_NO_SHOW = sql<boolean>`exists (select from app.attendances a where a.support_id = supports.id
  having bool_and(a.status = 'absent'))`
