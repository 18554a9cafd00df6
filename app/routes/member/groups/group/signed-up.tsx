import { Search } from 'lucide-react'
import { Link } from 'react-router'
import { groupPath } from '#domain/support/group.ts'
import type { GroupSignUp } from '#domain/support/queries/list-group-sign-ups.ts'
import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { SignUpCard } from './sign-up-card.tsx'

/** The group's sign-ups, with a link to find more. */
export function SignedUp({
  groupId,
  isLeader,
  isOpen,
  signUps,
  page,
  pageCount,
}: {
  groupId: string
  isLeader: boolean
  /** Whether the group can sign up for anything now. */
  isOpen: boolean
  signUps: readonly GroupSignUp[]
  page: number
  pageCount: number
}) {
  return (
    <section aria-labelledby="together" className="scroll-mt-24">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="together" className="font-display text-subheading font-bold">
          {m.together_signed_up()}
        </h2>
        {isOpen && (
          <Button asChild variant="secondary" size="small">
            <Link to="/projects-events?category=volunteer">
              <Search aria-hidden />
              {m.together_find()}
            </Link>
          </Button>
        )}
      </div>
      {signUps.length === 0 ? (
        <p className="mt-3 max-w-text text-muted">
          {isLeader ? m.together_none_leader() : m.together_none()}
        </p>
      ) : (
        <ul className="mt-4 mb-6 flex flex-col gap-4">
          {signUps.map((signUp) => (
            <li key={signUp.id}>
              <SignUpCard
                {...signUp}
                mayComeAlong={isOpen && signUp.mayComeAlong}
                groupId={groupId}
              />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        addressOf={(number) => `${groupPath(groupId)}${number > 1 ? `?page=${number}` : ''}`}
      />
    </section>
  )
}
