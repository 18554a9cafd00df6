import { Users } from 'lucide-react'
import { Link } from 'react-router'
import { signUpPath, type GroupKind } from '#domain/support/group-sign-up.ts'
import { m } from '#messages'

export type LedGroup = { id: string; name: string; members: number }

/**
 * Lets a group leader choose between coming alone, with the form below, and signing up one of their groups, with its
 * own form.
 */
export function WhoComes({
  groups,
  itemId,
  kind,
}: {
  groups: readonly LedGroup[]
  itemId: string
  kind: GroupKind
}) {
  if (groups.length === 0) return null
  return (
    <nav aria-labelledby="who-comes" className="mb-6 rounded-card bg-primary-tint p-4">
      <h3 id="who-comes" className="font-medium">
        {m.together_who_comes()}
      </h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        <li>
          <span aria-current="true" className={`${chip} border-primary bg-surface font-medium`}>
            {m.together_just_me()}
          </span>
        </li>
        {groups.map(({ id, name, members }) => (
          <li key={id} className="min-w-0">
            <Link
              to={signUpPath(id, { itemId, kind })}
              className={`${chip} border-line bg-surface hover:border-primary hover:text-primary`}
            >
              <Users aria-hidden className="size-4 shrink-0" />
              <bdi className="line-clamp-2 min-w-0 wrap-anywhere">{name}</bdi>
              <span className="shrink-0 text-muted">{m.together_people({ count: members })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const chip =
  'inline-flex min-h-11 max-w-full items-center gap-2 rounded-field border px-3.5 py-1.5 text-sm'
