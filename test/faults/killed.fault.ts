import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Cell } from '../../bench/figures/figures.ts'
import { keepFigures } from '../../bench/figures/keep-figures.ts'
import { findPostgres } from '../../scripts/find-postgres.mjs'
import { startProduct, type Product } from '../e2e/start-product.ts'
import { DURABLE } from '../postgres/start-postgres.ts'
import { signIn } from './ask.ts'
import { checkWrites, findGhosts, type Verdict } from './writes/check-writes.ts'
import { seedWrites, openEmbeddedGround, openServerGround, type Ground } from './writes/grounds.ts'
import { keepWriting, type Manner } from './writes/keep-writing.ts'
import { aMessage, anOrder, aSupport, type Write } from './writes/writes.ts'

const KILLS = 20
/** Responses between two kills, so that each interrupts work. */
const ANSWERS = 8
/** Twenty starts on a busy machine. A shorter limit would delete the database while writers are still at work. */
const PATIENCE = 40 * 60_000

const table: Record<string, Record<string, Cell>> = {}
/** What was confirmed and what is stored; and what is stored but was never sent. */
type Outcome = Verdict & { ghosts: string[] }

const kept: Outcome[] = []

describe.skipIf(findPostgres() === null)('killed in the middle of writing', () => {
  afterAll(() => {
    const sum = (of: (one: Outcome) => string[]) => kept.flatMap(of).length
    keepFigures({
      name: 'fault-killed',
      title: 'Killed during writes',
      how: `Eight people write messages, order and sign up, and repeat unconfirmed requests and every third confirmed one, while the product or its database is killed (SIGKILL), ${KILLS} times each. Lost: confirmed but not stored. Twice: stored twice. Half: incomplete, such as an order without lines, payment or email, or a message or support without email. Ghost: stored but never requested. A killed process loses its memory, not what the operating system has accepted; power failures are not tested here.`,
      command: 'npm run faults -- killed',
      tables: [table],
      promises: [
        {
          what: 'confirmed writes that are lost',
          measured: sum((one) => one.lost),
          bound: { most: 0 },
        },
        { what: 'ghosts', measured: sum((one) => one.ghosts), bound: { most: 0 } },
        { what: 'writes stored twice', measured: sum((one) => one.doubled), bound: { most: 0 } },
        { what: 'writes stored partially', measured: sum((one) => one.halves), bound: { most: 0 } },
        {
          what: 'answered writes between two kills, on average',
          measured: kept.reduce((all, one) => all + one.answered, 0) / (kept.length * KILLS),
          bound: { least: ANSWERS },
        },
      ],
    })
  })

  const server = () => openServerGround(DURABLE)
  const cases: [string, 'product' | 'database', () => Promise<Ground>][] = [
    ['the product on the embedded database', 'product', () => openEmbeddedGround()],
    ['the product on a server', 'product', server],
    ['the database server', 'database', server],
  ]
  test.each(cases)(
    `%s, ${KILLS} times: nothing is lost, twice or half`,
    async (name, who, open) => {
      const verdict = await writeAndKill(await open(), who, KILLS)
      kept.push(verdict)
      const { lost, ghosts, doubled, halves, ...counts } = verdict
      table[name] = {
        kills: KILLS,
        ...counts,
        lost: lost.length,
        ghosts: ghosts.length,
        twice: doubled.length,
        half: halves.length,
      }
      expect({ lost, ghosts, doubled, halves }).toEqual({
        lost: [],
        ghosts: [],
        doubled: [],
        halves: [],
      })
      expect(counts.answered).toBeGreaterThanOrEqual(KILLS * ANSWERS)
    },
    PATIENCE,
  )
})

describe.skipIf(findPostgres() === null)('what the checks see when the protection is off', () => {
  test('commits that do not wait for the disk, embedded: confirmed writes are lost', async () => {
    const ground = await openEmbeddedGround()
    const verdict = await writeAndKill(ground, 'product', 2, {
      before: 'alter role house_owner set synchronous_commit = off',
    })
    expect(verdict.lost.length).toBeGreaterThan(0)
  })

  test('commits that do not wait for the disk, on a killed server: confirmed writes are lost', async () => {
    const settings = { ...DURABLE, synchronous_commit: 'off', wal_writer_delay: '10s' }
    const verdict = await writeAndKill(await openServerGround(settings), 'database', 6)
    expect(verdict.lost.length).toBeGreaterThan(0)
  })

  test('clients that count a form before its response: it is lost', async () => {
    const verdict = await writeAndKill(await openServerGround(DURABLE), 'product', 3, {
      manner: 'believes',
    })
    expect(verdict.lost.length).toBeGreaterThan(0)
  })

  test('clients that repeat a confirmed request as a new one: it is stored twice', async () => {
    const verdict = await writeAndKill(await openServerGround(DURABLE), 'product', 6, {
      manner: 'writes anew',
    })
    expect(verdict.doubled.length).toBeGreaterThan(0)
  })

  test('a row without its related rows: it is incomplete', async () => {
    const ground = await openServerGround()
    const verdict = await writeAndKill(ground, 'product', 1, {
      after: `
        with gone as (delete from app.mails where kind in ('inbox.contact', 'support.new') returning 1) select count(*) from gone;
        set session_replication_role = replica;
        delete from app.order_lines`,
    })
    for (const kind of ['message', 'support', 'order'])
      expect(verdict.halves.join()).toContain(kind)
  })
})

/** Lets people write while something is killed repeatedly, and compares what was confirmed with what is stored. */
async function writeAndKill(
  ground: Ground,
  who: 'product' | 'database',
  kills: number,
  more: { manner?: Manner; before?: string; after?: string } = {},
): Promise<Outcome> {
  onTestFinished(() => ground.close())
  // Between two runs of the product, because the embedded database allows only one process. It has its data already.
  const { goods, items } = await ground.look(async (rows) => {
    if (more.before) await rows(more.before)
    return seedWrites(rows)
  })
  let product: Product = await startProduct(ground.settings)
  onTestFinished(() => product.stop())
  const cookies: string[] = []
  for (const person of ['supporter', 'ambassador', 'applicant', 'admin']) {
    cookies.push(await signIn(product.url, `${person}@demo.test`))
  }

  let up = Promise.resolve(product.url)
  const writers = keepWriting(
    [
      () => aMessage(),
      () => aMessage(),
      () => anOrder(goods),
      () => anOrder(goods),
      ...cookies.map((cookie) => inTurn(cookie, items)),
    ],
    () => up,
    more.manner,
  )
  for (let kill = 0; kill < kills; kill += 1) {
    const enough = writers.answered() + ANSWERS
    const late = Date.now() + 60_000
    while (writers.answered() < enough && Date.now() < late) await pause(5)
    await pause(Math.random() * 60)
    if (who === 'database') {
      await ground.kill?.()
      await ground.revive?.()
      continue
    }
    const back = Promise.withResolvers<string>()
    const before = product
    up = back.promise
    await before.end('SIGKILL')
    await before.stop()
    product = await startProduct(ground.settings)
    back.resolve(product.url)
  }
  await writers.finish()
  await product.end('SIGTERM')
  return ground.look(async (rows) => {
    if (more.after) for (const text of more.after.split(';')) await rows(text)
    const ghosts = await findGhosts(rows, writers.all)
    return { ...(await checkWrites(rows, writers.all)), ghosts }
  })
}

/** One project after the other, then messages. */
function inTurn(cookie: string, items: string[]): () => Write {
  let at = 0
  return () => {
    const item = items[at]
    at += 1
    return item === undefined ? aMessage() : aSupport(cookie, item)
  }
}
