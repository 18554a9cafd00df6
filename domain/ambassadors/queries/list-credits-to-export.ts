import { sql } from 'kysely'
import { z } from 'zod'
import { inPage } from '#platform/database/in-page-language.ts'
import { query } from '#platform/operation.ts'
import { creditTitle } from '../credit-title.ts'
import { format } from '#platform/text/format.ts'
import { EXPORT_MAX } from '#domain/support/export.ts'
import type { SupportKind, SupportStatus } from '#domain/support/support.ts'
import { ANALYTICS_PERIODS, periodStart } from '../analytics.ts'

export type CreditToExport = {
  createdAt: Date
  title: string
  kind: SupportKind
  status: SupportStatus
  /** Null when it came without a campaign. */
  campaign: string | null
  counts: boolean
  /** Only of givers who show their name publicly, once money was received and kept; else null. */
  name: string | null
  /** The pledged amount in US cents, once some of it was received and kept; null for anything but gifts. */
  amountCents: number | null
  raisedCents: number
}

/** The supports credited to the caller in a period, newest first, at most 10,000; empty when they are not an ambassador. */
export const listCreditsToExport = query({
  name: 'campaigns.list-credits-to-export',
  for: 'member',
  feature: 'ambassadors',
  input: z.object({ period: z.enum(ANALYTICS_PERIODS).default('all') }),
  async run({ db, input: { period }, now }): Promise<CreditToExport[]> {
    const since = periodStart(period, format.isoDay(now))
    const { rows } = await sql<CreditToExport>`
      select credit.created_at as "createdAt", credit.shown as title, kind, status, ${inPage('campaign', 'title')} as campaign, counts,
        name, amount_cents as "amountCents", raised_cents as "raisedCents"
      from (select *, ${creditTitle()} as shown from app.own_credits) as credit left join app.ambassador_campaigns as campaign on campaign.id = campaign_id
      where ${since}::date is null or (credit.created_at at time zone 'Asia/Jerusalem')::date >= ${since}::date
      order by credit.created_at desc, support_id desc limit ${EXPORT_MAX}`.execute(db)
    return rows
  },
})
