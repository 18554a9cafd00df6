import type { ReactNode } from 'react'
import { Pagination } from '#app/ui/pagination.tsx'
import { dashboardParams, type DASHBOARD_TABS } from './params.ts'

type ListSectionProps = {
  tab: (typeof DASHBOARD_TABS)[number]
  id: string
  title: string
  page: number
  pageCount: number
  children: ReactNode
}

/** A view of the dashboard: its title, list and pages. */
export function ListSection({ tab, id, title, page, pageCount, children }: ListSectionProps) {
  return (
    <section aria-labelledby={id} className="mt-7">
      <h2 id={id} className="font-display text-subheading font-bold">
        {title}
      </h2>
      {children}
      <Pagination
        page={page}
        pageCount={pageCount}
        addressOf={(number) => dashboardParams.href({ tab, page: number })}
      />
    </section>
  )
}
