import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import { stripLinks } from '#platform/text/strip-links.ts'
import { isOver } from './is-over.ts'
import type { SupportKind } from './support.ts'

/** What people signed up for: one project or event, or all of an organization. */
export type SignUpScope = { itemId: string } | { partnerId: string }

/** An open sign-up for something that is not over; never a gift. */
export type SignUp = {
  id: string
  kind: SupportKind
  places: number
  name: string
  email: string
  userId: string | null
  group: string | null
  itemId: string
  /** Whether the item was public when this was read. */
  isPublic: boolean
}

/**
 * The open sign-ups of something that is not over, locked until the transaction ends. To be called before the item itself
 * is changed: who cancels at the same moment locks the sign-up first and the item second.
 */
export async function holdSignUps(db: Db, of: SignUpScope, now: Date): Promise<SignUp[]> {
  const rows = await db
    .selectFrom('supports')
    .innerJoin('project_events', 'project_events.id', 'supports.project_event_id')
    .select(['supports.id', 'supports.kind', 'supports.places', 'supports.name', 'supports.email'])
    .select(['supports.user_id', 'supports.group_name', 'project_event_id', 'is_public'])
    .$if('itemId' in of, (all) =>
      all.where('supports.project_event_id', '=', 'itemId' in of ? of.itemId : ''),
    )
    .$if('partnerId' in of, (all) =>
      all.where('project_events.partner_id', '=', 'partnerId' in of ? of.partnerId : ''),
    )
    .where('supports.kind', '<>', 'donate')
    .where('supports.status', 'in', ['pending', 'confirmed'])
    .where((is) => is.not(isOver(now)))
    .orderBy('supports.id')
    .modifyEnd(sql`for no key update of supports`)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    // The column's check allows these words and no others.
    kind: row.kind as SupportKind,
    places: row.places,
    name: row.name,
    email: row.email,
    userId: row.user_id,
    group: row.group_name && stripLinks(row.group_name),
    itemId: row.project_event_id,
    isPublic: row.is_public,
  }))
}
