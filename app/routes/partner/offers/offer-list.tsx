import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import type { LandscapeRegion } from '#app/ui/landscape/region.ts'

export type ListWords = {
  title: string
  lead: string
  label: string
  add: string
  pageMissing: string
  empty: { title: string; text: string; add: string; region: LandscapeRegion }
}

/** Paginated list of an organization's articles or products, or an empty state that offers to create the first. */
export function OfferList({
  address,
  page,
  pageCount,
  words,
  children,
}: {
  address: string
  page: number
  pageCount: number
  words: ListWords
  /** The rows of this page; empty if the page does not exist. */
  children: readonly ReactNode[]
}) {
  const addressOf = (number: number) => (number === 1 ? address : `${address}?page=${number}`)
  const add = (label: string) => (
    <Button asChild>
      <Link to={`${address}/new`}>
        <Plus aria-hidden />
        {label}
      </Link>
    </Button>
  )
  if (pageCount === 0) {
    const { title, text, region } = words.empty
    return (
      <Container className="py-8 sm:py-10">
        <PageHeader title={words.title} />
        <EmptyState title={title} region={region} action={add(words.empty.add)}>
          {text}
        </EmptyState>
      </Container>
    )
  }
  return (
    <Container className="py-8 sm:py-10">
      <PageHeader title={words.title} lead={words.lead} actions={add(words.add)} />
      {children.length > 0 ? (
        <ul aria-label={words.label} className="mt-8 border-b border-line">
          {children}
        </ul>
      ) : (
        <p className="mt-8 text-muted">{words.pageMissing}</p>
      )}
      <div className="mt-8">
        <Pagination page={page} pageCount={pageCount} addressOf={addressOf} />
      </div>
    </Container>
  )
}
