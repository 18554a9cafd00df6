import { Link } from 'react-router'
import { mayOpenPage } from '#domain/partners/duty.ts'
import type { Owed } from '#domain/waiting/list-owed.ts'
import { answerPath, obligationLabels } from '#domain/waiting/obligation.ts'
import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import type { ShownOrganization } from './page.tsx'

type OwedListProps = { owed: readonly Owed[]; organization: ShownOrganization }

/** What the organization has not answered in time, each with its page if the caller may answer it. */
export function OwedList({ owed, organization }: OwedListProps) {
  if (owed.length === 0) return null
  return (
    <ul className="mb-2 grid gap-1 border-s-2 border-gold/30 ps-3 text-sm">
      {owed.map((one) => (
        <li key={one.id}>
          <What one={one} organization={organization} />{' '}
          <span className="text-muted max-sm:block">
            {m.due_owed_since({ date: format.date(one.since) })}
          </span>
        </li>
      ))}
    </ul>
  )
}

function What({ one, organization: { duties } }: { one: Owed; organization: ShownOrganization }) {
  const path = answerPath(one)
  const words = one.title === null ? obligationLabels[one.kind]() : <bdi>{one.title}</bdi>
  if (!path || !mayOpenPage(duties, path.split('?')[0] ?? path)) return words
  return (
    <Link
      to={path}
      className="font-medium wrap-anywhere text-primary underline-offset-4 hover:underline pointer-coarse:inline-block pointer-coarse:py-2.5"
    >
      {words}
    </Link>
  )
}
