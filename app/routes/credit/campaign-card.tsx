import { CalendarDays } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import {
  campaignStateLabel,
  progressOf,
  progressLabel,
  type Campaign,
} from '#domain/ambassadors/campaign.ts'
import { format } from '#platform/text/format.ts'
import { otherThanPage } from '#platform/text/language.ts'
import { m } from '#messages'
import { Card } from '#app/ui/card.tsx'
import { LanguageMark } from '#app/ui/language-mark.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { cn } from '#app/ui/class-names.ts'
import { OthersText } from '#app/ui/others-text.tsx'

/** A campaign: its goal, its purpose and its progress. `id` is its anchor on the page. */
export function CampaignCard({
  campaign,
  title,
  level = 3,
  itemAddress,
  children,
}: {
  campaign: Campaign
  /** The title, as a link if it leads somewhere; plain text by default. */
  title?: ReactNode
  level?: 2 | 3
  /** Where the title of its item links, if visits are counted; defaults to the item's own page. */
  itemAddress?: string | undefined
  /** Actions on the campaign. */
  children?: ReactNode
}) {
  const Heading = `h${level}` as const
  const { state, endsOn, item, language } = campaign
  return (
    <Card id={campaign.id} className="flex scroll-mt-24 flex-col gap-4">
      <div>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <Heading
            lang={otherThanPage(language)}
            dir="auto"
            className="min-w-0 font-display text-subheading font-bold text-match wrap-anywhere"
          >
            {title ?? campaign.title}
          </Heading>
          <LanguageMark language={language} />
          {state !== 'running' && (
            <StatusBadge tone="neutral">{campaignStateLabel(state)}</StatusBadge>
          )}
        </div>
        <p className="mt-1 text-sm text-muted">
          {item ? (
            <Link
              to={itemAddress ?? `/projects-events/${item.id}`}
              {...(itemAddress && { rel: 'nofollow', reloadDocument: true })}
              dir="auto"
              className="wrap-anywhere text-primary underline-offset-4 hover:underline"
            >
              {item.title}
            </Link>
          ) : campaign.isForOne ? (
            m.campaigns_not_shown()
          ) : (
            m.campaigns_for_all()
          )}
        </p>
      </div>
      {campaign.description && (
        <OthersText as="p" lang={otherThanPage(language)} className="wrap-anywhere text-muted">
          {campaign.description}
        </OthersText>
      )}
      <CampaignProgressBar campaign={campaign} />
      {endsOn && state !== 'ended' && (
        <p className="flex items-center gap-2 text-sm text-muted">
          <CalendarDays aria-hidden className="size-4 shrink-0" />
          {state === 'running'
            ? m.campaigns_until({ day: format.day(endsOn) })
            : m.campaigns_ended_on({ day: format.day(endsOn) })}
        </p>
      )}
      {children}
    </Card>
  )
}

/** A campaign's progress, as a bar and as text. */
export function CampaignProgressBar({ campaign }: { campaign: Campaign }) {
  const { percent, isReached } = progressOf(campaign)
  return (
    <div>
      <p className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 text-sm tabular-nums">
        <span className="font-medium">{progressLabel(campaign)}</span>
        <span className={isReached ? 'font-medium text-volunteer' : 'text-muted'}>
          {m.forms_percent({ percent: format.number(percent) })}
        </span>
      </p>
      <ProgressBar
        label={m.campaigns_progress({ title: campaign.title })}
        percent={percent}
        words={progressLabel(campaign)}
      />
    </div>
  )
}

/** A progress bar; over 100 percent fills it. The text next to it says the same. */
function ProgressBar({ label, percent, words }: { label: string; percent: number; words: string }) {
  const filled = Math.min(100, Math.max(0, percent))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={filled}
      aria-valuetext={words}
      className="h-2.5 overflow-hidden rounded-full bg-sand forced-colors:border"
    >
      <div
        style={{ width: `${filled}%` }}
        className={cn(
          'h-full rounded-full forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none',
          filled > 0 && 'min-w-2',
          percent >= 100 ? 'bg-volunteer' : 'bg-primary',
        )}
      />
    </div>
  )
}
