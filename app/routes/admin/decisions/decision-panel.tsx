import type { ReactNode } from 'react'
import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { Card } from '#app/ui/card.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { DecisionButtons, type DecisionButtonsProps } from './decision-buttons.tsx'
import { statusWords } from './decision-words.ts'
import type { HistoryLine } from './history-table.tsx'

/** Side panel of a review: the three decision buttons, or the decision already made. */
export function DecisionPanel({
  line,
  decisions,
  children,
}: {
  /** This submission's entry in the history. */
  line: HistoryLine | undefined
  decisions: Omit<DecisionButtonsProps, 'wide'>
  /** Notes to read before deciding. */
  children?: ReactNode
}) {
  const status = line?.status ?? 'pending'
  const { word, tone } = statusWords(status)
  return (
    <Card
      className="grid gap-4 p-4 sm:p-5 lg:sticky lg:top-20"
      {...(status === 'pending' && {
        'data-approve': decisions.approveAddress ?? decisions.confirmAddress,
        'data-reject': decisions.reasonAddress('reject'),
      })}
    >
      <div>
        <StatusBadge tone={tone}>{word}</StatusBadge>
        {line?.decidedAt && (
          <p className="mt-2 text-sm text-muted">
            {m.moderation_history_decided({
              date: format.dateTime(line.decidedAt),
              decider: line.decider ?? m.moderation_someone(),
            })}
          </p>
        )}
        {line?.reason && (
          <p className="mt-2 wrap-anywhere whitespace-pre-line" dir="auto">
            {line.reason}
          </p>
        )}
      </div>
      {children}
      {status === 'pending' && <DecisionButtons {...decisions} wide />}
    </Card>
  )
}
