import { sql } from 'kysely'
import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'

/**
 * Issues the caller a certificate of all their confirmed hours, of sign-ups for one person, and returns its code; the same one as long
 * as nothing has changed.
 *
 * @throws AppError conflict without such hours.
 */
export const certifyOwnHours = command({
  name: 'attendance.certify-own-hours',
  for: 'member',
  input: z.object({}),
  async run({ db, now }): Promise<{ code: string }> {
    const { rows } = await sql<{ code: string | null }>`
      select app.certify_own_hours(${now}::timestamptz) as code`.execute(db)
    const code = rows[0]?.code
    if (!code) throw new AppError('conflict', m.onday_total_none())
    return { code }
  },
})
