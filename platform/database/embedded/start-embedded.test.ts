import { expect, test } from 'vitest'
import { connectTo, openForFile, openForTest, poolOn } from './open-for-test.ts'

const shared = openForFile()

test('pg sees an ordinary server: types, parameters, error codes', async () => {
  const pool = poolOn(shared())
  const { rows } = await pool.query(
    `select $1::int as number, $2::text as text, $3::jsonb as json, timestamptz '2026-01-02 03:04Z' as time`,
    [7, 'שלום', { a: [1] }],
  )
  expect(rows).toEqual([
    { number: 7, text: 'שלום', json: { a: [1] }, time: new Date('2026-01-02T03:04Z') },
  ])
  await expect(pool.query('select 1/0')).rejects.toMatchObject({ code: '22012' })
  await expect(pool.query('select * from nowhere')).rejects.toMatchObject({ code: '42P01' })
  await pool.query('create table once (id int primary key)')
  await pool.query('insert into once values (1)')
  await expect(pool.query('insert into once values ($1)', [1])).rejects.toMatchObject({
    code: '23505',
    constraint: 'once_pkey',
  })
  expect((await pool.query('show timezone')).rows).toEqual([{ TimeZone: 'UTC' }])
})

test('results larger than a buffer and texts larger than a chunk arrive complete', async () => {
  const pool = poolOn(shared())
  const text = 'ש'.repeat(3_000_000)
  const { rows } = await pool.query('select $1::text as text', [text])
  expect(rows[0].text).toBe(text)
  const many = await pool.query('select g from generate_series(1, 100000) g')
  expect(many.rows.at(-1)).toEqual({ g: 100_000 })
})

test('the owner may create roles and trusted extensions, and is no superuser', async () => {
  const pool = poolOn(shared())
  await pool.query('create extension if not exists pg_trgm')
  expect((await pool.query(`select similarity('word', 'words') > 0.5 as near`)).rows).toEqual([
    { near: true },
  ])
  await expect(pool.query(`copy (select 1) to program 'true'`)).rejects.toMatchObject({
    code: '42501',
  })
})

test('forced row security applies to the owner', async () => {
  const pool = poolOn(shared())
  await pool.query(`
    create table notes (body text);
    insert into notes values ('hidden');
    alter table notes enable row level security;
  `)
  expect((await pool.query('select * from notes')).rowCount).toBe(1)
  await pool.query('alter table notes force row level security')
  expect((await pool.query('select * from notes')).rowCount).toBe(0)
})

test.each([
  ['a superuser', { user: 'postgres' }, '28000'],
  ['a stranger', { user: 'nobody' }, '28000'],
  ['a role without login', { user: 'app_visitor' }, '28000'],
  ['another database', { database: 'other' }, '3D000'],
  ['a start-up role that does not exist', { options: '-c role=app_nobody' }, '22023'],
  ['an unknown option', { options: '-x' }, '42601'],
])('%s is refused at the start of the connection', async (_who, settings, code) => {
  const embedded = shared()
  await expect(connectTo(embedded, settings)).rejects.toMatchObject({ code, severity: 'FATAL' })
  expect((await poolOn(embedded).query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('named statements of several connections do not collide, whatever their length', async () => {
  const embedded = shared()
  const [a, b] = [await connectTo(embedded), await connectTo(embedded)]
  const long = 'n'.repeat(62)
  for (let round = 0; round < 2; round++)
    for (const name of ['same', `${long}1`, `${long}2`]) {
      const ask = (text: string) => ({ name, text, values: [round] })
      const fromA = await a.query(ask(`select 'a ${name}' as who, $1::int as round`))
      const fromB = await b.query(ask(`select 'b ${name}' as who, $1::int as round`))
      expect([fromA.rows, fromB.rows]).toEqual([
        [{ who: `a ${name}`, round }],
        [{ who: `b ${name}`, round }],
      ])
    }
})

test('statements of a closed connection are freed', async () => {
  const embedded = await openForTest()
  const count = 'select count(*)::int as count from pg_prepared_statements'
  const gone = await connectTo(embedded)
  await gone.query({ name: 'mine', text: 'select 1' })
  const stays = await connectTo(embedded)
  expect((await stays.query(count)).rows).toEqual([{ count: 1 }])
  await gone.end()
  await expect.poll(async () => (await stays.query(count)).rows).toEqual([{ count: 0 }])
})

test('NOTIFY reaches other connections that listen, and only them', async () => {
  const embedded = shared()
  const heard: string[] = []
  const listen = async (name: string, sql: string) => {
    const client = await connectTo(embedded)
    client.on('notification', ({ channel, payload }) => heard.push(`${name} ${channel} ${payload}`))
    await client.query(sql)
    return client
  }
  await listen('first', 'listen news; listen "Other"')
  const second = await listen('second', 'listen NEWS')
  const third = await listen('third', 'listen elsewhere')
  const sender = await connectTo(embedded)
  await sender.query('begin')
  await sender.query(`select pg_notify('news', $1)`, ['undone'])
  await sender.query('rollback')
  await sender.query(`select pg_notify('news', $1)`, ['one'])
  await second.query('unlisten news')
  await sender.query(`notify news, 'two'; notify "Other", 'three'`)
  // Responses come in order.
  await Promise.all([second, third].map((client) => client.query('select 1')))
  await expect.poll(() => heard).toHaveLength(4)
  expect(heard.toSorted()).toEqual([
    'first Other three',
    'first news one',
    'first news two',
    'second news one',
  ])
})

test.each([
  'set session authorization postgres',
  `select set_config('session_authorization', 'postgres', false)`,
  'discard all',
  'deallocate all',
  'copy t from stdin',
])('%s is refused, since it would harm every connection', async (sql) => {
  const pool = poolOn(shared())
  await expect(pool.query(sql)).rejects.toMatchObject({ code: '0A000' })
  await expect(pool.query({ name: 'prepared', text: sql })).rejects.toMatchObject({ code: '0A000' })
  expect((await pool.query('select session_user')).rows).toEqual([{ session_user: 'house_owner' }])
})

test('a dump starts another database with the same content', async () => {
  const first = await openForTest()
  await poolOn(first).query('create table kept as select 42 as answer')
  const tar = await first.dump()
  const bytes = new Uint8Array(await tar.arrayBuffer())
  for (const copy of [tar, bytes]) {
    const second = await openForTest({ template: copy })
    expect((await poolOn(second).query('select answer from kept')).rows).toEqual([{ answer: 42 }])
  }
})

test('closing ends open sockets, and new ones are refused', async () => {
  const embedded = await openForTest()
  const client = await connectTo(embedded)
  const ended = new Promise((resolve) => client.once('end', resolve))
  await embedded.close()
  await ended
  expect(() => embedded.socket()).toThrow('closed')
})

test('an encryption request is declined, and a cancel request ends its connection', async () => {
  const embedded = shared()
  const first = embedded.socket()
  const packet = (code: number) => {
    const bytes = Buffer.alloc(8)
    bytes.writeUInt32BE(8)
    bytes.writeUInt32BE(code, 4)
    return bytes
  }
  first.write(packet(80877103))
  expect(await new Promise((resolve) => first.once('data', resolve))).toEqual(Buffer.from('N'))
  first.destroy()
  const second = embedded.socket().resume()
  second.write(packet(80877102))
  await new Promise((resolve) => second.once('close', resolve))
})
