import { RouterContextProvider } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  callerContext,
  cookiesContext,
  requestInfoContext,
  runtimeContext,
} from '#app/request/context.ts'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { saveFeatures } from '#domain/content/commands/save-features.ts'
import type { Actor } from '#platform/actor.ts'
import { memberOf, startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { action } from './activity.ts'

const app = startTestApp()
beforeEach(() => app.as(system).delete('userActivity'))

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
const seen = { activity_type: 'page_view', data: { path: '/about', search: '' } }
let connections = 0

/** Reports an activity as a browser would, from a new IP address each time unless one is given. */
async function tell(
  body: unknown,
  more: { who?: Actor; headers?: Record<string, string>; address?: string; method?: string } = {},
): Promise<{ status: number; cookies: string[] }> {
  const { who = visitor, headers = {}, method = 'POST' } = more
  const address = more.address ?? `192.0.2.${++connections}`
  const context = new RouterContextProvider()
  const cookies: string[] = []
  context.set(runtimeContext, app.runtime)
  context.set(callerContext, app.caller(who))
  context.set(cookiesContext, cookies)
  context.set(requestInfoContext, {
    id: 'x',
    address,
    protocol: 'http',
    host: 'localhost',
    nonce: '',
    forAll: false,
  })
  const url = new URL('/api/activity', app.runtime.origin)
  const request = new Request(url, {
    method,
    headers: { 'content-type': 'application/json', 'user-agent': BROWSER, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  try {
    const answer = await action({ request, url, context, params: {}, pattern: '/api/activity' })
    return { status: answer.status, cookies }
  } catch (thrown) {
    return { status: (thrown as { init: { status: number } }).init.status, cookies }
  }
}

const rows = () => app.as(system).rows('userActivity', '*')

test('stores no identity and sets no cookie for a member without consent', async () => {
  for (const cookie of ['', 'consent=no', 'consent=maybe', 'consent=', 'xconsent=yes']) {
    const told = await tell(seen, { who: memberOf('supporter'), headers: { cookie } })
    expect(told).toEqual({ status: 204, cookies: [] })
  }
  const kept = await rows()
  expect(kept).toHaveLength(5)
  for (const row of kept) expect(row).toMatchObject({ userId: null, url: null, ipAddress: null })
})

test('stores the session’s user and the connection’s IP address with consent', async () => {
  await tell(seen, {
    who: memberOf('supporter'),
    headers: { cookie: 'theme=dark; consent=yes', 'x-forwarded-for': '8.8.8.8' },
    address: '203.0.113.9',
  })
  expect(await rows()).toMatchObject([
    { userId: DEMO_USERS.supporter.id, ipAddress: '203.0.113.9', userAgent: BROWSER },
  ])
})

test.each([{ dnt: '1' }, { 'sec-gpc': '1' }])('a browser that sends %o means no', async (wish) => {
  await tell(seen, { who: memberOf('supporter'), headers: { cookie: 'consent=yes', ...wish } })
  expect(await rows()).toMatchObject([{ userId: null, userAgent: null, ipAddress: null }])
})

describe('accepts without storing a row:', () => {
  test.each([
    ['a page fetched ahead', { 'sec-purpose': 'prefetch;prerender' }],
    ['the older prefetch header', { purpose: 'prefetch' }],
    ['a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['no user agent', { 'user-agent': '' }],
  ])('%s', async (_, headers) => {
    expect((await tell(seen, { headers })).status).toBe(204)
    expect(await rows()).toEqual([])
  })

  test('reports from one IP address beyond what a human could read', async () => {
    for (let n = 0; n < 100; n += 1) {
      expect((await tell(seen, { address: '198.51.100.1' })).status).toBe(204)
    }
    expect((await rows()).length).toBeLessThan(70)
    expect((await tell(seen, { address: '198.51.100.2' })).status).toBe(204)
    expect((await rows()).length).toBeLessThan(71)
  })
})

describe('rejects as malformed:', () => {
  test.each([
    ['no JSON', '{'],
    ['a list', []],
    ['nothing', null],
    ['an unknown type', { ...seen, activity_type: 'admin_action' }],
    ['a path on another site', { ...seen, data: { path: 'https://evil.example' } }],
  ])('%s', async (_, body) => {
    expect((await tell(body)).status).toBe(400)
    expect(await rows()).toEqual([])
  })
  test('a form', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await tell('activity_type=page_view', { headers })).status).toBe(400)
  })
  test('another method', async () => {
    expect((await tell(seen, { method: 'PUT' })).status).toBe(405)
  })
})

test('returns 404 and stores nothing while statistics are disabled', async () => {
  const switchIt = async (tracking: boolean) => {
    await saveFeatures(app.caller('admin'), { features: { tracking } })
    await app.runtime.switches.refresh()
  }
  await switchIt(false)
  expect((await tell(seen)).status).toBe(404)
  expect(await rows()).toEqual([])
  await switchIt(true)
  expect((await tell(seen)).status).toBe(204)
  expect(await rows()).toHaveLength(1)
})
