import { beforeAll, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { makeAmbassador } from '#test/app/ambassadors.ts'
import { memberOf, startTestApp, visitor } from '#test/app/create-test-app.ts'
import { addItem, addNews, addPartner, addProduct } from '#test/app/public-rows.ts'
import { listSitemapChunks } from './queries/list-sitemap-chunks.ts'
import { listSitemapEntries } from './queries/list-sitemap-entries.ts'
import { SITEMAP_KINDS, type SitemapKind } from './sitemap.ts'

const app = startTestApp()
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
  await app.asOwner(
    'truncate app.project_events, app.search_documents, app.facet_counts, app.search_weeks cascade',
  )
  await app.asOwner('truncate app.partners cascade')
  await app.asOwner('truncate app.ambassador_profiles cascade')
  partner = await addPartner(app)
  suspended = await addPartner(app, { status: 'suspended', userId: DEMO_USERS.partner.id })
  await addPartner(app, { status: 'pending', approvedAt: null, userId: DEMO_USERS.partner2.id })
  shown.partners.push(partner)
  for (let at = 0; at < 5; at++) {
    shown['projects-events'].push(await addItem(app, { partnerId: partner }))
    shown.news.push(await addNews(app, { partnerId: partner }))
    shown.products.push(await addProduct(app, { partnerId: partner }))
  }
  for (const who of ['ambassador', 'supporter', 'admin', 'superuser', 'applicant'] as const) {
    shown.ambassadors.push((await makeAmbassador(app, who)).id)
  }
  await hide('ambassadorProfiles', (await makeAmbassador(app, 'partner')).id)
  await addItem(app, { partnerId: partner, status: 'pending', approvedAt: null })
  await addItem(app, { partnerId: partner, status: 'withdrawn' })
  await addItem(app, { partnerId: suspended })
  await addNews(app, { partnerId: suspended })
  await addProduct(app, { partnerId: suspended })
  await hide('news', await addNews(app, { partnerId: partner }))
  await hide('products', await addProduct(app, { partnerId: partner }))
  for (const ids of Object.values(shown)) ids.sort()
})

test.each(SITEMAP_KINDS)('of %s exactly the public ones are listed', async (kind) => {
  const entries = await listSitemapEntries(app.caller(visitor), { kind })
  expect(entries.map(({ id }) => id)).toEqual(shown[kind])
  for (const { changedAt } of entries) expect(changedAt).toMatch(/^\d{4}-.*Z$/)
})

test('consecutive files contain every row once, and none is empty', async () => {
  for (const size of [1, 2, 3, 5, 9]) {
    const chunks = await listSitemapChunks(app.caller(visitor), { size })
    for (const kind of SITEMAP_KINDS) {
      const files = await Promise.all(
        chunks
          .filter((chunk) => chunk.kind === kind)
          .map(({ after }) => listSitemapEntries(app.caller(visitor), { kind, after, size })),
      )
      expect(files.flat().map(({ id }) => id)).toEqual(shown[kind])
      expect(Math.min(...files.map((file) => file.length))).toBeGreaterThan(0)
    }
  }
})

test('a disabled feature is not listed', async () => {
  const admin = memberOf('admin')
  const open = (enabled: boolean) =>
    app.runtime.scope.asStaff(admin, (db) =>
      db.updateTable('siteFeatures').set({ enabled }).where('name', '=', 'store').execute(),
    )
  await open(false)
  await app.runtime.switches.refresh()
  const kinds = (await listSitemapChunks(app.caller(visitor), {})).map(({ kind }) => kind)
  expect(kinds).toEqual(['projects-events', 'partners', 'news', 'ambassadors'])
  await expect(listSitemapEntries(app.caller(visitor), { kind: 'products' })).toBeRefused('closed')
  await open(true)
  await app.runtime.switches.refresh()
})

function hide(table: 'news' | 'products' | 'ambassadorProfiles', id: string) {
  const set = {
    hiddenAt: app.runtime.clock.now(),
    ...(table === 'ambassadorProfiles' && { hiddenReason: 'Not a person' }),
  }
  return app.runtime.scope.asStaff(memberOf('admin'), (db) =>
    db.updateTable(table).set(set).where('id', '=', id).execute(),
  )
}
