import { listChoices } from '#domain/moderation/queries/list-choices.ts'
import { listLines } from '#domain/moderation/queries/list-lines.ts'
import { m } from '#messages'
import { runOperation } from '#app/request/run-operation.ts'
import { ListPage } from '#app/routes/shared/list/list-page.tsx'
import type { Route } from './+types/page.ts'
import { AdminHeader } from '../admin-header.tsx'
import { AuditFilterForm } from './audit-filter-form.tsx'
import { AuditList } from './audit-list.tsx'
import { auditParams as params } from './params.ts'
import { presentLine } from './present-line.ts'

export function meta() {
  return [{ title: m.admin_page_title({ page: m.audit_title() }) }]
}

/** What staff and jobs did, the newest first; the address narrows it down and says where the page begins. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const view = params.parse(request)
  const [{ lines, next }, choices] = await Promise.all([
    runOperation(context, listLines, view),
    runOperation(context, listChoices, {}),
  ])
  return { lines: lines.map(presentLine), older: next, choices, view }
}

export default function Audit({ loaderData }: Route.ComponentProps) {
  const { lines, older, choices, view } = loaderData
  return (
    <ListPage
      header={<AdminHeader current="audit" />}
      className="py-8 sm:py-10"
      title={m.audit_title()}
      lead={m.audit_lead()}
      {...{ params, view, older }}
      announcement={<AuditFilterForm view={view} choices={choices} />}
      rows={lines}
      empty={{ title: m.audit_empty() }}
      emptyNarrowed={{ title: m.audit_none(), seeAll: m.audit_see_all() }}
    >
      <AuditList lines={lines} view={view} />
    </ListPage>
  )
}
