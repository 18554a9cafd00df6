import { useId } from 'react'
import { m } from '#messages'
import { formatMoney } from '#platform/text/money.ts'
import { ProgressBar, type Progress } from '../cards/gift-progress.tsx'
import { InShekels } from '../cards/in-shekels.tsx'
import { raisedWords } from '../cards/raised-words.ts'

/** The donations to an item, as text and as a bar, or before the first one its goal; nothing if it neither asks for donations nor received any. */
export function GiftTotal({ isOver, ...progress }: Progress & { isOver: boolean }) {
  const { donationGoalCents: goal, giftCount, raisedCents } = progress
  const id = useId()
  const takesGifts = progress.supportTypes.includes('donate')
  if (giftCount === 0 && (!takesGifts || isOver)) return null
  return (
    <div>
      <p id={id} className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-display text-subheading font-bold tabular-nums">
          {giftCount > 0
            ? raisedWords(raisedCents, goal)
            : goal === null
              ? m.gifts_progress_first()
              : m.gifts_progress_goal({ goal: formatMoney(goal) })}
        </span>
        {giftCount > 0 && (
          <span className="text-sm text-muted tabular-nums">
            {m.gifts_progress_count({ count: giftCount })}
          </span>
        )}
      </p>
      {giftCount > 0 ? (
        <InShekels cents={raisedCents} of={goal} className="block" />
      ) : (
        <InShekels cents={goal} className="block" />
      )}
      {goal !== null && giftCount > 0 && (
        <ProgressBar raised={raisedCents} goal={goal} aria-labelledby={id} className="mt-2" />
      )}
      {goal !== null && giftCount === 0 && (
        <p className="mt-1 text-muted">{m.gifts_progress_first()}</p>
      )}
    </div>
  )
}
