import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'
import { usersAddress, type UsersView } from './users-address.ts'

/** The ways to newer and older users; neither where there are none. */
export function UsersPager({
  view,
  newer,
  older,
}: {
  view: UsersView
  newer: string | null
  older: string | null
}) {
  if (newer === null && older === null) return null
  return (
    <nav aria-label={m.people_pages()} className="mt-6 flex flex-wrap justify-between gap-3">
      {newer !== null && (
        <Button asChild variant="secondary">
          <Link to={usersAddress({ ...view, before: newer })} rel="prev">
            <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
            {m.people_newer()}
          </Link>
        </Button>
      )}
      {older !== null && (
        <Button asChild variant="secondary" className="ms-auto">
          <Link to={usersAddress({ ...view, after: older })} rel="next">
            {m.people_older()}
            <ChevronRight aria-hidden className="rtl:-scale-x-100" />
          </Link>
        </Button>
      )}
    </nav>
  )
}
