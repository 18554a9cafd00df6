import { sql } from 'kysely'
import { z } from 'zod'
import { m } from '#messages'
import { command } from '#platform/operation.ts'

const HOUR = 60 * 60 * 1000
/** Less than a day, so that a run that starts a little early still reports. */
const QUIET_MS = 20 * HOUR
/** The maximum number of faults listed in one email. */
const NAMED_MOST = 20

/** Checks the ledger for inconsistencies, emails the office about them once a day, and returns their number. */
export const reportBookFaults = command({
  name: 'payments.report-book-faults',
  for: 'system',
  input: z.object({}),
  async run({ db, now, notify, log }): Promise<number> {
    const { rows } = await sql<{ fault: string; id: string }>`
      select fault, id::text from app.ledger_mismatches order by fault, id`.execute(db)
    if (rows.length === 0) return 0
    log.error({ count: rows.length, faults: rows.slice(0, NAMED_MOST) }, 'the books disagree')
    // Serialized: processes that start together must not all find that nothing was reported yet.
    await sql`select pg_advisory_xact_lock(hashtextextended('payments.book-faults', 0))`.execute(db)
    const told = await db
      .selectFrom('mails')
      .select('id')
      .where('kind', '=', 'payments.book-faults')
      .where('createdAt', '>', new Date(now.getTime() - QUIET_MS))
      .executeTakeFirst()
    if (told) return rows.length
    await notify(() => ({
      kind: 'payments.book-faults',
      to: 'office',
      subject: m.payments_mail_faults_subject(),
      paragraphs: [
        m.payments_mail_faults_text({ count: rows.length }),
        ...rows.slice(0, NAMED_MOST).map(({ fault, id }) => `${fault}: ${id}`),
        m.payments_mail_faults_more(),
      ],
    }))
    return rows.length
  },
})
