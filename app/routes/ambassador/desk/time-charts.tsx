import type { Analytics } from '#domain/ambassadors/queries/get-own-analytics.ts'
import type { AttributedTotals } from '#domain/ambassadors/analytics.ts'
import type { StepUnit } from '#domain/ambassadors/steps-between.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { BarChart, type BarChartProps } from '#app/ui/chart/bar-chart.tsx'
import { saysSomething } from '#app/ui/chart/says-something.ts'
import { Card } from '#app/ui/card.tsx'
import { cn } from '#app/ui/class-names.ts'
import { shortStepLabel, stepLabel } from './step-label.ts'

const units: Record<StepUnit, () => string> = {
  day: m.campaigns_day,
  week: m.campaigns_week,
  month: m.campaigns_month,
}

type Kind = {
  figure: keyof AttributedTotals
  title: () => string
  tone: NonNullable<BarChartProps['tone']>
  money?: true
}

const kinds: readonly Kind[] = [
  {
    figure: 'visits',
    title: m.campaigns_visits_over_time,
    tone: 'primary',
  },
  {
    figure: 'supports',
    title: m.campaigns_supports_over_time,
    tone: 'volunteer',
  },
  {
    figure: 'raisedCents',
    title: m.campaigns_gifts_over_time,
    tone: 'donate',
    money: true,
  },
]

/** Visits, supports and gifts over time: those with enough data for a chart. */
export function TimeCharts({ analytics }: { analytics: Analytics }) {
  const drawn = kinds
    .map((kind) => chartOf(kind, analytics))
    .filter(({ bars }) => saysSomething(bars))
  if (drawn.length === 0) return null
  return (
    <Card className={cn('mt-8 grid gap-x-10 gap-y-10', columns[drawn.length])}>
      {drawn.map((chart) => (
        <BarChart
          key={chart.title}
          {...chart}
          // Side by side, the captions share the same height.
          className="xl:row-span-3 xl:grid xl:grid-rows-subgrid xl:gap-y-0"
        />
      ))}
    </Card>
  )
}

const columns = ['', '', 'xl:grid-cols-2', 'xl:grid-cols-3']

function chartOf({ figure, title, tone, money }: Kind, analytics: Analytics): BarChartProps {
  const { unit, steps, totals } = analytics
  const formatValue = money ? format.money : format.number
  const bars = steps.map((step) => ({
    label: stepLabel(step, unit),
    short: shortStepLabel(step, unit),
    value: step[figure],
  }))
  const most = bars.reduce((one, other) => (other.value > one.value ? other : one), bars[0]!)
  return {
    title: title(),
    note: m.campaigns_in_all_most({
      sum: formatValue(totals[figure]),
      most: formatValue(most.value),
      when: most.label,
    }),
    bars,
    table: {
      summary: m.campaigns_as_table(),
      labels: units[unit](),
      values: title(),
      total: m.campaigns_all(),
    },
    tone,
    ...(money && { unit: 100 }),
    format: formatValue,
  }
}
