import { Check } from 'lucide-react'
import { m } from '#messages'

/** So many are told on a card; more would only be read past. */
const TOLD_MOST = 3

/** Why something is shown to this person, what says most first. */
export function Reasons({ reasons, title }: { reasons: readonly string[]; title: string }) {
  return (
    <ul
      aria-label={m.foryou_why({ title })}
      // The card's link lies over it, and is followed from here too.
      className="pointer-events-none grid gap-1 rounded-field bg-gold-tint px-3.5 py-2.5 text-sm"
    >
      {reasons.slice(0, TOLD_MOST).map((reason) => (
        <li key={reason} className="flex gap-2">
          <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-gold" />
          <span className="min-w-0 wrap-anywhere">
            <bdi>{reason}</bdi>
          </span>
        </li>
      ))}
    </ul>
  )
}
