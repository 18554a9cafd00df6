import type { LoaderFunctionArgs } from 'react-router'
import { ANALYTICS_PERIODS } from '#domain/ambassadors/analytics.ts'
import { listCreditsToExport } from '#domain/ambassadors/queries/list-credits-to-export.ts'
import { supportStatusLabel } from '#domain/support/support-words.ts'
import { kindLabel } from '#domain/support/support.ts'
import { m } from '#messages'
import { runOperation } from '#app/request/run-operation.ts'
import { momentCell } from '../partner/exports/moment.ts'
import { serveCsv } from '../partner/exports/serve-csv.ts'

/** Exports the supports credited to an ambassador as CSV: for the period of the analytics page, or all. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const asked = new URL(request.url).searchParams.get('period')
  const period = ANALYTICS_PERIODS.find((one) => one === asked) ?? 'all'
  const rows = await runOperation(context, listCreditsToExport, { period })
  return serveCsv('credited-supports.csv', [
    [
      m.campaigns_csv_when(),
      m.campaigns_project(),
      m.forms_kind(),
      m.forms_status(),
      m.campaigns_csv_counts(),
      m.campaigns_csv_amount(),
      m.campaigns_csv_raised(),
      m.campaigns_campaign(),
      m.campaigns_csv_name(),
    ],
    ...rows.map((row) => [
      momentCell(row.createdAt),
      row.title,
      kindLabel(row.kind),
      supportStatusLabel(row.status, row.kind),
      row.counts ? m.forms_yes() : m.forms_no(),
      row.amountCents === null ? null : row.amountCents / 100,
      row.amountCents === null ? null : row.raisedCents / 100,
      row.campaign,
      row.name,
    ]),
  ])
}
