import type { ReactNode } from 'react'
import { m } from '#messages'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Minus, TrendingDown, TrendingUp } from 'lucide-react'
import { format } from '#platform/text/format.ts'
import { cn } from '#app/ui/class-names.ts'
import { SavedFilters } from './filters/saved-filters.tsx'
import { growthOf, type Figure } from './growth.ts'

export type HeaderFigures = { users: Figure; projects: Figure; posts: Figure }

const labels: Record<keyof HeaderFigures, () => string> = {
  users: m.admin_total_users,
  projects: m.admin_active_projects,
  posts: m.admin_blog_posts,
}

const words = { count: m.admin_growth_count, percent: m.admin_growth_percent }

/** The head of a part of the administration: its title; on the first, the site's figures; on a list, the viewer's saved filters of it. */
export function AdminHeader({
  title,
  titleId,
  figures,
  filter,
}: {
  title: ReactNode
  /** Id of a title that receives focus after an action. */
  titleId?: string
  /** The site's figures, on the first page. */
  figures?: HeaderFigures
  /** The address of the filtered list, without a page. */
  filter?: string
}) {
  return (
    <>
      <div
        className={cn(
          'mb-6 max-sm:mb-4',
          figures && 'grid gap-4 xl:flex xl:items-center xl:justify-between xl:gap-8',
        )}
      >
        <PageHeader
          eyebrow={m.admin_title()}
          title={title}
          titleId={titleId}
          lead={figures && m.admin_subtitle()}
          size="heading"
        />
        {figures && <AdminFigures figures={figures} />}
      </div>
      {filter !== undefined && <SavedFilters address={filter} />}
    </>
  )
}

/** Three cards, each with a total and its change over a month. */
function AdminFigures({ figures }: { figures: HeaderFigures }) {
  return (
    <dl
      aria-label={m.admin_figures()}
      className="grid grid-cols-3 gap-2 sm:gap-3 xl:w-152 xl:shrink-0"
    >
      {(Object.keys(labels) as (keyof HeaderFigures)[]).map((name) => (
        <div
          key={name}
          className="flex min-w-0 flex-col rounded-card border border-line bg-surface p-3 sm:px-4"
        >
          <dt className="text-xs text-muted sm:text-sm">{labels[name]()}</dt>
          <dd className="mt-auto pt-1">
            <span className="block font-display text-heading leading-none font-bold tabular-nums">
              {format.number(figures[name].now)}
            </span>
            <Growth of={figures[name]} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Growth({ of }: { of: Figure }) {
  const growth = growthOf(of)
  const Moved = growth?.isDown ? TrendingDown : TrendingUp
  const Icon = growth ? Moved : Minus
  return (
    <span className="mt-1.5 flex items-start gap-1 text-xs text-muted">
      <Icon
        aria-hidden
        className={cn(
          'mt-0.5 size-3.5 shrink-0 max-sm:hidden',
          growth && (growth.isDown ? 'text-donate' : 'text-volunteer'),
        )}
      />
      <span>{growth ? words[growth.kind]({ change: growth.change }) : m.admin_growth_none()}</span>
    </span>
  )
}
