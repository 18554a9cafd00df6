import { sql } from 'kysely'

/** SQL condition on `payments`: paid offline to the site's team, who alone confirm the payment and its refunds. */
export function isPaidToTeam() {
  return sql<boolean>`(payments.provider = 'offline' and payments.paid_to is null)`
}
