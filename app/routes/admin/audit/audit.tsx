import { Link } from 'react-router'
import { listChoices } from '#domain/moderation/queries/list-choices.ts'
import { listLines } from '#domain/moderation/queries/list-lines.ts'
import { m } from '#messages'
import { runOperation } from '#app/request/run-operation.ts'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { Route } from './+types/audit.ts'
import { AdminHeader } from '../admin-header.tsx'
import { CursorPager } from '../cursor-pager.tsx'
import { auditAddress } from './audit-address.ts'
import { AuditFilterForm } from './audit-filter-form.tsx'
import { AuditList } from './audit-list.tsx'
import { presentLine } from './present-line.ts'
import { readFilters } from './read-filters.ts'

export function meta() {
  return [{ title: m.admin_page_title({ page: m.audit_title() }) }]
}

/** What staff and jobs did, the newest first; the address narrows it down and says where the page begins. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const filters = readFilters(searchParams)
  const before = searchParams.get('before')?.slice(0, 100) ?? null
  const [{ lines, next }, choices] = await Promise.all([
    runOperation(context, listLines, { ...filters, before }),
    runOperation(context, listChoices, {}),
  ])
  return { lines: lines.map(presentLine), next, choices, filters, isFirst: before === null }
}

export default function Audit({ loaderData }: Route.ComponentProps) {
  const { lines, next, choices, filters, isFirst } = loaderData
  const isFiltered = Object.values(filters).some((value) => value !== null)
  return (
    <Container className="py-8 sm:py-10">
      <AdminHeader current="audit" />
      <h2 className="font-display text-subheading font-bold">{m.audit_title()}</h2>
      <p className="mt-1 mb-5 max-w-text text-muted">{m.audit_lead()}</p>
      <AuditFilterForm filters={filters} choices={choices} isFiltered={isFiltered} />
      {lines.length > 0 ? (
        <AuditList lines={lines} filters={filters} />
      ) : (
        <EmptyState
          level={3}
          title={isFiltered || !isFirst ? m.audit_none() : m.audit_empty()}
          action={
            (isFiltered || !isFirst) && (
              <Button asChild variant="secondary">
                <Link to={auditAddress({})}>{m.audit_see_all()}</Link>
              </Button>
            )
          }
        />
      )}
      <CursorPager
        newest={isFirst ? null : auditAddress(filters)}
        older={next && auditAddress(filters, next)}
      />
    </Container>
  )
}
