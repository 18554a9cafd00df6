import { useId } from 'react'
import { m } from '#messages'
import type { ProjectEventCard } from '#domain/project-events/project-event.ts'
import { formatMoney } from '#platform/text/money.ts'
import { cn } from '#app/ui/class-names.ts'
import { InShekels } from './in-shekels.tsx'
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
  className,
}: Progress & { className?: string }) {
  const id = useId()
  if (goal === null || (giftCount === 0 && !supportTypes.includes('donate'))) return null
  return (
    <div className={cn('mt-4', className)}>
      {giftCount > 0 && (
        <ProgressBar raised={raisedCents} goal={goal} labelledBy={id} className="mb-1.5" />
      )}
      <p id={id} className="text-sm text-muted tabular-nums">
        {giftCount === 0
          ? m.gifts_progress_goal({ goal: formatMoney(goal) })
          : raisedWords(raisedCents, goal)}
      </p>
      {giftCount === 0 ? (
        <InShekels cents={goal} className="block" />
      ) : (
        <InShekels cents={raisedCents} of={goal} className="block" />
      )}
    </div>
  )
}

/** How much of a goal is reached. Never looks full before the goal is reached, nor empty after the first donation. */
export function ProgressBar({
  raised,
  goal,
  labelledBy,
  className,
}: {
  raised: number
  goal: number
  labelledBy: string
  className?: string
}) {
  const percent = Math.floor((raised / goal) * 100)
  return (
    <div
      role="progressbar"
      aria-labelledby={labelledBy}
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
