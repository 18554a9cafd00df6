import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#messages'
import type { SearchParams } from '#app/request/search-params.ts'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-names.ts'
import { Container } from '#app/ui/container.tsx'
import { EmptyState, type EmptyStateProps } from '#app/ui/empty-state.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { ManyBar } from '../many/many-bar.tsx'
import { ManyBox } from '../many/many-box.tsx'
import { ManyOutcome } from '../many/many-outcome.tsx'
import { CursorPager } from './cursor-pager.tsx'
import { DataTable, type TableColumn } from './data-table.tsx'

/** The actions for several rows; `of` says what a row's checkbox sends and how the row is called, or null if it has none. */
export type Bulk<Row> = Omit<ComponentProps<typeof ManyBar>, 'address'> & {
  of: (row: Row) => { value: string; name: string } | null
}

type ListProps<View, Row extends { id: string }> = {
  params: SearchParams<View>
  view: View
  /** Chips and a search, side by side if there is room. */
  filters?: ReactNode
  filtersClassName?: string
  /** Rendered between the filters and the rows. */
  notice?: ReactNode
  rows: readonly Row[]
  columns?: readonly TableColumn<Row>[]
  isTall?: boolean
  /** What can be done with several rows of the table at once. */
  bulk?: Bulk<Row> | undefined
  tableClassName?: string
  /** The rows, if they are not a table. */
  children?: ReactNode
  empty: EmptyStateProps
  /** Empty state when the filters match nothing, with the link that clears them. */
  emptyNarrowed?: EmptyStateProps & { seeAll: string }
  /** Heading level of the empty states. */
  emptyLevel?: 2 | 3
  /** For lists with numbered pages. */
  pageCount?: number
  /** True if there are more pages than were counted. */
  capped?: boolean
  /** Cursor of the next page, for newest-first lists. */
  older?: string | null
  /** Cursor of the previous page, for lists that can be walked back. */
  newer?: string | null
}

/** A list's filters, rows and pager, or its empty state. */
export function List<View extends object, Row extends { id: string }>({
  params,
  view,
  filters,
  filtersClassName = 'mb-4 gap-2 xl:grid-cols-[minmax(0,1fr)_auto] xl:items-start',
  notice,
  rows,
  columns,
  isTall,
  bulk,
  tableClassName,
  children,
  empty,
  emptyNarrowed,
  emptyLevel = 3,
  pageCount,
  capped = false,
  older,
  newer,
}: ListProps<View, Row>) {
  const isFirst = params.isFirst(view)
  // A cursor past the last row also finds nothing.
  const isNarrowed = params.isNarrowed(view) || (older !== undefined && !isFirst)
  const hasBar = bulk !== undefined && rows.some((row) => bulk.of(row) !== null)
  const tick = (row: Row) => {
    const box = bulk?.of(row)
    return (
      box && (
        <ManyBox
          {...box}
          label={m.many_select_one({ name: box.name })}
          isChosen={bulk?.many?.chosen.includes(box.value) ?? false}
        />
      )
    )
  }
  return (
    <>
      {filters && (
        <div className={cn('grid grid-cols-[minmax(0,1fr)]', filtersClassName)}>{filters}</div>
      )}
      {notice}
      <ManyOutcome many={bulk?.many} className="mb-4" />
      {rows.length > 0 ? (
        columns ? (
          <DataTable
            {...{
              columns,
              rows,
              isTall,
              className: tableClassName,
              tick: hasBar ? tick : undefined,
            }}
          />
        ) : (
          children
        )
      ) : isNarrowed && emptyNarrowed ? (
        <EmptyState
          level={emptyLevel}
          {...emptyNarrowed}
          action={
            <Button asChild variant="secondary">
              <Link to={params.href()}>{emptyNarrowed.seeAll}</Link>
            </Button>
          }
        />
      ) : (
        <EmptyState level={emptyLevel} {...empty} />
      )}
      {hasBar && <ManyBar {...bulk} address={params.href(view)} />}
      {pageCount !== undefined && (
        <div className="mt-8">
          <Pagination
            page={'page' in view ? Number(view.page) : 1}
            pageCount={pageCount}
            capped={capped}
            addressOf={(page) => params.at(view, page)}
          />
        </div>
      )}
      {older !== undefined && (
        <CursorPager
          newest={isFirst || newer !== undefined ? null : params.narrow(view, {})}
          newer={newer ? params.narrow(view, { before: newer } as object) : null}
          older={older && params.at(view, older)}
        />
      )}
    </>
  )
}

/** A list page: its header, result count and list. */
export function ListPage<View extends object, Row extends { id: string }>({
  header,
  found,
  summary = found && <output className="text-sm text-muted">{found}</output>,
  lead,
  announcement,
  after,
  className = 'py-6 sm:py-8',
  ...list
}: ListProps<View, Row> & {
  header: ReactNode
  found?: ReactNode
  /** Replaces the result count. */
  summary?: ReactNode
  lead?: ReactNode
  /** Rendered above the filters. */
  announcement?: ReactNode
  after?: ReactNode
  className?: string
}) {
  return (
    <Container className={className}>
      {header}
      {summary && <div className="mb-3">{summary}</div>}
      {lead && <p className="mb-5 max-w-text text-muted">{lead}</p>}
      {announcement}
      <List {...list} emptyLevel={2} />
      {after}
    </Container>
  )
}
