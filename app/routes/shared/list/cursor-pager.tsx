import { ChevronLeft, ChevronRight, ChevronsLeft } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'

type CursorPagerProps = { newest: string | null; newer: string | null; older: string | null }

/** Pager of a newest-first list: links to older rows, to newer ones if supported, and to the start. */
export function CursorPager({ newest, newer, older }: CursorPagerProps) {
  if (!newest && !newer && !older) return null
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
      {newer && (
        <Button asChild variant="secondary" size="small">
          <Link to={newer} rel="prev">
            <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
            {m.audit_newer()}
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
