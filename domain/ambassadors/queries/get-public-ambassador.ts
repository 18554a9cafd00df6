import { z } from 'zod'
import { m } from '#messages'
import { textShown } from '#platform/database/in-page-language.ts'
import { isId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { query } from '#platform/operation.ts'
import type { AmbassadorStats } from '../figures.ts'
import { listAmbassadorStats } from '../list-figures.ts'
import type { ProjectEventCard } from '#domain/project-events/project-event.ts'
import { presentAmbassador, SHOWN_COLUMNS, type Ambassador } from '../present-ambassador.ts'
import { toAmbassadorSocialLinks, type SocialLinks } from '../social-links.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import { nextStart } from '#domain/project-events/next-date.ts'
import { CARD_COLUMNS, toCard } from '../../project-events/to-card.ts'

export type PublicAmbassador = Ambassador & {
  bio: string
  /** The contact address, if they chose to show it. */
  email: string | null
  socialLinks: SocialLinks
  /** The code of their own link, which credits supports to them. */
  code: string | null
  figures: Pick<AmbassadorStats, 'supporters' | 'raisedCents'>
  /** The public items they promote: projects by choice, latest first; upcoming events soonest first, then past ones. */
  projects: ProjectEventCard[]
  events: ProjectEventCard[]
}

/** One public ambassador page. @throws AppError not_found, also while the page is hidden. */
export const getPublicAmbassador = query({
  name: 'ambassadors.get-public-ambassador',
  for: 'visitor',
  feature: 'ambassadors',
  input: z.object({ id: z.string() }),
  async run({ db, input, now }): Promise<PublicAmbassador> {
    const row = isId(input.id)
      ? await db
          .selectFrom('ambassadorProfiles')
          .leftJoin('ambassadorLinks', (join) =>
            join
              .onRef('ambassadorLinks.ambassadorId', '=', 'ambassadorProfiles.id')
              .on('ambassadorLinks.campaignId', 'is', null),
          )
          .select(SHOWN_COLUMNS)
          .select(textShown('ambassadorProfiles', 'bio'))
          .select(['publicEmail', 'socialLinks', 'ambassadorLinks.code'])
          .where('ambassadorProfiles.id', '=', input.id)
          .where('ambassadorProfiles.isPublic', '=', true)
          .executeTakeFirst()
      : undefined
    if (!row) throw new AppError('not_found', m.minisite_not_found_text())
    const [items, figures] = await Promise.all([
      selectPublicItems(db, { ambassadorId: row.id, now }),
      listAmbassadorStats(db, [row.id]),
    ])
    const { supporters = 0, raisedCents = 0 } = figures.get(row.id) ?? {}
    return {
      ...presentAmbassador(row, 960),
      bio: row.bio ?? '',
      email: row.publicEmail,
      socialLinks: toAmbassadorSocialLinks(row.socialLinks),
      code: row.code,
      figures: { supporters, raisedCents },
      projects: items.filter(({ type }) => type === 'project'),
      events: items.filter(({ type }) => type === 'event'),
    }
  },
  cacheTags: ({ output: { projects, events } }) => [
    'ambassadors',
    'supports',
    ...[...projects, ...events].map(({ id }) => `project-event:${id}`),
  ],
})

/** The public items an ambassador promotes: upcoming events, soonest first; then the rest, last chosen first. */
async function selectPublicItems(
  db: Db,
  { ambassadorId, now }: { ambassadorId: string; now: Date },
): Promise<ProjectEventCard[]> {
  const isComing = sql<boolean>`coalesce(end_datetime, start_datetime) >= ${now}`
  const rows = await db
    .selectFrom('ambassadorProjectEvents as chosen')
    .innerJoin('projectEvents', 'projectEvents.id', 'chosen.projectEventId')
    .select(CARD_COLUMNS)
    .where('chosen.ambassadorId', '=', ambassadorId)
    .where('projectEvents.isPublic', '=', true)
    .orderBy(sql`case when ${isComing} then ${nextStart(now)} end`, (by) => by.asc().nullsLast())
    .orderBy('chosen.createdAt', 'desc')
    .orderBy('projectEvents.id', 'desc')
    .execute()
  return rows.map((row) => toCard(row, now))
}
