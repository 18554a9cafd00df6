import { HandHeart } from 'lucide-react'
import { m } from '#messages'
import type { PublicGift } from '#domain/support/list-donors.ts'
import { formatMoney } from '#platform/text/money.ts'
import { RelativeTime } from '#app/ui/relative-time.tsx'

/** The latest received gifts; donors who did not agree to show their name appear as a friend. */
export function Donors({ givers }: { givers: readonly PublicGift[] }) {
  if (givers.length === 0) return null
  return (
    <section aria-labelledby="givers" className="mt-10 max-w-text">
      <h2 id="givers" className="font-display text-subheading font-bold">
        {m.gifts_givers()}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {givers.map(({ name, amountCents, givenAt }, at) => (
          <li key={`${givenAt} ${at}`} className="flex items-center gap-3 py-2.5">
            <HandHeart aria-hidden className="size-5 shrink-0 text-donate" />
            <span className="min-w-0 flex-1 wrap-anywhere">
              <span className="font-medium" dir="auto">
                {name ?? m.gifts_a_friend()}
              </span>
              <span className="block text-sm text-muted">
                <RelativeTime at={givenAt} />
              </span>
            </span>
            <span className="font-medium tabular-nums">{formatMoney(amountCents)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
