import { Link } from 'react-router'
import type { OwnCredit } from '#domain/ambassadors/queries/list-own-attributions.ts'
import { formatMoney } from '#platform/text/money.ts'
import { supportStatusLabel } from '#domain/support/support-words.ts'
import { kindLabel } from '#domain/support/support.ts'
import { m } from '#messages'
import { RelativeTime } from '#app/ui/relative-time.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import type { Tone } from '#app/ui/tone.ts'
import { Sentence } from '#app/ui/sentence.tsx'

/** Supports credited to the viewer: kind, item, date, and whether they count. */
export function CreditList({ credits }: { credits: readonly OwnCredit[] }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {credits.map((credit) => (
        <li
          key={credit.id}
          className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-5 py-4"
        >
          <div className="min-w-0 flex-1 basis-60">
            <p className="font-medium">{whatOf(credit)}</p>
            <p className="mt-0.5 text-sm text-muted">
              <Link
                to={`/projects-events/${credit.item.id}`}
                dir="auto"
                className="wrap-anywhere text-primary underline-offset-4 hover:underline"
              >
                {credit.item.title}
              </Link>
            </p>
            <p className="mt-0.5 text-sm wrap-anywhere text-muted">
              <RelativeTime at={credit.createdAt} withDate />
              {credit.name && (
                <>
                  {' · '}
                  <bdi>
                    <Sentence>{m.campaigns_from({ name: credit.name })}</Sentence>
                  </bdi>
                </>
              )}
            </p>
          </div>
          <div className="flex flex-col items-start gap-1 sm:items-end">
            <StatusBadge tone={toneOf(credit)}>
              {supportStatusLabel(credit.status, credit.kind)}
            </StatusBadge>
            {!credit.counts && <p className="text-sm text-muted">{conflictReason(credit)}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}

function whatOf({ kind, amountCents, raisedCents }: OwnCredit): string {
  if (amountCents === null) return kind === 'donate' ? m.campaigns_gift() : kindLabel(kind)
  const amount = formatMoney(amountCents)
  if (raisedCents === amountCents) return m.campaigns_gift_of({ amount })
  return m.campaigns_gift_in_part({ amount, kept: formatMoney(raisedCents) })
}

function toneOf({ counts, status }: OwnCredit): Tone {
  if (counts) return 'success'
  return status === 'pending' ? 'warning' : 'neutral'
}

function conflictReason({ kind, status }: OwnCredit): string {
  if (status !== 'pending') return m.campaigns_taken_back()
  return kind === 'donate' ? m.campaigns_gift_counts_later() : m.campaigns_counts_later()
}
