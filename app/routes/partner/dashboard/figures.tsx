import { Download } from 'lucide-react'
import { m } from '#messages'
import { formatMoney } from '#platform/text/money.ts'
import type { OwnFigures, PartnerTotals } from '#domain/partners/queries/get-partner-stats.ts'
import type { Period } from '#domain/partners/period.ts'
import { format } from '#platform/text/format.ts'
import { BarChart, type BarChartProps } from '#app/ui/chart/bar-chart.tsx'
import { saysSomething } from '#app/ui/chart/says-something.ts'
import { cn } from '#app/ui/class-names.ts'
import { Tabs } from '#app/ui/tabs.tsx'
import { localized } from '#platform/text/language.ts'
import { stepWords } from './step-words.ts'

const DASHBOARD = '/partner-dashboard'

type FiguresProps = { period: Period; figures: OwnFigures; followers: number }

/** The organization's results for a period: totals, and charts of those with enough data for one. */
export function Figures({ period, figures, followers }: FiguresProps) {
  const { all, people, placesNow } = figures
  const drawn = charts(figures).filter(({ bars }) => saysSomething(bars))
  return (
    <section aria-labelledby="figures" className="@container">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 id="figures" className="font-display text-subheading font-bold">
          {m.partnerhome_figures()}
        </h2>
        <a
          href={localized('/partner-dashboard/posts.csv')}
          download
          className="flex min-h-9 items-center gap-2 text-sm text-primary underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          <Download aria-hidden className="size-4" />
          {m.partnerhome_posts_csv()}
        </a>
      </div>
      <Tabs
        label={m.partnerhome_period()}
        className="mt-2"
        tabs={[
          { to: DASHBOARD, label: m.partnerhome_month(), current: period === 'month' },
          {
            to: `${DASHBOARD}?period=year`,
            label: m.partnerhome_year(),
            current: period === 'year',
          },
        ]}
      />
      <dl className="mt-5 grid grid-cols-2 gap-x-4 gap-y-5 @2xl:grid-cols-4">
        <Sum label={m.partnerhome_people()} value={format.number(people)} />
        <Sum
          label={m.partnerhome_places()}
          value={format.number(all.places)}
          note={
            placesNow.offered > 0
              ? m.partnerhome_places_now({
                  taken: format.number(placesNow.taken),
                  offered: format.number(placesNow.offered),
                })
              : undefined
          }
        />
        <Sum
          label={m.partnerhome_gifts_confirmed()}
          value={formatMoney(all.confirmed)}
          note={m.partnerhome_of_pledged({ amount: formatMoney(all.pledged) })}
        />
        <Sum
          label={m.partnerhome_sales()}
          value={formatMoney(all.sold)}
          note={m.partnerhome_sales_note()}
        />
        <Sum label={m.partnerhome_views()} value={format.number(all.views)} />
        <Sum label={m.partnerhome_followers()} value={format.number(followers)} />
        <Sum label={m.supporting_hours()} value={format.number(all.hours)} />
        <Sum label={m.supporting_meals()} value={format.number(all.meals)} />
      </dl>
      {drawn.length > 0 && (
        <div
          className={cn(
            'mt-6 grid gap-x-8 gap-y-8 rounded-card border border-line bg-surface p-5 sm:p-6',
            drawn.length > 1 && 'xl:grid-cols-2',
          )}
        >
          {drawn.map((chart) => (
            <BarChart key={chart.title} {...chart} />
          ))}
        </div>
      )}
    </section>
  )
}

function Sum({ label, value, note }: { label: string; value: string; note?: string | undefined }) {
  return (
    <div className="min-w-0 border-s-2 border-gold-leaf ps-3 sm:ps-4">
      <dt className="text-sm text-muted">{label}</dt>
      <dd>
        <span className="block font-display text-heading font-bold wrap-anywhere tabular-nums">
          {value}
        </span>
        {note && <span className="block text-sm text-muted tabular-nums">{note}</span>}
      </dd>
    </div>
  )
}

function charts({ unit, steps, all }: OwnFigures): BarChartProps[] {
  const words = stepWords(unit)
  const of = (figure: keyof PartnerTotals, part?: keyof PartnerTotals) =>
    steps.map((step) => ({
      label: words.long(step.day),
      short: words.short(step.day),
      value: step[figure],
      ...(part ? { part: step[part] } : {}),
    }))
  const table = (values: string, parts?: string) => ({
    summary: m.partnerhome_as_table(),
    labels: unit === 'day' ? m.partnerhome_day() : m.partnerhome_month_of(),
    values,
    ...(parts ? { parts } : {}),
  })
  return [
    {
      title: m.partnerhome_supports(),
      note: m.partnerhome_in_all({ sum: format.number(all.supports) }),
      bars: of('supports'),
      table: table(m.partnerhome_supports()),
    },
    {
      title: m.partnerhome_gifts(),
      note: m.partnerhome_gifts_note({
        confirmed: formatMoney(all.confirmed),
        pledged: formatMoney(all.pledged),
      }),
      bars: of('pledged', 'confirmed'),
      table: table(m.partnerhome_csv_pledged_short(), m.partnerhome_gifts_confirmed()),
      tone: 'donate',
      unit: 100,
      format: formatMoney,
    },
    {
      title: m.supporting_hours(),
      note: m.partnerhome_in_all({ sum: format.number(all.hours) }),
      bars: of('hours'),
      table: table(m.supporting_hours()),
      tone: 'volunteer',
    },
    {
      title: m.supporting_meals(),
      note: m.partnerhome_in_all({ sum: format.number(all.meals) }),
      bars: of('meals'),
      table: table(m.supporting_meals()),
      tone: 'gold',
    },
    {
      title: m.partnerhome_places(),
      note: m.partnerhome_in_all({ sum: format.number(all.places) }),
      bars: of('places'),
      table: table(m.partnerhome_places()),
      tone: 'visit',
    },
    {
      title: m.partnerhome_views(),
      note: m.partnerhome_views_note({ sum: format.number(all.views) }),
      bars: of('views'),
      table: table(m.partnerhome_views()),
    },
  ]
}
