import type { ReactNode } from 'react'
import type { PublicPartner } from '#domain/partners/queries/get-public-partner.ts'
import { Pagination } from '#app/ui/pagination.tsx'
import { partnerTabAddress } from './tabs.ts'

type TabSectionProps = {
  partner: Pick<PublicPartner, 'id'>
  tab: Parameters<typeof partnerTabAddress>[1]
  id: string
  title: string
  page: number
  pageCount: number
  children: ReactNode
}

/** A tab of an organization's page: its title, list and pages. */
export function TabSection(props: TabSectionProps) {
  const { partner, tab, id, title, page, pageCount, children } = props
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2
        id={id}
        dir="auto"
        className="font-display text-heading font-bold wrap-anywhere text-match"
      >
        {title}
      </h2>
      {children}
      <div className="mt-8">
        <Pagination
          page={page}
          pageCount={pageCount}
          addressOf={(number) => partnerTabAddress(partner.id, tab, number)}
        />
      </div>
    </section>
  )
}
