import { expect, test } from 'vitest'
import { connectTo, openForFile, openForTest, poolOn } from './open-for-test.ts'

const shared = openForFile()

test('transactions of many connections do not mix', async () => {
  const pool = poolOn(shared(), { max: 8 })
  await pool.query('create table counter (value int); insert into counter values (0)')
  const increment = async () => {
    const client = await pool.connect()
    await client.query('begin')
    const { rows } = await client.query('select value from counter')
    await client.query('update counter set value = $1', [rows[0].value + 1])
    await client.query('commit')
    client.release()
  }
  await Promise.all(Array.from({ length: 40 }, increment))
  expect((await pool.query('select value from counter')).rows).toEqual([{ value: 40 }])
})

test('a query waits for the transaction of another connection to end', async () => {
  const embedded = shared()
  const [a, b] = [await connectTo(embedded), await connectTo(embedded)]
  await a.query('create table seen (at int)')
  await a.query('begin')
  await a.query('insert into seen values (1)')
  const order: string[] = []
  const read = b.query('select count(*)::int as count from seen').then(({ rows }) => {
    order.push('read')
    return rows
  })
  await a.query('insert into seen values (2)')
  order.push('written')
  await a.query('rollback')
  expect(await read).toEqual([{ count: 0 }])
  expect(order).toEqual(['written', 'read'])
})

test('a failed transaction holds the session until it is rolled back', async () => {
  const embedded = shared()
  const [a, b] = [await connectTo(embedded), await connectTo(embedded)]
  await a.query('begin')
  await expect(a.query('select 1/0')).rejects.toMatchObject({ code: '22012' })
  const other = b.query('select 1 as one')
  await expect(a.query('select 2')).rejects.toMatchObject({ code: '25P02' })
  await a.query('rollback')
  expect((await other).rows).toEqual([{ one: 1 }])
})

test('an idle transaction is rolled back and its connection ended', async () => {
  const embedded = await openForTest({ idleTransactionMs: 100 })
  const [a, b] = [await connectTo(embedded), await connectTo(embedded)]
  await a.query('create table rows (id int)')
  const ended = new Promise<Error>((resolve) => a.once('error', resolve))
  await a.query('begin')
  await a.query('insert into rows values (1)')
  expect((await b.query('select * from rows')).rowCount).toBe(0)
  expect(await ended).toMatchObject({ code: '25P03' })
  await expect(a.query('commit')).rejects.toThrow()
})

test('a connection that disappears in a transaction is rolled back', async () => {
  const embedded = shared()
  const socket = embedded.socket()
  const a = await connectTo(embedded, { stream: () => socket as never })
  const b = await connectTo(embedded)
  await a.query('create table left_rows (id int)')
  await a.query('begin')
  await a.query('insert into left_rows values (1)')
  socket.destroy()
  expect((await b.query('select * from left_rows')).rowCount).toBe(0)
  await b.query('insert into left_rows values (2)')
})

test('pipelined statements run in order, interleaved with others', async () => {
  const embedded = shared()
  const a = await connectTo(embedded, { pipeline: true } as never)
  const b = await connectTo(embedded)
  const sent = Array.from({ length: 50 }, (_, at) => a.query('select $1::int as at', [at]))
  const other = b.query(`select 'between' as at`)
  const answers = await Promise.all([...sent, other])
  expect(answers.map(({ rows }) => rows[0].at)).toEqual([...sent.keys(), 'between'])
})
