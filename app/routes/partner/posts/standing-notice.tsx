import { Link } from 'react-router'
import { m } from '#messages'
import type { PublicationStatus } from '#domain/project-events/project-event-rules.ts'
import { format } from '#platform/text/format.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Reason, type ShownRevision } from './history.tsx'
import { statusLabels } from './standing-words.ts'

/** Where the post stands and what to do next; what was asked for stays in sight until it is submitted again. */
export function StandingNotice({
  standing,
  refusal,
  publicAddress,
}: {
  standing: PublicationStatus
  refusal: ShownRevision | null
  publicAddress: string | null
}) {
  const { tone, word, next } = statusLabels[standing]
  const isRefused = standing.endsWith('changes_asked') || standing.endsWith('rejected')
  return (
    <div className="flex flex-col gap-4">
      <Banner
        // It was so before the page came: nothing that must interrupt a reader.
        tone={isRefused ? 'warning' : TONES[tone]}
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
        <p>{next()}</p>
        {isRefused && refusal && <Refusal {...refusal} />}
      </Banner>
      {!isRefused && refusal && (
        <Banner tone="warning" title={m.posts_asked()}>
          <Refusal {...refusal} />
        </Banner>
      )}
    </div>
  )
}

const TONES = {
  neutral: 'info',
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'warning',
} as const

function Refusal({ status, decidedAt, updatedAt, reason }: ShownRevision) {
  const date = format.date(decidedAt ?? updatedAt)
  return (
    <div className="mt-3">
      <p className="text-sm text-muted">
        {status === 'rejected' ? m.posts_rejected_on({ date }) : m.posts_asked_on({ date })}
      </p>
      {reason && <Reason>{reason}</Reason>}
    </div>
  )
}
