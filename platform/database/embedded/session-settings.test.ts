import { expect, test } from 'vitest'
import { connectTo, openForFile, openForTest, poolOn } from './open-for-test.ts'

const shared = openForFile()

const WHO = `select current_user as role, current_setting('search_path') as path`

test('start-up options apply to their own pool, interleaved', async () => {
  const embedded = shared()
  const visitor = poolOn(embedded, { options: '-c role=app_visitor -c search_path=app,\\ public' })
  const member = poolOn(embedded, { options: '-c role=app_member' })
  const owner = poolOn(embedded)
  const asked = Array.from({ length: 30 }, (_, at) =>
    [visitor, member, owner][at % 3]!.query(WHO).then(({ rows }) => rows[0]),
  )
  const answers = await Promise.all(asked)
  answers.forEach((answer, at) =>
    expect(answer).toEqual(
      [
        { role: 'app_visitor', path: 'app, public' },
        { role: 'app_member', path: '"$user", public' },
        { role: 'house_owner', path: '"$user", public' },
      ][at % 3],
    ),
  )
})

test('a role cannot read what only another pool may', async () => {
  const embedded = shared()
  const owner = poolOn(embedded)
  await owner.query('create table secrets (body text); grant select on secrets to app_member')
  const visitor = poolOn(embedded, { options: '-c role=app_visitor' })
  const member = poolOn(embedded, { options: '-c role=app_member' })
  for (let round = 0; round < 3; round++) {
    expect((await member.query('select * from secrets')).rowCount).toBe(0)
    await expect(visitor.query('select * from secrets')).rejects.toMatchObject({ code: '42501' })
  }
})

test('a plain SET stays with its connection and is not visible to another', async () => {
  const embedded = shared()
  const options = '-c application_name=start'
  const a = await connectTo(embedded, { options })
  const b = await connectTo(embedded, { options })
  const show = `select current_setting('application_name') as name, current_setting('app.user_id', true) as id, current_user as role`
  await a.query('set application_name = changed')
  await a.query(`select set_config('app.user_id', '7', false)`)
  await a.query('set role app_member')
  const untouched = { name: 'start', id: null, role: 'house_owner' }
  for (let round = 0; round < 2; round++) {
    expect((await b.query(show)).rows).toMatchObject([
      { ...untouched, id: expect.toBeOneOf([null, '']) },
    ])
    expect((await a.query(show)).rows).toEqual([{ name: 'changed', id: '7', role: 'app_member' }])
  }
  await a.query('reset application_name')
  await a.query('reset role')
  expect((await a.query(show)).rows).toEqual([{ name: 'start', id: '7', role: 'house_owner' }])
})

test('a setting made inside a database function does not leak either', async () => {
  const embedded = shared()
  const a = await connectTo(embedded)
  await a.query(`create function sly() returns void language plpgsql as
    $$ begin perform set_config('work_mem', '1MB', false); set role app_member; end $$`)
  const b = await connectTo(embedded)
  const show = `select current_user as role, current_setting('work_mem') as memory`
  const before = (await b.query(show)).rows
  await a.query('select sly()')
  expect((await b.query(show)).rows).toEqual(before)
})

test('transaction-local settings end with the transaction', async () => {
  const embedded = shared()
  const client = await connectTo(embedded, { options: '-c role=app_visitor' })
  await client.query('begin')
  await client.query('set local role app_member')
  await client.query(`select set_config('app.user_id', $1, true)`, ['7'])
  expect((await client.query(WHO)).rows[0].role).toBe('app_member')
  await client.query('commit')
  expect((await client.query(WHO)).rows[0].role).toBe('app_visitor')
})

test('RESET ROLE returns to the role of the start-up', async () => {
  const client = await connectTo(shared(), { options: '-c role=app_visitor' })
  await client.query('set role house_owner')
  await client.query('reset role')
  expect((await client.query(WHO)).rows[0].role).toBe('app_visitor')
})

test('ALTER ROLE … SET applies to later connections', async () => {
  const embedded = await openForTest()
  await poolOn(embedded).query(`alter role house_owner set search_path = 'of_role'`)
  const plain = await connectTo(embedded)
  expect((await plain.query(WHO)).rows[0].path).toBe('of_role')
  const own = await connectTo(embedded, { options: '--search-path=of_start' })
  expect((await own.query(WHO)).rows[0].path).toBe('of_start')
})

test('a connection whose role is dropped in the meantime is ended with that error', async () => {
  const embedded = shared()
  const owner = await connectTo(embedded)
  await owner.query('create role short; grant short to house_owner')
  const client = await connectTo(embedded, { options: '-c role=short' })
  await owner.query('drop role short')
  await expect(client.query('select 1')).rejects.toMatchObject({ code: '22023' })
  expect((await owner.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('a hostile value of a start-up setting stays a value', async () => {
  const embedded = shared()
  const before = await connectTo(embedded)
  await before.query('set standard_conforming_strings = off')
  const name = `\\'; reset session authorization; --`
  const client = await connectTo(embedded, { application_name: name })
  await before.query('select 1')
  const { rows } = await client.query(
    `select current_setting('application_name') as name, session_user`,
  )
  expect(rows).toEqual([{ name, session_user: 'house_owner' }])
})
