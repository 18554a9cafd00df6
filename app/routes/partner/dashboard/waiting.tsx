import { Clock } from 'lucide-react'
import { obligationCounts } from '#domain/waiting/obligation.ts'
import type { OwnWaiting } from '#domain/waiting/queries/list-own-waiting.ts'
import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { Card } from '#app/ui/card.tsx'

/** What waits for the organization and what for our staff, with the day by which it should be answered. */
export function WaitingCard({ waiting }: { waiting: readonly OwnWaiting[] }) {
  if (waiting.length === 0) return null
  return (
    <Card className="p-5">
      <h2 className="flex items-center gap-2 font-display text-subheading font-bold">
        <Clock aria-hidden className="size-5 text-muted" />
        {m.due_title()}
      </h2>
      <ul className="mt-3 grid gap-3 text-sm">
        {waiting.map((one) => (
          <li key={one.kind}>
            <p className="font-medium">{obligationCounts[one.kind]({ count: one.count })}</p>
            <p className="text-muted">
              {one.owner === 'partner' ? m.due_for_you() : m.due_for_staff()}{' '}
              {one.overdue > 0
                ? m.due_overdue_since({ date: format.date(one.dueAt) })
                : m.due_due({ date: format.date(one.dueAt) })}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
