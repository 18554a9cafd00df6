import { sql } from 'kysely'
import { inPage, nameShown } from '#platform/database/in-page-language.ts'
import type { Db } from '#platform/database/scope.ts'
import { orderNumber } from '../orders/order.ts'
import { draftTitleShown } from '../project-events/draft-title.ts'
import { supporterLabel } from '../support/support-words.ts'
import type { ObligationKind } from './obligation.ts'

/** The very thing that waits, as staff know it. */
export type WaitingSubject = {
  /** Of the project, event or message, the number of the order, or who applies; null if it has none. */
  title: string | null
  /** Who waits, or wrote it. */
  person: string | null
  /** Of the project or event, or the organization that applies. */
  organization: string | null
  /** The project or event, if it is public. */
  publicItemId: string | null
}

type Row = {
  kind: ObligationKind
  id: string
  itemTitle: string | null
  /** Of a version under review. */
  title: string | null
  number: string | null
  subject: string | null
  applicant: string | null
  supporter: string | null
  group: string | null
  places: number | null
  person: string | null
  organization: string | null
  publicItemId: string | null
}

/** Finds what waits, for staff; by kind and id as `subjectKey` writes them. */
export async function findSubjects(
  db: Db,
  asked: readonly { kind: ObligationKind; id: string }[],
): Promise<Map<string, WaitingSubject>> {
  const given = JSON.stringify(asked.map(({ kind, id }) => ({ kind, id })))
  const { rows } = await sql<Row>`
    select a.kind, a.id, ${inPage('item', 'title')} as item_title, ${draftTitleShown('v.content')()}, o.number, i.subject, q.name as applicant,
      s.name as supporter, s.group_name as "group", s.places, coalesce(i.name, o.name, author.full_name, q.contact_person_name) as person,
      ${nameShown('p.names', 'p.name', 'organization')()}, case when item.is_public then item.id end as public_item_id
    from jsonb_to_recordset(${given}::jsonb) as a (kind text, id uuid)
      left join thread_reports r on a.kind = 'report' and r.id = a.id
      left join supports s on s.id = case when a.kind = 'report' then r.support_id when a.kind in ('sign-up', 'message', 'hours') then a.id end
      left join project_event_revisions v on a.kind = 'post' and v.id = a.id
      left join profiles author on author.id = v.user_id
      left join project_events item on item.id = coalesce(s.project_event_id, v.project_event_id)
      left join partner_applications q on a.kind = 'application' and q.id = a.id
      left join partners p on p.id = coalesce(item.partner_id, q.partner_id)
      left join partner_orders part on a.kind = 'order' and part.id = a.id
      left join orders o on o.id = part.order_id
      left join inbox_messages i on a.kind = 'inbox' and i.id = a.id`.execute(db)
  return new Map(rows.map((row) => [subjectKey(row), present(row)]))
}

/** Under which `findSubjects` returns one. */
export function subjectKey({ kind, id }: { kind: ObligationKind; id: string }): string {
  return `${kind} ${id}`
}

function present({ supporter, group, places, number, ...row }: Row): WaitingSubject {
  const title = row.title || row.itemTitle || row.subject || row.applicant
  return {
    title: number === null ? title || null : orderNumber(Number(number)),
    person:
      supporter === null
        ? row.person || null
        : supporterLabel({ name: supporter, group, places: places ?? 1 }),
    organization: row.organization,
    publicItemId: row.publicItemId,
  }
}
