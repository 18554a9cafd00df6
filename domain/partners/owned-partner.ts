import { sql } from 'kysely'
import { m } from '#messages'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { stripLinks } from '#platform/text/strip-links.ts'
import { inPageLanguage, type TextInEach } from '#platform/text/translations.ts'
import type { TeamPerson } from './queries/get-team.ts'

type Owned = {
  /** `name` in the language of the running code, so call it inside a mail. */
  partner: { id: string; name(): string }
  team: TeamPerson[]
}

/**
 * Returns the approved organization that the caller owns, with its team, and locks it until the end of the transaction.
 *
 * @throws AppError forbidden for anyone else, also for members of its team.
 */
export async function ownedPartner(db: Db): Promise<Owned> {
  const partner = await db
    .selectFrom('partners')
    .select('id')
    .select(sql<TextInEach>`names`.as('names'))
    .where('id', '=', sql<string>`(select app.own_partner('{approved}', '{own}'))`)
    .forUpdate()
    .executeTakeFirst()
  if (!partner) throw new AppError('forbidden', m.team_owner_only())
  const { rows: team } = await sql<TeamPerson>`
    select user_id, full_name, email, duties, joined_at from app.own_team()`.execute(db)
  return {
    partner: { id: partner.id, name: () => stripLinks(inPageLanguage(partner.names)) },
    team,
  }
}
