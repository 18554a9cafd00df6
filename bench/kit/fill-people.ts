import { fill } from './fill.ts'

const TABLES = ['auth.users', 'app.profiles', 'app.roles', 'app.people_count']

/**
 * Inserts people, the second of them a superuser with the given id; returns the id of the one in the middle. Names are chosen from
 * forty, except `rarissima`, the oldest person.
 */
export function fillPeople(url: string, size: number, superuser: string): Promise<string> {
  return fill(url, TABLES, async (client) => {
    await client.query(
      `with words as (select array['Miriam','Levi','Noa','Cohen','David','Sarah','Eitan','Golan','Yael','Arbel','Daniel','Carmi',
          'Tamar','Sade','Jonathan','Reed','Ruth','Peretz','Amir','Katz','Hanna','Weiss','Omer','Dayan','Leah','Stern','Uri',
          'Sharon','Rachel','Gold','Adam','Rivera','Maya','Friedman','Joel','Adler','Dina','שלום','כהן','יעל'] as w)
      insert into auth.users (id, name, email, email_verified, signup_ip, created_at)
        select case when n = 2 then $2::uuid else gen_random_uuid() end,
          case when n = 1 then 'rarissima ' else '' end || w[1 + floor(random() * 40)] || ' ' || w[1 + floor(random() * 40)],
          'person' || n || '@example.org', true, '198.51.' || n % 200 || '.' || n % 50,
          now() - interval '3 years' + n * interval '1 minute'
        from generate_series(1, $1::int) n, words`,
      [size, superuser],
    )
    await client.query(`
      insert into app.profiles (id, full_name, email, signup_ip, created_at, suspended_at, suspension_reason)
        select id, name, email, signup_ip, created_at, case when email like '%999@%' then now() end, 'x' from auth.users;
      insert into app.roles (user_id, role) values ('${superuser}', 'superuser');
      update app.people_count set n = ${size}`)
    const { rows } = await client.query<{ id: string }>(
      `select id from auth.users where email = 'person${size / 2}@example.org'`,
    )
    return rows[0]?.id ?? ''
  })
}
