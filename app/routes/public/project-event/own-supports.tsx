import { Link } from 'react-router'
import { m } from '#messages'
import { kindLabel, type SupportKind, type SupportStatus } from '#domain/support/support.ts'
import { SupportBadge } from '../cards/support-badges.tsx'

/** What the viewer has done for an item so far; all about it is on the dashboard. */
export function OwnSupports({
  own,
}: {
  own: readonly { id: string; kind: SupportKind; status: SupportStatus; group: string | null }[]
}) {
  if (own.length === 0) return null
  return (
    <div className="border-t border-line pt-4">
      <h3 className="text-sm font-medium">{m.supporting_panel_yours()}</h3>
      <ul className="mt-2 flex flex-col gap-2">
        {own.slice(0, 5).map(({ id, kind, status, group }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 text-sm">
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {group === null ? kindLabel(kind) : m.together_what({ what: kindLabel(kind), group })}
            </span>
            <SupportBadge status={status} kind={kind} />
          </li>
        ))}
      </ul>
      <Link
        to="/dashboard"
        className="mt-3 inline-flex min-h-11 items-center font-medium text-primary underline-offset-4 hover:underline"
      >
        {m.supporting_to_dashboard()}
      </Link>
    </div>
  )
}
