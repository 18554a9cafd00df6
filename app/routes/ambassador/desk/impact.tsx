import type { AmbassadorStats } from '#domain/ambassadors/figures.ts'
import { formatMoney } from '#platform/text/money.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { Stat } from '#app/ui/stat.tsx'

/** An ambassador's results so far. */
export function Impact({ impact }: { impact: AmbassadorStats }) {
  return (
    <section aria-labelledby="impact">
      <h2 id="impact" className="font-display text-heading font-bold">
        {m.campaigns_impact()}
      </h2>
      <div className="mt-6 grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 sm:gap-x-8">
        <Stat figure={format.number(impact.campaigns)} label={m.campaigns_total_campaigns()} />
        <Stat figure={formatMoney(impact.raisedCents)} label={m.campaigns_total_raised()} />
        <Stat figure={format.number(impact.supporters)} label={m.campaigns_total_supporters()} />
      </div>
    </section>
  )
}
