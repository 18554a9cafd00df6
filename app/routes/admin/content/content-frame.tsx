import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#messages'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-names.ts'
import { Container } from '#app/ui/container.tsx'
import { AdminHeader } from '../admin-header.tsx'
import { sections, type ContentSection } from './sections.ts'

type ContentFrameProps = {
  section: ContentSection
  title: string
  lead?: string
  /** Link to the form for a new entry. */
  add?: { to: string; label: string }
  /** Set on pages of a single entry, which link back to the list. */
  isEntry?: boolean
  children: ReactNode
}

/** Layout of the content pages: admin header, section tabs, and the current section. */
export function ContentFrame(props: ContentFrameProps) {
  const { section, title, lead, add, isEntry = false, children } = props
  return (
    <Container className="py-8 sm:py-10">
      <AdminHeader title={<bdi className="wrap-anywhere">{title}</bdi>} titleId="waiting" />
      <nav aria-label={m.content_sections()} className="mb-8">
        <ul className="flex flex-wrap gap-1.5">
          {(Object.entries(sections) as [ContentSection, (typeof sections)[ContentSection]][]).map(
            ([name, { to, label }]) => (
              <li key={name}>
                <Link
                  to={to}
                  aria-current={name === section ? 'page' : undefined}
                  className={cn(
                    'inline-flex min-h-9 items-center rounded-full border border-field px-3.5 text-sm font-medium transition-colors pointer-coarse:min-h-11',
                    name === section
                      ? 'border-primary bg-primary-tint text-primary'
                      : 'text-muted hover:border-primary hover:text-primary',
                  )}
                >
                  {label()}
                </Link>
              </li>
            ),
          )}
        </ul>
      </nav>
      {isEntry && (
        <Breadcrumbs
          crumbs={[
            { label: sections[section].label(), to: sections[section].to },
            { label: title },
          ]}
        />
      )}
      {(lead || add) && (
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          {lead && <p className="max-w-text min-w-0 text-muted">{lead}</p>}
          {add && (
            <Button asChild>
              <Link to={add.to}>
                <Plus aria-hidden />
                {add.label}
              </Link>
            </Button>
          )}
        </div>
      )}
      {children}
    </Container>
  )
}
