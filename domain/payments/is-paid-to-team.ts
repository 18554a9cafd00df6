import { sql } from 'kysely'

/** That a row of `payments` is paid to whoever runs the site, without a provider: its team alone says that money has come or gone back. */
export function isPaidToTeam() {
  return sql<boolean>`(payments.provider = 'offline' and payments.paid_to is null)`
}
