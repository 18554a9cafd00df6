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
      {/* On phones rows, which have room for any amount. */}
      <div className="mt-4 grid max-sm:divide-y max-sm:divide-line max-sm:border-y max-sm:border-line max-sm:*:flex max-sm:*:flex-row-reverse max-sm:*:items-baseline max-sm:*:justify-between max-sm:*:gap-4 max-sm:*:border-s-0 max-sm:*:py-2.5 max-sm:*:ps-0 max-sm:[&_p]:mt-0 max-sm:[&_p:first-child]:text-heading sm:mt-6 sm:grid-cols-3 sm:gap-x-8">
        <Stat figure={format.number(impact.campaigns)} label={m.campaigns_total_campaigns()} />
        <Stat figure={formatMoney(impact.raisedCents)} label={m.campaigns_total_raised()} />
        <Stat figure={format.number(impact.supporters)} label={m.campaigns_total_supporters()} />
      </div>
    </section>
  )
}
