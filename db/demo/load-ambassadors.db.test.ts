import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { countGiftsToConfirm } from '#domain/support/queries/count-gifts-to-confirm.ts'
import { expectBooksAgree } from '#test/app/books.ts'
import { memberOf, startTestApp, visitor } from '#test/app/create-test-app.ts'
import { liftRowSecurity } from '#test/app/seed-person.ts'
import { DEMO_USERS } from './demo-users.ts'
import { AMBASSADORS } from './content/ambassadors.ts'
import { GROUPS } from './content/groups.ts'
import { PEOPLE } from './content/people.ts'
import { demoCode } from './demo-code.ts'
import { demoId } from './demo-id.ts'
import { loadDemo } from './load-demo.ts'

const app = startTestApp()
beforeAll(() => liftRowSecurity(app))

const page = (key: string) => demoId('ambassador_profiles', key)
const OWN = page('jonathan-reed')

type Figures = { campaigns: number; supports: number; supporters: number; raised: number }

async function figuresOf(id: string): Promise<Figures | undefined> {
  const { rows } = await app.database.scope.as(visitor, (db) =>
    sql<Figures>`select campaigns, supports, supporters, raised_cents::int as raised
      from ambassador_figures where ambassador_id = ${id}`.execute(db),
  )
  return rows[0]
}

test('three campaigns, $1,250 and 27 supporters, as visitors see them and as the records add up', async () => {
  const seen = await figuresOf(OWN)
  expect(seen).toMatchObject({ campaigns: 3, raised: 125_000, supporters: 27 })
  const { rows } = await app.database.scope.as(memberOf('ambassador'), (db) =>
    sql<Omit<Figures, 'campaigns'> & { all: number; states: string[] }>`
      select count(*)::int as all, (count(*) filter (where counts))::int as supports,
        (count(distinct supporter) filter (where counts))::int as supporters,
        sum(raised_cents)::int as raised, array_agg(distinct status order by status) as states
      from own_credits`.execute(db),
  )
  const [own] = rows
  expect(own).toMatchObject({ raised: 125_000, supporters: 27, supports: seen?.supports })
  // Someone who gave and attended counts once; pending, declined, canceled and refunded supports do not count.
  expect(own!.supports).toBeGreaterThan(27)
  expect(own!.all).toBeGreaterThan(own!.supports)
  const states = ['cancelled', 'completed', 'confirmed', 'declined', 'pending', 'refunded']
  expect(own?.states).toEqual(states)
  await expectBooksAgree(app)
})

test('two campaigns are running, one for money and one for supporters, and one has ended with its goal reached', async () => {
  const { rows } = await app.database.scope.as(visitor, (db) =>
    sql<{ kind: string; isRunning: boolean; part: number }>`
      select c.goal_kind as kind, app.is_running(c, now()) as "isRunning",
        (case c.goal_kind when 'raised' then f.raised_cents else f.supporters end)::float / c.goal as part
      from ambassador_campaigns c join campaign_figures f on f.campaign_id = c.id
      where c.ambassador_id = ${OWN} order by 2 desc, 1`.execute(db),
  )
  expect(rows.map(({ kind, isRunning }) => [kind, isRunning])).toEqual([
    ['raised', true],
    ['supporters', true],
    ['raised', false],
  ])
  const [money, people, over] = rows.map(({ part }) => part)
  expect(money).toBeGreaterThan(0.3)
  expect(people).toBeLessThan(1)
  expect(people).not.toBe(money)
  expect(over).toBeGreaterThanOrEqual(1)
})

test('visitors see seven pages, at least one of each type, and not the one that staff has hidden', async () => {
  const found = await app.database.scope.as(visitor, (db) =>
    db.selectFrom('ambassadorProfiles').select(['id', 'ambassadorType as type']).execute(),
  )
  expect(found.map(({ id }) => id).toSorted()).toEqual(
    AMBASSADORS.filter(({ hidden }) => !hidden)
      .map(({ key }) => page(key))
      .toSorted(),
  )
  expect(found).toHaveLength(7)
  expect(new Set(found.map(({ type }) => type)).size).toBe(6)
  expect(await figuresOf(page('sheldon-outreach'))).toBeUndefined()
  expect(await figuresOf(page('elena-petrova'))).toMatchObject({ supports: 0, raised: 0 })
})

test('an ambassador and each campaign have a link, with many more visits than supports', async () => {
  const links = await app.asOwner<{ code: string; visits: number }>(
    `select l.code, sum(v.visits)::int as visits
     from ambassador_links l join ambassador_visits v on v.link_code = l.code
     where l.ambassador_id = $1 group by 1`,
    [OWN],
  )
  expect(links).toHaveLength(4)
  expect(links.map(({ code }) => code)).toContain(demoCode('jonathan-reed'))
  const [{ n: credits } = { n: 0 }] = await app.asOwner<{ n: number }>(
    `select count(*)::int as n from ambassador_credits where ambassador_id = $1`,
    [OWN],
  )
  expect(links.reduce((sum, { visits }) => sum + visits, 0)).toBeGreaterThan(credits * 3)
})

test('credited supports were made while the link was valid, and before the item began', async () => {
  const [found] = await app.asOwner<{ events: number; late: number; stale: number }>(
    `select count(*) filter (where i.type = 'event')::int as events,
       count(*) filter (where s.created_at >= i.start_datetime)::int as late,
       count(*) filter (where c.touched_at not between s.created_at - interval '30 days' and s.created_at)::int as stale
     from ambassador_credits c join supports s on s.id = c.support_id
       join project_events i on i.id = s.project_event_id`,
  )
  expect(found).toMatchObject({ late: 0, stale: 0 })
  expect(found!.events).toBeGreaterThan(6)
})

test('only some of the supports of the soup cyclists are credited to the ambassador', async () => {
  const [found] = await app.asOwner<{ all: number; through: number }>(
    `select sum(s.amount_cents)::int as all, (sum(s.amount_cents) filter (where c.support_id is not null))::int as through
     from supports s left join ambassador_credits c on c.support_id = s.id
     where s.project_event_id = $1 and s.status in ('confirmed', 'completed')`,
    [demoId('project_events', 'soup-by-bicycle-bat-yam')],
  )
  expect(found!.through).toBe(58_400)
  expect(found!.all).toBeGreaterThan(found!.through)
})

test('only people have a portrait; organizations have a logo', () => {
  const shown = AMBASSADORS.filter(({ hidden }) => !hidden)
  const organizations = shown.filter(({ organizationName }) => organizationName)
  expect(organizations.filter(({ hasLogo, hasPhoto }) => !hasLogo || hasPhoto)).toEqual([])
  expect(shown.some(({ hasPhoto }) => hasPhoto)).toBe(true)
})

test('a gift to an organization without an owner waits for staff', async () => {
  expect(await countGiftsToConfirm(app.caller(memberOf('admin')), {})).toBe(1)
})

test('two groups, one of them led by the supporter, with their sign-ups', async () => {
  const { groups, signUps } = await app.database.scope.as(memberOf('supporter'), async (db) => ({
    groups: await db.selectFrom('volunteerGroups').select(['name', 'ownerId']).execute(),
    signUps: await db
      .selectFrom('supports')
      .select(['groupName', 'status', 'places'])
      .where('groupId', 'is not', null)
      .orderBy('createdAt', 'desc')
      .execute(),
  }))
  expect(groups.map(({ ownerId: id }) => id === DEMO_USERS.supporter.id).toSorted()).toEqual([
    false,
    true,
  ])
  const [table, aiders] = GROUPS.map(({ name }) => name)
  expect(signUps).toEqual([
    { groupName: table, status: 'pending', places: 3 },
    { groupName: aiders, status: 'confirmed', places: 3 },
    { groupName: table, status: 'completed', places: 4 },
  ])
})

test('the others have no password, so no one can sign in as them', async () => {
  const ids = PEOPLE.map(({ key }) => demoId('profiles', key))
  const doors = await app.asOwner(`select id from auth.accounts where user_id = any ($1)`, [ids])
  expect(doors).toEqual([])
  const known = await app.asOwner(`select id from profiles where id = any ($1)`, [ids])
  expect(known).toHaveLength(ids.length)
})

test('loading again adds nothing, and a page that someone has edited stays as it is', async () => {
  const count = () =>
    app.asOwner(
      `select (select count(*) from ambassador_profiles) as pages, (select count(*) from ambassador_campaigns) as campaigns,
        (select count(*) from ambassador_credits) as credits,
        (select count(*) from supports) as supports, (select sum(visits) from ambassador_visits) as visits,
        (select count(*) from group_members) as members, (select count(*) from auth.users) as people`,
    )
  await app.asOwner(`delete from ambassador_campaigns where title = 'One more quartet'`)
  await app.asOwner(`update ambassador_profiles set bio = 'Mine.' where id = $1`, [OWN])
  await app.asOwner(`delete from group_members where user_id = $1`, [
    demoId('profiles', 'noa-feldman'),
  ])
  const before = await count()
  await loadDemo(app.database, { put: async () => {} })
  expect(await count()).toEqual(before)
  expect(await app.asOwner(`select bio from ambassador_profiles where id = $1`, [OWN])).toEqual([
    { bio: 'Mine.' },
  ])
})
