import { Link } from 'react-router'
import { m } from '#messages'
import type { Campaign } from '#domain/ambassadors/campaign.ts'
import { linkPath } from '#domain/ambassadors/link.ts'
import type { ProjectEventCard } from '#domain/project-events/project-event.ts'
import { format } from '#platform/text/format.ts'
import { CampaignCard } from '#app/routes/credit/campaign-card.tsx'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-names.ts'

/** How many items a campaign for all items offers. */
const OFFERED = 3

type CampaignsProps = {
  campaigns: readonly Campaign[]
  /** The items the ambassador supports; a campaign for all items offers these. */
  items: readonly ProjectEventCard[]
}

/** An ambassador's running campaigns and their progress. Renders nothing if there are none. */
export function Campaigns({ campaigns, items }: CampaignsProps) {
  if (campaigns.length === 0) return null
  const isOne = campaigns.length === 1
  return (
    <section aria-labelledby="campaigns" className={cn(isOne && 'lg:grid lg:grid-cols-3 lg:gap-5')}>
      <h2 id="campaigns" className="mb-6 font-display text-heading font-bold tracking-[-0.01em]">
        {m.minisite_campaigns()}
      </h2>
      <ul className={cn('grid gap-4 sm:gap-5', isOne ? 'lg:col-span-2' : 'lg:grid-cols-2')}>
        {campaigns.map((campaign) => (
          <li key={campaign.id} className="grid min-w-0">
            <CampaignCard
              campaign={campaign}
              itemAddress={campaign.item ? linkPath(campaign.code, campaign.item.id) : undefined}
            >
              <WayToSupport campaign={campaign} items={items} />
            </CampaignCard>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Always the campaign's own link, because the last link followed gets the credit. */
function WayToSupport({
  campaign: { code, item, title },
  items,
}: { campaign: Campaign } & Pick<CampaignsProps, 'items'>) {
  const offered = items.slice(0, OFFERED)
  if (item) {
    return (
      <Button asChild variant="secondary" className="mt-auto self-start">
        <Link to={linkPath(code, item.id)} rel="nofollow" reloadDocument>
          {m.minisite_support_campaign()}
          <span className="sr-only">: {title}</span>
        </Link>
      </Button>
    )
  }
  if (offered.length === 0) return null
  return (
    <div className="mt-auto text-sm">
      <p className="font-medium">{m.minisite_support_with()}</p>
      <ul className="mt-1">
        {offered.map((one) => (
          <li key={one.id}>
            <Link
              to={linkPath(code, one.id)}
              rel="nofollow"
              reloadDocument
              dir="auto"
              className="inline-flex min-h-9 items-center wrap-anywhere text-primary underline-offset-4 hover:underline pointer-coarse:min-h-11"
            >
              {one.title}
            </Link>
          </li>
        ))}
      </ul>
      {items.length > offered.length && (
        <a
          href={items[0]?.type === 'event' ? '#events' : '#projects'}
          className="inline-flex min-h-9 items-center font-medium underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {m.minisite_see_all_items({ count: format.number(items.length) })}
        </a>
      )}
    </div>
  )
}
