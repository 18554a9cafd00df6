import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { Link } from 'react-router'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { statusWords } from './decision-words.ts'

export type HistoryLine = {
  id: string
  number: number
  status: string
  author: string | null
  submittedAt: Date | null
  decidedAt: Date | null
  decider: string | null
  reason: string | null
}

/** Lists earlier submissions and decisions, newest first. */
export function HistoryTable({
  lines,
  current,
  addressOf,
}: {
  lines: readonly HistoryLine[]
  /** Id of the submission on this page. */
  current: string
  addressOf: (id: string) => string
}) {
  return (
    <section aria-labelledby="history" className="mt-10">
      <h2 id="history" className="mb-3 font-display text-subheading font-bold">
        {m.moderation_history()}
      </h2>
      <ol className="divide-y divide-line rounded-card border border-line bg-surface">
        {lines.map((line) => {
          const { word, tone } = statusWords(line.status)
          const isCurrent = line.id === current
          return (
            <li
              key={line.id}
              className="grid gap-x-6 gap-y-1 px-4 py-3 text-sm sm:grid-cols-[1fr_auto]"
            >
              <div className="min-w-0">
                <p className="font-medium">
                  {isCurrent ? (
                    <span aria-current="true">
                      {line.number}. {m.moderation_history_this()}
                    </span>
                  ) : (
                    <Link
                      to={addressOf(line.id)}
                      className="text-primary underline underline-offset-4"
                    >
                      {line.number}. {submitted(line)}
                    </Link>
                  )}
                </p>
                {isCurrent && <p className="text-muted">{submitted(line)}</p>}
                {line.decidedAt && (
                  <p className="text-muted">
                    {m.moderation_history_decided({
                      date: format.dateTime(line.decidedAt),
                      decider: line.decider ?? m.moderation_someone(),
                    })}
                  </p>
                )}
                {line.reason && (
                  <p className="mt-1 wrap-anywhere whitespace-pre-line" dir="auto">
                    {m.forms_reason_is({ reason: line.reason })}
                  </p>
                )}
              </div>
              <div>
                <StatusBadge tone={tone}>{word}</StatusBadge>
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function submitted({ author, submittedAt }: HistoryLine): string {
  const date = submittedAt ? format.shortDate(submittedAt) : ''
  return m.moderation_submitted_by({ date, author: author ?? m.moderation_someone() })
}
