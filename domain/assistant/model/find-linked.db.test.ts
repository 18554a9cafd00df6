import { readFile } from 'node:fs/promises'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { FEATURES } from '#domain/content/feature.ts'
import { saveFeatures } from '#domain/content/commands/save-features.ts'
import { newId } from '#platform/database/new-id.ts'
import { makeAmbassador } from '#test/app/ambassadors.ts'
import { startTestApp, system, visitor, type TestApp } from '#test/app/create-test-app.ts'
import { addItem, addNews, addPartner, addProduct } from '#test/app/public-rows.ts'
import { findLinked } from './find-linked.ts'
import { OUR_PAGES } from './our-pages.ts'

const app = startTestApp()
let ours: Record<'item' | 'partner' | 'news' | 'product' | 'ambassador', string>
beforeAll(async () => {
  const partner_id = await addPartner(app, { name: 'Open Hands' })
  const item = await addItem(app, { partnerId: partner_id, title: 'A garden (for all)' })
  const news = await addNews(app, { partnerId: partner_id })
  const product = await addProduct(app, { partnerId: partner_id })
  ours = {
    item: `/projects-events/${item}`,
    partner: `/partner/${partner_id}`,
    news: `/news/${news}`,
    product: `/store/${product}`,
    ambassador: `/ambassador/${(await makeAmbassador(app, 'applicant')).id}`,
  }
})

/** Whether an address can be shown: it is on our site and leads to an open page or something public. */
const check = async (address: string, who: Parameters<TestApp['caller']>[0] = visitor) =>
  (await findLinked(app.caller(who), address)) !== null

async function close(...names: string[]) {
  const features = Object.fromEntries(FEATURES.map((name) => [name, !names.includes(name)]))
  await saveFeatures(app.caller('superuser'), { features })
  await app.runtime.switches.refresh()
}
afterEach(() => close())

test('a public thing is accepted by each of its addresses, and returns its description', async () => {
  for (const address of Object.values(ours)) expect(await check(address), address).toBe(true)
  expect(await check(ours.item.replace('projects-events', 'marketplace'))).toBe(true)
  expect(await check(ours.product.replace('store', 'product'))).toBe(true)
  expect(await check(`${ours.item}?from=mail#about`)).toBe(true)
  expect(await check(app.runtime.origin + ours.item)).toBe(true)
  const linked = await findLinked(app.caller(visitor), `${app.runtime.origin}${ours.item}?a=b#c`)
  expect(linked).toMatchObject({
    address: ours.item,
    card: { kind: 'project', title: 'A garden (for all)', address: ours.item },
  })
})

test('so are every tour and every page of the site', async () => {
  const tours = await app.as(system).rows('tourPackages', ['slug'])
  expect(await check(`/visit/tours/${tours[0]!.slug}`)).toBe(true)
  const routes = await readFile('app/routes.ts', 'utf8')
  for (const path of Object.keys(OUR_PAGES)) {
    expect(await check(path), path).toBe(true)
    // A nested page is listed by its last path segment.
    const words = [path.slice(1), path.split('/').at(-1)]
    const isRoute = words.some((word) => routes.includes(`route('${word}'`))
    expect(isRoute || path === '/', path).toBe(true)
  }
  expect(await check('/projects-events?type=event&q=trees')).toBe(true)
})

test.each([
  '',
  ' ',
  'partners',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/partners\\..',
  'https://evil.example/partners',
  'http://127.0.0.1:3000.evil.example/partners',
  'http://127.0.0.1:3000@evil.example/partners',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)//partners',
  'data:text/html,/partners',
  'mailto:me@evil.example',
  '/par\ttners',
  '/part\u0000ners',
  '/nowhere',
  '/admin',
  '/admin/users',
  '/api/agenticai',
  '/files/1',
  '/toString',
  '/__proto__',
  '/constructor',
  '/projects-events/x',
  `/projects-events/${newId()}`,
  `/partner/${newId()}`,
  `/news/${newId()}`,
  `/store/${newId()}`,
  `/ambassador/${newId()}`,
  '/visit/tours/nowhere',
  "/visit/tours/' or true --",
  `/partners/${'x'.repeat(600)}`,
  '/%2e%2e/admin',
  '/partners/../admin',
  '/auth?token=abc',
  '/auth/reset-password?token=abc',
  '/auth?redirect=/account/delete',
])('%j is not accepted', async (address) => {
  expect(await check(address)).toBe(false)
})

test('nothing below the page of a thing can be linked', async () => {
  expect(await check(`${ours.item}/support/donate`)).toBe(false)
  expect(await check(`${ours.partner}/calendar.ics`)).toBe(false)
})

test('a thing that is not public is not accepted, whoever asks', async () => {
  const waiting = await addPartner(app, { status: 'pending', approvedAt: null })
  const addresses = [
    `/partner/${waiting}`,
    `/projects-events/${await addItem(app, { partnerId: waiting })}`,
    `/projects-events/${await addItem(app, {
      partnerId: ours.partner.slice('/partner/'.length),
      status: 'pending',
      approvedAt: null,
    })}`,
  ]
  for (const address of addresses) {
    for (const who of [visitor, 'partner', 'superuser'] as const) {
      expect(await check(address, who), address).toBe(false)
    }
  }
})

test('a disabled feature is not accepted until it is enabled again', async () => {
  await close('store', 'visit', 'ambassadors', 'calendar')
  for (const address of ['/store', ours.product, '/visit', ours.ambassador, '/calendar']) {
    expect(await check(address), address).toBe(false)
  }
  expect(await check(ours.item)).toBe(true)
  await close()
  expect(await check(ours.product)).toBe(true)
})
