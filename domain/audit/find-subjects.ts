import { sql, type RawBuilder } from 'kysely'
import { inPage } from '#platform/database/in-page-language.ts'
import type { Db } from '#platform/database/scope.ts'
import { draftTitleShown } from '#domain/project-events/draft-title.ts'
import { orderNumber } from '#domain/orders/order.ts'

/** A subject of the audit log that still exists. */
export type LineSubject = {
  /** As staff know it; null if it has none. */
  title: string | null
  /** The row whose page in the administration shows it, an order by its number; null if it has no page. */
  page: { of: SubjectPage; id: string } | null
}

/** What has a page in the administration; an organization's posts, news and products are parts of its page. */
export type SubjectPage =
  | 'ambassador_profiles'
  | 'ambassador_resources'
  | 'faq_entries'
  | 'inbox_messages'
  | 'news'
  | 'orders'
  | 'partner_applications'
  | 'partners'
  | 'products'
  | 'profiles'
  | 'project_event_revisions'
  | 'project_events'
  | 'supports'
  | 'tour_packages'

type Row = {
  id: string
  title: string | null
  /** Of the order that it is or belongs to, instead of a title and a page. */
  number: string | null
  pageOf: SubjectPage
  pageId: string | null
}

const people = () => rows('profiles', 'full_name')
/** What a payment is for: an order, or a gift to a project or event. */
const paid = () =>
  sql`${inPage('item', 'title')} as title, o.number, 'supports' as page_of, y.support_id as page_id`
const whatFor = sql`left join orders o on o.id = y.order_id
  left join supports s on s.id = y.support_id left join project_events item on item.id = s.project_event_id`

/** Where subjects are found, by their stored table, with titles in the language of the page. The others have neither title nor page. */
const ROWS: Readonly<Record<string, () => RawBuilder<unknown>>> = {
  ambassador_profiles: () => rows('ambassador_profiles', 'display_name'),
  ambassador_resources: () => translatedRows('ambassador_resources', 'title'),
  faq_entries: () => rows('faq_entries', 'question'),
  identity_documents: people,
  inbox_messages: () => rows('inbox_messages', 'subject'),
  news: () => translatedRows('news', 'title', 'partner_id'),
  partner_applications: () => rows('partner_applications', 'name'),
  partner_orders:
    () => sql`select part.id, null as title, o.number, null as page_of, null as page_id
    from partner_orders part join orders o on o.id = part.order_id`,
  partners: () => rows('partners', 'name'),
  payments: () => sql`select y.id, ${paid()} from payments y ${whatFor}`,
  products: () => translatedRows('products', 'name', 'partner_id'),
  profiles: people,
  project_event_revisions:
    () => sql`select id, ${draftTitleShown('content')()}, null::bigint as number,
    'project_event_revisions' as page_of, id as page_id from project_event_revisions`,
  project_events: () => translatedRows('project_events', 'title', 'partner_id'),
  refunds: () =>
    sql`select r.id, ${paid()} from refunds r join payments y on y.id = r.payment_id ${whatFor}`,
  roles: people,
  supports:
    () => sql`select s.id, ${inPage('item', 'title')} as title, null::bigint as number, 'supports' as page_of, s.id as page_id
    from supports s join project_events item on item.id = s.project_event_id`,
  tour_packages: () => translatedRows('tour_packages', 'title'),
}

function translatedRows(table: SubjectPage, title: string, pageId = 'id') {
  return rows(table, title, pageId, inPage(table, title))
}

function rows(
  table: SubjectPage,
  title: string,
  pageId = 'id',
  shown: RawBuilder<unknown> = sql.ref(title),
): RawBuilder<unknown> {
  return sql`select id, ${shown} as title, null::bigint as number, ${sql.lit(table)} as page_of,
    ${sql.ref(pageId)} as page_id from ${sql.table(table)}`
}

/** Finds which subjects still exist, with their titles and pages, with one query per kind. */
export async function findSubjects(
  db: Db,
  lines: readonly { subject: string; subjectId: string | null }[],
): Promise<(subject: string, id: string | null) => LineSubject | null> {
  const ids = new Map<string, Set<string>>()
  for (const { subject, subjectId: id } of lines) {
    if (id !== null && Object.hasOwn(ROWS, subject)) {
      ids.set(subject, (ids.get(subject) ?? new Set()).add(id))
    }
  }
  const found = new Map<string, LineSubject>()
  for (const [subject, asked] of ids) {
    const { rows: there } = await sql<Row>`
      select * from (${ROWS[subject]!()}) subject where id = any (${[...asked]}::uuid[])`.execute(
      db,
    )
    for (const row of there) found.set(`${subject} ${row.id}`, present(row))
  }
  return (subject, id) => found.get(`${subject} ${id}`) ?? null
}

function present({ title, number, pageOf, pageId }: Row): LineSubject {
  if (number !== null) {
    const name = orderNumber(Number(number))
    return { title: name, page: { of: 'orders', id: name } }
  }
  return { title: title || null, page: pageId === null ? null : { of: pageOf, id: pageId } }
}
