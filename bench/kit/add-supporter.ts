import pg from 'pg'
import { asSuperuser } from '../../test/postgres/create-database.ts'

/** Inserts a member with preferences and a volunteer profile, so that recommendations search by place, topic and words. */
export async function addSupporter(url: string, id: string): Promise<void> {
  const client = new pg.Client({ connectionString: asSuperuser(url) })
  await client.connect()
  await client.query(
    `insert into auth.users (id, name, email, email_verified) values ($1, 'A Supporter', 'supporter@example.org', true)`,
    [id],
  )
  await client.query(
    `insert into app.preferences (user_id, support_types, locations, categories)
      values ($1, '{volunteer,donate}', '{negev,haifa}', '{education,environment}')`,
    [id],
  )
  await client.query(
    `insert into app.volunteer_profiles (user_id, interests, skills, visit_frequency)
      values ($1, '{olive trees,hebrew}', '{teaching,photography}', 'yearly')`,
    [id],
  )
  await client.end()
}
