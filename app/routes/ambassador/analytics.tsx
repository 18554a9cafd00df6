import { Download } from 'lucide-react'
import { ANALYTICS_PERIODS, type AnalyticsPeriod } from '#domain/ambassadors/analytics.ts'
import { getOwnAnalytics, type Analytics } from '#domain/ambassadors/queries/get-own-analytics.ts'
import { formatMoney } from '#platform/text/money.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { runOperation } from '#app/request/run-operation.ts'
import { Card } from '#app/ui/card.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { localized } from '#platform/text/language.ts'
import type { Route } from './+types/analytics.ts'
import { ByLink, ByProject } from './desk/tables.tsx'
import { TimeCharts } from './desk/time-charts.tsx'
import { NotYet } from './not-yet.tsx'

export function meta() {
  return [{ title: m.site_page_title({ page: m.campaigns_analytics() }) }]
}

/** Results of an ambassador's links; `?period=90` sets the number of days, default 30. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const period = periodOf(new URL(request.url).searchParams)
  return { period, analytics: await runOperation(context, getOwnAnalytics, { period }) }
}

function periodOf(searchParams: URLSearchParams): AnalyticsPeriod {
  return ANALYTICS_PERIODS.find((one) => one === searchParams.get('period')) ?? '30'
}

const ADDRESS = '/ambassador/dashboard/analytics'
const periods: Record<AnalyticsPeriod, () => string> = {
  '30': m.forms_30_days,
  '90': m.campaigns_period_90,
  '365': m.campaigns_period_365,
  all: m.campaigns_period_all,
}

export default function AnalyticsPage({ loaderData }: Route.ComponentProps) {
  const { period, analytics } = loaderData
  return (
    <Container className="py-8 sm:py-10">
      <PageHeader title={m.campaigns_analytics()} lead={m.campaigns_analytics_lead()} />
      {analytics ? (
        <>
          <div className="mt-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
            <Tabs
              label={m.campaigns_period()}
              className="min-w-0 flex-1 basis-80"
              tabs={ANALYTICS_PERIODS.map((one) => ({
                to: one === '30' ? ADDRESS : `${ADDRESS}?period=${one}`,
                label: periods[one](),
                current: one === period,
              }))}
            />
            <a
              href={localized(`/ambassador/dashboard/credits.csv?period=${period}`)}
              download
              className="flex min-h-11 items-center gap-2 text-sm text-primary underline-offset-4 hover:underline"
            >
              <Download aria-hidden className="size-4" />
              {m.campaigns_csv()}
            </a>
          </div>
          <Totals totals={analytics.totals} />
          <TimeCharts analytics={analytics} />
          <div className="mt-5 grid items-start gap-5 lg:grid-cols-2">
            <Card>
              <ByProject analytics={analytics} />
            </Card>
            <Card>
              <ByLink analytics={analytics} />
            </Card>
          </div>
        </>
      ) : (
        <NotYet />
      )}
    </Container>
  )
}

function Totals({ totals }: { totals: Analytics['totals'] }) {
  const { visits, supports, supporters, raisedCents, waiting } = totals
  const shown = (count: number) => format.number(count)
  const figures = [
    { label: m.campaigns_visits(), value: shown(visits) },
    {
      label: m.campaigns_supports(),
      value: shown(supports),
      note: waiting > 0 ? m.campaigns_waiting({ count: waiting }) : undefined,
    },
    { label: m.campaigns_total_supporters(), value: shown(supporters) },
    { label: m.campaigns_raised(), value: formatMoney(raisedCents) },
  ]
  return (
    <dl className="mt-7 grid grid-cols-2 gap-x-4 gap-y-5 xl:grid-cols-4">
      {figures.map(({ label, value, note }) => (
        <div key={label} className="min-w-0 border-s-2 border-gold-leaf ps-3 sm:ps-4">
          <dt className="text-sm text-muted">{label}</dt>
          <dd>
            <span className="block font-display text-heading font-bold wrap-anywhere tabular-nums">
              {value}
            </span>
            {note && <span className="block text-sm text-muted">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
