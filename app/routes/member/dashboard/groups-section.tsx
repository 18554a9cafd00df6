import { Plus, Users } from 'lucide-react'
import { Link } from 'react-router'
import { groupPath } from '#domain/support/group.ts'
import type { OwnGroup } from '#domain/support/queries/list-own-groups.ts'
import { m } from '#messages'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'

/** The user's groups, with a link to start one. */
export function GroupsSection({
  groups,
  className,
}: {
  groups: readonly OwnGroup[]
  className?: string
}) {
  return (
    <Card className={className ?? ''}>
      <section aria-labelledby="groups">
        <h2 id="groups" className="font-display text-subheading font-bold">
          {m.groups_own_title()}
        </h2>
        {groups.length === 0 ? (
          <p className="mt-2 text-sm text-muted">{m.groups_own_none()}</p>
        ) : (
          <ul className="mt-3 divide-y divide-line">
            {groups.map(({ id, name, members, isLeader, isOffered }) => (
              <li key={id}>
                <Link
                  to={groupPath(id)}
                  className="group flex min-h-11 items-center gap-3 py-2.5 hover:text-primary"
                >
                  <span className="min-w-0 flex-1">
                    <bdi className="line-clamp-2 font-medium text-match wrap-anywhere underline-offset-4 group-hover:underline">
                      {name}
                    </bdi>
                    <span className="flex items-center gap-1.5 text-sm text-muted">
                      <Users aria-hidden className="size-3.5" />
                      {m.groups_own_count({ count: members })}
                    </span>
                  </span>
                  {isLeader && <Badge>{m.groups_you_lead()}</Badge>}
                  {isOffered && <Badge>{m.groups_offer_badge()}</Badge>}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <Button asChild variant="secondary" wide className="mt-4">
          <Link to="/groups/new">
            <Plus aria-hidden />
            {m.groups_start()}
          </Link>
        </Button>
      </section>
    </Card>
  )
}
