import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Cell } from '../../bench/figures/figures.ts'
import { keepFigures } from '../../bench/figures/keep-figures.ts'
import { findPostgres } from '../../scripts/find-postgres.mjs'
import { startProduct, type Product } from '../e2e/start-product.ts'
import { signIn } from './ask.ts'
import { openDatabaseProxy, type DatabaseProxy, type Failure } from './database-proxy.ts'
import { checkWrites, type AskRows, type Verdict } from './writes/check-writes.ts'
import { seedWrites, openServerGround, type Ground } from './writes/grounds.ts'
import { anApproval, aProfile } from './writes/staffs-and-members.ts'
import { aMessage, anOrder, aSignUp, aSupport, type Goods, type Write } from './writes/writes.ts'

/** Longer than any response takes, even on a slow machine. */
const MOST_MS = 20_000
/** More statements than any of these writes has. */
const MOST_STATEMENTS = 80

const HOW: Failure[] = ['is refused', 'is cut off', 'is not answered']

describe.skipIf(findPostgres() === null)('when any one statement of a write fails', () => {
  let ground: Ground
  let proxy: DatabaseProxy
  let product: Product
  let goods: Goods
  let items: string[]
  const cookies: Record<string, string> = {}
  const table: Record<string, Record<string, Cell>> = {}
  const broken: string[] = []

  beforeAll(async () => {
    ground = await openServerGround()
    proxy = await openDatabaseProxy(ground.settings['DATABASE_URL'] ?? '')
    product = await startProduct({ ...ground.settings, DATABASE_URL: proxy.url })
    for (const who of ['supporter', 'admin']) {
      cookies[who] = await signIn(product.url, `${who}@demo.test`)
    }
    ;({ goods, items } = await ground.look(seedWrites))
  })
  afterAll(async () => {
    await product?.stop()
    await proxy?.close()
    await ground?.close()
    keepFigures({
      name: 'fault-failing-statements',
      title: 'Every statement failing',
      how: 'For each kind of write the first statement fails, then, in a repetition, the second, and so on to the last: refused by the server for lack of space, disconnected before it, or disconnected after it with its response lost. After each failure all or nothing of the write is stored, the response says to try again, and resubmitting the form leaves exactly one.',
      command: 'npm run faults -- failing-statements',
      tables: [table],
      promises: [
        { what: 'failures with another outcome', measured: broken.length, bound: { most: 0 } },
      ],
    })
  })

  const writes: [string, (rows: AskRows) => Write | Promise<Write>][] = [
    ['a message', () => aMessage()],
    ['an order', () => anOrder(goods)],
    ['a support', (rows) => aHelp(rows)],
    ['a sign-up', () => aSignUp()],
    ['an approval by staff', (rows) => anApproval(rows, cookies['admin'] ?? '')],
    ['a profile with a picture', () => aProfile(cookies['supporter'] ?? '')],
  ]
  const cases = writes.flatMap(([what, make]) => HOW.map((how) => ({ what, how, make })))

  test.each(cases)(
    '$what, a statement $how: all or nothing, and exactly once in the end',
    async (one) => {
      const { what, how, make } = one
      const found = await failEach(make, how)
      table[`${what}: a statement ${how}`] = {
        statements: found.statements,
        'kept though it said to try again': found.keptUnsaid,
        broken: found.broken.length,
      }
      broken.push(...found.broken)
      expect(found.broken).toEqual([])
      expect(found.statements, 'it was tried at all').toBeGreaterThan(3)
    },
  )

  test('control: without transactions the same test finds partial orders', async () => {
    proxy.forgetTransactions()
    const { broken: found } = await failEach(() => anOrder(goods), 'is refused')
    expect(found.join('\n')).toContain('half')
  })

  async function failEach(make: (rows: AskRows) => Write | Promise<Write>, how: Failure) {
    const found = { statements: 0, keptUnsaid: 0, broken: [] as string[] }
    await ground.look(async (rows) => {
      for (let n = 1; n <= MOST_STATEMENTS; n += 1) {
        const write = await make(rows)
        await patiently(() => write.prepare(product.url))
        proxy.fail(n, how)
        const status = await statusOf(write)
        if (!proxy.rest()) return
        found.statements = n
        const note = (what: string) => found.broken.push(`${n}: ${what}`)

        const wasAnswered = status === 302
        if (!wasAnswered && !(status >= 400 && status <= 503 && status !== 500)) {
          note(`answered ${status}`)
        }
        const first = await judge(rows, write, wasAnswered)
        first.faults.forEach(note)
        if (first.times === 1 && !wasAnswered) found.keptUnsaid += 1

        let again = 0
        for (let tries = 0; tries < 12 && (again < 100 || again >= 500); tries += 1) {
          again = await statusOf(write)
        }
        if (again !== 302) note(`repeated, answered ${again}`)
        const second = await judge(rows, write, true)
        second.faults.forEach((fault) => note(`repeated, ${fault}`))
      }
      found.broken.push('there was no end of it')
    })
    return found
  }

  async function judge(rows: AskRows, { kind, token }: Write, wasAnswered: boolean) {
    const verdict = await checkWrites(rows, [{ kind, token, wasAnswered }])
    const faults = (['lost', 'doubled', 'halves'] as const).flatMap((name: keyof Verdict) =>
      (verdict[name] as string[]).map((which) => `${name === 'halves' ? 'half' : name}: ${which}`),
    )
    return { times: verdict.kept, faults }
  }

  async function statusOf(write: Write): Promise<number> {
    const late = new AbortController()
    const never = pause(MOST_MS, 599, { signal: late.signal }).catch(() => 599)
    const answer = write.send(product.url).then(
      async (given) => {
        await given.body?.cancel()
        return given.status
      },
      () => 598,
    )
    const status = await Promise.race([answer, never])
    late.abort()
    return status
  }

  /** To the same project each time, as if what came before had been called off. */
  async function aHelp(rows: AskRows): Promise<Write> {
    await rows(
      `update app.supports set status = 'cancelled' where message like 'Until noon, %' and status = 'pending'`,
    )
    await rows(`delete from app.mails where kind = 'support.new'`)
    return aSupport(cookies['supporter'] ?? '', items[0] ?? '')
  }
})

/** Broken connections are detected one after the other. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (tries === 12) throw error
      await pause(50)
    }
  }
}
