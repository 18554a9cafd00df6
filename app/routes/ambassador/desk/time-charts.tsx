import type { Analytics } from '#domain/ambassadors/queries/get-own-analytics.ts'
import type { AttributedTotals } from '#domain/ambassadors/analytics.ts'
import type { StepUnit } from '#domain/ambassadors/steps-between.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { BarChart, type BarChartProps } from '#app/ui/chart/bar-chart.tsx'
import { shortStepLabel, stepLabel } from './step-label.ts'

const units: Record<StepUnit, () => string> = {
  day: m.campaigns_day,
  week: m.campaigns_week,
  month: m.campaigns_month,
}

type Kind = {
  figure: keyof AttributedTotals
  title: () => string
  empty: () => string
  tone: NonNullable<BarChartProps['tone']>
  money?: true
}

const kinds: readonly Kind[] = [
  {
    figure: 'visits',
    title: m.campaigns_visits_over_time,
    empty: m.campaigns_no_visits,
    tone: 'primary',
  },
  {
    figure: 'supports',
    title: m.campaigns_supports_over_time,
    empty: m.campaigns_no_supports,
    tone: 'volunteer',
  },
  {
    figure: 'raisedCents',
    title: m.campaigns_gifts_over_time,
    empty: m.campaigns_no_gifts,
    tone: 'donate',
    money: true,
  },
]

/** Visits, supports and gifts over time. */
export function TimeCharts({ analytics }: { analytics: Analytics }) {
  return (
    <>
      {kinds.map((kind) => (
        <BarChart
          key={kind.figure}
          {...chartOf(kind, analytics)}
          // Side by side, the captions share the same height.
          className="xl:row-span-3 xl:grid xl:grid-rows-subgrid xl:gap-y-0"
        />
      ))}
    </>
  )
}

function chartOf({ figure, title, empty, tone, money }: Kind, analytics: Analytics): BarChartProps {
  const { unit, steps, totals } = analytics
  const formatValue = money ? format.money : format.number
  const bars = steps.map((step) => ({
    label: stepLabel(step, unit),
    short: shortStepLabel(step, unit),
    value: step[figure],
  }))
  const sum = totals[figure]
  const most = bars.reduce((one, other) => (other.value > one.value ? other : one), bars[0]!)
  return {
    title: title(),
    // A maximum of zero is not worth mentioning.
    note:
      sum === 0
        ? undefined
        : m.campaigns_in_all_most({
            sum: formatValue(sum),
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
    empty: empty(),
    tone,
    ...(money && { unit: 100 }),
    format: formatValue,
  }
}
