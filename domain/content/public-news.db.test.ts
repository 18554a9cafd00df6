import { beforeAll, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import { startTestApp, visitor } from '#test/app/create-test-app.ts'
import { addNews, addPartner } from '#test/app/public-rows.ts'
import { getPublicNews } from './queries/get-public-news.ts'
import { listMoreNews } from './queries/list-more-news.ts'
import { listPartnerNews } from './queries/list-partner-news.ts'
import { NEWS_PAGE_SIZE } from './news.ts'

const everybody = [visitor, 'supporter', 'partner', 'admin', 'superuser'] as const
const DAY = 86_400_000
const app = startTestApp()

beforeAll(() => app.asOwner('truncate app.partners cascade'))

async function titles(partnerId: string, page = 1): Promise<string[]> {
  const { news } = await listPartnerNews(app.caller(visitor), { partnerId, page })
  return news.map(({ title }) => title)
}

test('an article is shown with its organization, and nothing that only staff may see', async () => {
  const partnerId = await addPartner(app, {
    name: 'Open Hands',
    focusAreas: ['education'],
    regions: ['southern-district', 'haifa-district'],
  })
  const published = new Date('2026-01-02T03:04:05Z')
  const id = await addNews(app, {
    partnerId: partnerId,
    title: 'A title',
    summary: 'In short.',
    body: 'At length.',
    publishedAt: published,
    updatedAt: published,
  })
  expect(await getPublicNews(app.caller(visitor), { id })).toEqual({
    id,
    about: null,
    district: 'southern-district',
    language: 'en',
    title: 'A title',
    summary: 'In short.',
    body: 'At length.',
    image: null,
    alt: '',
    publishedAt: published.toISOString(),
    updatedAt: published.toISOString(),
    partner: {
      id: partnerId,
      name: 'Open Hands',
      otherName: null,
      language: 'en',
      logo: null,
      category: 'education',
      summary: '',
      focusAreas: ['education'],
      website: 'https://open-hands.example',
    },
  })
})

test('the list contains one organization’s articles, newest first, in pages of 12', async () => {
  const partnerId = await addPartner(app)
  const now = app.runtime.clock.now().getTime()
  const count = NEWS_PAGE_SIZE + 2
  for (let n = 0; n < count; n++) {
    // Pairs with the same time, to check that pages neither repeat nor skip an article.
    const published_at = new Date(now - Math.floor(n / 2) * DAY)
    await addNews(app, { partnerId: partnerId, title: `Number ${n}`, publishedAt: published_at })
  }
  await addNews(app, { partnerId: await addPartner(app), title: 'Of somebody else' })
  const first = await listPartnerNews(app.caller(visitor), { partnerId })
  expect([first.news.length, first.pageCount]).toEqual([NEWS_PAGE_SIZE, 2])
  expect(first.news[0]!.title).toMatch(/^Number [01]$/)
  const all = [...first.news.map(({ title }) => title), ...(await titles(partnerId, 2))]
  expect(new Set(all).size).toBe(count)
  expect(all.slice(-2).toSorted()).toEqual([`Number ${count - 2}`, `Number ${count - 1}`])
  expect(await titles(partnerId, 3)).toEqual([])
})

test('below an article are the three newest others of its organization', async () => {
  const partner_id = await addPartner(app)
  const now = app.runtime.clock.now().getTime()
  const ids: string[] = []
  for (let n = 0; n < 5; n++) {
    const published_at = new Date(now - n * DAY)
    ids.push(
      await addNews(app, {
        partnerId: partner_id,
        title: `Number ${n}`,
        publishedAt: published_at,
      }),
    )
  }
  await addNews(app, { partnerId: await addPartner(app), title: 'Of somebody else' })
  const more = await listMoreNews(app.caller(visitor), {
    partnerId: partner_id,
    besides: ids[1]!,
  })
  expect(more.map(({ title }) => title)).toEqual(['Number 0', 'Number 2', 'Number 3'])
})

/** Asserts that no public query returns it. */
async function expectGone(id: string, partnerId: string) {
  for (const who of everybody) {
    const caller = app.caller(who)
    await expect(getPublicNews(caller, { id })).toBeRefused('not_found')
    expect(await listPartnerNews(caller, { partnerId })).toEqual({ news: [], pageCount: 0 })
    expect(await listMoreNews(caller, { partnerId, besides: newId() })).toEqual([])
  }
}

test('an article hidden by staff is gone, also from its organization’s public page, and can be restored', async () => {
  const partnerId = await addPartner(app, { userId: DEMO_USERS.partner.id })
  const id = await addNews(app, { partnerId: partnerId })
  const hide = (hidden_at: Date | null) =>
    app.asStaff('admin').update('news', { hiddenAt: hidden_at }, { id })
  await hide(app.runtime.clock.now())
  await expectGone(id, partnerId)
  await hide(null)
  expect(await getPublicNews(app.caller(visitor), { id })).toMatchObject({ id })
})

test('news of a suspended organization is gone, and is restored with it', async () => {
  const partnerId = await addPartner(app)
  const id = await addNews(app, { partnerId: partnerId })
  const set = (status: string) =>
    app.asStaff('admin').update('partners', { status }, { id: partnerId })
  await set('suspended')
  await expectGone(id, partnerId)
  await set('approved')
  expect(await titles(partnerId)).toHaveLength(1)
})

test.each(['pending', 'changes_asked', 'rejected', 'suspended'])(
  'news of an organization that is %s is not public',
  async (status) => {
    const partnerId = await addPartner(app, { status, approvedAt: null })
    await expectGone(await addNews(app, { partnerId: partnerId }), partnerId)
  },
)

test.each([newId(), 'x', '\u0000', "' or true --"])('%j is not found', async (id) => {
  await expect(getPublicNews(app.caller(visitor), { id })).toBeRefused('not_found')
})
