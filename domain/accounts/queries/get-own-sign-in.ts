import { sql } from 'kysely'
import { z } from 'zod'
import { query } from '#platform/operation.ts'

/** How a user signs in and their sessions, without secrets. Times are ISO strings. */
export type OwnSignIn = {
  user: Record<string, unknown>
  accounts: { provider_id: string }[]
  sessions: { id: string; created_at: string }[]
}

/** How the caller signs in (password or providers) and their open sessions. */
export const getOwnSignIn = query({
  name: 'accounts.get-own-sign-in',
  for: 'member',
  input: z.object({}),
  async run({ db }): Promise<OwnSignIn> {
    const { rows } = await sql<{ own: OwnSignIn }>`select app.own_sign_in() as own`.execute(db)
    return rows[0]!.own
  },
})
