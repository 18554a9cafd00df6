import { sql, type RawBuilder } from 'kysely'
import { textInEach } from '#platform/database/in-page-language.ts'
import type { TextInEach } from '#platform/text/translations.ts'
import { isId } from '#platform/database/new-id.ts'
import { stripLinks } from '#platform/text/strip-links.ts'
import type { Db } from '#platform/database/scope.ts'
import { isOwn } from './own-supports.ts'
import { CHOSEN_DATE, readChosen } from './chosen-date-columns.ts'
import { onChosenDate, type ChosenDate } from './chosen-date.ts'
import { readDates, type EventDate } from '../project-events/next-date.ts'
import { ORGANIZATION_IN_EACH } from '../project-events/organization-columns.ts'
import { CARD_COLUMNS, presentItem } from '../project-events/to-card.ts'
import type { ProjectEventCard } from '../project-events/project-event.ts'
import type { SupportKind, SupportStatus } from './support.ts'

export type FoundSupport = {
  id: string
  kind: SupportKind
  status: SupportStatus
  /** Of a minor: whether a parent or guardian has agreed; null for adults. */
  consent: string | null
  places: number
  amountCents: number | null
  name: string
  email: string
  /** Sent with the sign-up; may be empty. */
  message: string
  /** The group that comes together; its name, used in emails, is kept when it ends. */
  groupId: string | null
  group: string | null
  item: Omit<ProjectEventCard, 'isOver'> & {
    titles: TextInEach
    organizations: TextInEach
    locations: TextInEach
  }
  /** Of an event that has several dates; the item goes from the first to the last. Empty for someone who chose one. */
  dates: EventDate[]
  /** The one they chose, on which the item then is; null for the whole. */
  date: ChosenDate | null
}

/**
 * The supports to search: those a user gave, those they gave or come along to, a group's, the caller's own approved
 * organization's, or those of the caller's groups. `any`: all the caller's role can see, for jobs.
 */
export type Whose =
  | { userId: string }
  | { personId: string }
  | { groupId: string }
  | 'own-partner'
  | 'own-groups'
  | 'any'

/** Finds one support among those, or null. */
export async function findSupport(db: Db, id: string, whose: Whose): Promise<FoundSupport | null> {
  if (!isId(id)) return null
  const row = await db
    .selectFrom('supports')
    .innerJoin('projectEvents', 'projectEvents.id', 'supports.projectEventId')
    .select(CARD_COLUMNS)
    .select([
      'supports.id as supportId',
      'supports.kind',
      'supports.status as supportStatus',
      'supports.consent',
      'supports.places as ownPlaces',
      'supports.amountCents',
      'supports.name as supporterName',
      'supports.email as supporterEmail',
      'supports.message',
      'supports.groupId',
      'supports.groupName',
    ])
    .select(CHOSEN_DATE)
    .select([textInEach('projectEvents', 'title', 'titles'), ORGANIZATION_IN_EACH])
    .select(textInEach('projectEvents', 'location', 'locations'))
    .where('supports.id', '=', id)
    .where(isOf(whose))
    .executeTakeFirst()
  if (!row) return null
  const item = presentItem(row)
  const date = readChosen(row.chosenDate, item.timeZone)
  return {
    id: row.supportId,
    // The columns' check constraints allow only these values.
    kind: row.kind as SupportKind,
    status: row.supportStatus as SupportStatus,
    consent: row.consent,
    places: row.ownPlaces,
    amountCents: row.amountCents,
    name: row.supporterName,
    email: row.supporterEmail,
    message: row.message,
    groupId: row.groupId,
    group: row.groupName && stripLinks(row.groupName),
    item: {
      ...onChosenDate(item, date),
      titles: row.titles,
      organizations: row.organizations,
      locations: row.locations,
    },
    dates: date ? [] : readDates(row),
    date,
  }
}

function isOf(whose: Whose): RawBuilder<boolean> {
  if (whose === 'any') return sql<boolean>`true`
  if (whose === 'own-partner') {
    return sql<boolean>`project_events.partner_id = app.own_partner('{approved}')`
  }
  if (whose === 'own-groups') {
    return sql<boolean>`supports.id in (select app.own_group_supports())`
  }
  if ('personId' in whose) return isOwn(whose.personId)
  return 'userId' in whose
    ? sql<boolean>`supports.user_id = ${whose.userId}`
    : sql<boolean>`supports.group_id = ${whose.groupId}`
}
