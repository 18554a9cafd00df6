import { Link } from 'react-router'
import { campaignPath, NEW_CAMPAIGN_PATH, type Campaign } from '#domain/ambassadors/campaign.ts'
import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { CampaignCard } from '../../credit/campaign-card.tsx'

/** The viewer's campaigns: active ones, and the others collapsed. */
export function OwnCampaigns({ campaigns }: { campaigns: readonly Campaign[] }) {
  const running = campaigns.filter(({ state }) => state === 'running')
  const earlier = campaigns.filter(({ state }) => state !== 'running')
  return (
    <section aria-labelledby="campaigns">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="campaigns" className="font-display text-heading font-bold">
          {m.campaigns_active()}
        </h2>
        {campaigns.length > 0 && (
          <Button asChild variant="secondary">
            <Link to={NEW_CAMPAIGN_PATH}>{m.campaigns_start()}</Link>
          </Button>
        )}
      </div>
      {running.length > 0 ? (
        <Cards campaigns={running} />
      ) : (
        <EmptyState
          title={m.campaigns_none_running()}
          level={3}
          region="galilee"
          action={
            <Button asChild>
              <Link to={NEW_CAMPAIGN_PATH}>{m.campaigns_start()}</Link>
            </Button>
          }
        >
          {m.campaigns_none_running_text()}
        </EmptyState>
      )}
      {earlier.length > 0 && (
        <Disclosure
          className="mt-6 border-t"
          summary={m.campaigns_earlier({ count: earlier.length })}
        >
          <div className="text-ink">
            <Cards campaigns={earlier} />
          </div>
        </Disclosure>
      )}
    </section>
  )
}

function Cards({ campaigns }: { campaigns: readonly Campaign[] }) {
  return (
    <div className="mt-5 grid items-start gap-5 xl:grid-cols-2">
      {campaigns.map((campaign) => (
        <CampaignCard
          key={campaign.id}
          campaign={campaign}
          title={
            <Link
              to={campaignPath(campaign.id)}
              className="underline-offset-4 hover:text-primary hover:underline"
            >
              {campaign.title}
            </Link>
          }
        >
          <Link
            to={campaignPath(campaign.id)}
            aria-label={m.campaigns_open_named({ title: campaign.title })}
            className="flex min-h-9 items-center self-start text-sm font-medium text-primary underline-offset-4 hover:underline pointer-coarse:min-h-11"
          >
            {m.campaigns_open()}
          </Link>
        </CampaignCard>
      ))}
    </div>
  )
}
