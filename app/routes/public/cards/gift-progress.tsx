import { m } from '#messages'
import type { ProjectEventCard } from '#domain/project-events/project-event.ts'
import { formatMoney } from '#platform/text/money.ts'
import { cn } from '#app/ui/class-names.ts'
import { AtRate } from './in-shekels.tsx'
import { raisedWords } from './raised-words.ts'

export type Progress = Pick<
  ProjectEventCard,
  'supportTypes' | 'donationGoalCents' | 'raisedCents' | 'giftCount'
>

/** The donations to an item on its card, or before the first one its goal; only for items with a goal. */
export function CardProgress({
  supportTypes,
  donationGoalCents: goal,
  raisedCents,
  giftCount,
  rate,
  className,
}: Progress & { rate: number | null; className?: string }) {
  if (goal === null || (giftCount === 0 && !supportTypes.includes('donate'))) return null
  const words =
    giftCount === 0
      ? m.gifts_progress_goal({ goal: formatMoney(goal) })
      : raisedWords(raisedCents, goal)
  return (
    <div className={cn('mt-4', className)}>
      {giftCount > 0 && (
        <ProgressBar raised={raisedCents} goal={goal} aria-label={words} className="mb-1.5" />
      )}
      <p className="text-sm text-muted tabular-nums">{words}</p>
      {giftCount === 0 ? (
        <AtRate cents={goal} rate={rate} className="block" />
      ) : (
        <AtRate cents={raisedCents} of={goal} rate={rate} className="block" />
      )}
    </div>
  )
}

/** How much of a goal is reached. Never looks full before the goal is reached, nor empty after the first donation. */
export function ProgressBar({
  raised,
  goal,
  className,
  ...name
}: {
  raised: number
  goal: number
  className?: string
} & ({ 'aria-labelledby': string } | { 'aria-label': string })) {
  const percent = Math.floor((raised / goal) * 100)
  return (
    <div
      role="progressbar"
      {...name}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.min(100, percent)}
      aria-valuetext={m.gifts_progress_percent({ percent })}
      className={cn('h-2 overflow-hidden rounded-full bg-donate-tint', className)}
    >
      <div
        className="h-full rounded-full bg-donate"
        style={{ width: `${raised > 0 ? Math.max(2, Math.min(100, percent)) : 0}%` }}
      />
    </div>
  )
}
