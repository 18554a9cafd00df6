import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { makeAmbassador } from '#test/world/ambassadors.ts'
import { memberOf, createTestApp, visitor, type TestApp } from '#test/world/create-test-app.ts'
import { addItem, addNews, addPartner, addProduct } from '#test/world/public-rows.ts'
import { listSitemapChunks } from './queries/list-sitemap-chunks.ts'
import { listSitemapEntries } from './queries/list-sitemap-entries.ts'
import { SITEMAP_KINDS, type SitemapKind } from './sitemap.ts'

let world: TestApp
let partner: string
let suspended: string
const shown: Record<SitemapKind, string[]> = {
  'projects-events': [],
  partners: [],
  news: [],
  products: [],
  ambassadors: [],
}

beforeAll(async () => {
  world = await createTestApp()
  await world.asOwner(
    'truncate app.project_events, app.search_documents, app.facet_counts, app.search_weeks cascade',
  )
  await world.asOwner('truncate app.partners cascade')
  await world.asOwner('truncate app.ambassador_profiles cascade')
  partner = await addPartner(world)
  suspended = await addPartner(world, { status: 'suspended', userId: DEMO_USERS.partner.id })
  await addPartner(world, { status: 'pending', approvedAt: null, userId: DEMO_USERS.partner2.id })
  shown.partners.push(partner)
  for (let at = 0; at < 5; at++) {
    shown['projects-events'].push(await addItem(world, { partnerId: partner }))
    shown.news.push(await addNews(world, { partnerId: partner }))
    shown.products.push(await addProduct(world, { partnerId: partner }))
  }
  for (const who of ['ambassador', 'supporter', 'admin', 'superuser', 'applicant'] as const) {
    shown.ambassadors.push((await makeAmbassador(world, who)).id)
  }
  await hide('ambassadorProfiles', (await makeAmbassador(world, 'partner')).id)
  await addItem(world, { partnerId: partner, status: 'pending', approvedAt: null })
  await addItem(world, { partnerId: partner, status: 'withdrawn' })
  await addItem(world, { partnerId: suspended })
  await addNews(world, { partnerId: suspended })
  await addProduct(world, { partnerId: suspended })
  await hide('news', await addNews(world, { partnerId: partner }))
  await hide('products', await addProduct(world, { partnerId: partner }))
  for (const ids of Object.values(shown)) ids.sort()
})
afterAll(() => world.close())

test.each(SITEMAP_KINDS)('of %s all that is public is told, and nothing else', async (kind) => {
  const entries = await listSitemapEntries(world.caller(visitor), { kind })
  expect(entries.map(({ id }) => id)).toEqual(shown[kind])
  for (const { changedAt } of entries) expect(changedAt).toMatch(/^\d{4}-.*Z$/)
})

test('files that follow each other hold everything once, and none is empty', async () => {
  for (const size of [1, 2, 3, 5, 9]) {
    const chunks = await listSitemapChunks(world.caller(visitor), { size })
    for (const kind of SITEMAP_KINDS) {
      const files = await Promise.all(
        chunks
          .filter((chunk) => chunk.kind === kind)
          .map(({ after }) => listSitemapEntries(world.caller(visitor), { kind, after, size })),
      )
      expect(files.flat().map(({ id }) => id)).toEqual(shown[kind])
      expect(Math.min(...files.map((file) => file.length))).toBeGreaterThan(0)
    }
  }
})

test('a part that is closed is not told', async () => {
  const admin = memberOf('admin')
  const open = (enabled: boolean) =>
    world.runtime.scope.asStaff(admin, (db) =>
      db.updateTable('siteFeatures').set({ enabled }).where('name', '=', 'store').execute(),
    )
  await open(false)
  await world.runtime.switches.refresh()
  const kinds = (await listSitemapChunks(world.caller(visitor), {})).map(({ kind }) => kind)
  expect(kinds).toEqual(['projects-events', 'partners', 'news', 'ambassadors'])
  await expect(
    listSitemapEntries(world.caller(visitor), { kind: 'products' }),
  ).rejects.toMatchObject({ code: 'closed' })
  await open(true)
  await world.runtime.switches.refresh()
})

function hide(table: 'news' | 'products' | 'ambassadorProfiles', id: string) {
  const set = {
    hiddenAt: world.runtime.clock.now(),
    ...(table === 'ambassadorProfiles' && { hiddenReason: 'Not a person' }),
  }
  return world.runtime.scope.asStaff(memberOf('admin'), (db) =>
    db.updateTable(table).set(set).where('id', '=', id).execute(),
  )
}
