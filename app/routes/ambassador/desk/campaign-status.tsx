import type { Campaign } from '#domain/ambassadors/campaign.ts'
import { formatMoney } from '#platform/text/money.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { Card } from '#app/ui/card.tsx'
import { CampaignProgressBar } from '../../credit/campaign-card.tsx'

/** Progress of one of the viewer's campaigns. */
export function CampaignStatus({ campaign }: { campaign: Campaign }) {
  const figures = [
    { label: m.campaigns_raised(), value: formatMoney(campaign.raisedCents) },
    {
      label: m.campaigns_total_supporters(),
      value: format.number(campaign.supporters),
    },
    { label: m.campaigns_supports(), value: format.number(campaign.supports) },
  ]
  return (
    <Card>
      <CampaignProgressBar campaign={campaign} />
      <dl className="mt-6 grid grid-cols-3 gap-x-4">
        {figures.map(({ label, value }) => (
          <div key={label} className="min-w-0 border-s-2 border-gold-leaf ps-3 sm:ps-4">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-display text-subheading font-bold wrap-anywhere tabular-nums">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
