import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#messages'

export type Crumb = { label: ReactNode; to?: string | undefined }

/** The path to this page; the last crumb is the page itself and has no link. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={m.design_breadcrumbs()}>
      <ol className="flex flex-wrap items-center gap-x-1 text-sm text-muted">
        {crumbs.map(({ label, to }, at) => (
          <li key={at} className="flex min-w-0 items-center gap-1">
            {at > 0 && <ChevronRight aria-hidden className="size-4 shrink-0 rtl:-scale-x-100" />}
            {to ? (
              <Link
                to={to}
                dir="auto"
                className="min-w-0 py-3 wrap-anywhere underline-offset-4 hover:text-primary hover:underline"
              >
                {label}
              </Link>
            ) : (
              <span aria-current="page" dir="auto" className="min-w-0 py-3 text-ink wrap-anywhere">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
