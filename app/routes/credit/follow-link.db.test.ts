import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Actor } from '#platform/actor.ts'
import { newId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { format } from '#platform/text/format.ts'
import { makeAmbassador } from '#test/app/ambassadors.ts'
import { openBrowser } from '#test/app/browsing.ts'
import { startAs } from '#test/app/campaigning.ts'
import { codeOf } from '#test/app/crediting.ts'
import { memberOf, startTestApp, system, type Person } from '#test/app/create-test-app.ts'
import { addSupportable } from '#test/app/supporting.ts'

let one: { id: string; code: string }
let other: { id: string; code: string }
let itemId: string
let removedId: string
const app = startTestApp({ env: { LIMITS: 'usual' } })
beforeAll(async () => {
  one = await makeAmbassador(app, 'ambassador')
  other = await makeAmbassador(app, 'applicant')
  itemId = await addSupportable(app)
  removedId = await addSupportable(app, { status: 'withdrawn' })
})
beforeEach(() => app.advance(86_400_000))

/** Today's counted visits of a link. */
async function visitsOf(code: string): Promise<number> {
  const { visits } = await app.runtime.scope.as(system, (db) =>
    db
      .selectFrom('ambassadorVisits')
      .select((of) => of.fn.coalesce(of.fn.sum<number>('visits'), of.lit(0)).as('visits'))
      .where('linkCode', '=', code)
      .where('day', '=', format.isoDay(app.runtime.clock.now()))
      .executeTakeFirstOrThrow(),
  )
  return Number(visits)
}

describe('redirects', () => {
  const led = async (path: string) => (await openBrowser(app).follow(path)).to

  test('to the ambassador’s page, or to the project in the link', async () => {
    expect(await led(`/a/${one.code}`)).toBe(`/ambassador/${one.id}`)
    expect(await led(`/a/${one.code}/${itemId}`)).toBe(`/projects-events/${itemId}`)
  })

  test('a campaign’s link to its item, or to its anchor on the page', async () => {
    const forAll = await startAs(app, 'ambassador')
    expect(await led(`/a/${await codeOf(app, forAll)}`)).toBe(`/ambassador/${one.id}#${forAll}`)
    const forOne = await codeOf(app, await startAs(app, 'ambassador', { itemId }))
    expect(await led(`/a/${forOne}`)).toBe(`/projects-events/${itemId}`)
    const next = await addSupportable(app)
    expect(await led(`/a/${forOne}/${next}`)).toBe(`/projects-events/${next}`)
  })

  test.each(['unknown', 'https:', '%2F%2Fevil.example', '..', newId()])(
    'to the page if the item is %s',
    async (item) => expect(await led(`/a/${one.code}/${item}`)).toBe(`/ambassador/${one.id}`),
  )

  test('to the page if the item is not public', async () => {
    expect(await led(`/a/${one.code}/${removedId}`)).toBe(`/ambassador/${one.id}`)
  })

  test.each(['abcdefgh', 'ABCDEFGH', 'x', '%00', '', 'abcdefgh0'])(
    '%j to the showcase with a message',
    async (code) => {
      const browser = openBrowser(app)
      const { to, status, says } = await browser.follow(`/a/${code}`)
      expect({ to, status }).toEqual({ to: '/ambassador', status: 302 })
      expect(says).toMatch(/no longer works/)
      expect(browser.referral()).toBeNull()
    },
  )

  test('an unknown code with an item to the item', async () => {
    const browser = openBrowser(app)
    const { to } = await browser.follow(`/a/abcdefgh/${itemId}`)
    expect(to).toBe(`/projects-events/${itemId}`)
    expect(browser.referral()).toBeNull()
  })

  test('without being cached', async () => {
    const { cache } = await openBrowser(app).follow(`/a/${one.code}`)
    expect(cache).toBe('no-store')
  })
})

describe('during an outage', () => {
  const away = () => Promise.reject(new AppError('unavailable', 'away'))

  test('of counting: redirects and remembers the link', async () => {
    const runtime = { ...app.runtime, attempts: { ...app.runtime.attempts, count: away } }
    const browser = openBrowser({ ...app, runtime })
    const { to } = await browser.follow(`/a/${one.code}/${itemId}`)
    expect([to, browser.referral()?.code]).toEqual([`/projects-events/${itemId}`, one.code])
  })

  test('of the database: the showcase asks to try again', async () => {
    const scope = { ...app.runtime.scope, as: away, reading: away }
    const caller = (who: Actor | Person) => ({
      ...app.caller(who),
      runtime: { ...app.runtime, scope },
    })
    const browser = openBrowser({ ...app, caller })
    const { to, says } = await browser.follow(`/a/${one.code}`)
    expect([to, browser.referral()]).toEqual(['/ambassador', null])
    expect(says).toMatch(/try again/)
  })
})

describe('counts a visit', () => {
  test('once per browser and day, each link separately', async () => {
    const browser = openBrowser(app)
    for (const path of [one.code, `${one.code}/${itemId}`, other.code, one.code, other.code]) {
      // oxlint-disable-next-line no-await-in-loop
      await browser.follow(`/a/${path}`)
    }
    expect([await visitsOf(one.code), await visitsOf(other.code)]).toEqual([1, 1])
    await openBrowser(app).follow(`/a/${one.code}`)
    expect(await visitsOf(one.code)).toBe(2)
    app.advance(86_400_000)
    await browser.follow(`/a/${one.code}`)
    expect(await visitsOf(one.code)).toBe(1)
  })

  test.each([
    [
      'a search engine',
      { headers: { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' } },
    ],
    ['a program without a name', { headers: { 'user-agent': '' } }],
    ['a HEAD request', { method: 'HEAD' }],
    ['a prefetching browser', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
    ['an image on another site', { headers: { 'sec-fetch-dest': 'image' } }],
    ['a frame on another site', { headers: { 'sec-fetch-dest': 'iframe' } }],
    [
      'a script on another site',
      { headers: { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'cross-site' } },
    ],
  ])('not %s, which is only redirected', async (_, more) => {
    const browser = openBrowser(app)
    const { to } = await browser.follow(`/a/${one.code}`, more)
    expect(to).toBe(`/ambassador/${one.id}`)
    expect(browser.referral()).toBeNull()
    expect(await visitsOf(one.code)).toBe(0)
  })

  test('but not the ambassador’s own', async () => {
    const own = openBrowser(app, { who: memberOf('ambassador') })
    expect((await own.follow(`/a/${one.code}`)).to).toBe(`/ambassador/${one.id}`)
    expect(own.referral()).toBeNull()
    expect(await visitsOf(one.code)).toBe(0)
    const another = openBrowser(app, { who: memberOf('supporter') })
    await another.follow(`/a/${one.code}`)
    expect(another.referral()?.code).toBe(one.code)
    expect(await visitsOf(one.code)).toBe(1)
  })

  test('up to sixty times a day per connection, and still redirects after that', async () => {
    const address = '198.51.100.9'
    for (let visit = 0; visit < 64; visit++) {
      const browser = openBrowser(app, { address })
      // oxlint-disable-next-line no-await-in-loop
      const { to } = await browser.follow(`/a/${one.code}`)
      expect([to, browser.referral()?.code]).toEqual([`/ambassador/${one.id}`, one.code])
    }
    expect(await visitsOf(one.code)).toBe(60)
    // Signing in does not change the connection.
    await openBrowser(app, { address, who: memberOf('supporter') }).follow(`/a/${one.code}`)
    expect(await visitsOf(one.code)).toBe(60)
    await openBrowser(app, { address: '203.0.113.4' }).follow(`/a/${one.code}`)
    expect(await visitsOf(one.code)).toBe(61)
  })
})
