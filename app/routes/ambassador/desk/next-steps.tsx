import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { NEW_CAMPAIGN_PATH } from '#domain/ambassadors/campaign.ts'
import { m } from '#messages'
import { Card } from '#app/ui/card.tsx'

/** Steps a new ambassador has not taken yet, each with a link; renders nothing once all are done. */
export function NextSteps({
  hasChosen,
  hasCampaigns,
  hasCredits,
}: {
  hasChosen: boolean
  hasCampaigns: boolean
  hasCredits: boolean
}) {
  const steps = [
    !hasChosen && {
      to: '/ambassador/dashboard/projects',
      label: m.campaigns_step_choose(),
      text: m.campaigns_step_choose_text(),
    },
    !hasCampaigns && {
      to: NEW_CAMPAIGN_PATH,
      label: m.campaigns_start(),
      text: m.campaigns_step_start_text(),
    },
    !hasCredits && {
      to: '#share',
      label: m.campaigns_step_share(),
      text: m.campaigns_step_share_text(),
    },
  ].filter((step) => step !== false)
  if (steps.length === 0) return null
  return (
    <section aria-labelledby="next">
      <h2 id="next" className="font-display text-subheading font-bold">
        {m.campaigns_next()}
      </h2>
      <Card className="mt-4 p-0 sm:p-0">
        <ol className="divide-y divide-line">
          {steps.map(({ to, label, text }) => (
            <li key={to}>
              <Link
                to={to}
                className="group flex items-center gap-4 px-5 py-4 -outline-offset-2 hover:bg-primary-tint"
              >
                <span className="min-w-0 flex-1">
                  <span className="block font-medium text-primary">{label}</span>
                  <span className="block text-sm text-muted">{text}</span>
                </span>
                <ArrowRight aria-hidden className="size-5 shrink-0 text-primary rtl:-scale-x-100" />
              </Link>
            </li>
          ))}
        </ol>
      </Card>
    </section>
  )
}
