import { sql } from 'kysely'

/** SQL condition: a row of `supports` waits for its organization; that of a minor only once a parent has agreed. */
export const AWAITS_ANSWER = sql<boolean>`(supports.status = 'pending' and coalesce(supports.consent, 'given') = 'given')`
