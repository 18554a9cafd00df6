import { m } from '#messages'
import type { Status } from '#domain/project-events/project-event.ts'
import { format } from '#platform/text/format.ts'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { revisionWords } from './standing-words.ts'

/** One proposal, its moments as ISO texts. */
export type ShownRevision = {
  number: number
  status: Status
  title: string
  updatedAt: string
  submittedAt: string | null
  decidedAt: string | null
  reason: string | null
}

/** Every proposal of a post and what became of it, newest first. */
export function History({ revisions }: { revisions: readonly ShownRevision[] }) {
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="font-display text-subheading font-bold">
        {m.posts_history()}
      </h2>
      <ol className="mt-4 flex max-w-text flex-col">
        {revisions.map((revision) => (
          <Entry key={revision.number} {...revision} />
        ))}
      </ol>
    </section>
  )
}

function Entry({ number, status, title, ...revision }: ShownRevision) {
  const { tone, word } = revisionWords[status]
  const moments = [
    revision.submittedAt && m.posts_submitted_on({ date: format.date(revision.submittedAt) }),
    revision.decidedAt && m.posts_decided_on({ date: format.date(revision.decidedAt) }),
  ].filter(Boolean)
  return (
    <li className="border-t border-line py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">{m.posts_history_number({ number })}</span>
        <StatusBadge tone={tone}>{word()}</StatusBadge>
      </div>
      {title && (
        <p dir="auto" className="mt-1 text-start wrap-anywhere">
          {title}
        </p>
      )}
      <p className="mt-1 text-sm text-muted">
        {moments.length > 0
          ? moments.join(' · ')
          : m.posts_begun_on({ date: format.date(revision.updatedAt) })}
      </p>
      {revision.reason && <Reason>{revision.reason}</Reason>}
    </li>
  )
}

/** What staff wrote, with its own lines and direction. */
export function Reason({ children }: { children: string }) {
  return (
    <blockquote
      dir="auto"
      className="mt-2 border-s-2 border-gold-leaf ps-4 text-start whitespace-pre-line wrap-anywhere"
    >
      {children}
    </blockquote>
  )
}
