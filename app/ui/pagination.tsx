import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '#messages'
import { cn } from './class-names.ts'
import { pageNumbers } from './page-numbers.ts'

export type PaginationProps = {
  page: number
  pageCount: number
  /** Returns the URL of a page, counted from 1. */
  addressOf: (page: number) => string
  /** True if there are more pages than were counted. */
  capped?: boolean
}

const step =
  'grid min-h-11 min-w-11 place-items-center rounded-field px-2 font-medium tabular-nums transition-colors'

/** Numbered page links; hidden if there is only one page. */
export function Pagination({ page, pageCount, addressOf, capped = false }: PaginationProps) {
  if (pageCount <= 1) return null
  return (
    <nav aria-label={m.design_pages()} className="flex items-center justify-center gap-1">
      {page > 1 && (
        <Link to={addressOf(page - 1)} rel="prev" className={cn(step, 'hover:bg-primary-tint')}>
          <ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" />
          <span className="sr-only">{m.design_previous_page()}</span>
        </Link>
      )}
      <p className="px-3 text-sm text-muted tabular-nums sm:hidden">
        {m.design_page_of({ number: page, count: capped ? `${pageCount}+` : pageCount })}
      </p>
      <ol className="hidden items-center gap-1 sm:flex">
        {pageNumbers(page, pageCount).map((number, at) => (
          <li key={number ?? `gap ${at}`}>
            {number === null ? (
              <span className="grid min-w-6 place-items-center text-muted">…</span>
            ) : (
              <Link
                to={addressOf(number)}
                aria-label={m.design_page({ number })}
                aria-current={number === page ? 'page' : undefined}
                className={cn(
                  step,
                  number === page
                    ? 'bg-primary text-on-primary'
                    : 'hover:bg-primary-tint hover:text-primary',
                )}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
        {capped && <li className="grid min-w-6 place-items-center text-muted">…</li>}
      </ol>
      {page < pageCount && (
        <Link to={addressOf(page + 1)} rel="next" className={cn(step, 'hover:bg-primary-tint')}>
          <ChevronRight aria-hidden className="size-5 rtl:-scale-x-100" />
          <span className="sr-only">{m.design_next_page()}</span>
        </Link>
      )}
    </nav>
  )
}
