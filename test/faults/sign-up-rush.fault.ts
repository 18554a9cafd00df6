import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startProduct, type Product } from '../e2e/start-product.ts'
import { ask, signIn } from './ask.ts'
import type { AskRows } from './writes/check-writes.ts'
import { seedWrites, openEmbeddedGround, openServerGround, type Ground } from './writes/grounds.ts'
import { aSupport, anOrder, type Goods } from './writes/writes.ts'

const PEOPLE = 200
const FULL = 'Every place is taken.'

const grounds: [string, () => Promise<Ground>][] = [
  ['a server', () => openServerGround()],
  ['the embedded database', () => openEmbeddedGround()],
]

describe.each(grounds)('many at once on %s', (_, open) => {
  let ground: Ground
  let product: Product
  let cookies: string[]
  let goods: Goods
  let roomy: string
  let small: string

  beforeAll(async () => {
    ground = await open()
    await ground.look(async (rows) => {
      await addPeople(rows)
      const writes = await seedWrites(rows)
      goods = writes.goods
      roomy = writes.items[0] ?? ''
      small = writes.items[1] ?? ''
      await rows("set session_replication_role = 'replica'")
      await rows('update app.project_events set places = places_taken + 300 where id = $1', [roomy])
      await rows('update app.project_events set places = places_taken + 10 where id = $1', [small])
      await rows('reset session_replication_role')
    })
    product = await startProduct(ground.settings)
    cookies = await signInAll(product.url)
  })
  afterAll(async () => {
    await product?.stop()
    await ground?.close()
  })

  test('120 sign-ups for 300 places: everyone gets a place', async () => {
    expect(await rush(cookies.slice(0, 120).map((cookie) => aSupport(cookie, roomy)))).toEqual({
      done: 120,
    })
  })

  test('200 sign-ups for 10 places: ten get a place, 190 see that it is full', async () => {
    expect(await rush(cookies.map((cookie) => aSupport(cookie, small)))).toEqual({
      done: 10,
      full: 190,
    })
  })

  test('60 orders at once: all succeed', async () => {
    const orders = Array.from({ length: 60 }, () => anOrder(goods))
    for (const order of orders) await order.prepare(product.url)
    expect(await rush(orders)).toEqual({ done: 60 })
  })

  /** Sends all at once, and reads pages as a visitor and as a member until the last has been answered. */
  async function rush(writes: { send(url: string): Promise<Response> }[]) {
    const counts: Record<string, number> = {}
    let isOver = false
    const all = Promise.all(
      writes.map(async (write) => {
        const answer = await write.send(product.url)
        const page = await answer.text()
        const said =
          answer.status === 302 ? 'done' : page.includes(FULL) ? 'full' : `${answer.status}`
        counts[said] = (counts[said] ?? 0) + 1
      }),
    ).finally(() => (isOver = true))
    const reads: number[] = []
    while (!isOver) {
      const pages = await Promise.all([
        ask(`${product.url}/projects-events?search=olive+${reads.length}`),
        ask(`${product.url}/dashboard`, { cookie: cookies.at(-1) ?? '' }),
      ])
      for (const page of pages) {
        await page.body?.cancel()
        reads.push(page.status)
      }
    }
    await all
    expect(reads.filter((status) => status !== 200)).toEqual([])
    return counts
  }
})

const emailOf = (n: number) => `one-of-many-${n}@demo.test`

/** People who have signed up, with the password of the demo. */
async function addPeople(rows: AskRows): Promise<void> {
  await rows(`
    with people as (
      insert into auth.users (id, name, email, email_verified)
      select gen_random_uuid(), 'One of many', 'one-of-many-' || n || '@demo.test', true
      from generate_series(0, ${PEOPLE - 1}) n returning id)
    insert into auth.accounts (id, account_id, provider_id, user_id, password)
    select gen_random_uuid(), people.id::text, 'credential', people.id, demo.password
    from people, (
      select a.password from auth.accounts a join auth.users u on u.id = a.user_id
      where u.email = 'supporter@demo.test' and a.password is not null) demo`)
}

/** One after the other for each connection's turn: what is tried here is not signing in. */
async function signInAll(url: string): Promise<string[]> {
  const cookies: string[] = []
  const three = [0, 1, 2].map(async (first) => {
    for (let n = first; n < PEOPLE; n += 3) cookies.push(await signIn(url, emailOf(n)))
  })
  await Promise.all(three)
  return cookies
}
