import { ChevronRight, ChevronsLeft } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'

/** Through a list that is read from the newest on: further back, and to its beginning again. */
export function CursorPager({ newest, older }: { newest: string | null; older: string | null }) {
  if (!newest && !older) return null
  return (
    <nav aria-label={m.design_pages()} className="mt-6 flex flex-wrap justify-between gap-3">
      {newest && (
        <Button asChild variant="secondary" size="small">
          <Link to={newest}>
            <ChevronsLeft aria-hidden className="rtl:-scale-x-100" />
            {m.audit_newest()}
          </Link>
        </Button>
      )}
      {older && (
        <Button asChild variant="secondary" size="small" className="ms-auto">
          <Link to={older} rel="next">
            {m.audit_older()}
            <ChevronRight aria-hidden className="rtl:-scale-x-100" />
          </Link>
        </Button>
      )}
    </nav>
  )
}
