import { Link } from 'react-router'
import { fileAddress } from '#domain/files/file.ts'
import type { GroupPerson } from '#domain/support/group.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { Avatar } from '#app/ui/avatar.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { askPath } from './asks.ts'

export type ShownPerson = GroupPerson & { isSelf: boolean }

/** The group's members, leader first. */
export function GroupPeople({
  groupId,
  people,
  mayRemove,
}: {
  groupId: string
  people: readonly ShownPerson[]
  mayRemove: boolean
}) {
  return (
    <section aria-labelledby="people" className="min-w-0">
      <h2 id="people" className="font-display text-subheading font-bold">
        {m.groups_people({ count: people.length })}
      </h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {people.map((person) => (
          <li key={person.id} className="flex items-center gap-4 py-3">
            <Avatar
              name={person.fullName || m.groups_nameless()}
              src={person.avatarFileId && fileAddress(person.avatarFileId, 480)}
            />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <bdi className="line-clamp-2 font-medium wrap-anywhere">
                  {person.fullName || m.groups_nameless()}
                </bdi>
                {person.isLeader && <Badge>{m.groups_leader()}</Badge>}
                {person.isSelf && <Badge>{m.groups_you()}</Badge>}
              </p>
              <p className="text-sm text-muted">
                {m.groups_joined_on({ day: format.date(person.joinedAt) })}
              </p>
            </div>
            {mayRemove && !person.isLeader && (
              <Button asChild variant="quiet" size="small">
                <Link
                  to={askPath(groupId, 'remove', person.id)}
                  aria-label={m.groups_remove_whom({
                    name: person.fullName || m.groups_nameless(),
                  })}
                  preventScrollReset
                >
                  {m.groups_remove()}
                </Link>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
