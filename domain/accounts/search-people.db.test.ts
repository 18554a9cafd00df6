import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp } from '#test/app/create-test-app.ts'
import { liftRowSecurity } from '#test/app/seed-person.ts'
import { listUsers } from './queries/list-users.ts'
import { userSearchTerms } from './user-search-terms.ts'

/** More than the newest 2,000 users, which are searched first. */
const PEOPLE = 2_400
const PORTION = 300
/** These oldest users can only be found through an index. */
const OLDEST: Record<number, string> = {
  1: 'Rarissima Katz',
  2: 'יעל כהן',
  3: 'Søren Qz',
  4: 'Anna Sixty',
}

const app = startTestApp()
beforeAll(async () => {
  await liftRowSecurity(app)
  await app.asOwner('alter table auth.users disable trigger mirror_user')
  // In batches: indexing letters is slow.
  for (let from = 1; from <= PEOPLE; from += PORTION) {
    await app.asOwner(
      `with made as (
         insert into auth.users (id, name, email, email_verified, created_at)
         select gen_random_uuid(),
           coalesce($3::jsonb ->> n::text, case when n % 3 = 0 then 'Miriam ' else 'Noa ' end || n),
           'p' || n || '@example.org', true, now() - interval '1 year' + n * interval '1 minute'
         from generate_series($1::int, $2::int) n returning id, name, email, created_at)
       insert into profiles (id, full_name, email, created_at) select id, name, email, created_at from made`,
      [from, from + PORTION - 1, JSON.stringify(OLDEST)],
    )
  }
  // Otherwise the demo users would be the newest.
  await app.asOwner(
    `update profiles set created_at = now() - interval '2 years' where email not like 'p%@example.org'`,
  )
}, 120_000)

const list = (given: Parameters<typeof listUsers>[1]) => listUsers(app.caller('admin'), given)
const allMiriams = () =>
  app.asOwner<{ id: string }>(
    `select id from profiles where full_name like 'Miriam %' order by created_at desc`,
  )

describe('with more users than are searched first', () => {
  test('matches that fill a page are counted among the newest only, and the result says so', async () => {
    const all = await allMiriams()
    const page = await list({ q: 'miriam' })
    expect(page.items.map(({ id }) => id)).toEqual(all.slice(0, 25).map(({ id }) => id))
    expect(page).toMatchObject({ found: 667, capped: true })
    expect(all.length).toBeGreaterThan(667)
  })

  test.each([
    ['rarissima', 'Rarissima Katz'],
    ['יעל', 'יעל כהן'],
    ['qz', 'Søren Qz'],
    ['ø', 'Søren Qz'],
    ['p4@example.org', 'Anna Sixty'],
    ['katz p1@', 'Rarissima Katz'],
  ])('a rare match is found and counted, however old: %s', async (q, name) => {
    const { items, found, capped } = await list({ q })
    expect(items.map((person) => person.name)).toEqual([name])
    expect({ found, capped }).toEqual({ found: 1, capped: false })
  })

  test('the pages of a search list every user once, forward and back', async () => {
    const seen: string[] = []
    let page = await list({ q: 'miriam' })
    for (;;) {
      seen.push(...page.items.map(({ id }) => id))
      if (page.older === null) break
      const next = await list({ q: 'miriam', after: page.older })
      expect((await list({ q: 'miriam', before: next.newer })).items).toEqual(page.items)
      page = next
    }
    expect(seen).toEqual((await allMiriams()).map(({ id }) => id))
  })
})

test('with fewer users than that, they are counted exactly', async () => {
  await app.asOwner(`delete from profiles where full_name like 'Noa %'`)
  const all = await allMiriams()
  expect(await list({ q: 'miriam' })).toMatchObject({ found: all.length, capped: false })
})

test('a search uses the same letters as the index', async () => {
  const [kept] = await app.asOwner<{ letters: string[] }>(
    `select app.letters_of('יעל ø') as letters`,
  )
  const { letters } = userSearchTerms('יעל ø')
  expect(letters.every((letter) => kept?.letters.includes(letter))).toBe(true)
  expect(kept?.letters.toSorted()).toEqual([...letters, ' ', 'ל ', ' ø'].toSorted())
})
