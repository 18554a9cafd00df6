import { Link } from 'react-router'
import { m } from '#messages'
import type { Standing } from '#domain/project-events/project-event-rules.ts'
import { Banner } from '#app/ui/banner.tsx'
import { dayOf } from './day-of.ts'
import { Reason, type ShownRevision } from './history.tsx'
import { standings } from './standing-words.ts'

/** Where the post stands and what to do next; what was asked for stays in sight until it is submitted again. */
export function StandingNotice({
  standing,
  refusal,
  publicAddress,
}: {
  standing: Standing
  refusal: ShownRevision | null
  publicAddress: string | null
}) {
  const { tone, word, next } = standings[standing]
  return (
    <div className="flex flex-col gap-4">
      <Banner
        // The words are there when the page comes; nothing interrupts.
        tone={tone === 'neutral' || tone === 'danger' ? 'info' : tone}
        title={word()}
        action={
          publicAddress && (
            <Link
              to={publicAddress}
              className="font-medium text-primary underline underline-offset-4"
            >
              {m.posts_view_public()}
            </Link>
          )
        }
      >
        {next()}
      </Banner>
      {refusal?.reason && (
        <section
          aria-label={m.posts_asked()}
          className="rounded-card border border-gold/35 bg-gold-tint p-4 sm:p-5"
        >
          <h2 className="font-medium text-gold">
            {refusal.status === 'rejected'
              ? m.posts_rejected_on({ date: dayOf(refusal.decidedAt ?? refusal.updatedAt) })
              : m.posts_asked_on({ date: dayOf(refusal.decidedAt ?? refusal.updatedAt) })}
          </h2>
          <Reason>{refusal.reason}</Reason>
        </section>
      )}
    </div>
  )
}
